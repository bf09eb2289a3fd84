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
  ])('of %j to %j is %i', (typed, word, distance) => {
    expect(editDistance(typed, word, 5)?.whole).toBe(distance);
  });

  it('to the beginning of a word leaves the rest of it out', () => {
    expect(editDistance('flroi', 'florida', 2)).toEqual({ whole: 3, beginning: 1 });
    expect(editDistance('flo', 'florida', 2)).toEqual({ whole: 4, beginning: 0 });
  });

  it('gives up on words that are too far', () => {
    expect(editDistance('zzzz', 'florida', 2)).toBeNull();
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

  it('is the fewest changes there are, for any two words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(
      fc.property(word, word, fc.nat(4), (typed, target, most) => {
        const beginnings = Array.from({ length: target.length + 1 }, (_, length) =>
          byDefinition(typed, target.slice(0, length)),
        );
        const beginning = Math.min(...beginnings);
        const expected =
          beginning > most ? null : { whole: byDefinition(typed, target), beginning };
        expect(editDistance(typed, target, most)).toEqual(expected);
      }),
    );
  });
});
