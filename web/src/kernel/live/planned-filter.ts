import type { PlannedFilter } from '@club/domain/reading/query-plan';

/** The filter for a field that must be equal to a value. */
export const equal = (field: string, value: unknown): PlannedFilter => ({
  field,
  op: '==',
  value,
});
