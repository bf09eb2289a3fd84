import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nightNumber, runsOf } from '../availability/scarce-nights.ts';
import { catalogueRow } from '../catalogue/packed-catalogue.ts';
import type { CatalogueResort } from '../catalogue/packed-catalogue.ts';
import { UNIT_TYPES } from '../pricing/unit-type.ts';
import { STATE_RATINGS } from '../resort/room-options.ts';
import { aStoredResort } from '../testing/stored-resorts.ts';
import { isMapArea } from './map-area.ts';
import type { FilterContext, ResortFilter } from './resort-filter.ts';
import { NO_FILTER } from './resort-filter.ts';
import {
  filterResorts,
  pricedStay,
  resortPricesOf,
  stayFinderOf,
  unitPricesOf,
} from './filtered-resorts.ts';
import type { When } from './when.ts';

const ROW = catalogueRow('D101', aStoredResort());
const aRow = (id: string, some: Partial<CatalogueResort> = {}): CatalogueResort => ({
  ...ROW,
  id,
  ...some,
});
const CONTEXT: FilterContext = { today: '2027-01-04', balance: null, availability: null };

const ROWS = [
  aRow('A', {
    bedrooms: 'studio',
    sleeps: 2,
    region: 'Asia',
    amenities: ['Spa'],
    lat: 10,
    lng: 170,
  }),
  aRow('B', {
    bedrooms: '2 bedroom',
    sleeps: 6,
    stateRating: 'RCI Silver Crown',
    lng: -175,
    lat: 0,
  }),
  aRow('C', { bedrooms: '4 bedroom', sleeps: 10, available: false, lat: null, lng: null }),
  aRow('D', { bedrooms: 'penthouse', sleeps: null, location: 'Kyoto, Japan', region: 'Asia' }),
];
const idsFor = (some: Partial<ResortFilter>, context: Partial<FilterContext> = {}): string =>
  filterResorts(ROWS, { ...NO_FILTER, ...some }, { ...CONTEXT, ...context })
    .map(({ id }) => id)
    .join('');

describe('filterResorts', () => {
  it('gives the same list back when nothing is set', () => {
    expect(filterResorts(ROWS, NO_FILTER, CONTEXT)).toBe(ROWS);
  });

  it.each<[string, Partial<ResortFilter>, string]>([
    ['part of the location', { location: ' kyoto' }, 'D'],
    ['beds enough', { sleeps: 6 }, 'BC'],
    ['any of some units', { units: ['studio', '4 bedroom'] }, 'AC'],
    ['any of some crowns', { crowns: ['RCI Silver Crown'] }, 'B'],
    ['all of some amenities', { amenities: ['Spa', 'Beach'] }, 'BCD'],
    ['any of some regions', { regions: ['Asia', 'Nowhere'] }, 'AD'],
    ['an area', { area: { south: -5, west: -180, north: 5, east: -170 } }, 'B'],
    ['an area over the date line', { area: { south: -5, west: 165, north: 15, east: -170 } }, 'AB'],
    // Six nights from Monday, one of them a Saturday: 42,500 and 54,500 points.
    ['a ceiling in points', { ceiling: { in: 'points', most: 42_500 } }, 'A'],
    ['a ceiling below it', { ceiling: { in: 'points', most: 42_499 } }, ''],
    ['a ceiling in cents with tax', { ceiling: { in: 'cash', most: 40_363 } }, 'AB'],
    ['a unit sold as Last Call', { vacationType: 'lastCall' }, 'AB'],
    ['several at once', { regions: ['Asia'], sleeps: 2 }, 'A'],
  ])('keeps what has %s', (_, some, ids) => {
    expect(idsFor(some)).toBe(ids);
  });

  it('counts the price of the chosen days, else of the suggested stay', () => {
    const dates = { from: '2027-01-09', to: '2027-01-11' };
    expect(pricedStay(null, '2027-01-04')).toEqual({ from: '2027-01-04', to: '2027-01-10' });
    expect(unitPricesOf(dates)('studio')).toEqual({ points: 15_000, cashCents: 32_908 });
    expect(unitPricesOf(dates)('3 bedroom')).toEqual({ points: 22_000, cashCents: null });
    expect(unitPricesOf(dates)('penthouse')).toEqual({ points: null, cashCents: null });
    expect(idsFor({ ceiling: { in: 'points', most: 15_000 }, dates })).toBe('A');
  });

  it('keeps what the balance pays for, and everything while there is none to know of', () => {
    expect(idsFor({ withinBalance: true }, { balance: 54_500 })).toBe('AB');
    expect(idsFor({ withinBalance: true }, { balance: 0 })).toBe('');
    expect(idsFor({ withinBalance: true })).toBe('ABCD');
    expect(idsFor({}, { balance: 0 })).toBe('ABCD');
  });

  it('counts free nights only with dates, and never offers what is not available', () => {
    const dates = { from: '2027-02-01', to: '2027-02-03' };
    const night = nightNumber('2027-02-02');
    const availability = new Map([
      ['A', runsOf(new Map([[night, 0]]))],
      ['B', runsOf(new Map([[night, 1]]))],
      ['D', runsOf(new Map([[night + 1, 0]]))],
    ]);
    expect(idsFor({}, { availability })).toBe('ABCD');
    expect(idsFor({ dates }, { availability })).toBe('BD');
    expect(idsFor({ dates })).toBe('ABCD');
  });

  it('keeps with flexible days what has any such stay that its price suits', () => {
    const availability = new Map([
      // Nothing free before Wednesday, 10 February.
      ['A', Int32Array.of(nightNumber('2027-01-01'), 40, 0)],
      ['B', Int32Array.of(nightNumber('2027-01-01'), 90, 0)],
    ]);
    const dates: When = { flex: 'month', month: '2027-02' };
    expect(idsFor({ dates }, { availability })).toBe('AD');
    expect(idsFor({ dates })).toBe('ABD');
    // Six nights from Wednesday have two of the weekend, from Monday one.
    const most = (points: number): Partial<ResortFilter> => ({
      dates,
      ceiling: { in: 'points', most: points },
    });
    expect(idsFor(most(43_000), { availability })).toBe('A');
    expect(idsFor(most(42_500), { availability })).toBe('A');
    expect(idsFor(most(42_499), { availability })).toBe('');
    expect(idsFor({ dates, withinBalance: true }, { availability, balance: 42_499 })).toBe('');
    expect(idsFor({ dates, withinBalance: true }, { availability, balance: 42_500 })).toBe('A');
    expect(idsFor({ dates, withinBalance: true }, { availability })).toBe('AD');
    expect(idsFor({ dates, ceiling: { in: 'cash', most: 32_908 } })).toBe('A');
  });

  it('says which stay it has found, and what that costs', () => {
    const [a, b, , d] = ROWS;
    if (a === undefined || b === undefined || d === undefined) throw new Error('No rows.');
    const availability = new Map([['A', Int32Array.of(nightNumber('2027-01-01'), 40, 0)]]);
    const context = { ...CONTEXT, availability };
    const dates: When = { flex: 'month', month: '2027-02' };
    const cheap = { ...NO_FILTER, dates, ceiling: { in: 'points', most: 42_500 } as const };
    expect(stayFinderOf({ ...NO_FILTER, dates }, context)?.(a)?.from).toBe('2027-02-10');
    expect(stayFinderOf(cheap, context)?.(a)?.from).toBe('2027-02-14');
    expect(stayFinderOf(cheap, context)?.(b)).toBeNull();
    expect(stayFinderOf(NO_FILTER, context)).toBeNull();
    expect(
      stayFinderOf({ ...NO_FILTER, dates: { from: '2027-02-01', to: '2027-02-03' } }, context),
    ).toBeNull();

    const prices = resortPricesOf({ ...NO_FILTER, dates }, context);
    expect(prices(a)).toEqual({ points: 43_000, cashCents: 32_908 });
    expect(prices(b)).toEqual({ points: 54_500, cashCents: 40_363 });
    expect(resortPricesOf(cheap, context)(b)).toEqual({ points: null, cashCents: null });
    expect(prices(d)).toEqual({ points: null, cashCents: null });
    expect(resortPricesOf(NO_FILTER, context)(a)).toEqual({ points: 42_500, cashCents: 32_908 });
    const near = { flex: 'near', from: '2027-01-09', to: '2027-01-11' } as const;
    const byCard = resortPricesOf(
      { ...NO_FILTER, vacationType: 'lastCall', dates: near },
      {
        ...context,
        availability: new Map([['A', Int32Array.of(nightNumber('2027-01-09'), 1, 0)]]),
      },
    );
    expect(byCard(a)).toEqual({ points: 15_000, cashCents: 32_908 });
    expect(byCard(b)).toEqual({ points: 19_000, cashCents: 40_363 });
  });

  it('is each of its parts after the other, in any order, and keeps the order of the list', () => {
    const row = fc.record({
      bedrooms: fc.constantFrom(...UNIT_TYPES, 'penthouse'),
      sleeps: fc.option(fc.integer({ min: 1, max: 12 })),
      stateRating: fc.constantFrom(...STATE_RATINGS, ''),
      region: fc.constantFrom('Asia', 'Europe', ''),
      location: fc.constantFrom('Kyoto, Japan', 'Rome, Italy'),
      amenities: fc.subarray(['Beach', 'Spa', 'Golf']),
      available: fc.boolean(),
      lat: fc.option(fc.integer({ min: -90, max: 90 })),
      lng: fc.option(fc.integer({ min: -180, max: 180 })),
    });
    const part: fc.Arbitrary<Partial<ResortFilter>> = fc.oneof(
      fc.record({ sleeps: fc.nat({ max: 12 }) }),
      fc.record({ units: fc.subarray([...UNIT_TYPES]) }),
      fc.record({ crowns: fc.subarray([...STATE_RATINGS]) }),
      fc.record({ regions: fc.subarray(['Asia', 'Europe']) }),
      fc.record({ amenities: fc.subarray(['Beach', 'Spa', 'Golf']) }),
      fc.record({ location: fc.constantFrom('', 'jap', 'x') }),
      fc.record({ withinBalance: fc.boolean() }),
      fc.record({
        ceiling: fc.record({
          in: fc.constantFrom('points' as const, 'cash' as const),
          most: fc.nat({ max: 90_000 }),
        }),
      }),
      fc.record({ dates: fc.constant({ from: '2027-01-09', to: '2027-01-15' }) }),
    );
    const context: FilterContext = {
      ...CONTEXT,
      balance: 50_000,
      availability: new Map(
        ['0', '3', '6', '9'].map((id) => [id, Int32Array.of(nightNumber('2027-01-10'), 2, 0)]),
      ),
    };
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), part, part, (some, one, other) => {
        const rows = some.map((changes, at) => aRow(String(at), changes));
        const days = one.dates ?? other.dates ?? null;
        const only = (wanted: Partial<ResortFilter>) => ({ ...NO_FILTER, dates: days, ...wanted });
        const both = filterResorts(rows, only({ ...one, ...other }), context);
        const parts = Object.keys(one).some((key) => key in other) ? [other] : [other, one];
        const inTurn = parts.reduce<readonly CatalogueResort[]>(
          (left, wanted) => filterResorts(left, only(wanted), context),
          rows,
        );
        expect(both).toEqual(inTurn);
        expect(both.map(({ id }) => Number(id))).toEqual(
          both.map(({ id }) => Number(id)).toSorted((a, b) => a - b),
        );
      }),
    );
  });
});

describe('an area of the map', () => {
  it.each([
    [{ south: -10, west: 170, north: 10, east: -170 }, true],
    [{ south: 10, west: 0, north: -10, east: 5 }, false],
    [{ south: -91, west: 0, north: 10, east: 5 }, false],
    [{ south: 0, west: 5, north: 10, east: 5 }, false],
    [{ south: Number.NaN, west: 0, north: 10, east: 5 }, false],
  ])('%j: %s', (area, real) => {
    expect(isMapArea(area)).toBe(real);
  });
});
