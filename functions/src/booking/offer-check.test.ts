import { quoteStay } from '@club/domain/pricing/quote';
import { describe, expect, test } from 'vitest';
import { anOffer, NOON } from '../testing/booking-examples.ts';
import { checkOffer, wrongFigure } from './offer-check.ts';

const rejectionOf = (changes: Parameters<typeof anOffer>[0]) => {
  const check = checkOffer(anOffer(changes), NOON);
  return check.ok ? null : [check.error.code, check.error.field];
};

test.each([
  [{}, null],
  [{ startDate: '2026-11-30', endDate: '2026-12-02' }, ['invalid-input', 'startDate']],
  [{ startDate: '2026-12-01', endDate: '2026-12-29' }, null],
  [{ startDate: '2027-11-20', endDate: '2027-12-02' }, null],
  [{ endDate: '2027-01-25' }, null],
  [{ endDate: '2027-01-26' }, ['invalid-input', 'endDate']],
  [{ endDate: '2027-12-03' }, ['invalid-input', 'endDate']],
  [{ endDate: '2026-12-28' }, ['invalid-input', 'endDate']],
  [{ startDate: '2026-13-01' }, ['invalid-input', 'startDate']],
  [{ unitType: '4 bedroom' as const }, null],
  [
    { unitType: '3 bedroom' as const, vacationType: 'lastCall' as const },
    ['unit-not-offered', 'unitType'],
  ],
])('an offer with %j is rejected as %j', (changes, rejection) => {
  expect(rejectionOf(changes)).toEqual(rejection);
});

describe('the figures a caller saw', () => {
  const cash = quoteStay(anOffer({ vacationType: 'lastCall' }));
  const points = quoteStay(anOffer());

  test.each([
    [cash, {}, null],
    [cash, { price: 339, points: 0, nights: 6 }, null],
    [cash, { price: 361.02 }, null],
    [cash, { price: 361.03 }, 'price'],
    [cash, { price: 0 }, 'price'],
    [cash, { price: 339, points: 42_500 }, 'points'],
    [cash, { price: 339, nights: 5 }, 'nights'],
    [points, { price: 0, points: 42_500, nights: 6 }, null],
    [points, { price: 361.02, points: 42_500 }, 'price'],
    [points, { points: 42_000 }, 'points'],
    [points, { points: 0 }, 'points'],
  ])('are compared with the server’s: %#', (quote, claimed, field) => {
    expect(
      wrongFigure({ price: undefined, points: undefined, nights: undefined, ...claimed }, quote),
    ).toBe(field);
  });
});
