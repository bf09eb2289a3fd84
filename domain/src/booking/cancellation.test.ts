import * as fc from 'fast-check';
import { formatsOf } from '../format/formats.ts';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../calendar/local-date.ts';
import { anyDay } from '../testing/days.ts';
import { bookingRecordFromStored } from './booking-record.ts';
import { BOOKING_STATUSES } from './booking-state.ts';
import {
  cancellationTime,
  fullRefundUntil,
  halfRefundUntil,
  isCancellable,
  policyGrace,
  policyLines,
  policyPercent,
  REFUND_CHOICES,
  refundableStay,
  refundOf,
  refundReason,
  type CancellationTime,
  type RefundableStay,
} from './cancellation.ts';

const CLUB = formatsOf(null);

const START = '2027-06-30';
const BOOKED = '2027-01-01T12:00:00.000Z';
const BOOKED_MS = Date.parse(BOOKED);
const HOUR = 3_600_000;

const points: RefundableStay = {
  paymentMethod: 'points',
  bookingDate: BOOKED,
  startDate: START,
  totalCents: 0,
  totalPoints: 42_500,
};
const cash: RefundableStay = {
  ...points,
  paymentMethod: 'cash',
  totalCents: 36_102,
  totalPoints: 0,
};

/** So many days before check-in, long after booking unless hours say otherwise. */
const daysBefore = (days: number, hoursAfterBooking = 1000): CancellationTime => ({
  today: addDays(START, -days),
  nowMs: BOOKED_MS + hoursAfterBooking * HOUR,
});

describe('the cancellation policy', () => {
  it.each([
    [400, 100, 100],
    [16, 100, 100],
    [15, 100, 100],
    [14, 50, 50],
    [13, 50, 50],
    [8, 50, 50],
    [7, 50, 50],
    [6, 50, 0],
    [4, 50, 0],
    [3, 50, 0],
    [2, 0, 0],
    [1, 0, 0],
    [0, 0, 0],
    [-1, 0, 0],
    [-400, 0, 0],
  ])(
    '%i days before check-in gives back %i percent of points and %i percent of cash',
    (days, p, c) => {
      expect(policyPercent(points, daysBefore(days))).toBe(p);
      expect(policyPercent(cash, daysBefore(days))).toBe(c);
    },
  );

  it.each([
    [14, 100, 100],
    [7, 100, 100],
    [6, 100, 0],
    [3, 100, 0],
    [0, 100, 0],
  ])(
    'within 24 hours of booking, %i days before, gives %i percent of points and %i percent of cash',
    (days, p, c) => {
      for (const hours of [0, 1, 23, 24]) {
        expect(policyPercent(points, daysBefore(days, hours))).toBe(p);
        expect(policyPercent(cash, daysBefore(days, hours))).toBe(c);
      }
    },
  );

  it('ends the 24 hours to the millisecond', () => {
    const at = (ms: number) => ({ today: addDays(START, -10), nowMs: BOOKED_MS + ms });
    expect(policyPercent(cash, at(24 * HOUR))).toBe(100);
    expect(policyPercent(cash, at(24 * HOUR + 1))).toBe(50);
    expect(policyPercent(points, at(24 * HOUR + 1))).toBe(50);
  });

  it('knows no 24 hours for a booking whose instant cannot be read', () => {
    expect(policyPercent({ ...points, bookingDate: 'long ago' }, daysBefore(10, 0))).toBe(50);
  });

  it('never gives back more later, and all of it until the last day it names', () => {
    const anyMethod = fc.constantFrom(points, cash);
    fc.assert(
      fc.property(
        anyMethod,
        anyDay,
        fc.integer({ min: -5, max: 400 }),
        fc.nat(400),
        (stay, startDate, days, later) => {
          const dated = { ...stay, startDate };
          const at = (before: number): CancellationTime => ({
            today: addDays(startDate, -before),
            nowMs: BOOKED_MS + 1000 * HOUR,
          });
          const now = policyPercent(dated, at(days));
          expect(policyPercent(dated, at(days - later))).toBeLessThanOrEqual(now);
          const isInTime = at(days).today <= fullRefundUntil(dated);
          expect(now === 100).toBe(isInTime);
        },
      ),
    );
  });
});

describe('a stay that was moved', () => {
  const LATER = addDays(START, 200);
  const EARLIER = addDays(START, -20);

  it('gives back by the earliest check-in day that it ever had', () => {
    const moved = { ...cash, startDate: LATER, policyStart: START };
    for (const days of [20, 15, 14, 7, 6, 0, -100]) {
      expect(policyPercent(moved, daysBefore(days))).toBe(policyPercent(cash, daysBefore(days)));
    }
    expect(fullRefundUntil(moved)).toBe(fullRefundUntil(cash));
  });

  it('gives back by its own day when that is the earliest', () => {
    const moved = { ...cash, startDate: EARLIER, policyStart: START };
    const own = { ...cash, startDate: EARLIER };
    expect(fullRefundUntil(moved)).toBe(fullRefundUntil(own));
    expect(policyPercent(moved, daysBefore(30))).toBe(50);
  });

  it('says which day counts', () => {
    const moved = { ...cash, startDate: LATER, policyStart: START };
    expect(refundReason(moved, 'policy', daysBefore(20), CLUB)).toBe(
      'Everything is given back until 15 Jun 2027, 15 days before the first check-in day, 30 Jun 2027.',
    );
    expect(refundReason(moved, 'policy', daysBefore(10), CLUB)).toMatch(
      /before the first check-in day/,
    );
    expect(refundReason(moved, 'policy', daysBefore(1), CLUB)).toMatch(
      /before the first check-in day/,
    );
  });
});

describe('a refund', () => {
  it('goes back the way the stay was paid', () => {
    expect(refundOf(points, 'policy', daysBefore(20))).toEqual({ cents: 0, points: 42_500 });
    expect(refundOf(cash, 'policy', daysBefore(20))).toEqual({ cents: 36_102, points: 0 });
    expect(refundOf(points, 'policy', daysBefore(10))).toEqual({ cents: 0, points: 21_250 });
    expect(refundOf(cash, 'policy', daysBefore(10))).toEqual({ cents: 18_051, points: 0 });
    expect(refundOf(cash, 'policy', daysBefore(2))).toEqual({ cents: 0, points: 0 });
  });

  it('rounds half of an odd amount up', () => {
    const odd = { ...cash, totalCents: 40_363 };
    expect(refundOf(odd, 'policy', daysBefore(10)).cents).toBe(20_182);
    expect(refundOf({ ...points, totalPoints: 1 }, 'policy', daysBefore(10)).points).toBe(1);
  });

  it('is all or nothing when the admin says so', () => {
    expect(refundOf(cash, 'full', daysBefore(-3))).toEqual({ cents: 36_102, points: 0 });
    expect(refundOf(points, 'none', daysBefore(300))).toEqual({ cents: 0, points: 0 });
  });

  it('is a whole number between nothing and the price, whatever happens', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('cash' as const, 'points' as const),
        fc.nat(5_000_000),
        fc.constantFrom(...REFUND_CHOICES),
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: -10, max: 10_000 }),
        (paymentMethod, total, choice, days, hours) => {
          const stay: RefundableStay = {
            ...points,
            paymentMethod,
            totalCents: paymentMethod === 'cash' ? total : 0,
            totalPoints: paymentMethod === 'points' ? total : 0,
          };
          const refund = refundOf(stay, choice, daysBefore(days, hours));
          const given = refund.cents + refund.points;
          expect(Number.isInteger(given)).toBe(true);
          expect(given).toBeGreaterThanOrEqual(0);
          expect(given).toBeLessThanOrEqual(total);
          expect(paymentMethod === 'cash' ? refund.points : refund.cents).toBe(0);
          const percent = policyPercent(stay, daysBefore(days, hours));
          if (choice === 'policy') expect(given).toBe(Math.ceil((total * percent) / 100));
        },
      ),
    );
  });
});

describe('the reason for a refund', () => {
  it.each([
    [points, 20, 1000, 'Everything is given back until 15 Jun 2027, 15 days before check-in.'],
    [points, 10, 3, 'Everything is given back within 24 hours of booking.'],
    [
      points,
      10,
      1000,
      'Half is given back from 14 to 3 days before check-in; everything was until 15 Jun 2027.',
    ],
    [
      cash,
      10,
      1000,
      'Half is given back from 14 to 7 days before check-in; everything was until 15 Jun 2027.',
    ],
    [
      points,
      2,
      1000,
      'Nothing is given back less than 3 days before check-in; everything was until 15 Jun 2027.',
    ],
    [
      cash,
      6,
      3,
      'Nothing is given back less than 7 days before check-in; everything was until 15 Jun 2027.',
    ],
  ])('is one sentence (%#)', (stay, days, hours, sentence) => {
    expect(refundReason(stay, 'policy', daysBefore(days, hours), CLUB)).toBe(sentence);
  });

  it('says when the policy was set aside', () => {
    expect(refundReason(cash, 'full', daysBefore(1), CLUB)).toMatch(
      /^Everything .* whatever the policy/,
    );
    expect(refundReason(cash, 'none', daysBefore(99), CLUB)).toMatch(
      /^Nothing .* whatever the policy/,
    );
  });

  it('names the last day on which the policy gives everything', () => {
    expect(daysBetween(fullRefundUntil(cash), START)).toBe(15);
    expect(policyPercent(cash, { today: fullRefundUntil(cash), nowMs: Number.MAX_VALUE })).toBe(
      100,
    );
  });

  it.each([
    ['points', 3],
    ['cash', 7],
  ] as const)('names the last day on which a stay paid by %s gives back half', (method, days) => {
    const stay = { ...cash, paymentMethod: method };
    const last = halfRefundUntil(stay);
    expect(daysBetween(last, START)).toBe(days);
    expect(policyPercent(stay, { today: last, nowMs: Number.MAX_VALUE })).toBe(50);
    expect(policyPercent(stay, { today: addDays(last, 1), nowMs: Number.MAX_VALUE })).toBe(0);
  });
});

describe('the moment of a cancellation', () => {
  it('has a day that lasts as long as it does anywhere', () => {
    expect(cancellationTime(Date.UTC(2027, 5, 16, 11, 59)).today).toBe('2027-06-15');
    expect(cancellationTime(Date.UTC(2027, 5, 16, 12)).today).toBe('2027-06-16');
  });
});

describe('what can be cancelled', () => {
  it('is an active booking', () => {
    expect(BOOKING_STATUSES.filter(isCancellable)).toEqual(['confirmed']);
    expect(isCancellable(null)).toBe(false);
  });

  it('is known of a record only when it has what a refund depends on', () => {
    const whole = bookingRecordFromStored('id', {
      paymentMethod: 'cash',
      bookingDate: BOOKED,
      startDate: START,
      priceCents: 36_102,
      points: 0,
    });
    expect(refundableStay(whole)).toEqual(cash);
    const moved = { ...whole, policyStart: '2027-06-01' };
    expect(refundableStay(moved)).toEqual({ ...cash, policyStart: '2027-06-01' });
    expect(refundableStay({ ...whole, startDate: null })).toBeNull();
    expect(refundableStay({ ...whole, bookingDate: null })).toBeNull();
    expect(refundableStay({ ...whole, paymentMethod: null })).toBeNull();
  });
});

describe('the policy as screens show it', () => {
  const bookedAt = Date.UTC(2026, 0, 1);
  const onDay = (days: number): CancellationTime => ({
    today: addDays('2027-06-01', -days),
    nowMs: bookedAt + 90 * 86_400_000,
  });
  const stayBy = (paymentMethod: 'cash' | 'points'): RefundableStay => ({
    paymentMethod,
    bookingDate: new Date(bookedAt).toISOString(),
    startDate: '2027-06-01',
    totalCents: 32_908,
    totalPoints: 43_000,
  });

  it.each(['cash', 'points'] as const)(
    'is what cancelling gives back, day by day: %s',
    (method) => {
      const lines = policyLines(method);
      for (let days = 0; days <= 40; days += 1) {
        const fitting = lines.filter(
          ({ mostDays, leastDays }) =>
            days <= (mostDays ?? Number.POSITIVE_INFINITY) && days >= (leastDays ?? 0),
        );
        expect(fitting.map(({ percent }) => percent)).toEqual([
          policyPercent(stayBy(method), onDay(days)),
        ]);
      }
    },
  );

  it.each(['cash', 'points'] as const)(
    'tells the first hours after booking truly: %s',
    (method) => {
      const { hours, leastDays } = policyGrace(method);
      const at = (days: number, afterHours: number) =>
        policyPercent(stayBy(method), {
          today: addDays('2027-06-01', -days),
          nowMs: bookedAt + afterHours * 3_600_000,
        });
      expect(at(leastDays ?? 0, hours)).toBe(100);
      expect(at(leastDays ?? 0, hours + 1)).toBeLessThan(100);
      if (leastDays !== null) expect(at(leastDays - 1, 0)).toBeLessThan(100);
    },
  );
});
