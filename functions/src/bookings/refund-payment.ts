import { atomically, put } from '../commit/atomically.ts';
import { collections } from '../firestore/collections.ts';
import { clubFirestore } from '../firestore/app.ts';
import type { GatewayPayment } from '../payments/payment-gateway.ts';
import type { PaymentRecord } from '../payments/payment-record.ts';
import { sandboxGateway } from '../payments/sandbox-gateway.ts';
import { isoOf } from './booking-life.ts';
import type { CardPayment } from './card-payment.ts';

/**
 * Asks the gateway to give money back. A payment that was authorised and never taken is voided when
 * all of it goes back, else it is taken first.
 */
const giveBack = async (
  { gateway }: CardPayment,
  bookingId: string,
  { amountCents, refundCents = 0 }: PaymentRecord,
): Promise<GatewayPayment> => {
  const isWhole = refundCents === amountCents;
  const payment = isWhole ? await gateway.void(bookingId) : await gateway.capture(bookingId);
  return payment.state === 'captured' ? gateway.refund(bookingId, refundCents) : payment;
};

/**
 * Gives the money of a cancelled booking back, if any is on its way; can be repeated by anybody and
 * gives back once, because the gateway knows the refund by the booking. Throws when the gateway
 * cannot be reached or refuses: the payment then stays 'refunding' for whoever comes next.
 */
export const refundPayment = async (flow: CardPayment, bookingId: string): Promise<void> => {
  const { db, occasion } = flow;
  const ref = collections(db).payments.doc(bookingId);
  const record = (await ref.get()).data();
  if (record?.state !== 'refunding') return;
  const { state, ref: gatewayRef } = await giveBack(flow, bookingId, record);
  if (state !== 'refunded' && state !== 'voided') {
    throw new Error(`The gateway left a refund ${state}.`);
  }
  await atomically(db, { payment: ref }, ({ payment }) => {
    if (payment.data?.state !== 'refunding') return { result: undefined };
    const refunded: PaymentRecord = {
      ...payment.data,
      state: 'refunded',
      gatewayRef,
      at: isoOf(occasion.nowMs),
    };
    return { result: undefined, writes: [put(payment, refunded)] };
  });
};

/** Finishes a refund that a dead process may have left open, on the server's own behalf. */
export const finishRefund = (bookingId: string): Promise<void> => {
  const db = clubFirestore();
  const occasion = { nowMs: Date.now(), actor: 'system' };
  return refundPayment({ db, gateway: sandboxGateway(db), occasion }, bookingId);
};
