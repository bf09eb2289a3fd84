import { atomically, put } from '../../kernel/commit/atomically.ts';
import { collections } from '../../store/collections.ts';
import type { GatewayPayment } from '../../payments/payment-gateway.ts';
import type { PaymentRecord } from '../../store/payment-record.ts';
import { withGivenBack } from '../../store/payment-record.ts';
import { isoOf } from '../booking-life.ts';
import type { CardPayment } from './card-payment.ts';

/**
 * Asks the gateway to give money back. A payment that was authorised and never taken is voided when
 * all of it goes back, else it is taken first.
 */
const giveBack = async (
  { gateway }: CardPayment,
  { gatewayKey, amountCents, refundCents = 0 }: PaymentRecord,
): Promise<GatewayPayment> => {
  const isWhole = refundCents === amountCents;
  const payment = isWhole ? await gateway.void(gatewayKey) : await gateway.capture(gatewayKey);
  const isTaken = payment.state === 'captured' || payment.state === 'refunded';
  return isTaken ? gateway.refund(gatewayKey, refundCents) : payment;
};

/**
 * Gives back what is on its way back of a payment, if anything is; can be repeated by anybody and
 * gives back once, because the gateway counts what it has given back in all. Throws when the gateway
 * cannot be reached or refuses: the payment then stays 'refunding' for whoever comes next.
 */
export const refundPayment = async (flow: CardPayment, paymentId: string): Promise<void> => {
  const { db, occasion } = flow;
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
    const refunded = withGivenBack(payment.data, given, gatewayRef, isoOf(occasion.nowMs));
    return { result: undefined, writes: [put(payment, refunded)] };
  });
};
