import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashPriceUsd, cashTotalCents, LAST_CALL_PRICE_USD, priceBeforeTax } from './cash-price.ts';
import { UNIT_TYPES } from './unit-type.ts';

describe('cashPriceUsd', () => {
  it.each([
    ['studio', 309],
    ['1 bedroom', 339],
    ['2 bedroom', 379],
    ['3 bedroom', 379],
    ['4 bedroom', 379],
    ['5 bedroom', 0],
    ['', 0],
    ['constructor', 0],
  ])('of a Last Call stay in %j is %i', (unitType, usd) => {
    expect(cashPriceUsd(unitType, 'lastCall')).toBe(usd);
  });

  it('is 0 for points vacations', () => {
    for (const unitType of UNIT_TYPES) expect(cashPriceUsd(unitType, 'rciPoints')).toBe(0);
  });

  it('exists for every unit type', () => {
    expect(Object.keys(LAST_CALL_PRICE_USD)).toEqual([...UNIT_TYPES]);
  });
});

describe('priceBeforeTax', () => {
  it('is the other way round, for totals of the table', () => {
    for (const usd of Object.values(LAST_CALL_PRICE_USD)) {
      expect(priceBeforeTax(cashTotalCents(usd))).toBe(usd * 100);
    }
    expect(priceBeforeTax(30_900)).toBeNull();
    expect(priceBeforeTax(0)).toBeNull();
  });
});

describe('cashTotalCents', () => {
  it.each([
    [309, 32_908],
    [339, 36_102],
    [379, 40_363],
    [0, 0],
    [310, 31_000],
    [329.08, 32_908],
    [19.99, 1999],
  ])('of %d USD is %i cents', (usd, cents) => {
    expect(cashTotalCents(usd)).toBe(cents);
  });

  it('uses any other price as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        fc.pre(![30_900, 33_900, 37_900].includes(cents));
        expect(cashTotalCents(cents / 100)).toBe(cents);
      }),
    );
  });
});
