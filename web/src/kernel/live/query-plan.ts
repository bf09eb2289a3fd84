import type { Cursor } from './list-page.ts';

/**
 * What a field must be: equal, equal to one of several, a list that contains it, or within a range.
 */
export type PlannedFilter = {
  field: string;
  op: '==' | 'in' | 'array-contains' | '>' | '>=' | '<' | '<=';
  value: unknown;
};

/**
 * A query without the SDK: plain data, so that a test can compare it with the declared indexes
 * (which production requires and the emulator does not), and a server can run it too.
 */
export type QueryPlan = {
  /** The path of the collection. */
  collection: string;
  filters: readonly PlannedFilter[];
  /**
   * Without one, rows come by id. With one, the id comes second in the same direction, so that no
   * two rows are equal to a cursor.
   */
  order?: { field: string; direction: 'asc' | 'desc' };
  /** Only rows after this cursor. */
  after?: Cursor | null;
  /** Most rows; all of them without it. */
  size?: number;
};

/** The filter for a field that must be equal to a value. */
export const equal = (field: string, value: unknown): PlannedFilter => ({
  field,
  op: '==',
  value,
});
