import type { Cents } from '@club/domain/money/cents';
import type { DeclineReason } from './decline-reason.ts';

/**
 * States of a card payment, in the order they are passed. 'refunding' is what a cancellation commits
 * before the gateway hears of it; 'refunded' says that the gateway has given the money back.
 */
export const PAYMENT_STATES = [
  'authorizing',
  'authorized',
  'captured',
  'declined',
  'voided',
  'refunding',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A document of `payments/{bookingId}`: never a card number or security code. */
export type PaymentRecord = {
  state: PaymentState;
  amountCents: Cents;
  /** Key under which the gateway knows the payment: the booking id. */
  gatewayKey: string;
  gatewayRef: string | null;
  /** Why the card was refused; null unless the state is 'declined'. */
  declineReason: DeclineReason | null;
  /** How much of the amount goes back; only while refunding and once refunded. */
  refundCents?: Cents;
  /** ISO instant of the last change. */
  at: string;
};
