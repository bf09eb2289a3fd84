import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsFromUsd, usdFromCents } from './cents.ts';

describe('money', () => {
  it('survives the way through USD with decimals, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(centsFromUsd(usdFromCents(cents))).toBe(cents);
        expect(centsFromUsd(Number((cents / 100).toFixed(2)))).toBe(cents);
      }),
    );
  });
});
