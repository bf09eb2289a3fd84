import { describe, expect, it } from 'vitest';
import { correctedQueries, meantWords, shorterQueries } from './corrected-query.ts';
import { meantRegion } from './meant-region.ts';
import { buildResortIndex, type IndexedResort } from './resort-index.ts';
import { suggestionsFor } from './suggestions.ts';

const aResort = (some: Partial<IndexedResort>): IndexedResort => ({
  placeName: 'Larkspur Cove 7 Nights',
  location: 'Naples, Florida, United States',
  resortCode: 'D101',
  country: 'United States',
  region: 'United States',
  bedrooms: '1 bedroom',
  available: true,
  priceRate: 7000,
  ...some,
});
const index = buildResortIndex([
  aResort({}),
  aResort({
    resortCode: 'D102',
    placeName: 'Heron House',
    location: 'Orlando, Florida, United States',
  }),
  aResort({ resortCode: 'D103', placeName: 'Florida Beach Lodge', bedrooms: '4 bedroom' }),
  aResort({ resortCode: 'D104', placeName: 'Closed Cove', available: false }),
  aResort({
    resortCode: 'D105',
    placeName: 'Casa Blanca',
    location: 'Málaga, Spain',
    country: 'Spain',
    region: 'Southern Europe',
  }),
  aResort({
    resortCode: 'D106',
    placeName: 'Sandspit',
    location: 'Nassau, Bahamas',
    country: 'Bahamas',
    region: 'Caribbean',
  }),
  aResort({ resortCode: 'D107', placeName: 'Lex', location: 'New York, New York, United States' }),
]);
const corrected = (query: string): string[] => correctedQueries(meantWords(index, query));
const shorter = (query: string): string[] => shorterQueries(meantWords(index, query));

describe('suggestionsFor', () => {
  it('gives nothing for a blank text', () => {
    expect(suggestionsFor(index, '  ')).toEqual({
      total: 0,
      resorts: [],
      places: [],
      corrections: [],
    });
  });

  it('counts all that a search finds, and offers those that can be had', () => {
    const { total, resorts } = suggestionsFor(index, 'cove');
    expect(total).toBe(2);
    expect(resorts.map(({ resortCode }) => resortCode)).toEqual(['D101']);
    // In the order of the search, without the one of 4 bedrooms.
    expect(suggestionsFor(index, 'florida').resorts.map(({ resortCode }) => resortCode)).toEqual([
      'D101',
      'D102',
    ]);
  });

  it.each([
    ['flo', [['Florida, United States', 3]]],
    ['naples fl', [['Naples, Florida, United States', 2]]],
    ['ma', [['Málaga, Spain', 1]]],
    [
      'york',
      [
        ['New York, United States', 1],
        ['New York, New York, United States', 1],
      ],
    ],
    // The country itself, not each of its towns.
    ['united', [['United States', 4]]],
    ['apl', []],
  ])('offers for %j the places %j', (typed, places) => {
    const offered = suggestionsFor(index, typed).places;
    expect(offered.map(({ name, resorts }) => [name, resorts])).toEqual(places);
  });

  it('corrects what is still being typed', () => {
    expect(suggestionsFor(index, 'flroi').corrections).toEqual(['florida']);
    expect(suggestionsFor(index, 'flori').corrections).toEqual([]);
    expect(suggestionsFor(index, 'hreon casa').corrections).toEqual(['heron casa']);
  });
});

describe('correctedQueries', () => {
  it.each([
    ['florda', ['florida']],
    ['Flroida', ['florida']],
    ['malaga', ['málaga']],
    ['newyork', ['new york']],
    ['florda beech', ['florida beach']],
    ['florda zzzqqq', ['florida']],
    ['(nasau),', ['nassau']],
    ['beach', []],
    ['zzzqqq', []],
    ['', []],
    // Two letters say too little.
    ['qx', []],
  ])('for %j are %j', (query, queries) => {
    expect(corrected(query)).toEqual(queries);
  });

  it('are found by a search', () => {
    for (const query of ['florda', 'malaga', 'newyork', 'hreon hosue', 'casablanca', 'lodg3']) {
      for (const one of corrected(query)) expect(index.find(one)).not.toEqual([]);
    }
    expect(corrected('casablanca')).toEqual(['casa blanca']);
  });
});

describe('shorterQueries', () => {
  it('leave one word out each', () => {
    expect(shorter('florda beech')).toEqual(['beach', 'florida']);
    expect(shorter('florda beech lodge')).toEqual([
      'beach lodge',
      'florida lodge',
      'florida beach',
    ]);
    expect(shorter('florda')).toEqual([]);
    expect(shorter('florda zzzqqq')).toEqual([]);
  });
});

describe('meantRegion', () => {
  it.each([
    ['caribbean', 'Caribbean'],
    ['carribean', 'Caribbean'],
    ['spian', 'Southern Europe'],
    ['unted sttes', 'United States'],
    ['bahama', 'Caribbean'],
    ['zzzqqq', null],
    ['', null],
  ])('of %j is %j', (query, region) => {
    expect(meantRegion(index, query, undefined)).toBe(region);
  });

  it('is that of the first resort that was meant', () => {
    expect(meantRegion(index, 'nasau', 'nassau')).toBe('Caribbean');
  });
});

it('as many resorts and corrections are offered as fit below a field', () => {
  const many = buildResortIndex(
    ['Heron', 'Harbor', 'Haven', 'Hills', 'Hotel', 'House', 'Hell', 'Hall', 'Hull'].map(
      (name, at) => aResort({ resortCode: `H${at}`, placeName: `${name} Cove` }),
    ),
  );
  const { total, resorts } = suggestionsFor(many, 'cove');
  expect(total).toBe(9);
  expect(resorts).toHaveLength(4);
  expect(suggestionsFor(many, 'hxll').corrections).toHaveLength(2);
});
