import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueResort } from '../catalogue/packed-catalogue.ts';
import { catalogueRow } from '../catalogue/packed-catalogue.ts';
import { UNIT_TYPES } from '../pricing/unit-type.ts';
import { aStoredResort } from '../testing/stored-resorts.ts';
import { unitPricesOf } from './filtered-resorts.ts';
import { isResortSort, RESORT_SORTS, sortResorts } from './resort-sort.ts';

const STAY = { from: '2027-01-04', to: '2027-01-10' };
const pricesOf = unitPricesOf(STAY);
const pricesAt = ({ bedrooms }: { bedrooms: string }) => pricesOf(bedrooms);
const ROW = catalogueRow('D101', aStoredResort());
const rowsOf = (some: readonly Partial<CatalogueResort>[]): CatalogueResort[] =>
  some.map((changes, at) => ({ ...ROW, id: String(at), ...changes }));
const order = (rows: readonly CatalogueResort[], sort: (typeof RESORT_SORTS)[number]): string =>
  sortResorts(rows, sort, pricesAt)
    .map(({ id }) => id)
    .join('');

describe('sortResorts', () => {
  it('leaves the list as it came by default', () => {
    const rows = rowsOf([{}, {}]);
    expect(sortResorts(rows, 'given', pricesAt)).toBe(rows);
  });

  it('sorts by the points of the stay, then by cash, with what has no price at the end', () => {
    const rows = rowsOf([
      { bedrooms: 'penthouse' },
      { bedrooms: '4 bedroom' },
      { bedrooms: '1 bedroom' },
      { bedrooms: 'studio' },
      { bedrooms: '1 bedroom' },
    ]);
    expect(order(rows, 'price-low')).toBe('32410');
    expect(order(rows, 'price-high')).toBe('12430');
  });

  it('sorts by rating, then by how many gave it', () => {
    const rows = rowsOf([
      { rating: 8, reviewsAmount: 900 },
      { rating: 9.5, reviewsAmount: 3 },
      { rating: 8, reviewsAmount: 901 },
      { rating: 0, reviewsAmount: 0 },
      { rating: 10, reviewsAmount: 1 },
    ]);
    expect(order(rows, 'rating')).toBe('41203');
  });

  it('counts a hundredth of the rating for more than any number of reviews', () => {
    const rows = rowsOf([
      { rating: 8, reviewsAmount: 2_000_000 },
      { rating: 8.01, reviewsAmount: 0 },
    ]);
    expect(order(rows, 'rating')).toBe('10');
  });

  it('sorts by name without looking at case and accents', () => {
    const rows = rowsOf(
      ['Zephyr', 'éclair', 'Eagle', 'zebra', 'Egret', 'Åre Lodge', 'Bay'].map((placeName) => ({
        placeName,
      })),
    );
    expect(order(rows, 'name')).toBe('5621430');
  });

  it('loses no row, adds no row, and keeps equals as they were', () => {
    const row = fc.record({
      bedrooms: fc.constantFrom(...UNIT_TYPES, 'penthouse'),
      rating: fc.integer({ min: 0, max: 20 }).map((halves) => halves / 2),
      reviewsAmount: fc.nat({ max: 3 }),
      placeName: fc.constantFrom('Bay', 'bay', 'Cove', 'Éclat'),
    });
    const price = ({ bedrooms }: CatalogueResort): readonly number[] => {
      const { points, cashCents } = pricesOf(bedrooms);
      return points === null ? [Infinity, 0] : [points, cashCents ?? Infinity];
    };
    const compare: Record<string, (a: CatalogueResort, b: CatalogueResort) => number> = {
      'price-low': (a, b) => {
        const [[a1 = 0, a2 = 0], [b1 = 0, b2 = 0]] = [price(a), price(b)];
        if (a1 !== b1) return a1 < b1 ? -1 : 1;
        return a2 === b2 ? 0 : Math.sign(a2 - b2);
      },
      rating: (a, b) => b.rating - a.rating || b.reviewsAmount - a.reviewsAmount,
      name: (a, b) => a.placeName.localeCompare(b.placeName, 'en', { sensitivity: 'base' }),
    };
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), (some) => {
        const rows = rowsOf(some);
        for (const sort of RESORT_SORTS) {
          const sorted = sortResorts(rows, sort, pricesAt);
          expect(new Set(sorted)).toEqual(new Set(rows));
          expect(sorted).toHaveLength(rows.length);
          const by = compare[sort];
          if (by !== undefined) expect(sorted).toEqual(rows.toSorted(by));
        }
      }),
    );
  });

  it('knows its orders', () => {
    expect(RESORT_SORTS.every(isResortSort)).toBe(true);
    expect(isResortSort('random')).toBe(false);
    expect(isResortSort(null)).toBe(false);
  });
});

describe('names in order', () => {
  const sorted = (names: readonly string[]): string[] =>
    sortResorts(rowsOf(names.map((placeName) => ({ placeName }))), 'name', pricesAt).map(
      ({ placeName }) => placeName,
    );

  it('have blanks before digits, digits before letters, and letters before all else', () => {
    const names = ['', '0', '1', '8', '9', 'a', 'a b', 'a1', 'ab', 'b', 'y', 'z', '~'];
    expect(sorted(names.toReversed())).toEqual(names);
    expect(sorted(['z/', 'zz', 'z0'])).toEqual(['z0', 'zz', 'z/']);
    expect(sorted([':b', 'b'])).toEqual(['b', ':b']);
    // A sign of any code counts for its own place only.
    expect(sorted(['b', 'a~', 'c', 'bж'])).toEqual(['a~', 'b', 'bж', 'c']);
    expect(sorted(['ж', 'а'])).toEqual(['ж', 'а']);
  });

  it('count without case and accents', () => {
    expect(sorted(['Éb', 'EA', 'ec', 'Ed'])).toEqual(['EA', 'Éb', 'ec', 'Ed']);
    expect(sorted(['f', 'É', 'd'])).toEqual(['d', 'É', 'f']);
  });

  it('are compared by their first 24 letters', () => {
    const long = 'abcdefghijklmnopqrstuvw';
    expect(sorted([`${long}z`, `${long}a`])).toEqual([`${long}a`, `${long}z`]);
    expect(sorted([`${long}xz`, `${long}xa`])).toEqual([`${long}xz`, `${long}xa`]);
    expect(sorted(['abcdefg', 'abcdefa', 'abcdef'])).toEqual(['abcdef', 'abcdefa', 'abcdefg']);
  });

  it('are in one order with those of every length', () => {
    const names = Array.from({ length: 30 }, (_, index) => 'm'.repeat(index));
    expect(sorted(names.toReversed()).map((name) => Math.min(24, name.length))).toEqual(
      names.map((name) => Math.min(24, name.length)),
    );
  });
});
