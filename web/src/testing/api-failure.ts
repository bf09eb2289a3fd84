import type { ApiErrorCode, Details } from '@club/domain/api/errors';
import { API_ERRORS } from '@club/domain/api/errors';
import type { ApiFailure } from '../kernel/api/api-client.ts';

type FailureParts<Code extends ApiErrorCode> = {
  message?: string;
  field?: string;
  details?: Details<Code> | null;
};

/** The error that the API client returns for a rejected request. */
export const apiFailure = <Code extends ApiErrorCode>(
  code: Code,
  { message = API_ERRORS[code].message, field, details = null }: FailureParts<Code> = {},
): ApiFailure => {
  const known: { code: ApiErrorCode; details: Details<ApiErrorCode> | null } = { code, details };
  // The parameters pair code and details; TypeScript does not follow that into the union.
  return {
    kind: 'api',
    message,
    ...(field === undefined ? {} : { field }),
    ...known,
  } as ApiFailure;
};
