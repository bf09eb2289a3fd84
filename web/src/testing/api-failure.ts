import type { ApiErrorCode, Details } from '@club/domain/api/errors';
import { API_ERRORS } from '@club/domain/api/errors';
import type { ApiFailure } from '../kernel/api/api-client.ts';

/** What the API client gives for a refusal. */
export const apiFailure = <Code extends ApiErrorCode>(
  code: Code,
  {
    message = API_ERRORS[code].message,
    field,
    details = null,
  }: { message?: string; field?: string; details?: Details<Code> | null } = {},
): ApiFailure =>
  ({
    kind: 'api',
    code,
    message,
    ...(field === undefined ? {} : { field }),
    details,
    // Code and details belong together; TypeScript does not follow that into the union.
  }) as unknown as ApiFailure;
