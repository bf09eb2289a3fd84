import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { haystackOf, visitContaining } from './haystack.ts';

describe('a haystack', () => {
  it('finds the entries that contain a text, each once, with the first place', () => {
    const visits: [number, number][] = [];
    visitContaining(haystackOf(['bay', '', 'abba', 'x', 'ba ba']), 'ba', (entry, offset) => {
      visits.push([entry, offset]);
    });
    expect(visits).toEqual([
      [0, 0],
      [2, 2],
      [4, 0],
    ]);
  });

  it('agrees with looking at each entry, for any texts', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'ü'), maxLength: 6 });
    const wanted = fc.string({ unit: fc.constantFrom('a', 'b', 'ü'), minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 60 }), wanted, (entries, word) => {
        const visits: [number, number][] = [];
        visitContaining(haystackOf(entries), word, (entry, offset) => {
          visits.push([entry, offset]);
        });
        const expected = entries
          .map((entry, at): [number, number] => [at, entry.indexOf(word)])
          .filter(([, offset]) => offset !== -1);
        expect(visits).toEqual(expected);
      }),
    );
  });
});
