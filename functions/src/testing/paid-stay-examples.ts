import type { StoredBooking } from '@club/domain/booking/booking';
import type { StayGuard } from '../store/collections.ts';
import type { PaymentRecord } from '../store/payment-record.ts';
import { aBooking, aContext, anOffer, bookingsById, emptyFacts, NOON } from './booking-examples.ts';
import type { BookingFacts } from '../booking/booking-facts.ts';
import { advance } from '../booking/booking-life.ts';
import { withSale } from '../inventory/inventory-change.ts';

/** Confirmed stays, and what is stored with them, for tests. */

const ORDERED = aBooking('booking-1');

/** The stay of `anOffer` as it was booked with points, all of them of one batch. */
export const byPoints = advance(
  {
    ...ORDERED,
    pointsFrom: [{ id: 'deposit-2026-06-01', points: ORDERED.points, expiresOn: '2028-06-01' }],
  },
  'confirm',
  'Paid with points',
  aContext(),
);

/** The stay of `anOffer` as it was booked by card. */
export const byCard = advance(
  aBooking('booking-1', { vacationType: 'lastCall' }),
  'confirm',
  'Card authorised',
  aContext(),
);

export const GUARD: StayGuard = { bookingId: 'booking-1', uid: 'member-1' };

/** The payment of `byCard`. */
export const captured: PaymentRecord = {
  state: 'captured',
  amountCents: byCard.priceCents,
  gatewayKey: 'booking-1',
  gatewayRef: 'ref-1',
  declineReason: null,
  at: new Date(NOON).toISOString(),
};

/** The stored details of a card that pays for a change. */
export const CARD = {
  cardNumber: '**** **** **** 4242',
  expiryDate: '12/29',
  brand: 'Visa',
  last4: '4242',
};

/** Facts of a stay with its guard and its nights, at a resort with `cap` units. */
export const storedStay = (
  booking: StoredBooking,
  cap: number,
  overrides: Partial<BookingFacts> = {},
): BookingFacts =>
  emptyFacts({
    bookings: bookingsById(booking),
    guard: GUARD,
    months: withSale(new Map(), anOffer(), cap),
    ...overrides,
  });
