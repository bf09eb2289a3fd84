import { accountWith } from '@club/domain/testing/points-account';
import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import { apiErrorOf } from '@club/domain/testing/api-error-of';
import { describe, expect, test } from 'vitest';
import type { PaymentRecord } from '../../store/payment-record.ts';
import type { BookingFacts } from '../booking-facts.ts';
import { aContext, anOffer, DAY_MS, NOON } from '../../testing/booking-examples.ts';
import type { CancelOrder } from './cancel-decision.ts';
import { decideCancel } from './cancel-decision.ts';
import { withSale } from '../../inventory/inventory-change.ts';
import { byCard, byPoints, captured, storedStay } from '../../testing/paid-stay-examples.ts';

const stay = anOffer();

const booked = (overrides: Partial<BookingFacts> = {}): BookingFacts =>
  storedStay(byPoints, 5, {
    account: accountWith({ available: 100, seq: 7 }),
    payment: captured,
    ...overrides,
  });

const anOrder = (overrides: Partial<CancelOrder> = {}): CancelOrder => ({
  reason: 'The roof leaks',
  refund: 'policy',
  expected: null,
  ...overrides,
});

/** An admin cancels so many days after `NOON`; arrival is 27 days after it. */
const byAdmin = (days: number) => aContext(NOON + days * DAY_MS, 'admin-1');

const cancel = (
  booking = byPoints,
  order = anOrder(),
  facts = booked(),
  context = byAdmin(2),
): ReturnType<typeof decideCancel> => decideCancel(facts, booking, order, 'entry-1', context);

describe('cancelling a stay', () => {
  test('frees its nights and its guard and writes its history', () => {
    const { outcome, changes } = cancel();
    expect(outcome.booking).toMatchObject({ status: 'cancelled', rev: byPoints.rev + 1 });
    expect(outcome.booking.history.at(-1)).toEqual({
      status: 'cancelled',
      at: '2026-12-03T12:00:00.000Z',
      actor: 'admin-1',
      reason: 'The roof leaks',
    });
    expect(changes?.bookings).toEqual([outcome.booking]);
    expect(changes?.guard).toBeNull();
    for (const month of changes?.months?.values() ?? []) {
      expect(Object.values(month.nights).map(({ sold }) => sold)).not.toContain(1);
    }
  });

  test('works without a stored guard or history', () => {
    const bare = { ...byPoints, history: [] };
    const { outcome, changes } = cancel(bare, anOrder(), booked({ guard: undefined }));
    expect(outcome.booking.status).toBe('cancelled');
    expect(changes).not.toHaveProperty('guard');
  });

  test('is not taken for done because its last step has the same reason', () => {
    const last = { ...byPoints.history[0]!, actor: 'admin-1', reason: 'The roof leaks' };
    const { outcome } = cancel({ ...byPoints, history: [last] });
    expect(outcome.booking.status).toBe('cancelled');
  });

  test('keeps the guard of a newer booking of the same stay', () => {
    const facts = booked({ guard: { bookingId: 'booking-2', uid: 'member-1' } });
    expect(cancel(byPoints, anOrder(), facts).changes).not.toHaveProperty('guard');
  });

  test('releases one unit, and none where none is sold', () => {
    const twice = booked({ months: withSale(withSale(new Map(), stay, 5), stay, 5) });
    const left = cancel(byPoints, anOrder(), twice).changes?.months;
    expect(left?.get('LC-101_2026-12')?.nights['29']?.sold).toBe(1);
    expect(cancel(byPoints, anOrder(), booked({ months: new Map() })).changes?.months).toEqual(
      new Map(),
    );
  });

  test('holds its nights for the queue where members wait for them', () => {
    const queueEntry = {
      unitType: 'studio' as const,
      vacationType: 'lastCall' as const,
      from: stay.startDate,
      to: stay.endDate,
      nights: 2,
      number: 1,
    };
    const nightsFor = (from: string, to: string) => {
      const queue = { entries: { 'entry-1': { ...queueEntry, from, to } }, next: 2, rev: 1 };
      const { months } = cancel(byPoints, anOrder(), booked({ queue })).changes ?? {};
      return [...(months?.values() ?? [])].flatMap(({ nights }) => Object.values(nights));
    };
    const kept = { sold: 0, holds: { 'queue_booking-1': NOON + 2 * DAY_MS + 120_000 } };
    expect(nightsFor(stay.startDate, stay.endDate)).toEqual(Array.from({ length: 6 }, () => kept));
    const free = { sold: 0, holds: {} };
    expect(nightsFor(stay.endDate, '2027-02-01')).toEqual(Array.from({ length: 6 }, () => free));
  });

  test('refunds in addition to an earlier change’s refund', () => {
    const refunded: PaymentRecord = {
      ...captured,
      amountCents: byCard.priceCents + 3194,
      state: 'refunded',
      refundCents: 3194,
      refundedCents: 3194,
    };
    expect(cancel(byCard, anOrder(), booked({ payment: refunded })).changes?.payment).toMatchObject(
      {
        state: 'refunding',
        refundCents: byCard.priceCents + 3194,
        refundedCents: 3194,
      },
    );
  });

  test('refunds by the earliest check-in day that the stay ever had', () => {
    const moved = { ...byPoints, policyStart: '2026-12-14' };
    const { outcome } = cancel(moved, anOrder(), booked(), byAdmin(2));
    expect(outcome.refund).toEqual({ cents: 0, points: byPoints.points / 2 });
  });

  test('refunds points at once, in one ledger line', () => {
    const { outcome, changes } = cancel();
    expect(outcome.refund).toEqual({ cents: 0, points: byPoints.points });
    expect(changes?.account).toMatchObject({ available: 100 + byPoints.points, seq: 8 });
    expect(changes?.ledger?.map(({ id, entry }) => [id, entry.seq, entry.kind])).toEqual([
      ['booking-1_refund', 8, 'refund'],
    ]);
    expect(changes).not.toHaveProperty('payment');
  });

  test('first repays what was borrowed for it', () => {
    const borrowed = { ...byPoints, borrowedPoints: 30_000 };
    const facts = booked({ account: { ...EMPTY_ACCOUNT, borrowed: 50_000, seq: 2 } });
    const { changes } = cancel(borrowed, anOrder(), facts);
    expect(changes?.account).toMatchObject({
      available: byPoints.points - 30_000,
      borrowed: 20_000,
      seq: 4,
    });
    expect(changes?.ledger?.map(({ entry }) => [entry.seq, entry.kind])).toEqual([
      [3, 'refund'],
      [4, 'repay'],
    ]);
  });

  test('repays no more than is still borrowed', () => {
    const borrowed = { ...byPoints, borrowedPoints: 30_000 };
    const facts = booked({ account: { ...EMPTY_ACCOUNT, borrowed: 1000, seq: 2 } });
    const { changes } = cancel(borrowed, anOrder(), facts);
    expect(changes?.account).toMatchObject({ available: byPoints.points - 1000, borrowed: 0 });
  });

  test('orders a refund of all, half or none of the money', () => {
    const paid = (days: number, refund: CancelOrder['refund'] = 'policy') =>
      cancel(byCard, anOrder({ refund }), booked(), byAdmin(days)).changes?.payment;
    expect(paid(2)).toMatchObject({ state: 'refunding', refundCents: 36_102, gatewayRef: 'ref-1' });
    expect(paid(15)).toMatchObject({ state: 'refunding', refundCents: 18_051 });
    expect(paid(26)).toBeUndefined();
    expect(paid(26, 'full')).toMatchObject({ refundCents: 36_102 });
    expect(paid(2, 'none')).toBeUndefined();
  });

  test('refunds no money that the club never received', () => {
    const { outcome } = cancel(byCard, anOrder(), booked({ payment: undefined }));
    expect(outcome.refund).toEqual({ cents: 0, points: 0 });
  });

  test('keeps the refund in the booking, for repeated requests', () => {
    const { outcome } = cancel(byCard, anOrder(), booked(), byAdmin(15));
    expect(outcome.booking.refund).toEqual({ cents: 18_051, points: 0 });
  });

  test('notifies the member and writes an audit entry', () => {
    const { changes } = cancel(byCard, anOrder(), booked(), byAdmin(15));
    expect(changes?.messages?.[0]?.notice).toEqual({
      id: 'booking-1_cancelled',
      notification: {
        kind: 'booking-cancelled',
        data: {
          resortId: 'LC-101',
          resortName: 'Larkspur Cove',
          startDate: '2026-12-28',
          endDate: '2027-01-03',
          nights: 6,
          unitType: '1 bedroom',
          number: null,
          refund: { cents: 18_051, points: 0 },
        },
        link: '/dashboard/my-bookings/booking-1',
        at: '2026-12-16T12:00:00.000Z',
        read: false,
      },
    });
    expect(changes?.audit).toEqual({
      id: 'entry-1',
      entry: {
        at: '2026-12-16T12:00:00.000Z',
        actor: 'admin-1',
        action: 'cancel-booking',
        subject: 'booking-1',
        detail: 'Refund (policy): $180.51. The roof leaks',
      },
    });
    expect(changes?.needsRegistered).toBe(true);
    expect(cancel().changes?.audit?.entry.detail).toBe(
      'Refund (policy): 42,500 points. The roof leaks',
    );
  });

  test('writes nothing for a deleted member; only the guest is notified', () => {
    const { changes } = cancel(byPoints, anOrder(), booked({ isRegistered: false }));
    expect(changes?.messages?.flatMap(({ mails = [] }) => mails.map(({ to }) => to))).toEqual([
      null,
    ]);
    expect(changes?.needsRegistered).toBe(false);
    expect(changes?.account?.available).toBe(100 + byPoints.points);
  });
});

describe('an order to cancel', () => {
  test('is only valid for the figures that were shown', () => {
    const shown = { cents: 0, points: byPoints.points };
    expect(cancel(byPoints, anOrder({ expected: shown })).outcome.refund).toEqual(shown);
    const late = apiErrorOf(() =>
      cancel(byPoints, anOrder({ expected: shown }), booked(), byAdmin(15)),
    );
    expect(late.code).toBe('refund-changed');
    expect(late.details).toEqual({ refund: { cents: 0, points: byPoints.points / 2 } });
    const cents = apiErrorOf(() =>
      cancel(byPoints, anOrder({ expected: { ...shown, cents: 1 } }), booked()),
    );
    expect(cents.code).toBe('refund-changed');
  });

  test('that was carried out returns the same and changes nothing', () => {
    const first = cancel();
    const order = anOrder({ expected: { cents: 1, points: 1 } });
    const again = cancel(first.outcome.booking, order, booked(), byAdmin(20));
    expect(again).toEqual({ outcome: first.outcome });
  });

  test('is rejected after another one', () => {
    const { booking } = cancel().outcome;
    const otherReason = apiErrorOf(() => cancel(booking, anOrder({ reason: 'Twice' })));
    const otherActor = apiErrorOf(() =>
      cancel(booking, anOrder(), booked(), aContext(NOON + DAY_MS, 'admin-2')),
    );
    for (const error of [otherReason, otherActor]) {
      expect(error.code).toBe('status-not-allowed');
      expect(error.details).toEqual({ status: 'cancelled' });
    }
  });

  test.each(['held', 'completed', 'expired', 'payment_failed'] as const)(
    'is rejected for a booking that is %s',
    (status) => {
      const error = apiErrorOf(() => cancel({ ...byPoints, status }));
      expect([error.code, error.details]).toEqual(['status-not-allowed', { status }]);
    },
  );
});
