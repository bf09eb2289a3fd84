import { describe, expect, it } from 'vitest';
import { WARM_AREA } from '../directory/map-area.ts';
import { NO_FILTER } from '../directory/resort-filter.ts';
import { anIndexedResort } from '../testing/indexed-resort.ts';
import { buildResortIndex } from './resort-index.ts';
import {
  filterWith,
  labelIn,
  matchesOf,
  partCounts,
  queryAfter,
  resortsFound,
  searchedIn,
} from './search-results.ts';
import { understandQuery } from './understood-query.ts';

const TODAY = '2026-11-23';
const index = buildResortIndex([
  anIndexedResort({ resortCode: 'A', placeName: 'Arch', location: 'Oslo, Norway' }),
  anIndexedResort({ resortCode: 'B', placeName: 'Beach Barn', location: 'Cork, Ireland' }),
  anIndexedResort({
    resortCode: 'C',
    placeName: 'Cove',
    location: 'Cork, Ireland',
    amenities: ['Beach'],
  }),
  anIndexedResort({
    resortCode: 'D',
    placeName: 'Dune Beach',
    location: 'Oslo, Norway',
    amenities: ['Beach'],
  }),
]);
const listed = (query: string, filter = NO_FILTER): string[] =>
  resortsFound(index, searchedIn(query, understandQuery(index, query, TODAY), filter)).map(
    ({ resortCode }) => resortCode,
  );

describe('what a query lists', () => {
  it('is what its words find, while no filter says them', () => {
    expect(listed('beach')).toEqual(['B', 'D']);
    expect(listed('cork')).toEqual(['B', 'C']);
    expect(listed('beach of the arch')).toEqual(['A', 'B', 'D']);
  });

  it('is everything where filters say it all, those first that the words find', () => {
    expect(listed('beach', { ...NO_FILTER, amenities: ['Beach'] })).toEqual(['B', 'D', 'A', 'C']);
    expect(listed('')).toEqual(['A', 'B', 'C', 'D']);
  });

  it('is what the words find that filters leave', () => {
    expect(listed('dune with beach', { ...NO_FILTER, amenities: ['Beach'] })).toEqual(['D']);
  });
});

describe('what is searched for', () => {
  const searched = (query: string, filter = NO_FILTER) =>
    searchedIn(query, understandQuery(index, query, TODAY), filter);

  it('is all for a blank query', () => {
    expect(searched('  ')).toEqual({ text: '', all: true });
  });

  it('is the words that no filter says', () => {
    expect(searched('dune of the arch')).toEqual({ text: 'dune arch', all: false });
    expect(searched('dune with beach', { ...NO_FILTER, amenities: ['Beach'] })).toEqual({
      text: 'dune',
      all: false,
    });
  });

  it('is the whole query only while none of its filters is in force', () => {
    expect(searched('beach in ireland')).toEqual({ text: 'beach in ireland', all: false });
    expect(searched('beach in ireland', { ...NO_FILTER, location: 'Ireland' })).toEqual({
      text: 'beach ireland',
      all: true,
    });
  });
});

const understood = understandQuery(index, 'beach in ireland for 2', TODAY);
const filter = understood === null ? NO_FILTER : filterWith(NO_FILTER, understood);

it('what matches a query has all that it says', () => {
  expect(filter).toMatchObject({ amenities: ['Beach'], location: 'Ireland', sleeps: 2 });
  const found = understood && matchesOf(index, 'beach in ireland for 2', understood, TODAY);
  expect(found?.map(({ resortCode }) => resortCode)).toEqual(['C']);
});

it('each part of a query is counted by itself, but for days and prices', () => {
  const query = understandQuery(index, 'beach in ireland in march under $400', TODAY);
  const countOf = query && partCounts(index, query, TODAY);
  const parts = query?.phrases.flatMap((phrase) => phrase.parts) ?? [];
  expect(parts.map((part) => [part.kind, countOf?.(part)])).toEqual([
    ['amenity', 2],
    ['location', 2],
    ['dates', undefined],
    ['vacationType', undefined],
    ['ceiling', undefined],
  ]);
  expect(countOf?.({ kind: 'amenity', amenity: 'Pool' })).toBeUndefined();
});

describe('a query whose filters change', () => {
  const after = (some: Partial<typeof filter>): string =>
    queryAfter('beach in ireland for 2', understood, filter, { ...filter, ...some });

  it('loses the words of those that are gone', () => {
    expect(after({ location: '' })).toBe('beach for 2');
    expect(after({ sleeps: 4 })).toBe('beach in ireland');
    expect(after({ amenities: ['Beach', 'Pool'] })).toBe('beach in ireland for 2');
    expect(after({ location: '', sleeps: 0 })).toBe('beach');
    expect(after({ location: '', sleeps: 0, amenities: [] })).toBe('');
  });

  const afterAll = (query: string, gone: Partial<typeof filter>): string => {
    const meant = understandQuery(index, query, TODAY);
    const before = meant === null ? NO_FILTER : filterWith(NO_FILTER, meant);
    return queryAfter(query, meant, before, { ...before, ...gone });
  };

  it('is blank once nothing but general words are left', () => {
    expect(afterAll('beach hotel', { amenities: [] })).toBe('');
    expect(afterAll('dune hotel with beach', { amenities: [] })).toBe('dune hotel');
  });

  it('says no price any more when one half of it is gone', () => {
    expect(afterAll('beach under $400', { ceiling: null })).toBe('beach');
    expect(afterAll('beach under $400', { vacationType: 'rciPoints' })).toBe('beach');
  });

  it('keeps words that no filter in force says', () => {
    expect(queryAfter('beach in ireland', understood, NO_FILTER, NO_FILTER)).toBe(
      'beach in ireland',
    );
    expect(queryAfter('cove', null, filter, NO_FILTER)).toBe('cove');
  });
});

describe('what a query calls an area', () => {
  const near = understandQuery(index, 'warm, with a beach, near cork', TODAY);
  const areas = near?.phrases.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'area'));
  const [warm, aroundCork] = areas ?? [];

  it('is said of this area only', () => {
    expect(aroundCork && labelIn(near, aroundCork)).toBe('Near Cork');
    expect(warm).toEqual({ kind: 'area', area: WARM_AREA });
    expect(warm && labelIn(near, warm)).toBeUndefined();
    const elsewhere = { south: 1, west: 2, north: 3, east: 4 };
    expect(labelIn(near, { kind: 'area', area: elsewhere })).toBeUndefined();
    expect(labelIn(near, { kind: 'amenity', amenity: 'Beach' })).toBeUndefined();
  });

  it('is nothing without such a query', () => {
    expect(aroundCork && labelIn(null, aroundCork)).toBeUndefined();
    expect(aroundCork && labelIn(understood, aroundCork)).toBeUndefined();
  });
});
