import type { Cents } from '@club/domain/money/cents';
import type { DeclineReason } from './decline-reason.ts';
import type { GatewayPayment } from './payment-gateway.ts';

/** A document of `sandboxGateway/{key}`: what a real gateway would keep on its own machines. */
export type SandboxPayment = {
  state: GatewayPayment['state'];
  ref: string;
  amountCents: Cents;
  reason: DeclineReason | null;
  /** How much was given back in all; only once refunded. */
  refundedCents?: Cents;
};
