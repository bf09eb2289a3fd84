import { atomically, put } from '../../kernel/commit/atomically.ts';
import { collections } from '../../store/collections.ts';
import type { GatewayPayment } from '../../payments/payment-gateway.ts';
import type { PaymentRecord } from '../../store/payment-record.ts';
import { withGivenBack } from '../../store/payment-record.ts';
import type { CardPayment } from './card-payment.ts';

/**
 * Refunds at the gateway. A payment that was only authorised is voided for a full refund, else
 * captured first.
 */
const giveBack = async (
  { gateway }: CardPayment,
  { gatewayKey, amountCents, refundCents = 0 }: PaymentRecord,
): Promise<GatewayPayment> => {
  const isFull = refundCents === amountCents;
  const payment = isFull ? await gateway.void(gatewayKey) : await gateway.capture(gatewayKey);
  const isTaken = payment.state === 'captured' || payment.state === 'refunded';
  return isTaken ? gateway.refund(gatewayKey, refundCents) : payment;
};

/**
 * Makes the refund that is due of a payment, if any. Can be repeated and refunds once, because the
 * gateway is given the total. Throws when the gateway cannot be reached or rejects the refund; the
 * payment then stays 'refunding' for a later attempt.
 */
export const refundPayment = async (flow: CardPayment, paymentId: string): Promise<void> => {
  const { db, context } = flow;
  const ref = collections(db).payments.doc(paymentId);
  const record = (await ref.get()).data();
  if (record?.state !== 'refunding') return;
  const { state, ref: gatewayRef } = await giveBack(flow, record);
  if (state !== 'refunded' && state !== 'voided') {
    throw new Error(`The gateway left a refund ${state}.`);
  }
  const given = record.refundCents ?? 0;
  await atomically(db, { payment: ref }, ({ payment }) => {
    if (payment.data?.state !== 'refunding') return { result: undefined };
    const refunded = withGivenBack(
      payment.data,
      given,
      gatewayRef,
      new Date(context.nowMs).toISOString(),
    );
    return { result: undefined, writes: [put(payment, refunded)] };
  });
};
