import { expect, it } from 'vitest';
import { wordList } from './word-list.ts';

it('puts words together as a sentence does', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(wordList)).toEqual([
    '',
    'a',
    'a and b',
    'a, b, and c',
  ]);
});
