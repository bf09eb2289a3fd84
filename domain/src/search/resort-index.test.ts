import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anIndexedResort } from '../testing/indexed-resort.ts';
import { buildResortIndex, type IndexedResort, resortIndexSteps } from './resort-index.ts';
import { queryWords, scoreResort, searchResorts } from './resort-search.ts';

/** Texts made of few pieces, so that words overlap, repeat, and hide in one another. */
const piece = fc.constantFrom(
  'sun',
  'bay',
  'un',
  'Ba',
  'SEA',
  'y',
  'Málaga',
  'İz',
  'ΣΑΣ',
  '(bay)',
  'st.',
  '7',
);
const gap = fc.constantFrom(' ', '', '  ', '\t', '\n', ', ', '\u00a0', '\u2003');
const text = fc.array(fc.tuple(piece, gap), { maxLength: 4 }).map((parts) => parts.flat().join(''));
const resort = fc
  .record({
    placeName: text,
    location: text,
    resortCode: fc.oneof(fc.constantFrom('SUN1', 'BAY2', 'X', 'Y 7'), text),
    bedrooms: fc.constantFrom('studio', '3 bedroom', '4 bedroom'),
    available: fc.boolean(),
    priceRate: fc.constantFrom(null, 7000),
  })
  .map(anIndexedResort);
const query = fc.oneof(
  text,
  fc
    .array(fc.constantFrom('s', 'a', 'ba', 'sun', 'bay', '(', 'á', 'ς', 'σ', 'i̇'), { maxLength: 6 })
    .map((words) => words.join(' ')),
  // More words than anybody types: the numbers that are counted with stay apart.
  fc.nat(99).map((count) => Array.from({ length: count }, (_, at) => `${at}`).join(' ')),
);

/** All of what a search result is (rules 12.6), from the index. */
const results = (resorts: readonly IndexedResort[], wanted: string) => {
  const index = buildResortIndex(resorts);
  const words = queryWords(wanted);
  return index.find(wanted).map((found) => scoreResort(found, words));
};

describe('the index of resorts', () => {
  it('finds what the plain loop finds, in its order and with its scores, for any directory', () => {
    fc.assert(
      fc.property(fc.array(resort, { maxLength: 40 }), query, (resorts, wanted) => {
        expect(results(resorts, wanted)).toEqual(searchResorts(resorts, wanted));
      }),
      { numRuns: 1000 },
    );
  });

  it('stays true over many queries, one after the other', () => {
    const queries = fc.array(query, { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(resort, { maxLength: 40 }), queries, (resorts, asked) => {
        const index = buildResortIndex(resorts);
        for (const wanted of asked) {
          const plain = searchResorts(resorts, wanted);
          expect(index.find(wanted)).toEqual(plain.map((result) => result.resort));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('puts rows in order where few of many match, and where most do', () => {
    // Found in this order: those of 'heron', then the one of 'herons', which comes before most.
    const nameOf = (row: number): string => {
      if (row === 5) return 'Herons nest';
      return row % 700 === 3 ? 'Heron sands' : `House ${row}`;
    };
    const resorts = Array.from({ length: 3000 }, (_, row) =>
      anIndexedResort({
        placeName: nameOf(row),
        location: row % 5 === 0 ? 'Sands, Kenya' : 'Kenya',
        resortCode: `R${row}`,
      }),
    );
    for (const wanted of ['heron', 'sands', 'kenya sands heron', 'r29', 'nothing']) {
      expect(results(resorts, wanted)).toEqual(searchResorts(resorts, wanted));
    }
  });

  it('parts words at line breaks, and counts resorts rather than how often a name has a word', () => {
    const index = buildResortIndex([
      anIndexedResort({
        placeName: ' Sun\nsun Lodge ',
        location: 'Naples\nBay',
        region: 'Caribbean & Sun',
        resortCode: 'R\n1',
      }),
    ]);
    for (const joined of ['sunsun', 'naplesbay', 'r1']) expect(index.hasWord(joined)).toBe(false);
    for (const word of ['sun', 'naples', 'bay', '1']) expect(index.hasWord(word)).toBe(true);
    const { words, weights } = index.vocabulary;
    expect(words.map((word, at) => [word, weights[at]])).toEqual([
      // A word of a region is one of the club's as well.
      ['sun', 2],
      ['lodge', 1],
      ['naples', 1],
      ['bay', 1],
      ['caribbean', 1],
    ]);
  });

  it('is built in steps and gives the resorts as search shows them', () => {
    const large = anIndexedResort({
      placeName: 'Cove',
      location: 'Naples, Italy',
      bedrooms: '3 bedroom',
      priceRate: 10_500,
    });
    const many = Array.from({ length: 2000 }, (_, row) => ({ ...large, resortCode: `R${row}` }));
    const steps = resortIndexSteps(many);
    let count = 0;
    let step = steps.next();
    while (step.done !== true) {
      count += 1;
      step = steps.next();
    }
    expect(count).toBeGreaterThan(7);
    expect(step.value.resorts[0]).toEqual({
      ...large,
      resortCode: 'R0',
      available: false,
      priceRate: null,
    });
    expect([
      step.value.hasWord('apl'),
      step.value.hasWord('r1999'),
      step.value.hasWord('q'),
    ]).toEqual([true, true, false]);
  });

  it('counts what is available by regions, amenities and places', () => {
    const open = { location: 'Naples, Italy', region: 'Southern Europe', amenities: ['Spa'] };
    const closed = { ...open, available: false };
    const unplaced = { location: 'Oslo, Norway', region: '', amenities: [''] };
    const index = buildResortIndex([open, closed, closed, unplaced].map(anIndexedResort));
    expect([...index.regions]).toEqual([['Southern Europe', 1]]);
    expect([...index.amenities]).toEqual([['Spa', 1]]);
    expect(index.places.byName.get('naples')?.resorts).toBe(1);
  });
});
