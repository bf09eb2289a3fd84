import { describe, expect, it } from 'vitest';
import { correctedQueries, meantWords, shorterQueries } from './corrected-query.ts';
import { meantRegion } from './meant-region.ts';
import { anIndexedResort } from '../testing/indexed-resort.ts';
import { buildResortIndex } from './resort-index.ts';
import { createSuggestions } from './suggestions.ts';

const index = buildResortIndex([
  anIndexedResort({}),
  anIndexedResort({
    resortCode: 'D102',
    placeName: 'Heron House',
    location: 'Orlando, Florida, United States',
  }),
  anIndexedResort({ resortCode: 'D103', placeName: 'Florida Beach Lodge', bedrooms: '4 bedroom' }),
  anIndexedResort({ resortCode: 'D104', placeName: 'Closed Cove', available: false }),
  anIndexedResort({
    resortCode: 'D105',
    placeName: 'Casa Blanca',
    location: 'Málaga, Spain',
    country: 'Spain',
    region: 'Southern Europe',
  }),
  anIndexedResort({
    resortCode: 'D106',
    placeName: 'Sandspit',
    location: 'Nassau, Bahamas',
    country: 'Bahamas',
    region: 'Caribbean',
  }),
  anIndexedResort({
    resortCode: 'D107',
    placeName: 'Lex',
    location: 'New York, New York, United States',
  }),
]);
const TODAY = '2026-11-23';
const suggest = createSuggestions(index);
const suggestCriteria = createSuggestions(
  buildResortIndex([
    anIndexedResort({ resortCode: 'W1', amenities: ['Pool'] }),
    anIndexedResort({ resortCode: 'W2', location: 'Ronda, Spain', amenities: ['Pool', 'Spa'] }),
    anIndexedResort({ resortCode: 'W3', location: 'Nassau, Bahamas', region: 'Caribbean' }),
    anIndexedResort({ resortCode: 'W4', amenities: ['Pool'], available: false }),
  ]),
);
const corrected = (query: string): string[] => correctedQueries(meantWords(index, query));
const shorter = (query: string): string[] => shorterQueries(meantWords(index, query));

describe('suggestions', () => {
  it('gives nothing for a blank text', () => {
    expect(suggest('  ', TODAY)).toEqual({
      total: 0,
      resorts: [],
      places: [],
      amenities: [],
      corrections: [],
      understood: null,
    });
  });

  it('counts all that a search finds, and offers those that can be had', () => {
    const { total, resorts } = suggest('cove', TODAY);
    expect(total).toBe(2);
    expect(resorts.map(({ resortCode }) => resortCode)).toEqual(['D101']);
    // In the order of the search, without the one of 4 bedrooms.
    expect(suggest('florida', TODAY).resorts.map(({ resortCode }) => resortCode)).toEqual([
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
    const offered = suggest(typed, TODAY).places;
    expect(offered.map(({ name, resorts }) => [name, resorts])).toEqual(places);
  });

  it.each<[string, unknown[], unknown[]]>([
    // What is typed, places and amenities with their numbers.
    ['po', [], [['Pool', 2]]],
    ['swimm', [], [['Pool', 2]]],
    ['pool in fl', [['Florida, United States', 1]], []],
    ['pool in naples for 9 and a sp', [], []],
    ['carib', [['Caribbean', 1]], []],
    ['spain with a poo', [], [['Pool', 1]]],
    // No place there has it, the place itself is one.
    ['spa in flor', [['Florida, United States', 1]], []],
    // Words that are no criterion are not lost.
    ['heron po', [], []],
    ['pool in march in sp', [['Spain', null]], [['Spa', null]]],
    ['p', [], []],
  ])('offers for %j the places %j and the amenities %j', (typed, places, amenities) => {
    const offered = suggestCriteria(typed, TODAY);
    const counted = (lists: typeof offered.places) =>
      lists.map(({ name, resorts }) => [name, resorts]);
    expect([counted(offered.places), counted(offered.amenities)]).toEqual([places, amenities]);
  });

  it('counts what a criterion finds, and takes it along to the lists', () => {
    const { total, resorts, places, understood } = suggestCriteria('pool in fl', TODAY);
    expect([total, resorts.length]).toEqual([2, 1]);
    expect(places[0]?.filter).toMatchObject({
      location: 'Florida, United States',
      amenities: ['Pool'],
    });
    expect(understood?.phrases).toHaveLength(1);
    expect(suggestCriteria('pool in march', TODAY).total).toBeNull();
  });

  it('corrects what is still being typed', () => {
    expect(suggest('flroi', TODAY).corrections).toEqual(['florida']);
    expect(suggest('flori', TODAY).corrections).toEqual([]);
    expect(suggest('hreon casa', TODAY).corrections).toEqual(['heron casa']);
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
      (name, at) => anIndexedResort({ resortCode: `H${at}`, placeName: `${name} Cove` }),
    ),
  );
  const suggestMany = createSuggestions(many);
  const { total, resorts } = suggestMany('cove', TODAY);
  expect(total).toBe(9);
  expect(resorts).toHaveLength(4);
  expect(suggestMany('hxll', TODAY).corrections).toHaveLength(2);
});

describe('lists that are suggested', () => {
  const atlas = createSuggestions(
    buildResortIndex([
      anIndexedResort({ resortCode: 'A1', location: 'Cadiz, Spain', region: 'Southern Europe' }),
      anIndexedResort({ resortCode: 'A2', location: 'Calpe, Spain', amenities: ['Spa'] }),
      anIndexedResort({ resortCode: 'A3', location: 'Cannes, France', region: 'Carib Coast' }),
      anIndexedResort({
        resortCode: 'A4',
        location: 'Negril, Jamaica',
        region: 'Jamaica',
        amenities: ['Sports', 'Spa', 'Spring Fields', 'Spices'],
      }),
      anIndexedResort({
        resortCode: 'A5',
        location: 'Negril, Jamaica',
        region: 'Jamaica Bay',
        amenities: ['Spa', 'Spring Fields'],
      }),
    ]),
  );
  const namesOf = (typed: string): string[] => {
    const { places, amenities } = atlas(typed, TODAY);
    return [...places, ...amenities].map(({ name }) => name);
  };

  it('are those of most resorts, three places and two amenities at most', () => {
    expect(atlas('sp', TODAY).amenities.map(({ name }) => name)).toEqual(['Spa', 'Spring Fields']);
    expect(atlas('ca', TODAY).places).toHaveLength(3);
  });

  it('are a region beside places, unless it is one of them', () => {
    expect(namesOf('jamaica')).toEqual(['Jamaica', 'Jamaica Bay']);
    expect(namesOf('cannes in carib')).toEqual([]);
    expect(namesOf('carib')).toEqual(['Carib Coast']);
  });

  it('follow little words and criteria, but no name', () => {
    expect(namesOf('in the jama')).toEqual(['Jamaica', 'Jamaica Bay']);
    expect(namesOf('with a spa in jama')).toEqual(['Jamaica', 'Jamaica Bay']);
    expect(namesOf('cove with a spa in jama')).toEqual([]);
    expect(namesOf('&')).toEqual([]);
  });

  it('are no places where the query has one', () => {
    expect(namesOf('near cadiz with jama')).toEqual([]);
    expect(namesOf('in cadiz with jama')).toEqual([]);
  });

  it('are what a whole phrase begins', () => {
    const club = createSuggestions(buildResortIndex([anIndexedResort({ amenities: ['Skiing'] })]));
    expect(club('ski reso', TODAY).amenities.map(({ name }) => name)).toEqual(['Skiing']);
  });

  it('come without corrections where the query is understood', () => {
    expect(atlas('spa jmaai', TODAY).corrections).toEqual([]);
    expect(atlas('spa jmaai', TODAY).understood?.corrected).toBe('spa jamaica');
  });
});
