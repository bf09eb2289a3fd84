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

/** Fewer rows than this part of all are put in order by themselves; more are gone through. */
const FEW = 16;

/**
 * Makes the function that ranks: for the words of a query (as `queryWords` gives them) the rows that
 * match any, best first, exactly as S§5 says. The arrays it counts in are made once.
 *
 * Score, matched words and 'in the name' of a row are kept in one number whose order is that of the
 * spec: (score × (words + 1) + matched) × 2 + in name.
 */
export const rowRanking = (
  columns: SearchColumns,
): ((words: readonly string[]) => Int32Array<ArrayBuffer>) => {
  const { size, nameWords, nameRows, locations, locationRows, codes } = columns;
  const keys = new Int32Array(size);
  const touched = new Int32Array(size);
  /** Number of the last word that a row matched at all, and that it matched in its name. */
  const lastMatch = new Int32Array(size);
  const lastInName = new Int32Array(size);
  let wordNumber = 0;

  return (words) => {
    const scoreUnit = (words.length + 1) * 2;
    const matchUnit = 2;
    let count = 0;

    const add = (row: number, worth: number): void => {
      const key = keys[row] ?? 0;
      if (key === 0) {
        touched[count] = row;
        count += 1;
      }
      const isNew = lastMatch[row] !== wordNumber;
      lastMatch[row] = wordNumber;
      keys[row] = key + worth * scoreUnit + (isNew ? matchUnit : 0);
    };

    for (const word of words) {
      wordNumber += 1;
      visitContaining(nameWords, word, (entry) => {
        const end = nameRows.starts[entry + 1] ?? 0;
        for (let at = nameRows.starts[entry] ?? 0; at < end; at += 1) {
          const row = nameRows.rows[at] ?? 0;
          // Another word of the same name may contain it too.
          if (lastInName[row] === wordNumber) continue;
          lastInName[row] = wordNumber;
          add(row, NAME_SCORE);
          keys[row] = (keys[row] ?? 0) | 1;
        }
      });
      visitContaining(locations, word, (entry) => {
        const end = locationRows.starts[entry + 1] ?? 0;
        for (let at = locationRows.starts[entry] ?? 0; at < end; at += 1) {
          add(locationRows.rows[at] ?? 0, LOCATION_SCORE);
        }
      });
      visitContaining(codes, word, (row) => {
        add(row, CODE_SCORE);
      });
    }

    const found = touched.subarray(0, count);
    if (count * FEW < size) {
      found.sort();
    } else {
      let at = 0;
      for (let row = 0; row < size; row += 1) {
        if (keys[row] !== 0) {
          touched[at] = row;
          at += 1;
        }
      }
    }

    // Counting sort: highest key first, rows of one key stay in the order of the directory.
    const highest = found.reduce((top, row) => Math.max(top, keys[row] ?? 0), 0);
    const places = new Int32Array(highest + 2);
    for (const row of found) {
      const slot = highest - (keys[row] ?? 0) + 1;
      places[slot] = (places[slot] ?? 0) + 1;
    }
    for (let slot = 1; slot < places.length; slot += 1) {
      places[slot] = (places[slot] ?? 0) + (places[slot - 1] ?? 0);
    }
    const ranked = new Int32Array(count);
    for (const row of found) {
      const slot = highest - (keys[row] ?? 0);
      const place = places[slot] ?? 0;
      ranked[place] = row;
      places[slot] = place + 1;
      keys[row] = 0;
    }
    return ranked;
  };
};
