import { describe, expect, it } from 'vitest';
import { NO_FILTER } from '../directory/resort-filter.ts';
import { anIndexedResort } from '../testing/indexed-resort.ts';
import { buildResortIndex } from './resort-index.ts';
import {
  filterWith,
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
    expect(after({ location: '', sleeps: 0, amenities: [] })).toBe('');
  });

  it('keeps words that no filter in force says', () => {
    expect(queryAfter('beach in ireland', understood, NO_FILTER, NO_FILTER)).toBe(
      'beach in ireland',
    );
    expect(queryAfter('cove', null, filter, NO_FILTER)).toBe('cove');
  });
});
