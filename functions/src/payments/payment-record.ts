import type { Cents } from '@club/domain/money/cents';
import type { DeclineReason } from './decline-reason.ts';

/** States of a card payment, in the order they are passed. */
export const PAYMENT_STATES = [
  'authorizing',
  'authorized',
  'captured',
  'declined',
  'voided',
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
  /** ISO instant of the last change. */
  at: string;
};
