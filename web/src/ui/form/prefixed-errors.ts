import type { FieldErrors } from '@club/domain/validation/parse-with';
import type { SummaryError } from './error-summary.tsx';

/** Errors of one part of a form under the names of its fields: 'guest.city'. */
export const prefixed = (prefix: string, errors: FieldErrors): SummaryError[] =>
  Object.entries(errors).map(([name, message]) => ({ name: `${prefix}.${name}`, message }));
