import type { DeclineReason } from '@club/domain/booking/decline-reason';
import type { Cents } from '@club/domain/money/cents';

/** A document of `sandboxGateway/{key}`: what a real gateway would store itself. */
export type SandboxPayment = {
  state: 'authorized' | 'captured' | 'refunded' | 'voided' | 'declined';
  ref: string;
  amountCents: Cents;
  reason: DeclineReason | null;
  /** The total that was refunded; only once refunded. */
  refundedCents?: Cents;
};
