import type { StoredBooking } from '@club/domain/booking/booking';
import type { StayChange } from '@club/domain/booking/stay-change';
import { quoteStay } from '@club/domain/pricing/quote';
import { describe, expect, test } from 'vitest';
import type { PendingChange } from '../../store/collections.ts';
import type { PaymentRecord } from '../../store/payment-record.ts';
import type { BookingFacts } from '../booking-facts.ts';
import { aBooking, aContext, anOffer, bookingsById, NOON } from '../../testing/booking-examples.ts';
import { advance } from '../booking-life.ts';
import type { InventoryMonths } from '../../inventory/inventory-change.ts';
import { withHold, withSale } from '../../inventory/inventory-change.ts';
import { byCard as booking, captured, storedStay } from '../../testing/paid-stay-examples.ts';
import {
  decideChangeAbandoned,
  decideChangeDeclined,
  decideChangePaid,
} from './settle-change-decision.ts';

const STAY = anOffer({ vacationType: 'lastCall' });
const LATER: StayChange = {
  startDate: '2027-01-01',
  endDate: '2027-01-07',
  unitType: '2 bedroom',
};
/** The nights of `LATER` that `STAY` does not have. */
const GAINED = { ...STAY, startDate: STAY.endDate, endDate: LATER.endDate };
const CARD = {
  cardNumber: '**** **** **** 4444',
  expiryDate: '08/29',
  brand: 'Mastercard',
  last4: '4444',
};
const EXPIRES_AT = NOON + 480_000;

const quote = quoteStay({ ...LATER, vacationType: 'lastCall' });
const change: PendingChange = {
  bookingId: 'booking-1',
  uid: 'member-1',
  from: { startDate: STAY.startDate, endDate: STAY.endDate, unitType: '1 bedroom' },
  change: LATER,
  quote,
  difference: { cents: 4261, points: 0 },
  oldPaymentId: 'booking-1',
  card: CARD,
  state: 'held',
  expiresAt: EXPIRES_AT,
  fingerprint: 'fingerprint',
  at: new Date(NOON).toISOString(),
  rev: 1,
};
const authorizing: PaymentRecord = {
  ...captured,
  state: 'authorizing',
  amountCents: 40_363,
  gatewayKey: 'change-1',
  gatewayRef: null,
  bookingId: 'booking-1',
};
const HELD = withHold(withSale(new Map(), STAY, 1), GAINED, 1, {
  id: 'change-1',
  expiresAt: EXPIRES_AT,
});

const facts = (overrides: Partial<BookingFacts> = {}): BookingFacts =>
  storedStay(booking, 1, {
    months: HELD,
    payment: captured,
    otherPayment: authorizing,
    change,
    ...overrides,
  });

const paid = { changeId: 'change-1', gatewayRef: 'ref-2', entryId: 'entry-1', cap: 1 };
const pay = (given = facts(), stored: StoredBooking = booking, nowMs = NOON + 1000) =>
  decideChangePaid(given, stored, paid, aContext(nowMs));

const nightsIn = (months: InventoryMonths | undefined): [string, number, string[]][] =>
  [...(months ?? [])].flatMap(([id, month]) =>
    Object.entries(month.nights)
      .filter(([, { sold, holds }]) => sold > 0 || Object.keys(holds).length > 0)
      .map(([day, { sold, holds }]): [string, number, string[]] => [
        `${id.slice(-2)}-${day}`,
        sold,
        Object.keys(holds),
      ]),
  );
const MOVED = ['01', '02', '03', '04', '05', '06'].map((day) => [`01-${day}`, 1, []]);
const UNMOVED = ['12-28', '12-29', '12-30', '12-31', '01-01', '01-02'].map((day) => [day, 1, []]);

describe('a change that is paid', () => {
  test('moves the booking, its nights, its guard and its payment in one commit', () => {
    const { outcome, changes } = pay();
    expect(outcome.change).toMatchObject({ state: 'done', rev: 2 });
    expect(outcome.booking).toMatchObject({
      ...LATER,
      priceCents: 40_363,
      price: 403.63,
      paymentId: 'change-1',
      paymentDetails: CARD,
      policyStart: STAY.startDate,
      status: 'confirmed',
    });
    expect(changes?.messages?.[0]?.notice?.notification).toMatchObject({
      data: { startDate: '2027-01-01', endDate: '2027-01-07', change: { what: 'stay' } },
    });
    expect(nightsIn(changes?.months)).toEqual(MOVED);
    expect(changes?.guard).toBeNull();
    expect(changes?.otherGuard).toEqual({ bookingId: 'booking-1', uid: 'member-1' });
    expect(changes?.otherPayment).toMatchObject({ state: 'authorized', gatewayRef: 'ref-2' });
    expect(changes?.payment).toMatchObject({ state: 'refunding', refundCents: 36_102 });
    expect(changes?.audit?.entry.detail).toBe(
      'Moved from Dec 28, 2026 – Jan 3, 2027, 1 bedroom. $42.61 paid.',
    );
  });

  test('refunds the current price, and not what the club kept of an earlier change', () => {
    // Paid 363.02, of which half of a difference of 2.00 went back: 362.02 are kept.
    const before = {
      ...captured,
      state: 'refunded' as const,
      amountCents: 36_302,
      refundCents: 100,
      refundedCents: 100,
    };
    expect(pay(facts({ payment: before })).changes?.payment).toMatchObject({
      state: 'refunding',
      refundCents: 36_202,
      refundedCents: 100,
    });
  });

  test('after its hold has expired moves if units are free', () => {
    const late = EXPIRES_AT + 1;
    expect(pay(facts(), booking, late).outcome.change?.state).toBe('done');
    const sold = withSale(HELD, { ...GAINED, endDate: '2027-01-04' }, 1);
    const { outcome, changes } = pay(facts({ months: sold }), booking, late);
    expect(outcome).toMatchObject({
      booking,
      change: { state: 'expired' },
      soldOutNights: ['2027-01-03'],
    });
    expect(nightsIn(changes?.months)).toEqual([...UNMOVED, ['01-03', 1, []]]);
    expect(changes?.otherPayment?.state).toBe('authorized');
    expect(changes).not.toHaveProperty('bookings');
    expect(changes).not.toHaveProperty('payment');
  });

  test.each([
    ['cancelled', { ...booking, status: 'cancelled' as const }],
    ['moved', { ...booking, startDate: '2026-12-29' }],
    ['given another unit', { ...booking, unitType: 'studio' as const }],
    ['given another price', { ...booking, priceCents: 32_908 }],
  ])('expires when the booking was %s meanwhile', (_what, stored) => {
    const { outcome, changes } = pay(facts({ bookings: bookingsById(stored) }), stored);
    expect(outcome).toMatchObject({ booking: stored, change: { state: 'expired' } });
    expect(Object.keys(changes ?? {}).sort()).toEqual(['change', 'months', 'otherPayment']);
    expect(nightsIn(changes?.months)).toEqual(UNMOVED);
  });

  test('expires when the member has booked that stay meanwhile', () => {
    const rival = advance(aBooking('booking-2', LATER), 'confirm', '', aContext());
    const given = facts({
      bookings: bookingsById(booking, rival),
      otherGuard: { bookingId: 'booking-2', uid: 'member-1' },
    });
    const { outcome, changes } = pay(given);
    expect(outcome.change?.state).toBe('expired');
    expect(changes).not.toHaveProperty('otherGuard');
  });

  test('of a deleted member notifies no one', () => {
    const { outcome, changes } = pay(facts({ isRegistered: false }));
    expect(outcome.change?.state).toBe('done');
    expect(changes).not.toHaveProperty('messages');
  });
});

describe('a change whose card is declined, or that is not paid', () => {
  const declined = { changeId: 'change-1', gatewayRef: 'ref-2', reason: 'declined' as const };

  test('frees its nights and leaves the booking as it is', () => {
    const declinedChange = decideChangeDeclined(facts(), booking, declined, aContext());
    expect(declinedChange.outcome).toMatchObject({ booking, change: { state: 'declined' } });
    expect(nightsIn(declinedChange.changes?.months)).toEqual(UNMOVED);
    expect(declinedChange.changes?.otherPayment).toMatchObject({
      state: 'declined',
      declineReason: 'declined',
      gatewayRef: 'ref-2',
    });
    const left = decideChangeAbandoned(facts(), booking, 'change-1', aContext());
    expect(left.outcome).toMatchObject({ booking, change: { state: 'expired' } });
    expect(nightsIn(left.changes?.months)).toEqual(UNMOVED);
    for (const { changes } of [declinedChange, left]) {
      expect(changes).not.toHaveProperty('bookings');
      expect(changes).not.toHaveProperty('otherGuard');
      expect(changes).not.toHaveProperty('messages');
    }
  });

  test.each(['done', 'declined', 'expired'] as const)('stays %s', (state) => {
    const given = facts({ change: { ...change, state } });
    const again = [
      pay(given),
      decideChangeDeclined(given, booking, declined, aContext()),
      decideChangeAbandoned(given, booking, 'change-1', aContext()),
    ];
    for (const decision of again) {
      expect(decision).toEqual({
        outcome: { booking, change: { ...change, state }, soldOutNights: [] },
      });
    }
  });

  test('does nothing when there is no change', () => {
    const given = facts({ change: undefined });
    const again = [
      pay(given),
      decideChangeDeclined(given, booking, declined, aContext()),
      decideChangeAbandoned(given, booking, 'change-1', aContext()),
    ];
    for (const decision of again) {
      expect(decision).toEqual({ outcome: { booking, change: null, soldOutNights: [] } });
    }
  });

  test('writes no payment without a record', () => {
    const given = facts({ payment: undefined, otherPayment: undefined });
    const declinedChange = decideChangeDeclined(given, booking, declined, aContext());
    expect(declinedChange.changes).not.toHaveProperty('otherPayment');
    const left = decideChangeAbandoned(facts(), booking, 'change-1', aContext());
    expect(left.changes).not.toHaveProperty('otherPayment');
    const done = pay(given);
    expect(done.outcome.change?.state).toBe('done');
    expect(done.changes).not.toHaveProperty('payment');
    expect(done.changes).not.toHaveProperty('otherPayment');
  });
});
