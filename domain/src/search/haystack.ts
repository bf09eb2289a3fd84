/** No word of a query can contain it, so a word is never found across two entries. */
const BETWEEN = '\n';

/** Many short texts as one long one, in which a word is found by one scan. */
export type Haystack = {
  text: string;
  /** Where each entry begins; one more than there are entries. */
  starts: Int32Array;
};

/** Joins texts, which must not contain line breaks, into one haystack. */
export const haystackOf = (entries: readonly string[]): Haystack => {
  const starts = new Int32Array(entries.length + 1);
  let length = 0;
  entries.forEach((entry, index) => {
    starts[index] = length;
    length += entry.length + BETWEEN.length;
  });
  starts[entries.length] = length;
  return { text: entries.join(BETWEEN), starts };
};

/** The entry at a position, from an earlier entry on: strides that double, then halves. */
const entryAt = (starts: Int32Array, position: number, from: number): number => {
  let low = from;
  let stride = 1;
  while ((starts[low + stride] ?? Infinity) <= position) {
    low += stride;
    stride *= 2;
  }
  let high = Math.min(low + stride, starts.length - 1);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low;
};

/** Calls `visit` for each entry that contains a non-empty text, in order, each once. */
export const visitContaining = (
  haystack: Haystack,
  wanted: string,
  visit: (entry: number, offset: number) => void,
): void => {
  const { text, starts } = haystack;
  let entry = 0;
  let position = text.indexOf(wanted);
  while (position !== -1) {
    entry = entryAt(starts, position, entry);
    visit(entry, position - (starts[entry] ?? 0));
    position = text.indexOf(wanted, starts[entry + 1]);
  }
};
