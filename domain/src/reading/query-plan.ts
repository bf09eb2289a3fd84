/** Where a page of a list begins: after the row with this value in the sorted field and this id. */
export type Cursor = readonly [value: string, id: string];

/**
 * What a field must be: equal, equal to one of several, a list that contains it, or within a range.
 */
export type PlannedFilter = {
  field: string;
  op: '==' | 'in' | 'array-contains' | '>' | '>=' | '<' | '<=';
  value: unknown;
};

/**
 * A query without an SDK: plain data, so that a test can compare it with the declared indexes
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
