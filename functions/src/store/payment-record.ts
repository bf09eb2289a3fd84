import type { DeclineReason } from '@club/domain/booking/decline-reason';
import type { Cents } from '@club/domain/money/cents';

/**
 * States of a card payment, in the order they are passed. 'refunding' is what a cancellation or a
 * change commits before the gateway hears of it; 'refunded' says that the gateway has given back all
 * that was to be given back so far. A later refund makes a 'refunded' payment 'refunding' again.
 */
const PAYMENT_STATES = [
  'authorizing',
  'authorized',
  'captured',
  'declined',
  'voided',
  'refunding',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A document of `payments/{paymentId}`: never a card number or security code. */
export type PaymentRecord = {
  state: PaymentState;
  amountCents: Cents;
  /** Key under which the gateway knows the payment: the id of this document. */
  gatewayKey: string;
  /**
   * The booking that a change made dearer, when this payment is for the change and has its id;
   * absent for the payment of a new booking, which has the booking's id.
   */
  bookingId?: string;
  gatewayRef: string | null;
  /** Why the card was refused; null unless the state is 'declined'. */
  declineReason: DeclineReason | null;
  /** How much of the amount is to go back in all; only while refunding and once refunded. */
  refundCents?: Cents;
  /** How much of that the gateway has confirmed. */
  refundedCents?: Cents;
  /** ISO instant of the last change. */
  at: string;
};

/**
 * The payment with `cents` more on their way back to the card; as it is when that is nothing. The
 * caller sees to it that no more goes back than was paid.
 */
export const withRefund = (payment: PaymentRecord, cents: Cents, at: string): PaymentRecord =>
  cents === 0
    ? payment
    : { ...payment, state: 'refunding', refundCents: (payment.refundCents ?? 0) + cents, at };

/** The payment after the gateway has confirmed that `totalCents` were given back in all. */
export const withGivenBack = (
  payment: PaymentRecord,
  totalCents: Cents,
  gatewayRef: string,
  at: string,
): PaymentRecord => {
  const refundedCents = Math.max(totalCents, payment.refundedCents ?? 0);
  const isDone = refundedCents >= (payment.refundCents ?? 0);
  return { ...payment, state: isDone ? 'refunded' : 'refunding', refundedCents, gatewayRef, at };
};
