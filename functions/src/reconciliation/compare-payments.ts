import type { BookingStatus } from '@club/domain/booking/booking-state';
import { isBooked, wasBooked } from '@club/domain/booking/booking-state';
import type { Cents } from '@club/domain/money/cents';
import type { Disagreement, DisagreementKind } from '@club/domain/reconciliation/reconciliation';
import type { PendingChange } from '../store/collections.ts';
import type { PaymentRecord, PaymentState } from '../store/payment-record.ts';
import type { Booked, ClubBooks } from './club-books.ts';

/** States in which the club has the money, or will have it. */
const KEPT_STATES: readonly PaymentState[] = ['authorized', 'captured', 'refunding', 'refunded'];

/** What the payment of a booking's own id may be while the booking is in a state. */
const ALLOWED_STATES: Record<BookingStatus, readonly PaymentState[]> = {
  held: ['authorizing'],
  confirmed: KEPT_STATES,
  completed: KEPT_STATES,
  cancelled: KEPT_STATES,
  expired: ['authorizing', 'authorized', 'voided', 'declined'],
  payment_failed: ['declined'],
};

/** What a change's own payment may be while the change is in a state. */
const ALLOWED_FOR_CHANGE: Record<PendingChange['state'], readonly PaymentState[]> = {
  held: ['authorizing'],
  done: KEPT_STATES,
  declined: ['declined'],
  expired: ['authorizing', 'authorized', 'voided', 'declined'],
};

/** How much of a payment the club keeps once everything open is finished. */
const keptOf = ({ amountCents, refundCents = 0 }: PaymentRecord): Cents =>
  amountCents - refundCents;

/** All about the money of a booking: its own payment, and its changes with theirs. */
type Money = { own: PaymentRecord | undefined; changes: readonly Changed[] };
type Changed = { id: string; change: PendingChange; payment: PaymentRecord | undefined };

const changesByBooking = ({ changes, payments }: ClubBooks): Map<string, Changed[]> => {
  const byBooking = new Map<string, Changed[]>();
  for (const [id, change] of changes) {
    const { bookingId } = change;
    const changed = { id, change, payment: payments.get(id) };
    byBooking.set(bookingId, [...(byBooking.get(bookingId) ?? []), changed]);
  }
  return byBooking;
};

/** Compares what is kept for a booking that was paid with what it and its changes say. */
const keptTroubles = (booking: Booked, own: PaymentRecord, money: Money): string[] => {
  const { status, priceCents, refund } = booking;
  const made = money.changes.filter(({ change }) => change.state === 'done');
  const prices = [own.amountCents, ...made.map(({ change }) => change.quote.totalCents)];
  const isPriced = made.length === 0 ? prices[0] === priceCents : prices.includes(priceCents);
  if (!isPriced)
    return [
      `${status}, found a price of ${priceCents} cents, expected ${prices.join(' or ')} as asked for`,
    ];
  const kept = made.reduce(
    (sum, { payment }) => sum + (payment === undefined ? 0 : keptOf(payment)),
    keptOf(own),
  );
  const changed = made.reduce((sum, { change }) => sum + change.difference.cents, 0);
  const due = own.amountCents + changed - (refund?.cents ?? 0);
  return kept === due ? [] : [`${status}, found ${kept} cents kept, expected ${due}`];
};

const bookingTroubles = (booking: Booked, money: Money): string[] => {
  const { status } = booking;
  const { own } = money;
  if (own === undefined) {
    // An offer that was never paid for has none.
    return isBooked(status) ? [`${status} without a payment`] : [];
  }
  if (!ALLOWED_STATES[status].includes(own.state)) {
    return [`${status}, its payment is ${own.state}`];
  }
  return wasBooked(status) ? keptTroubles(booking, own, money) : [];
};

const changeTroubles = ({ change, payment }: Changed): string[] => {
  if (payment === undefined || ALLOWED_FOR_CHANGE[change.state].includes(payment.state)) return [];
  return [`its change is ${change.state}, it is ${payment.state}`];
};

const paymentTroubles = (books: ClubBooks, id: string, payment: PaymentRecord): string[] => {
  const { gatewayKey, bookingId, amountCents, state, refundCents = 0, refundedCents = 0 } = payment;
  const isOwned = books.bookings.has(bookingId ?? id);
  const isOfChange = bookingId === undefined || books.changes.has(id);
  return [
    ...(gatewayKey === id
      ? []
      : [`found the key ${gatewayKey} at the gateway, expected its own id`]),
    ...(isOwned ? [] : ['there is no booking for it']),
    ...(isOfChange ? [] : ['there is no change for it']),
    ...(refundCents > amountCents
      ? [`found ${refundCents} cents to go back, expected ${amountCents} at most`]
      : []),
    ...(state === 'refunded' && refundedCents < refundCents
      ? [`refunded, found ${refundedCents} cents, expected ${refundCents}`]
      : []),
  ];
};

/** Compares card payments with the bookings and changes that they are for, both ways. */
export const comparePayments = (books: ClubBooks): Disagreement[] => {
  const byBooking = changesByBooking(books);
  const reported = (
    kind: DisagreementKind,
    id: string,
    troubles: readonly string[],
  ): Disagreement[] => troubles.map((detail) => ({ kind, id, detail }));
  return [
    ...[...books.payments].flatMap(([id, payment]) =>
      reported('payment', id, paymentTroubles(books, id, payment)),
    ),
    ...[...byBooking.values()]
      .flat()
      .flatMap((changed) => reported('payment', changed.id, changeTroubles(changed))),
    ...[...books.bookings.values()]
      .filter(({ paymentMethod }) => paymentMethod === 'cash')
      .flatMap((booking) => {
        const { id } = booking;
        const money = { own: books.payments.get(id), changes: byBooking.get(id) ?? [] };
        return reported('booking-payment', id, bookingTroubles(booking, money));
      }),
  ];
};
