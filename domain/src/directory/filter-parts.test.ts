import { describe, expect, it } from 'vitest';
import type { CatalogueResort } from '../catalogue/packed-catalogue.ts';
import { catalogueRow } from '../catalogue/packed-catalogue.ts';
import { aStoredResort } from '../testing/stored-resorts.ts';
import {
  dropSuggestions,
  facetsOf,
  filterParts,
  hasPart,
  withoutPart,
  withPart,
  withVacationType,
} from './filter-parts.ts';
import type { FilterContext, ResortFilter } from './resort-filter.ts';
import { NO_FILTER } from './resort-filter.ts';
import { filterResorts } from './filtered-resorts.ts';

const ROW = catalogueRow('D101', aStoredResort());
const aRow = (id: string, some: Partial<CatalogueResort> = {}): CatalogueResort => ({
  ...ROW,
  id,
  ...some,
});
const CONTEXT: FilterContext = { today: '2027-01-04', balance: 10_000, availability: new Map() };

const EVERYTHING: ResortFilter = {
  location: 'Kyoto ',
  dates: { from: '2027-02-01', to: '2027-02-08' },
  sleeps: 4,
  units: ['studio', '1 bedroom'],
  crowns: ['RCI Gold Crown'],
  amenities: ['Beach', 'Spa'],
  regions: ['Asia'],
  area: { south: 0, west: 0, north: 1, east: 1 },
  vacationType: 'lastCall',
  ceiling: { in: 'points', most: 60_000 },
  withinBalance: true,
};

describe('the parts of a filter', () => {
  it('are none where nothing is set', () => {
    expect(filterParts(NO_FILTER)).toEqual([]);
  });

  it('are each entry of a list and each other thing', () => {
    expect(filterParts(EVERYTHING).map(({ kind }) => kind)).toEqual([
      'location',
      'dates',
      'sleeps',
      'unit',
      'unit',
      'vacationType',
      'ceiling',
      'balance',
      'crown',
      'amenity',
      'amenity',
      'region',
      'area',
    ]);
  });

  it('can each be taken away alone, and all of them one after the other', () => {
    for (const part of filterParts(EVERYTHING)) {
      const rest = filterParts(withoutPart(EVERYTHING, part));
      expect(rest).toEqual(filterParts(EVERYTHING).filter((other) => !isSame(other, part)));
    }
    expect(filterParts(EVERYTHING).reduce(withoutPart, EVERYTHING)).toEqual(NO_FILTER);
  });
});

describe('parts that are added', () => {
  it('make the same filter again, however often', () => {
    const parts = filterParts(EVERYTHING);
    expect(filterParts([...parts, ...parts].reduce(withPart, NO_FILTER))).toEqual(parts);
  });

  it('are found again, whatever the order of their fields', () => {
    for (const part of filterParts(EVERYTHING)) {
      expect(hasPart(EVERYTHING, part)).toBe(true);
      expect(hasPart(NO_FILTER, part)).toBe(false);
    }
    const dates = { to: '2027-02-08', from: '2027-02-01' };
    expect(hasPart(EVERYTHING, { kind: 'dates', dates })).toBe(true);
    expect(hasPart(EVERYTHING, { kind: 'dates', dates: { ...dates, to: '2027-02-09' } })).toBe(
      false,
    );
    expect(hasPart(EVERYTHING, { kind: 'region', region: 'Beach' })).toBe(false);
  });
});

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

describe('what to drop of a filter that shows nothing', () => {
  const rows = [
    aRow('A', { bedrooms: 'studio', region: 'Asia', amenities: ['Spa'] }),
    aRow('B', { bedrooms: 'studio', region: 'Europe', amenities: ['Golf'] }),
    aRow('C', { bedrooms: '2 bedroom', region: 'Europe', amenities: ['Spa'] }),
    aRow('D', { bedrooms: '2 bedroom', region: 'Europe', amenities: ['Spa'] }),
  ];

  it('is what alone stands in the way, the most useful first', () => {
    const filter: ResortFilter = {
      ...NO_FILTER,
      units: ['studio'],
      regions: ['Europe'],
      amenities: ['Spa'],
    };
    expect(filterResorts(rows, filter, CONTEXT)).toEqual([]);
    expect(dropSuggestions(rows, filter, CONTEXT)).toEqual([
      { part: { kind: 'unit', unit: 'studio' }, count: 2 },
      { part: { kind: 'amenity', amenity: 'Spa' }, count: 1 },
      { part: { kind: 'region', region: 'Europe' }, count: 1 },
    ]);
  });

  it('is three things at most, those that show most, whatever their order', () => {
    const all = ['Beach', 'Golf', 'Pool', 'Spa'];
    const lacking = ['Beach', 'Spa', 'Spa', 'Spa', 'Golf', 'Golf', 'Pool'];
    const each = lacking.map((one, at) =>
      aRow(`R${at}`, { amenities: all.filter((amenity) => amenity !== one) }),
    );
    const filter: ResortFilter = { ...NO_FILTER, amenities: all };
    expect(dropSuggestions(each, filter, CONTEXT)).toEqual([
      { part: { kind: 'amenity', amenity: 'Spa' }, count: 3 },
      { part: { kind: 'amenity', amenity: 'Golf' }, count: 2 },
      { part: { kind: 'amenity', amenity: 'Beach' }, count: 1 },
    ]);
  });

  it('is nothing by itself where two things stand in the way', () => {
    const filter: ResortFilter = { ...NO_FILTER, units: ['4 bedroom'], regions: ['Nowhere'] };
    expect(dropSuggestions(rows, filter, CONTEXT)).toEqual([]);
  });
});

describe('another way to pay', () => {
  const points: ResortFilter = {
    ...NO_FILTER,
    units: ['studio', '3 bedroom', '4 bedroom'],
    ceiling: { in: 'points', most: 60_000 },
    withinBalance: true,
    crowns: ['RCI Gold Crown'],
  };

  it('drops what is about the other one, and nothing else', () => {
    const card = withVacationType(points, 'lastCall');
    expect(card).toEqual({
      ...NO_FILTER,
      units: ['studio'],
      vacationType: 'lastCall',
      crowns: ['RCI Gold Crown'],
    });
    const dollars: ResortFilter = { ...card, ceiling: { in: 'cash', most: 36_102 } };
    expect(withVacationType(dollars, 'rciPoints')).toEqual({
      ...NO_FILTER,
      units: ['studio'],
      crowns: ['RCI Gold Crown'],
    });
  });

  it('leaves a filter alone that is about it already', () => {
    expect(withVacationType(points, 'rciPoints')).toEqual(points);
    expect(withVacationType(NO_FILTER, 'rciPoints')).toEqual(NO_FILTER);
    const card: ResortFilter = {
      ...NO_FILTER,
      vacationType: 'lastCall',
      ceiling: { in: 'cash', most: 36_102 },
    };
    expect(withVacationType(card, 'lastCall')).toEqual(card);
  });
});

describe('facetsOf', () => {
  it('has what most resorts have first', () => {
    expect(
      facetsOf([
        { region: 'Asia', amenities: ['Spa', 'Golf'] },
        { region: 'Europe', amenities: ['Golf'] },
        { region: 'Asia', amenities: ['Beach'] },
        { region: '', amenities: [] },
      ]),
    ).toEqual({ amenities: ['Golf', 'Beach', 'Spa'], regions: ['Asia', 'Europe'] });
  });
});

it('of several crowns or regions only the one that is dropped goes', () => {
  const several: ResortFilter = {
    ...NO_FILTER,
    crowns: ['RCI Gold Crown', 'RCI Silver Crown'],
    regions: ['Asia', 'Africa'],
  };
  expect(withoutPart(several, { kind: 'crown', crown: 'RCI Gold Crown' }).crowns).toEqual([
    'RCI Silver Crown',
  ]);
  expect(withoutPart(several, { kind: 'region', region: 'Asia' }).regions).toEqual(['Africa']);
});

it('a location counts without the blanks around it', () => {
  expect(filterParts({ ...NO_FILTER, location: '  ' })).toEqual([]);
  expect(filterParts(EVERYTHING)[0]).toEqual({ kind: 'location', text: 'Kyoto' });
});

it('facets of as many resorts come by their names, however the list has them', () => {
  const rows = ['C', 'A', 'D', 'B'].map((region, index) =>
    aRow(`R${index}`, { region, amenities: [] }),
  );
  expect(facetsOf(rows).regions).toEqual(['A', 'B', 'C', 'D']);
});
