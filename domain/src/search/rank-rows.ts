import { type Haystack, visitContaining } from './haystack.ts';
import type { Postings } from './postings.ts';
import { CODE_SCORE, LOCATION_SCORE, NAME_SCORE } from './resort-search.ts';

/** Where words are looked up. A code belongs to the row of the same number. */
export type SearchColumns = {
  /** How many resorts there are. */
  size: number;
  nameWords: Haystack;
  nameRows: Postings;
  locations: Haystack;
  locationRows: Postings;
  codes: Haystack;
};

/** Fewer rows than this part of all are sorted by themselves; more are found in one pass over all. */
const FEW = 16;

/**
 * Makes the function that ranks: for the words of a query (as `queryWords` gives them) the
 * rows that match any, best first, in exactly the order of search (rules 5.3). The arrays it
 * counts in are made once.
 *
 * Score, matched words and 'in the name' of a row are kept in one number whose order is that of the
 * rules: (score × (words + 1) + matched) × 2 + in name. The loops are spelled out because they run
 * over every match of a keystroke.
 */
export const rowRanking = (
  columns: SearchColumns,
): ((words: readonly string[]) => Int32Array<ArrayBuffer>) => {
  const { size, nameWords, nameRows, locations, locationRows, codes } = columns;
  const keys = new Int32Array(size);
  const touched = new Int32Array(size);
  /** Number of the last word that a row matched. */
  const lastMatch = new Int32Array(size);
  let wordNumber = 0;
  let count = 0;

  /** A row matches the current word outside of its name. */
  const add = (row: number, worth: number, match: number): void => {
    let key = keys[row] ?? 0;
    if (key === 0) {
      touched[count] = row;
      count += 1;
    }
    if (lastMatch[row] !== wordNumber) {
      lastMatch[row] = wordNumber;
      key += match;
    }
    keys[row] = key + worth;
  };

  /** Rows whose name has the current word: the first field that is looked at. */
  const addNames = (entry: number, worth: number): void => {
    const { starts, rows } = nameRows;
    const end = starts[entry + 1] ?? 0;
    for (let at = starts[entry] ?? 0; at < end; at += 1) {
      const row = rows[at] ?? 0;
      // Another word of the same name may contain it too.
      if (lastMatch[row] === wordNumber) continue;
      lastMatch[row] = wordNumber;
      const key = keys[row] ?? 0;
      if (key === 0) {
        touched[count] = row;
        count += 1;
      }
      keys[row] = (key + worth) | 1;
    }
  };

  /** Brings the touched rows into the order of the directory. */
  const sortTouched = (): void => {
    if (count * FEW < size) {
      touched.subarray(0, count).sort();
      return;
    }
    let at = 0;
    for (let row = 0; row < size; row += 1) {
      if (keys[row] !== 0) {
        touched[at] = row;
        at += 1;
      }
    }
  };

  /** Counting sort: highest key first, rows of one key in the order they have. Empties the keys. */
  const ranked = (highest: number): Int32Array<ArrayBuffer> => {
    const places = new Int32Array(highest + 2);
    for (let at = 0; at < count; at += 1) {
      const slot = highest - (keys[touched[at] ?? 0] ?? 0) + 1;
      places[slot] = (places[slot] ?? 0) + 1;
    }
    for (let slot = 1; slot <= highest; slot += 1) {
      places[slot] = (places[slot] ?? 0) + (places[slot - 1] ?? 0);
    }
    const result = new Int32Array(count);
    for (let at = 0; at < count; at += 1) {
      const row = touched[at] ?? 0;
      const slot = highest - (keys[row] ?? 0);
      const place = places[slot] ?? 0;
      result[place] = row;
      places[slot] = place + 1;
      keys[row] = 0;
    }
    return result;
  };

  return (words) => {
    const match = 2;
    const point = (words.length + 1) * match;
    count = 0;
    for (const word of words) {
      wordNumber += 1;
      visitContaining(nameWords, word, (entry) => {
        addNames(entry, NAME_SCORE * point + match);
      });
      visitContaining(locations, word, (entry) => {
        const end = locationRows.starts[entry + 1] ?? 0;
        for (let at = locationRows.starts[entry] ?? 0; at < end; at += 1) {
          add(locationRows.rows[at] ?? 0, LOCATION_SCORE * point, match);
        }
      });
      visitContaining(codes, word, (row) => {
        add(row, CODE_SCORE * point, match);
      });
    }
    sortTouched();
    const highestScore = words.length * (NAME_SCORE + LOCATION_SCORE + CODE_SCORE);
    return ranked(highestScore * point + words.length * match + 1);
  };
};
