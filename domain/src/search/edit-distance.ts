/** How far a word is from what was typed. */
export type Distance = {
  /** Letters to add, leave out, change or swap until one is the other. */
  whole: number;
  /** The same until what was typed is a beginning of the word: for a word that is still typed. */
  beginning: number;
};

/**
 * The distances of `typed` to `word`, or null when both are above `most`. Neighbours that changed
 * places count as one mistake (optimal string alignment).
 */
export const editDistance = (typed: string, word: string, most: number): Distance | null => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(column - 1);
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    // A swap reaches back two rows, so one row above the limit is not yet the end.
    if (least > most + 1) return null;
    beforeLast = last;
    last = current;
  }
  const whole = last[word.length] ?? 0;
  const beginning = Math.min(...last);
  return beginning > most ? null : { whole, beginning };
};
