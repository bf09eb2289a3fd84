import type { StoredBooking } from '@club/domain/booking/booking';
import type { StayGuard } from '../store/collections.ts';
import type { PaymentRecord } from '../store/payment-record.ts';
import {
  aBooking,
  anOccasion,
  anOffer,
  bookingsById,
  emptyFacts,
  NOON,
} from './booking-examples.ts';
import type { BookingFacts } from '../booking/booking-facts.ts';
import { advance } from '../booking/booking-life.ts';
import { withSale } from '../inventory/inventory-change.ts';

/** Stays that stand, and what is stored with them, for tests; nothing that is shipped imports them. */

/** The stay of `anOffer` as it was booked with points. */
export const byPoints = advance(aBooking('booking-1'), 'confirm', 'Paid with points', anOccasion());

/** The stay of `anOffer` as it was booked by card. */
export const byCard = advance(
  aBooking('booking-1', { vacationType: 'lastCall' }),
  'confirm',
  'Card authorised',
  anOccasion(),
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

/** What is kept of a card that pays for a change. */
export const CARD = {
  cardNumber: '**** **** **** 4242',
  expiryDate: '12/29',
  brand: 'Visa',
  last4: '4242',
};

/** A stay with its guard and its nights, of which a resort has so many; nothing else is stored. */
export const standing = (
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
