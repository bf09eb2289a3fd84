import type { NumberKind } from './ids.ts';
import { IDS, NUMBER_ALPHABET, NUMBER_LENGTH, NUMBER_PREFIXES } from './ids.ts';

/** How many numbers there are of each kind. */
export const SPOKEN_NUMBERS = NUMBER_ALPHABET.length ** NUMBER_LENGTH;

/**
 * The number of a kind for an integer from 0 on, 'TW-7F3K9Q'; integers a multiple of
 * `SPOKEN_NUMBERS` apart have the same.
 */
export const spokenNumber = (kind: NumberKind, integer: number): string => {
  let rest = Math.abs(Math.trunc(integer)) % SPOKEN_NUMBERS;
  let text = '';
  for (let place = 0; place < NUMBER_LENGTH; place += 1) {
    text = NUMBER_ALPHABET.charAt(rest % NUMBER_ALPHABET.length) + text;
    rest = Math.floor(rest / NUMBER_ALPHABET.length);
  }
  return `${NUMBER_PREFIXES[kind]}-${text}`;
};

/**
 * The number of a kind that a person has typed: in any case, with or without its prefix and hyphen.
 * Null for anything else, a number of another kind included.
 */
export const typedNumber = (kind: NumberKind, text: string): string | null => {
  const plain = text.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');
  const prefix = NUMBER_PREFIXES[kind];
  // No number begins with a prefix, because each prefix has a letter that numbers do not have.
  const own = plain.startsWith(prefix) ? plain.slice(prefix.length) : plain;
  const number = `${prefix}-${own}`;
  return IDS[kind].is(number) ? number : null;
};
