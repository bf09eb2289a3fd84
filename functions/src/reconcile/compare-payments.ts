import type { BookingStatus } from '@club/domain/booking/booking-state';
import type { Cents } from '@club/domain/money/cents';
import type { Disagreement } from '../firestore/collections.ts';
import type { PaymentRecord, PaymentState } from '../payments/payment-record.ts';
import type { Booked, ClubBooks } from './club-books.ts';

/** States in which the club has the money, or will have it. */
const KEPT_STATES: readonly PaymentState[] = ['authorized', 'captured', 'refunding', 'refunded'];

/** What the payment of a booking's own id may be while the booking is in a state. */
const ALLOWED_STATES: Record<BookingStatus, readonly PaymentState[]> = {
  held: ['authorizing'],
  confirmed: KEPT_STATES,
  completed: KEPT_STATES,
  cancelled: KEPT_STATES,
  expired: ['authorizing', 'authorized', 'voided'],
  payment_failed: ['declined'],
};

/** How much of a payment the club keeps once everything open is finished. */
const keptOf = ({ state, amountCents, refundCents = 0 }: PaymentRecord): Cents =>
  KEPT_STATES.includes(state) ? amountCents - refundCents : 0;

/** The payments of each booking by their ids: its own, and those of its changes. */
const paymentsByBooking = ({ payments }: ClubBooks): Map<string, [string, PaymentRecord][]> => {
  const byBooking = new Map<string, [string, PaymentRecord][]>();
  for (const [id, payment] of payments) {
    const bookingId = payment.bookingId ?? id;
    byBooking.set(bookingId, [...(byBooking.get(bookingId) ?? []), [id, payment]]);
  }
  return byBooking;
};

/** What a booking should leave the club with, or null when it does not say. */
const dueOf = ({ status, priceCents, refund }: Booked): Cents | null => {
  switch (status) {
    case 'confirmed':
    case 'completed':
      return priceCents;
    case 'cancelled':
      return refund === undefined ? null : priceCents - refund.cents;
    case 'held':
    case 'expired':
    case 'payment_failed':
      return 0;
  }
};

const bookingTroubles = (
  booking: Booked,
  payments: readonly (readonly [string, PaymentRecord])[],
): string[] => {
  const { id, status } = booking;
  const own = payments.find(([paymentId]) => paymentId === id)?.[1];
  if (own === undefined) {
    const needsOne = status === 'confirmed' || status === 'completed';
    return needsOne ? [`${status} without a payment`] : [];
  }
  if (!ALLOWED_STATES[status].includes(own.state)) {
    return [`${status}, its payment is ${own.state}`];
  }
  const kept = payments.reduce((sum, [, payment]) => sum + keptOf(payment), 0);
  const due = dueOf(booking);
  // What the policy keeps of a change to a cheaper stay is kept beside the new price.
  const isChanged = payments.length > 1 || booking.paymentId !== undefined;
  const isRight = due === null || kept === due || (isChanged && kept > due);
  const isOpen = status === 'expired' && own.state === 'authorized';
  return isRight || isOpen ? [] : [`${status} for ${String(due)} cents, ${kept} are kept`];
};

const paymentTroubles = (books: ClubBooks, id: string, payment: PaymentRecord): string[] => {
  // A payment from before refunds came in parts does not say how much was confirmed.
  const { gatewayKey, bookingId, amountCents, state, refundCents = 0 } = payment;
  const { refundedCents = refundCents } = payment;
  const isOwned = books.bookings.has(bookingId ?? id);
  const isOfChange = bookingId === undefined || books.changes.has(id);
  return [
    ...(gatewayKey === id ? [] : [`its key at the gateway is ${gatewayKey}`]),
    ...(isOwned ? [] : ['there is no booking for it']),
    ...(isOfChange ? [] : ['there is no change for it']),
    ...(refundCents > amountCents ? [`${refundCents} go back of ${amountCents} cents`] : []),
    ...(state === 'refunded' && refundedCents < refundCents
      ? [`refunded, but ${refundedCents} of ${refundCents} cents`]
      : []),
  ];
};

/** Compares card payments with the bookings that they are for, both ways. */
export const comparePayments = (books: ClubBooks): Disagreement[] => {
  const byBooking = paymentsByBooking(books);
  return [
    ...[...books.payments].flatMap(([id, payment]) =>
      paymentTroubles(books, id, payment).map((detail) => ({ kind: 'payment', id, detail })),
    ),
    ...[...books.bookings.values()]
      .filter(({ paymentMethod }) => paymentMethod === 'cash')
      .flatMap((booking) =>
        bookingTroubles(booking, byBooking.get(booking.id) ?? []).map((detail) => ({
          kind: 'booking-payment',
          id: booking.id,
          detail,
        })),
      ),
  ];
};
