import { AMENITY_WORDS } from './criteria-words.ts';
import { criteriaVocabulary } from './near-spelling.ts';
import type { IndexedResort, ResortIndex } from './resort-index.ts';
import { queryWords } from './resort-search.ts';
import { type NearWord, nearWords, twoWords, type Vocabulary } from './vocabulary.ts';

const CANDIDATES = 3;

/** A word of a query with what may have been meant by it; the word itself when it is found as it is. */
export type MeantWord = { typed: string; isFound: boolean; meant: readonly string[] };

/** What was found near words lately; the words before the last stay the same while a visitor types. */
const MOST_KEPT = 40;
const kept = new WeakMap<Vocabulary, Map<string, readonly string[]>>();

/** Words for amenities of the club that are near to a word. */
const nearAmenities = (
  { amenities }: Pick<ResortIndex<IndexedResort>, 'amenities'>,
  typed: string,
  unfinished: boolean,
): NearWord[] =>
  nearWords(criteriaVocabulary(), typed, { limit: CANDIDATES, unfinished }).filter(({ word }) =>
    amenities.has(AMENITY_WORDS.get(word) ?? ''),
  );

/** What may have been meant by a word that is nowhere in the club, likeliest first. */
const nearTo = (
  index: Pick<ResortIndex<IndexedResort>, 'vocabulary' | 'amenities'>,
  typed: string,
  unfinished: boolean,
): readonly string[] => {
  const { vocabulary } = index;
  const known = kept.get(vocabulary) ?? new Map<string, readonly string[]>();
  kept.set(vocabulary, known);
  const key = `${typed} ${unfinished ? 'unfinished' : 'whole'}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const near = [
    ...nearWords(vocabulary, typed, { limit: CANDIDATES, unfinished }),
    ...nearAmenities(index, typed, unfinished),
  ].toSorted((one, other) => one.distance - other.distance);
  const parted = twoWords(vocabulary, typed);
  // A word of a region is in no name or location, and still is spelled right.
  const others = near.map(({ word }) => word).filter((word) => word !== typed);
  const meant = [...(parted === null ? [] : [parted]), ...new Set(others)];
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, meant);
  return meant;
};

/** What may have been meant by each word. `unfinished`: the last one is still being typed. */
export const meantWords = <Item extends IndexedResort>(
  index: ResortIndex<Item>,
  query: string,
  { unfinished = false }: { unfinished?: boolean } = {},
): MeantWord[] => {
  const words = queryWords(query);
  return words.map((typed, at) => {
    if (index.hasWord(typed)) return { typed, isFound: true, meant: [typed] };
    const isLast = at === words.length - 1;
    return { typed, isFound: false, meant: nearTo(index, typed, unfinished && isLast) };
  });
};

const joined = (words: readonly (string | undefined)[]): string =>
  words.filter((word) => word !== undefined).join(' ');

/**
 * Queries that may have been meant, likeliest first: words that are nowhere in the club give way to
 * near spellings, or are left out when there is none. Empty when every word is found as it is, or
 * when nothing is near.
 */
export const correctedQueries = (words: readonly MeantWord[]): string[] => {
  const missed = words.find(({ isFound, meant }) => !isFound && meant.length > 0);
  if (missed === undefined) return [];
  const queries = missed.meant.map((meant) =>
    joined(words.map((word) => (word === missed ? meant : word.meant[0]))),
  );
  return [...new Set(queries)].slice(0, CANDIDATES);
};

/**
 * The likeliest query with one word less, once for each word: suggested where all words together find
 * too little. Empty when there is only one word.
 */
export const shorterQueries = (words: readonly MeantWord[]): string[] => {
  const meant = words.flatMap((word) => word.meant.slice(0, 1));
  if (meant.length < 2) return [];
  const queries = meant.map((_, left) => joined(meant.filter((_word, at) => at !== left)));
  return [...new Set(queries)].slice(0, CANDIDATES);
};
