import type { DeclineReason } from '@club/domain/booking/decline-reason';
import type { Cents } from '@club/domain/money/cents';

/**
 * States of a card payment, in order. A cancellation or change commits 'refunding' before it calls
 * the gateway; 'refunded' means that the gateway has made all refunds so far. A later refund makes
 * the payment 'refunding' again.
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

/** States of a payment that can still be captured or voided. */
export const OPEN_PAYMENT_STATES = ['authorizing', 'authorized'] as const satisfies PaymentState[];

/** True for a payment in one of the `OPEN_PAYMENT_STATES`. */
export const isOpenPayment = ({ state }: Pick<PaymentRecord, 'state'>): boolean =>
  OPEN_PAYMENT_STATES.some((open) => open === state);

/** A document of `payments/{paymentId}`: never a card number or security code. */
export type PaymentRecord = {
  state: PaymentState;
  amountCents: Cents;
  /** Key under which the gateway knows the payment: the id of this document. */
  gatewayKey: string;
  /**
   * The booking of the change that this payment is for, when its id is the change's; absent for the
   * payment of a new booking, whose id is the booking's.
   */
  bookingId?: string;
  gatewayRef: string | null;
  /** Why the card was declined; null unless the state is 'declined'. */
  declineReason: DeclineReason | null;
  /** The total to refund; only while refunding and once refunded. */
  refundCents?: Cents;
  /** How much of that the gateway has refunded. */
  refundedCents?: Cents;
  /** ISO instant of the last change. */
  at: string;
};

/**
 * The payment with `cents` more to refund; unchanged for 0. The caller makes sure that no more is
 * refunded than was paid.
 */
export const withRefund = (payment: PaymentRecord, cents: Cents, at: string): PaymentRecord =>
  cents === 0
    ? payment
    : { ...payment, state: 'refunding', refundCents: (payment.refundCents ?? 0) + cents, at };

/** The payment after the gateway has refunded `totalCents` in total. */
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
