import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsFromUsd, formatCount, formatPoints, formatUsd, usdFromCents } from './cents.ts';

describe('money', () => {
  it.each([
    [32_908, '329.08 USD'],
    [36_102, '361.02 USD'],
    [40_363, '403.63 USD'],
    [120_400, '1,204.00 USD'],
    [0, '0.00 USD'],
    [5, '0.05 USD'],
  ])('of %i cents reads %s', (cents, text) => {
    expect(formatUsd(cents)).toBe(text);
  });

  it('survives the way through USD with decimals, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(centsFromUsd(usdFromCents(cents))).toBe(cents);
        expect(centsFromUsd(Number((cents / 100).toFixed(2)))).toBe(cents);
      }),
    );
  });
});

describe('counts and points', () => {
  it('have thousands apart', () => {
    expect(formatCount(42_000)).toBe('42,000');
    expect(formatCount(7)).toBe('7');
    expect(formatPoints(42_000)).toBe('42,000 points');
    expect(formatPoints(1)).toBe('1 point');
    expect(formatPoints(0)).toBe('0 points');
  });
});

it('counts are written whole', () => {
  expect(formatCount(1234.6)).toBe('1,235');
});
