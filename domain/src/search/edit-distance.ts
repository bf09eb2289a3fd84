/** How far a word is from what was typed. */
export type Distance = {
  /** Letters to add, leave out, change or swap until one is the other. */
  whole: number;
  /** The same until what was typed is a beginning of the word: for a word that is still typed. */
  beginning: number;
};

/** More letters than this are not compared: no name has such a word. */
const LONGEST = 64;
/** Three rows of the table, made once: thousands of words are compared while a visitor types. */
const rows: readonly [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(LONGEST + 2),
  new Uint8Array(LONGEST + 2),
  new Uint8Array(LONGEST + 2),
];
const FAR = 100;

/**
 * The distances of `typed` to `word`, each `Infinity` when above `most`; null when both are.
 * Neighbours that changed places count as one mistake (optimal string alignment). Only the part of
 * the table is filled in that can stay within `most`.
 */
export const editDistance = (typed: string, word: string, most: number): Distance | null => {
  const width = Math.min(word.length, typed.length + most);
  if (typed.length > LONGEST || width > LONGEST || typed.length - word.length > most) return null;
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    const from = Math.max(1, row - most);
    const to = Math.min(width, row + most);
    const letter = typed.charCodeAt(row - 1);
    const letterBefore = row > 1 ? typed.charCodeAt(row - 2) : -1;
    let left = from === 1 ? Math.min(row, FAR) : FAR;
    current[from - 1] = left;
    let least = left;
    for (let column = from; column <= to; column += 1) {
      const other = word.charCodeAt(column - 1);
      let cost = (last[column - 1] ?? FAR) + (letter === other ? 0 : 1);
      // Just outside of the part that is filled in everything is too far.
      const above = column === row + most ? FAR : (last[column] ?? FAR);
      cost = Math.min(cost, above + 1, left + 1);
      if (column > 1 && letterBefore === other && letter === word.charCodeAt(column - 2)) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? FAR) + 1);
      }
      current[column] = cost;
      left = cost;
      if (cost < least) least = cost;
    }
    // A swap reaches back two rows, but costs no less there than the row between allows.
    if (least > most) return null;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const from = Math.max(0, typed.length - most);
  let beginning = Infinity;
  for (let column = from; column <= width; column += 1) {
    beginning = Math.min(beginning, last[column] ?? FAR);
  }
  const whole = word.length === width ? (last[width] ?? FAR) : Infinity;
  return { whole: whole > most ? Infinity : whole, beginning };
};
