import type { When } from '@club/domain/directory/when';
import { NO_FILTER } from '@club/domain/directory/resort-filter';
import { RESORT_SORTS } from '@club/domain/directory/resort-sort';
import { UNIT_TYPES, VACATION_TYPES } from '@club/domain/pricing/unit-type';
import { STATE_RATINGS } from '@club/domain/resort/room-options';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterQuery } from './filter-query.ts';
import { FILTER_PARAMS, filterOfQuery, withFilterQuery } from './filter-query.ts';

const TODAY = '2027-01-04';
const read = (text: string): FilterQuery => filterOfQuery(new URLSearchParams(text), TODAY);
const write = (query: Partial<FilterQuery>, before = ''): string =>
  withFilterQuery(new URLSearchParams(before), {
    filter: NO_FILTER,
    sort: 'given',
    ...query,
  }).toString();

const texts = fc
  .uniqueArray(fc.constantFrom('Beach', 'Golf', 'Scuba & Water Sports', 'Île, 海'), {
    maxLength: 4,
  })
  .map((some) => some.toSorted());
const anyQuery: fc.Arbitrary<FilterQuery> = fc.record({
  sort: fc.constantFrom(...RESORT_SORTS),
  filter: fc.record({
    location: fc.constantFrom('', 'Naples, Florida', 'a&b=c+d', '海'),
    dates: fc.constantFrom<When | null>(
      null,
      { from: '2027-12-07', to: '2028-01-04' },
      { flex: 'near', from: '2027-12-07', to: '2028-01-04' },
      { flex: 'weekend', month: '2027-02' },
      { flex: 'week', month: '2027-12' },
      { flex: 'month', month: '2027-01' },
    ),
    sleeps: fc.nat({ max: 16 }),
    units: fc.subarray([...UNIT_TYPES]).map((units) => units.toSorted()),
    crowns: fc.subarray([...STATE_RATINGS]),
    amenities: texts,
    regions: texts,
    area: fc.constantFrom(
      null,
      { south: -10.5, west: 170, north: 0.0001, east: -170.25 },
      { south: -90, west: -180, north: 90, east: 180 },
    ),
    vacationType: fc.constantFrom(...VACATION_TYPES),
    ceiling: fc.oneof(
      fc.constant(null),
      fc.record({ in: fc.constant('points' as const), most: fc.nat({ max: 999_999_999 }) }),
      fc.record({ in: fc.constant('cash' as const), most: fc.nat({ max: 9_999_999 }) }),
    ),
    withinBalance: fc.boolean(),
  }),
});

describe('filters in the address', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(read(write(query))).toEqual(query);
      }),
    );
  });

  it('are absent when inactive, and leave other parameters alone', () => {
    expect(write({})).toBe('');
    expect(write({ sort: 'rating' }, 'page=3&q=bay&sleeps=4')).toBe('page=3&q=bay&sort=rating');
    expect(read('page=3')).toEqual({ filter: NO_FILTER, sort: 'given' });
  });

  it('are readable', () => {
    const filter = {
      ...NO_FILTER,
      dates: { from: '2027-02-01', to: '2027-02-08' },
      units: ['studio', '1 bedroom'] as const,
      crowns: ['RCI Gold Crown'] as const,
      ceiling: { in: 'cash', most: 36_102 } as const,
    };
    expect(write({ filter })).toBe(
      'from=2027-02-01&to=2027-02-08&unit=1+bedroom&unit=studio&crown=gold&usd=361.02',
    );
  });

  it.each([
    [
      'from=2027-02-01&to=2027-02-08&flex=near',
      { flex: 'near', from: '2027-02-01', to: '2027-02-08' },
    ],
    ['from=2027-02-01&to=2027-02-08&flex=soon', { from: '2027-02-01', to: '2027-02-08' }],
    ['from=2027-02-01&to=2027-02-08&flex=week', { from: '2027-02-01', to: '2027-02-08' }],
    ['flex=weekend&month=2027-02', { flex: 'weekend', month: '2027-02' }],
    ['from=2027-02-01&to=2027-02-08&flex=month&month=2027-03', { flex: 'month', month: '2027-03' }],
  ])('have flexible days: %s', (text, dates) => {
    expect(read(text).filter.dates).toEqual(dates);
  });

  it.each([
    'flex=near',
    'flex=week&month=2026-12',
    'flex=week&month=2027-13',
    'flex=near&month=2027-02',
    'month=2027-02',
    'from=2027-01-03&to=2027-01-05',
    'from=2027-02-30&to=2027-03-05',
    'from=2027-02-05&to=2027-02-05',
    'from=2027-02-05',
    'from=2027-12-30&to=2028-01-05',
    'sleeps=-1&sleeps=many',
    'unit=tent&crown=platinum&amenity=&region=%20',
    `amenity=${'x'.repeat(81)}`,
    'points=1e5',
    'points=-5',
    'usd=12.345',
    'usd=NaN',
    'area=1,2,3',
    'area=10,0,-10,5',
    'area=0,0,91,5',
    'area=a,b,c,d',
    'balance=yes&sort=random',
    'location=%20%20',
  ])('that are invalid count as none: %s', (text) => {
    expect(read(text)).toEqual({ filter: NO_FILTER, sort: 'given' });
  });

  it('never throw, whatever the address contains', () => {
    const name = fc.constantFrom(...Object.values(FILTER_PARAMS));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (entries) => {
        const query = filterOfQuery(new URLSearchParams(entries), TODAY);
        expect(read(write(query))).toEqual(query);
      }),
    );
  });

  it('are cut to a reasonable size', () => {
    expect(read('sleeps=400').filter.sleeps).toBe(16);
    expect(read(`location=${'a'.repeat(200)}`).filter.location).toHaveLength(80);
    const many = Array.from({ length: 50 }, (_, at) => `amenity=${at}`).join('&');
    expect(read(many).filter.amenities).toHaveLength(20);
  });
});
