/** For each entry of a dictionary the rows that have it, ascending, in one array. */
export type Postings = { starts: Int32Array; rows: Int32Array };

/** Turns lists of rows into one array with the places where they begin. */
export const postingsOf = (lists: readonly (readonly number[])[]): Postings => {
  const starts = new Int32Array(lists.length + 1);
  let length = 0;
  lists.forEach((rows, entry) => {
    starts[entry] = length;
    length += rows.length;
  });
  starts[lists.length] = length;
  const rows = new Int32Array(length);
  lists.forEach((list, entry) => {
    rows.set(list, starts[entry]);
  });
  return { starts, rows };
};
