import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_KEY_LENGTH, prefixKeys, queryKey } from './prefix-keys.ts';

describe('prefixKeys', () => {
  it('are the beginnings of the text from each of its words on', () => {
    expect(prefixKeys(['Anna Be'])).toEqual(['an', 'ann', 'anna', 'anna b', 'anna be', 'be']);
  });

  it('leave accents, capitals and punctuation out', () => {
    expect(prefixKeys(['Éa, (BÉ)'])).toEqual(['be', 'ea', 'ea b', 'ea be']);
    expect(prefixKeys(['', ' ', 'x'])).toEqual([]);
  });

  it('keep an email address in one piece', () => {
    expect(prefixKeys(['a.b@c.de'])).toContain('a.b@c.de');
  });
});

describe('queryKey', () => {
  it.each([
    ['  ANNA   be ', 'anna be'],
    ['a', null],
    ['', null],
    ['!!', null],
    ['x'.repeat(40), 'x'.repeat(MAX_KEY_LENGTH)],
  ])('of %j is %j', (typed, key) => {
    expect(queryKey(typed)).toBe(key);
  });

  it('finds every document by the beginning of any word, as long as that is two characters', () => {
    const word = fc.stringMatching(/^[A-Za-zäöüéß0-9]{2,30}$/);
    const texts = fc.array(word, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (words, which, cut) => {
        const chosen = words[which % words.length] ?? '';
        const typed = chosen.slice(0, 2 + (cut % (chosen.length - 1)));
        const key = queryKey(typed);
        expect(key === null || prefixKeys([words.join(' ')]).includes(key)).toBe(true);
      }),
    );
  });
});

it('what is typed is looked for without the blank at the end of what fits', () => {
  expect(queryKey('anna ')).toBe('anna');
  expect(queryKey(' anna b ')).toBe('anna b');
  const almostAll = 'x'.repeat(MAX_KEY_LENGTH - 1);
  expect(queryKey(`${almostAll} berg`)).toBe(almostAll);
});
