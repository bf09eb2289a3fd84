import type { FieldErrors } from '@club/domain/validation/parse-with';
import type { SummaryError } from '../../ui/form/error-summary.tsx';

/** Errors of one part of a form under the names of its fields: 'guest.city'. */
export const prefixed = (prefix: string, errors: FieldErrors): SummaryError[] =>
  Object.entries(errors).map(([name, message]) => ({ name: `${prefix}.${name}`, message }));

/** 'There is 1 thing to correct' / 'There are 3 things to correct'. */
export const summaryTitle = (count: number): string =>
  count === 1 ? 'There is 1 thing to correct' : `There are ${count} things to correct`;
