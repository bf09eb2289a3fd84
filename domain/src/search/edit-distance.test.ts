import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['florida', 'florida', 0],
    ['florda', 'florida', 1],
    ['floridda', 'florida', 1],
    ['flxrida', 'florida', 1],
    // Neighbours that changed places are one mistake.
    ['flroida', 'florida', 1],
    ['lforiad', 'florida', 2],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['', '', 0],
  ])('of %j to %j is %i', (typed, word, distance) => {
    expect(editDistance(typed, word, 5)?.whole).toBe(distance);
  });

  it('to the beginning of a word leaves the rest of it out', () => {
    expect(editDistance('flroi', 'florida', 2)).toEqual({ whole: Infinity, beginning: 1 });
    expect(editDistance('flo', 'florida', 2)).toEqual({ whole: Infinity, beginning: 0 });
  });

  it('gives up on words that are too far or too long', () => {
    expect(editDistance('zzzz', 'florida', 2)).toBeNull();
    expect(editDistance('a'.repeat(200), 'a'.repeat(200), 2)).toBeNull();
    expect(editDistance('aaa', 'a'.repeat(200), 2)?.beginning).toBe(0);
  });

  /** By definition: the cheapest way to the empty word and from it, tried in every way. */
  const byDefinition = (a: string, b: string): number => {
    if (a === '' || b === '') return a.length + b.length;
    const [first = '', second = ''] = a;
    const ways = [
      byDefinition(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
      byDefinition(a.slice(1), b) + 1,
      byDefinition(a, b.slice(1)) + 1,
    ];
    if (b.length > 1 && second !== '' && b.startsWith(second + first)) {
      ways.push(byDefinition(a.slice(2), b.slice(2)) + 1);
    }
    return Math.min(...ways);
  };

  it('is the fewest changes there are, for every two words of three and four letters', () => {
    const wordsOf = (letters: string, longest: number): string[] => {
      const words = [''];
      for (const word of words) {
        if (word.length < longest) words.push(...Array.from(letters, (letter) => word + letter));
      }
      return words;
    };
    const wrong: string[] = [];
    for (const words of [wordsOf('ab', 4), wordsOf('abc', 3)]) {
      for (const typed of words) {
        for (const word of words) {
          const whole = byDefinition(typed, word);
          const found = editDistance(typed, word, 2)?.whole ?? Infinity;
          if (found !== (whole > 2 ? Infinity : whole)) wrong.push(`${typed} ${word}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('goes up to 64 letters', () => {
    const letters = (count: number) => 'a'.repeat(count);
    expect(editDistance(letters(64), letters(64), 2)).toEqual({ whole: 0, beginning: 0 });
    expect(editDistance(letters(62), letters(64), 2)).toEqual({ whole: 2, beginning: 0 });
    expect(editDistance(letters(64), letters(65), 2)).toBeNull();
    expect(editDistance(letters(65), letters(64), 2)).toBeNull();
  });

  it('is the fewest changes there are, for any two words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, fc.nat(4), (typed, target, most) => {
        const beginnings = Array.from({ length: target.length + 1 }, (_, length) =>
          byDefinition(typed, target.slice(0, length)),
        );
        const beginning = Math.min(...beginnings);
        const whole = byDefinition(typed, target);
        const expected =
          beginning > most ? null : { whole: whole > most ? Infinity : whole, beginning };
        expect(editDistance(typed, target, most)).toEqual(expected);
      }),
    );
  });
});
