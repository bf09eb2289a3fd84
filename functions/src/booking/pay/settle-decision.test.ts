import { describe, expect, test } from 'vitest';
import type { BookingFacts } from '../booking-facts.ts';
import {
  aBooking,
  aContext,
  anOffer,
  bookingsById,
  emptyFacts,
  NOON,
} from '../../testing/booking-examples.ts';
import { advance } from '../booking-life.ts';
import { holding } from '../../testing/held-offer-examples.ts';
import type { InventoryMonths } from '../../inventory/inventory-change.ts';
import { withHold, withSale } from '../../inventory/inventory-change.ts';
import { GUARD } from '../../testing/paid-stay-examples.ts';
import { decideAbandon, decideConfirm, decideDecline } from './settle-decision.ts';

const END = NOON + 480_000;
const stay = anOffer();
const booking = { ...aBooking('booking-1', { vacationType: 'lastCall' }), expiresAt: END };
const none: InventoryMonths = new Map();

/** A booking with a pending card payment, and an offer of the same stay until `offerEnd`. */
const asked = (overrides: Partial<BookingFacts> = {}, offerEnd = NOON + 100_000): BookingFacts =>
  emptyFacts({
    bookings: bookingsById(booking, { ...aBooking('hold-1'), expiresAt: offerEnd }),
    guard: GUARD,
    holds: { offers: { 'hold-1': { ...stay, expiresAt: offerEnd } }, rev: 1 },
    months: withHold(none, stay, 1, { id: 'booking-1', expiresAt: END }),
    payment: {
      state: 'authorizing',
      amountCents: 36_102,
      gatewayKey: 'booking-1',
      gatewayRef: null,
      declineReason: null,
      at: new Date(NOON).toISOString(),
    },
    ...overrides,
  });

const night = (months: InventoryMonths | undefined) => months?.get('LC-101_2026-12')?.nights['29'];

describe('an authorised card', () => {
  test('turns the hold into a sale and ends the offer', () => {
    const { outcome, changes } = decideConfirm(asked(), booking, 'ref-1', 1, aContext(NOON + 5));
    expect(outcome.booking).toMatchObject({ status: 'confirmed', expiresAt: null });
    expect(night(changes?.months)).toEqual({ sold: 1, holds: {} });
    expect(changes?.payment).toMatchObject({ state: 'authorized', gatewayRef: 'ref-1' });
    expect(changes?.holds?.offers).toEqual({});
    expect(changes?.messages?.[0]?.notice?.id).toBe('booking-1_confirmed');
    expect(changes?.guard).toBeUndefined();
    expect(changes?.bookings?.map(({ history }) => history.at(-1)?.reason)).toEqual([
      'Card authorised',
      'The stay was booked',
    ]);
  });

  test('keeps offers of other stays', () => {
    const offers = { 'hold-2': { ...stay, resortId: 'LC-102', expiresAt: NOON + 100_000 } };
    const { changes } = decideConfirm(
      asked({ holds: { offers, rev: 1 } }),
      booking,
      'ref-1',
      1,
      aContext(NOON + 5),
    );
    expect(changes).not.toHaveProperty('holds');
  });

  test('after the hold has expired, ends only the member’s hold in the way', () => {
    const facts = holding(
      1,
      { id: 'studio', expiresAt: END + 1, unitType: 'studio' },
      { id: 'elsewhere', expiresAt: END + 2, resortId: 'LC-102' },
      { id: 'own', expiresAt: END + 3, vacationType: 'lastCall' },
    );
    const months = withSale(facts.months, stay, 3);
    const { outcome, changes } = decideConfirm(
      { ...facts, months },
      booking,
      'ref-1',
      2,
      aContext(END),
    );
    expect(outcome.booking.status).toBe('confirmed');
    expect(changes?.bookings?.map(({ _id }) => _id)).toEqual(['booking-1', 'own', 'studio']);
    expect(Object.keys(changes?.holds?.offers ?? {})).toEqual(['elsewhere']);
  });

  test('after the hold has expired, takes a free unit', () => {
    const { outcome } = decideConfirm(asked(), booking, 'ref-1', 1, aContext(END));
    expect(outcome.booking.status).toBe('confirmed');
  });

  test('after the hold has expired and the unit is sold, ends the booking', () => {
    const facts = asked({ months: withSale(none, stay, 1) });
    const { outcome, changes } = decideConfirm(facts, booking, 'ref-1', 1, aContext(END));
    expect(outcome.booking.status).toBe('expired');
    expect(outcome.soldOutNights).toHaveLength(6);
    expect(outcome.booking.history.at(-1)?.reason).toBe('Sold out before the card was authorised');
    expect(changes?.guard).toBeNull();
    expect(changes?.payment).toMatchObject({ state: 'authorized', gatewayRef: 'ref-1' });
    expect(night(changes?.months)).toEqual({ sold: 1, holds: {} });
    expect(changes?.messages).toBeUndefined();
  });

  test('a live hold counts even when the resort has no units any more', () => {
    const { outcome } = decideConfirm(asked(), booking, 'ref-1', 0, aContext());
    expect(outcome.booking.status).toBe('confirmed');
  });
});

describe('a declined card', () => {
  const declined = { gatewayRef: 'ref-1', reason: 'insufficient-funds' } as const;

  test('books nothing, frees the guard and returns the nights to the offer until its deadline', () => {
    const { outcome, changes } = decideDecline(asked(), booking, declined, 1, aContext());
    expect(outcome.booking.status).toBe('payment_failed');
    expect(outcome.booking.history.at(-1)?.reason).toBe('Card declined: insufficient-funds');
    expect(changes?.guard).toBeNull();
    expect(night(changes?.months)).toEqual({ sold: 0, holds: { 'hold-1': NOON + 100_000 } });
    expect(changes?.payment).toMatchObject({
      state: 'declined',
      declineReason: 'insufficient-funds',
    });
    expect(changes?.holds).toBeUndefined();
  });

  test('frees the nights when there is no live offer', () => {
    const ended = decideDecline(asked({}, NOON), booking, declined, 1, aContext());
    const without = decideDecline(asked({ holds: undefined }), booking, declined, 1, aContext());
    expect(night(ended.changes?.months)?.holds).toEqual({});
    expect(night(without.changes?.months)?.holds).toEqual({});
  });

  test('does not give the offer a unit that another member has bought meanwhile', () => {
    const facts = asked({ months: withSale(none, stay, 1) }, END + 100_000);
    const { changes } = decideDecline(facts, booking, declined, 1, aContext(END));
    expect(night(changes?.months)).toEqual({ sold: 1, holds: {} });
  });

  test("does not change another booking's guard", () => {
    const facts = asked({ guard: { bookingId: 'booking-2', uid: 'member-1' } });
    expect(decideDecline(facts, booking, declined, 1, aContext()).changes?.guard).toBeUndefined();
  });
});

test('an abandoned booking expires and its nights are free', () => {
  const { outcome, changes } = decideAbandon(
    asked({ holds: undefined }),
    booking,
    1,
    aContext(END),
  );
  expect(outcome.booking.status).toBe('expired');
  expect(outcome.booking.history.at(-1)?.reason).toBe('The payment was not finished');
  expect(changes?.guard).toBeNull();
  expect(night(changes?.months)?.holds).toEqual({});
});

test.each(['confirm', 'expire', 'fail-payment', 'cancel'] as const)(
  'a booking is settled once: after %s every further response changes nothing',
  (event) => {
    const settled = advance(booking, event, 'for the test', aContext());
    const facts = asked({ bookings: bookingsById(settled) });
    const later = aContext(END);
    const unchanged = { outcome: { booking: settled, soldOutNights: [] } };
    const declined = { gatewayRef: 'ref-1', reason: 'declined' } as const;
    expect(decideConfirm(facts, settled, 'ref-1', 1, later)).toEqual(unchanged);
    expect(decideDecline(facts, settled, declined, 1, later)).toEqual(unchanged);
    expect(decideAbandon(facts, settled, 1, later)).toEqual(unchanged);
  },
);
