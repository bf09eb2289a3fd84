import { BOOKING_STATUSES } from '@club/domain/booking/booking-state';
import { errorIn } from '@club/domain/testing/api-error-of';
import { describe, expect, test } from 'vitest';
import {
  aBooking,
  aContext,
  anOffer,
  bookingsById,
  emptyFacts,
  NOON,
} from '../testing/booking-examples.ts';
import { withHold } from '../inventory/inventory-change.ts';
import { byPoints as confirmed, GUARD } from '../testing/paid-stay-examples.ts';
import type { StatusOrder } from './status-decision.ts';
import { decideStatus } from './status-decision.ts';

const END = NOON + 480_000;
/** Noon of the day after the stay. */
const AFTERWARDS = Date.UTC(2027, 0, 4, 12);
const stay = anOffer();
const held = { ...aBooking('booking-1'), expiresAt: END };

const anOrder = (overrides: Partial<StatusOrder> = {}): StatusOrder => ({
  status: 'completed',
  reason: 'The guests have left',
  cap: 1,
  entryId: 'entry-1',
  ...overrides,
});
const byAdmin = (nowMs: number) => aContext(nowMs, 'admin-1');
const month = 'LC-101_2026-12';

const thrownBy = (act: () => unknown): unknown => {
  const error = errorIn(act);
  return error && [error.code, error.details];
};

describe('moving a booking on by hand', () => {
  test('completes a stay that is over, with its history and an audit entry', () => {
    const facts = emptyFacts({ bookings: bookingsById(confirmed) });
    const { outcome, changes } = decideStatus(facts, confirmed, anOrder(), byAdmin(AFTERWARDS));
    expect(outcome).toMatchObject({ status: 'completed', rev: confirmed.rev + 1 });
    expect(outcome.history.at(-1)).toMatchObject({
      actor: 'admin-1',
      reason: 'The guests have left',
    });
    expect(changes).toEqual({
      bookings: [outcome],
      audit: {
        id: 'entry-1',
        entry: {
          at: '2027-01-04T12:00:00.000Z',
          actor: 'admin-1',
          action: 'change-booking-status',
          subject: 'booking-1',
          detail: 'confirmed → completed. The guests have left',
        },
      },
    });
  });

  test('does not complete a stay before its last day has come anywhere', () => {
    const facts = emptyFacts({ bookings: bookingsById(confirmed) });
    const early = Date.UTC(2027, 0, 2, 9, 59);
    expect(thrownBy(() => decideStatus(facts, confirmed, anOrder(), byAdmin(early)))).toEqual([
      'status-not-allowed',
      { status: 'confirmed', allowed: [] },
    ]);
    expect(decideStatus(facts, confirmed, anOrder(), byAdmin(early + 60_000)).outcome.status).toBe(
      'completed',
    );
  });

  test('ends an offer: its nights are free and the member may hold another', () => {
    const facts = emptyFacts({
      bookings: bookingsById(held),
      holds: { offers: { 'booking-1': { ...stay, expiresAt: END } }, rev: 1 },
      months: withHold(new Map(), stay, 1, { id: 'booking-1', expiresAt: END }),
    });
    const order = anOrder({ status: 'expired', reason: 'Needed for repairs' });
    const { outcome, changes } = decideStatus(facts, held, order, byAdmin(NOON + 5));
    expect(outcome).toMatchObject({ status: 'expired', expiresAt: null });
    expect(outcome.history.at(-1)?.reason).toBe('Needed for repairs');
    expect(changes?.holds?.offers).toEqual({});
    expect(changes?.months?.get(month)?.nights['29']?.holds).toEqual({});
    expect(changes?.audit?.entry.detail).toBe('held → expired. Needed for repairs');
  });

  test('ends a booking with a pending card payment: nights and guard are free', () => {
    const facts = emptyFacts({
      bookings: bookingsById(held),
      guard: GUARD,
      months: withHold(new Map(), stay, 1, { id: 'booking-1', expiresAt: END }),
    });
    const order = anOrder({ status: 'expired', reason: 'Stuck' });
    const { outcome, changes } = decideStatus(facts, held, order, byAdmin(NOON + 5));
    expect(outcome.history.at(-1)).toMatchObject({ status: 'expired', reason: 'Stuck' });
    expect(changes?.guard).toBeNull();
    expect(changes?.months?.get(month)?.nights['29']?.holds).toEqual({});
  });

  test('returns the same for the same order, without changes', () => {
    const facts = emptyFacts({ bookings: bookingsById(confirmed) });
    const { outcome } = decideStatus(facts, confirmed, anOrder(), byAdmin(AFTERWARDS));
    expect(decideStatus(facts, outcome, anOrder(), byAdmin(AFTERWARDS + 5))).toEqual({ outcome });
  });

  test('is another order with another status, actor or reason', () => {
    const { outcome } = decideStatus(
      emptyFacts({ bookings: bookingsById(confirmed) }),
      confirmed,
      anOrder(),
      byAdmin(AFTERWARDS),
    );
    const codeFor = (order: StatusOrder, actor = 'admin-1', booking = outcome) =>
      errorIn(() => decideStatus(emptyFacts(), booking, order, aContext(AFTERWARDS, actor)))?.code;
    expect(codeFor(anOrder())).toBeUndefined();
    expect(codeFor(anOrder({ status: 'expired' }))).toBe('status-not-allowed');
    expect(codeFor(anOrder(), 'admin-2')).toBe('status-not-allowed');
    expect(codeFor(anOrder({ reason: 'Again' }))).toBe('status-not-allowed');
    expect(codeFor(anOrder(), 'admin-1', { ...outcome, history: [] })).toBe('status-not-allowed');
  });

  test('ends the offer that is named, and no other of the member', () => {
    const other = { ...stay, resortId: 'LC-102', expiresAt: END - 1 };
    const facts = emptyFacts({
      bookings: bookingsById(held, aBooking('other', { resortId: 'LC-102' })),
      holds: { offers: { other, 'booking-1': { ...stay, expiresAt: END } }, rev: 1 },
      months: withHold(new Map(), stay, 1, { id: 'booking-1', expiresAt: END }),
    });
    const order = anOrder({ status: 'expired' });
    const { outcome, changes } = decideStatus(facts, held, order, byAdmin(NOON + 5));
    expect(outcome._id).toBe('booking-1');
    expect(Object.keys(changes?.holds?.offers ?? {})).toEqual(['other']);
  });

  test('of an offer without a document is a defect and says so', () => {
    const facts = emptyFacts({
      holds: { offers: { 'booking-1': { ...stay, expiresAt: END } }, rev: 1 },
    });
    const order = anOrder({ status: 'expired' });
    expect(() => decideStatus(facts, held, order, byAdmin(NOON + 5))).toThrow(
      'The booking was not moved.',
    );
  });

  test('is possible between two pairs of statuses only', () => {
    for (const from of BOOKING_STATUSES) {
      for (const status of BOOKING_STATUSES) {
        const booking = { ...confirmed, status: from };
        const facts = emptyFacts({ bookings: bookingsById(booking) });
        const order = anOrder({ status, reason: 'Any' });
        const error = thrownBy(() => decideStatus(facts, booking, order, byAdmin(AFTERWARDS)));
        const isEdge = ['held expired', 'confirmed completed'].includes(`${from} ${status}`);
        expect([from, status, error === null]).toEqual([from, status, isEdge]);
      }
    }
  });
});
