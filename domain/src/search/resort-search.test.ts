import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_QUERY_LENGTH,
  queryText,
  queryWords,
  searchParams,
  searchResorts,
  type SearchableResort,
} from './resort-search.ts';

const aResort = (some: Partial<SearchableResort>): SearchableResort => ({
  placeName: 'Larkspur Cove',
  location: 'Naples, Florida, USA',
  resortCode: 'D101',
  bedrooms: '1 bedroom',
  available: true,
  priceRate: 7000,
  ...some,
});

describe('queryWords', () => {
  it.each([
    ['', []],
    ['   \t\n', []],
    ['Cove', ['cove']],
    ['  Larkspur   COVE\t', ['larkspur', 'cove']],
    ['cove Cove COVE', ['cove']],
  ])('of %j are %j', (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });

  it('are read from the first 200 characters', () => {
    expect(queryWords(`${'a'.repeat(MAX_QUERY_LENGTH)}b`)).toEqual(['a'.repeat(200)]);
    expect(queryText(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199));
  });
});

describe('searchResorts', () => {
  it.each([
    ['cove', 2, ['cove']],
    ['florida', 1, ['florida']],
    ['d101', 1, ['d101']],
    ['D10', 1, ['d10']],
    ['larkspur cove', 4, ['larkspur', 'cove']],
    ['cove naples d101 mars', 4, ['cove', 'naples', 'd101']],
    // 'a' is in the name and in the location.
    ['a', 3, ['a']],
    ['cove cove', 2, ['cove']],
  ])('scores %j with %i', (query, score, matchedWords) => {
    expect(searchResorts([aResort({})], query)).toMatchObject([
      { score, matchedWords, matchedWordsCount: matchedWords.length },
    ]);
  });

  it('does nothing for a blank query, and keeps only scores above 0', () => {
    expect(searchResorts([aResort({})], '')).toEqual([]);
    expect(searchResorts([aResort({})], ' \t ')).toEqual([]);
    expect(searchResorts([aResort({})], 'mars')).toEqual([]);
  });

  it('takes signs of a pattern as they are', () => {
    expect(searchResorts([aResort({})], '.*')).toEqual([]);
    expect(searchResorts([aResort({ placeName: 'C++ Beach' })], 'c++')).toHaveLength(1);
  });

  it('sorts by score, then by matched words, then names first, then as in the directory', () => {
    const list = [
      aResort({ resortCode: 'ONE', placeName: 'Bay', location: 'Cove' }),
      aResort({ resortCode: 'TWO', placeName: 'Cove', location: 'Elsewhere' }),
      aResort({ resortCode: 'SIX', placeName: 'Bay', location: 'Cove harbour' }),
      aResort({ resortCode: 'TEN', placeName: 'Cove harbour', location: 'Cove' }),
    ];
    const order = searchResorts(list, 'cove harbour').map(({ resort, score }) => [
      resort.resortCode,
      score,
    ]);
    expect(order).toEqual([
      ['TEN', 5],
      // Two words in the location beat one in the name, though both score 2.
      ['SIX', 2],
      ['TWO', 2],
      ['ONE', 1],
    ]);
    const named = aResort({ resortCode: 'N', placeName: 'Reef', location: 'Spain' });
    const placed = aResort({ resortCode: 'reef', placeName: 'Bay', location: 'Reef' });
    expect(searchResorts([placed, named], 'reef').map(({ resort }) => resort)).toEqual([
      named,
      placed,
    ]);
  });

  it.each(['3 bedroom', '4 bedroom', '3', ' 4 bedroom'])(
    'marks a resort with %j unavailable and takes its price rate away',
    (bedrooms) => {
      const resort = aResort({ bedrooms });
      expect(searchResorts([resort], 'cove')[0]?.resort).toEqual({
        ...resort,
        available: false,
        priceRate: null,
      });
      // The directory's own row stays as it is.
      expect(resort).toEqual(aResort({ bedrooms }));
    },
  );

  it.each(['studio', '1 bedroom', '2 bedroom', '', '34 rooms'])('leaves %j alone', (bedrooms) => {
    const resort = aResort({ bedrooms });
    expect(searchResorts([resort], 'cove')[0]?.resort).toBe(resort);
  });

  it('agrees with a plain reading of the rules, for any directory and query', () => {
    const text = fc
      .array(fc.constantFrom('sun', 'bay', 'un', 'ba', 'Sea', 'y'), { maxLength: 3 })
      .map((words) => words.join(' '));
    const resort = fc.record({
      placeName: text,
      location: text,
      resortCode: fc.constantFrom('SUN1', 'BAY2', 'X'),
      bedrooms: fc.constantFrom('studio', '3 bedroom'),
      available: fc.boolean(),
      priceRate: fc.constantFrom(null, 7000),
    });
    fc.assert(
      fc.property(fc.array(resort, { maxLength: 12 }), text, (resorts, query) => {
        const words = [...new Set(query.toLowerCase().split(' ').filter(Boolean))];
        const rows = resorts.map((row, at) => {
          const name = words.filter((word) => row.placeName.toLowerCase().includes(word));
          const place = words.filter((word) => row.location.toLowerCase().includes(word));
          const code = words.filter((word) => row.resortCode.toLowerCase().includes(word));
          return {
            at,
            score: 2 * name.length + place.length + code.length,
            count: new Set([...name, ...place, ...code]).size,
            inName: name.length > 0,
          };
        });
        const expected: number[] = [];
        let rest = rows.filter((row) => row.score > 0);
        while (rest.length > 0) {
          const best = rest.reduce((top, row) => {
            if (row.score !== top.score) return row.score > top.score ? row : top;
            if (row.count !== top.count) return row.count > top.count ? row : top;
            if (row.inName !== top.inName) return row.inName ? row : top;
            return top;
          });
          expected.push(best.at);
          rest = rest.filter((row) => row !== best);
        }
        const numbered = resorts.map((row, at) => ({ ...row, at }));
        expect(searchResorts(numbered, query).map((result) => result.resort.at)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});

describe('searchParams', () => {
  it('carries the text and the ids', () => {
    expect(searchParams(' Naples & sun ', ['D101', 'D102'])).toBe(
      'q=Naples%20%26%20sun&ids=D101,D102',
    );
    expect(searchParams('mars', [])).toBe('q=mars&ids=');
  });

  it('leaves room for what is reserved', () => {
    const ids = Array.from({ length: 400 }, (_, at) => `D${100 + at}`);
    const address = (reserved: number): string => `/search?${searchParams('bay', ids, reserved)}`;
    expect(address(0).length - address(300).length).toBeGreaterThan(150);
  });

  it('makes an address below 2,000 characters with as many of the first ids as fit', () => {
    // Among them halves of characters, and what addresses write in their own way.
    const anyCharacter = fc.constantFrom(
      'a',
      ' ',
      '\u00e9',
      '\u6d77',
      '\u{1f600}',
      '\ud800',
      '\udc00',
      '\u0000',
      ..."&=+%#?,'~/\\".split(''),
    );
    const anyQuery = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 250 }),
      fc.constant('海'.repeat(250)),
      fc.constant(`${'a'.repeat(199)}😀`),
      fc.constant("!'()~".repeat(50)),
    );
    const ids = fc
      .record({ count: fc.nat(400), prefix: fc.constantFrom('D', 'RESORT', 'AB12CD34') })
      .map(({ count, prefix }) => Array.from({ length: count }, (_, at) => `${prefix}${at}`));
    fc.assert(
      fc.property(anyQuery, ids, (query, all) => {
        const address = `/search?${searchParams(query, all)}`;
        expect(address.length).toBeLessThan(2000);
        const params = new URL(address, 'https://club.example').searchParams;
        expect(params.get('q')).toBe(queryText(query));
        const kept = (params.get('ids') ?? '').split(',').filter(Boolean);
        expect(kept).toEqual(all.slice(0, kept.length));
        // However a browser rewrites it, it stays short; and one id more could break that.
        expect(`/search?${params.toString()}`.length).toBeLessThan(2000);
        const next = all[kept.length];
        if (next !== undefined) {
          const longer = [address, `/search?${params.toString()}`].map(({ length }) => length);
          // The limit counts the longer way for the query and for the ids, each on its own.
          const written = encodeURIComponent(queryText(query)).length;
          const rewritten = new URLSearchParams({ q: queryText(query) }).toString().length - 2;
          const mixed = Math.max(...longer) + Math.max(0, written - rewritten);
          expect(mixed + 3 + next.length).toBeGreaterThanOrEqual(2000);
        }
      }),
    );
  });
});

it('a query is trimmed before and after it is cut, and has no half characters', () => {
  expect(queryText(`${' '.repeat(250)}cove `)).toBe('cove');
  expect(queryText(`${'a'.repeat(199)}😀`)).toBe('a'.repeat(199));
  expect(queryWords('cove   beach\tcove')).toEqual(['cove', 'beach']);
});
