import type { DeclineReason } from '@club/domain/booking/decline-reason';
import type { Cents } from '@club/domain/money/cents';

/** A document of `sandboxGateway/{key}`: what a real gateway would keep on its own machines. */
export type SandboxPayment = {
  state: 'authorized' | 'captured' | 'refunded' | 'voided' | 'declined';
  ref: string;
  amountCents: Cents;
  reason: DeclineReason | null;
  /** How much was given back in all; only once refunded. */
  refundedCents?: Cents;
};
