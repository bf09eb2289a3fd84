import type { StoredBooking } from '@club/domain/booking/booking';
import { clubFirestore } from '../firestore/app.ts';
import { sandboxGateway } from '../payments/sandbox-gateway.ts';
import { paymentIdOf } from './booking-life.ts';
import { completePayment } from './card-payment.ts';
import { finishRefund } from './refund-payment.ts';

/** True when a write of a booking has set money in motion: it was cancelled, or another price is paid. */
export const movesMoney = (
  before: StoredBooking | undefined,
  after: StoredBooking | undefined,
): boolean => {
  if (before?.status !== 'confirmed' || after?.paymentMethod !== 'cash') return false;
  const isCancelled = after.status === 'cancelled';
  return (
    isCancelled ||
    before.priceCents !== after.priceCents ||
    paymentIdOf(before) !== paymentIdOf(after)
  );
};

/**
 * Finishes at the gateway what the one who cancelled or changed a booking may not have come to, on
 * the server's own behalf: takes what is paid now, and gives back what goes back of that and of what
 * was paid before. Can be repeated. Throws when the gateway cannot be reached.
 */
export const finishMoney = async (before: StoredBooking, after: StoredBooking): Promise<void> => {
  const db = clubFirestore();
  const occasion = { nowMs: Date.now(), actor: 'system' };
  const flow = { db, gateway: sandboxGateway(db), occasion };
  await completePayment(flow, after);
  for (const paymentId of new Set([paymentIdOf(after), paymentIdOf(before)])) {
    // The money of one stay, a step at a time.
    await finishRefund(paymentId);
  }
};
