import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import { BOOKING_STATUSES } from './booking-state.ts';
import type { RefundableStay } from './cancellation.ts';
import { policyPercent, refundOf } from './cancellation.ts';
import { changeDifference, isChangeable } from './stay-change.ts';

const START = '2027-06-30';
const BOOKED = '2027-01-01T12:00:00.000Z';

const cash: RefundableStay = {
  paymentMethod: 'cash',
  bookingDate: BOOKED,
  startDate: START,
  totalCents: 36_102,
  totalPoints: 0,
};
const points: RefundableStay = {
  ...cash,
  paymentMethod: 'points',
  totalCents: 0,
  totalPoints: 42_501,
};
const daysBefore = (days: number) => ({
  today: addDays(START, -days),
  nowMs: Date.parse(BOOKED) + 1000 * 3_600_000,
});
const quote = (total: number) => ({ totalCents: total, totalPoints: total });

describe('what can be changed', () => {
  it('is an active stay, until the day of check-in', () => {
    expect(isChangeable({ status: 'confirmed', startDate: START }, addDays(START, -1))).toBe(true);
    expect(isChangeable({ status: 'confirmed', startDate: START }, START)).toBe(false);
    expect(isChangeable({ status: 'confirmed', startDate: START }, addDays(START, 1))).toBe(false);
    expect(isChangeable({ status: 'confirmed', startDate: null }, START)).toBe(false);
    const open = BOOKING_STATUSES.filter((status) =>
      isChangeable({ status, startDate: START }, addDays(START, -1)),
    );
    expect(open).toEqual(['confirmed']);
    expect(isChangeable({ status: null, startDate: START }, addDays(START, -1))).toBe(false);
  });
});

describe('the difference of a change', () => {
  it('is the whole difference when the stay gets dearer, however late', () => {
    for (const days of [30, 10, 1]) {
      expect(changeDifference(cash, quote(40_363), daysBefore(days))).toEqual({
        cents: 4261,
        points: 0,
      });
      expect(changeDifference(points, quote(42_502), daysBefore(days))).toEqual({
        cents: 0,
        points: 1,
      });
    }
  });

  it('comes back by the policy when it gets cheaper, an odd half rounded up', () => {
    const back = (days: number) => changeDifference(points, quote(42_500), daysBefore(days)).points;
    expect([back(20), back(10), back(1)]).toEqual([-1, -1, 0]);
    expect(changeDifference(cash, quote(32_908), daysBefore(10))).toEqual({
      cents: -1597,
      points: 0,
    });
  });

  it('is nothing for the same price, and plain 0 at that', () => {
    expect(changeDifference(cash, quote(36_102), daysBefore(1))).toEqual({ cents: 0, points: 0 });
    const kept = changeDifference(cash, quote(1), daysBefore(1));
    expect(Object.is(kept.cents, 0)).toBe(true);
  });

  it('and the refund of what is left never give back more than cancelling at once', () => {
    const total = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(
        fc.constantFrom(cash, points),
        total,
        total,
        fc.integer({ min: -5, max: 40 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: -30, max: 300 }),
        (kind, before, after, days, later, moved) => {
          const stay = { ...kind, totalCents: before, totalPoints: before };
          const when = daysBefore(days);
          const { cents, points: moves } = changeDifference(stay, quote(after), when);
          const difference = kind.paymentMethod === 'cash' ? cents : moves;
          const changed = {
            ...stay,
            startDate: addDays(START, moved),
            policyStart: START,
            totalCents: after,
            totalPoints: after,
          };
          const refund = refundOf(changed, 'policy', daysBefore(days - later));
          const got = refund.cents + refund.points - difference;
          const once = Math.ceil((before * policyPercent(stay, when)) / 100);
          // Each of two halves may be rounded up.
          expect(got).toBeLessThanOrEqual(once + 1);
        },
      ),
    );
  });
});
