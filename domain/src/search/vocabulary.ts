import { editDistance } from './edit-distance.ts';
import { withoutAccents, withoutEdges } from './plain-word.ts';

/** The words of the club: those of names, locations and regions, each once. */
export type Vocabulary = {
  /** In lower case, as they can be searched for. */
  words: readonly string[];
  /** Without accents. */
  plain: readonly string[];
  /** The letters of each, one bit a letter. */
  letters: Int32Array;
  /** In how many resorts each is. */
  weights: Int32Array;
  positions: ReadonlyMap<string, number>;
};

/** A word of the club that is spelled nearly as what was typed. */
export type NearWord = { word: string; distance: number };

/** Shorter words are in no vocabulary, and neither are numbers. */
export const MIN_WORD_LENGTH = 3;
/** From these lengths on one letter may be wrong, then two. */
const ONE_MISTAKE_LENGTH = 3;
const TWO_MISTAKES_LENGTH = 5;
const SLICE = 512;

const mistakesAllowed = (length: number): number => {
  if (length < ONE_MISTAKE_LENGTH) return 0;
  return length < TWO_MISTAKES_LENGTH ? 1 : 2;
};

const lettersOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
};

const countBits = (bits: number): number => {
  let rest = bits;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
};

/**
 * Makes the vocabulary of words with the number of resorts that each is in; yields after every few
 * hundred words.
 */
export const vocabularySteps = function* (
  counted: Iterable<readonly [string, number]>,
): Generator<undefined, Vocabulary> {
  const words: string[] = [];
  const plain: string[] = [];
  const weights: number[] = [];
  const positions = new Map<string, number>();
  let seen = 0;
  for (const [token, count] of counted) {
    const word = withoutEdges(token);
    const key = withoutAccents(word);
    const known = positions.get(key);
    if (known !== undefined) {
      weights[known] = (weights[known] ?? 0) + count;
    } else if (key.length >= MIN_WORD_LENGTH && !/^\d+$/.test(key)) {
      positions.set(key, words.length);
      words.push(word);
      plain.push(key);
      weights.push(count);
    }
    seen += 1;
    if (seen % SLICE === 0) yield;
  }
  return {
    words,
    plain,
    letters: Int32Array.from(plain, lettersOf),
    weights: Int32Array.from(weights),
    positions,
  };
};

type Candidate = { at: number; distance: number; startsOtherwise: boolean };

/**
 * Words of the club that are spelled nearly as what was typed, nearest first: those that begin with
 * the same letter, then those that more resorts have. Short words may have one mistake, longer ones
 * two; accents never count. `unfinished` also takes words that what was typed nearly begins.
 */
export const nearWords = (
  vocabulary: Vocabulary,
  typed: string,
  { limit, unfinished = false }: { limit: number; unfinished?: boolean },
): NearWord[] => {
  const { words, plain, letters, weights } = vocabulary;
  const wanted = withoutAccents(withoutEdges(typed));
  if (wanted === '') return [];
  const most = mistakesAllowed(wanted.length);
  const wantedLetters = lettersOf(wanted);
  const found: Candidate[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    const key = plain[at] ?? '';
    if (key.length < wanted.length - most) continue;
    if (!unfinished && key.length > wanted.length + most) continue;
    // Each letter that is missing is a mistake of its own, so most words are out at a glance.
    if (countBits(wantedLetters & ~(letters[at] ?? 0)) > most) continue;
    const distances = editDistance(wanted, key, most);
    const distance = unfinished ? distances?.beginning : distances?.whole;
    if (distance === undefined || distance > most) continue;
    found.push({ at, distance, startsOtherwise: key.charCodeAt(0) !== wanted.charCodeAt(0) });
  }
  const nearest = found.reduce((least, { distance }) => Math.min(least, distance), Infinity);
  return (
    found
      // The first letter is seldom wrong, so another one needs a better match.
      .filter(({ distance, startsOtherwise }) => distance === nearest || !startsOtherwise)
      .sort(
        (a, b) =>
          a.distance - b.distance ||
          Number(a.startsOtherwise) - Number(b.startsOtherwise) ||
          (weights[b.at] ?? 0) - (weights[a.at] ?? 0),
      )
      .slice(0, limit)
      .map(({ at, distance }) => ({ word: words[at] ?? '', distance }))
  );
};

/** Two words of the club that were typed as one, or null: 'newyork' is 'new york'. */
export const twoWords = (vocabulary: Vocabulary, typed: string): string | null => {
  const wanted = withoutAccents(withoutEdges(typed));
  for (let at = MIN_WORD_LENGTH; at <= wanted.length - MIN_WORD_LENGTH; at += 1) {
    const first = vocabulary.positions.get(wanted.slice(0, at));
    const second = vocabulary.positions.get(wanted.slice(at));
    if (first !== undefined && second !== undefined) {
      return `${vocabulary.words[first] ?? ''} ${vocabulary.words[second] ?? ''}`;
    }
  }
  return null;
};
