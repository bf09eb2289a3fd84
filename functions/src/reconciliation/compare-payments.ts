import type { BookingStatus } from '@club/domain/booking/booking-state';
import { isBooked, wasBooked } from '@club/domain/booking/booking-state';
import type { Cents } from '@club/domain/money/cents';
import type { Disagreement, DisagreementKind } from '@club/domain/reconciliation/reconciliation';
import type { PendingChange } from '../store/collections.ts';
import type { PaymentRecord, PaymentState } from '../store/payment-record.ts';
import type { Booked, ClubRecords } from './club-records.ts';

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

/** How much of a payment the club keeps once all refunds are made. */
const keptOf = ({ amountCents, refundCents = 0 }: PaymentRecord): Cents =>
  amountCents - refundCents;

/** The payments of a booking: its own, and those of its changes. */
type Money = { own: PaymentRecord | undefined; changes: readonly Changed[] };
type Changed = { id: string; change: PendingChange; payment: PaymentRecord | undefined };

const changesByBooking = ({ changes, payments }: ClubRecords): Map<string, Changed[]> => {
  const byBooking = new Map<string, Changed[]>();
  for (const [id, change] of changes) {
    const { bookingId } = change;
    const changed = { id, change, payment: payments.get(id) };
    byBooking.set(bookingId, [...(byBooking.get(bookingId) ?? []), changed]);
  }
  return byBooking;
};

/** Compares what the club keeps for a paid booking with what the booking and its changes say. */
const keptProblems = (booking: Booked, own: PaymentRecord, money: Money): string[] => {
  const { status, priceCents, refund } = booking;
  const made = money.changes.filter(({ change }) => change.state === 'done');
  const prices = [own.amountCents, ...made.map(({ change }) => change.quote.totalCents)];
  const isPriced = made.length === 0 ? prices[0] === priceCents : prices.includes(priceCents);
  if (!isPriced)
    return [
      `${status}, found a price of ${priceCents} cents, expected ${prices.join(' or ')} as quoted`,
    ];
  const kept = made.reduce(
    (sum, { payment }) => sum + (payment === undefined ? 0 : keptOf(payment)),
    keptOf(own),
  );
  const changed = made.reduce((sum, { change }) => sum + change.difference.cents, 0);
  const due = own.amountCents + changed - (refund?.cents ?? 0);
  return kept === due ? [] : [`${status}, found ${kept} cents kept, expected ${due}`];
};

const bookingProblems = (booking: Booked, money: Money): string[] => {
  const { status } = booking;
  const { own } = money;
  if (own === undefined) {
    // An offer that was never paid has none.
    return isBooked(status) ? [`${status} without a payment`] : [];
  }
  if (!ALLOWED_STATES[status].includes(own.state)) {
    return [`${status}, its payment is ${own.state}`];
  }
  return wasBooked(status) ? keptProblems(booking, own, money) : [];
};

const changeProblems = ({ change, payment }: Changed): string[] => {
  if (payment === undefined || ALLOWED_FOR_CHANGE[change.state].includes(payment.state)) return [];
  return [`its change is ${change.state}, it is ${payment.state}`];
};

const paymentProblems = (records: ClubRecords, id: string, payment: PaymentRecord): string[] => {
  const { gatewayKey, bookingId, amountCents, state, refundCents = 0, refundedCents = 0 } = payment;
  const isOwned = records.bookings.has(bookingId ?? id);
  const isOfChange = bookingId === undefined || records.changes.has(id);
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

/** Compares card payments with their bookings and changes, both ways. */
export const comparePayments = (records: ClubRecords): Disagreement[] => {
  const byBooking = changesByBooking(records);
  const reported = (
    kind: DisagreementKind,
    id: string,
    problems: readonly string[],
  ): Disagreement[] => problems.map((detail) => ({ kind, id, detail }));
  return [
    ...[...records.payments].flatMap(([id, payment]) =>
      reported('payment', id, paymentProblems(records, id, payment)),
    ),
    ...[...byBooking.values()]
      .flat()
      .flatMap((changed) => reported('payment', changed.id, changeProblems(changed))),
    ...[...records.bookings.values()]
      .filter(({ paymentMethod }) => paymentMethod === 'cash')
      .flatMap((booking) => {
        const { id } = booking;
        const money = { own: records.payments.get(id), changes: byBooking.get(id) ?? [] };
        return reported('booking-payment', id, bookingProblems(booking, money));
      }),
  ];
};
