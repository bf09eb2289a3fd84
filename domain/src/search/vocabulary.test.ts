import { describe, expect, it } from 'vitest';
import type { Vocabulary } from './vocabulary.ts';
import { nearWords, twoWords, vocabularySteps } from './vocabulary.ts';

const made = (counted: readonly (readonly [string, number])[]): Vocabulary => {
  const steps = vocabularySteps(counted);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};
const CLUB = made([
  ['(Naples),', 3],
  ['napier', 9],
  ['maples', 9],
  ['naples', 2],
  ['málaga', 1],
  ['bay', 5],
  ['bar', 7],
  ['at', 4],
  ['', 1],
  ['2024', 1],
  ['2nd', 1],
  ['d105', 1],
  ['new', 1],
  ['york', 1],
  ['lakeside', 2],
]);
const near = (typed: string, options: { limit?: number; unfinished?: boolean } = {}) =>
  nearWords(CLUB, typed, { limit: 9, ...options }).map(
    ({ word, distance }) => `${word} ${distance}`,
  );

describe('the words of the club', () => {
  it('are each there once, without signs around them, and not numbers or too short', () => {
    expect(CLUB.words).toEqual(
      [
        'Naples',
        'napier',
        'maples',
        'naples',
        'málaga',
        'bay',
        'bar',
        '2nd',
        'd105',
        'new',
        'york',
        'lakeside',
      ].filter((word) => word !== 'naples'),
    );
    expect(CLUB.plain).toContain('malaga');
    expect([...CLUB.weights].slice(0, 3)).toEqual([5, 9, 9]);
  });

  it('yield after every few hundred', () => {
    const many = Array.from({ length: 1100 }, (_, index) => [`word${index}x`, 1] as const);
    const steps = vocabularySteps(many);
    let pauses = 0;
    while (steps.next().done !== true) pauses += 1;
    expect(pauses).toBe(2);
  });
});

describe('words spelled nearly alike', () => {
  it('may have one mistake, from five letters on two', () => {
    expect(near('bax')).toEqual(['bar 1', 'bay 1']);
    expect(near('bxx')).toEqual([]);
    expect(near('yorx')).toEqual(['york 1']);
    expect(near('yoxx')).toEqual([]);
    expect(near('malxga')).toEqual(['málaga 1']);
    expect(near('malxgx')).toEqual(['málaga 2']);
    expect(near('maxxgx')).toEqual([]);
    expect(near('lxkesidx')).toEqual(['lakeside 2']);
  });

  it('are none of nothing, and of two letters only the same', () => {
    expect(near('')).toEqual([]);
    expect(near('-')).toEqual([]);
    expect(near('ba')).toEqual([]);
    expect(near('', { unfinished: true })).toEqual([]);
    expect(near('-', { unfinished: true })).toEqual([]);
  });

  it('come nearest first, then by their first letter, then by how many resorts have them', () => {
    expect(near('naplex')).toEqual(['Naples 1', 'napier 2']);
    expect(near('naples')).toEqual(['Naples 0', 'napier 2']);
    // Nothing is nearer than what begins otherwise.
    expect(near('xaples')).toEqual(['maples 1', 'Naples 1']);
    expect(near('naplex', { limit: 1 })).toEqual(['Naples 1']);
  });

  it('that are as near come by the resorts that have them, then as they were given', () => {
    const club = made([
      ['cat', 5],
      ['car', 9],
      ['cap', 9],
      ['cab', 1],
      ['cam', 5],
    ]);
    expect(nearWords(club, 'caz', { limit: 9 }).map(({ word }) => word)).toEqual([
      'car',
      'cap',
      'cat',
      'cam',
      'cab',
    ]);
  });

  it('are long enough, or begun by what was typed', () => {
    expect(near('lakesi')).toEqual(['lakeside 2']);
    expect(near('lakes')).toEqual([]);
    // The beginning is near, the word is not.
    expect(near('laxesi')).toEqual([]);
    expect(near('lakes', { unfinished: true })).toEqual(['lakeside 0']);
    expect(near('laxes', { unfinished: true })).toEqual(['lakeside 1']);
    expect(near('lakesidexx')).toEqual(['lakeside 2']);
    expect(near('lakesidexxx')).toEqual([]);
  });
});

describe('two words typed as one', () => {
  it('are told apart where both are words of the club', () => {
    expect(twoWords(CLUB, 'newyork')).toBe('new york');
    expect(twoWords(CLUB, 'MálagaBay')).toBe('málaga bay');
    expect(twoWords(CLUB, 'baybar')).toBe('bay bar');
    for (const typed of ['new', 'newyor', 'xnewyork', 'ewyork', 'york', 'newxyz', 'xyzyork', '']) {
      expect(twoWords(CLUB, typed)).toBeNull();
    }
  });
});
