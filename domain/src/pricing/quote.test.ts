import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultStay } from '../calendar/booking-window.ts';
import { anyDay, anyStay } from '../testing/days.ts';
import { quoteStay } from './quote.ts';
import { UNIT_TYPES, VACATION_TYPES } from './unit-type.ts';

describe('quoteStay', () => {
  it('prices the default stay of six nights in points', () => {
    const stay = defaultStay('2026-12-05');
    expect(quoteStay({ unitType: '1 bedroom', vacationType: 'rciPoints', ...stay })).toEqual({
      paymentMethod: 'points',
      nights: 6,
      weekendNights: 2,
      pointsPerNight: 7000,
      weekendSurcharge: 1000,
      totalPoints: 43_000,
      priceCents: 0,
      taxCents: 0,
      totalCents: 0,
    });
  });

  it.each([
    ['studio', 30_900, 2008, 32_908],
    ['1 bedroom', 33_900, 2202, 36_102],
    ['2 bedroom', 37_900, 2463, 40_363],
  ] as const)(
    'prices the default stay in a %s by card: %i + %i = %i cents',
    (unitType, priceCents, taxCents, totalCents) => {
      const stay = defaultStay('2026-12-05');
      expect(quoteStay({ unitType, vacationType: 'lastCall', ...stay })).toEqual({
        paymentMethod: 'cash',
        nights: 6,
        weekendNights: 2,
        pointsPerNight: 0,
        weekendSurcharge: 0,
        totalPoints: 0,
        priceCents,
        taxCents,
        totalCents,
      });
    },
  );

  it('asks 6 × the night and one or two weekend nights for a default stay, on any day', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const quote = quoteStay({
          unitType: 'studio',
          vacationType: 'rciPoints',
          ...defaultStay(today),
        });
        expect([42_500, 43_000]).toContain(quote.totalPoints);
      }),
    );
  });

  it('never asks for points and cash at once, and makes whole figures that add up', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...UNIT_TYPES),
        fc.constantFrom(...VACATION_TYPES),
        anyStay,
        (unitType, vacationType, { startDate, endDate, length }) => {
          const quote = quoteStay({ unitType, vacationType, startDate, endDate });
          expect(quote.nights).toBe(length);
          expect(quote.totalPoints > 0).toBe(quote.totalCents === 0);
          expect(quote.paymentMethod).toBe(vacationType === 'rciPoints' ? 'points' : 'cash');
          expect(quote.priceCents + quote.taxCents).toBe(quote.totalCents);
          for (const [name, figure] of Object.entries(quote)) {
            if (name !== 'paymentMethod') {
              expect(Number.isSafeInteger(figure)).toBe(true);
              expect(figure).toBeGreaterThanOrEqual(0);
            }
          }
        },
      ),
    );
  });

  it('asks the same cash price for one night and for twenty', () => {
    const stay = { unitType: 'studio', vacationType: 'lastCall', startDate: '2026-12-05' } as const;
    expect(quoteStay({ ...stay, endDate: '2026-12-06' }).totalCents).toBe(32_908);
    expect(quoteStay({ ...stay, endDate: '2026-12-25' }).totalCents).toBe(32_908);
  });
});
