import type { Cursor } from '@club/domain/reading/query-plan';

/** A page of a long list; `next` is where the next one begins, null when this one is not full. */
export type ListPage<Row> = { rows: readonly Row[]; next: Cursor | null };

/** The page of `size` rows; only a full one can have another after it. */
export const pageOf = <Row>(
  rows: readonly Row[],
  size: number,
  cursorOf: (row: Row) => Cursor,
): ListPage<Row> => {
  const last = rows.at(-1);
  return { rows, next: last === undefined || rows.length < size ? null : cursorOf(last) };
};
