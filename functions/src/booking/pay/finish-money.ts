import type { StoredBooking } from '@club/domain/booking/booking';
import { isActive, isCancelled } from '@club/domain/booking/booking-state';
import type { PaymentDependencies } from '../../payments/payment-gateway.ts';
import { paymentIdOf } from '../booking-life.ts';
import { completePayment } from './card-payment.ts';
import { refundPayment } from './refund-payment.ts';

/** True when a write of a booking has set money in motion: it was cancelled, or another price is paid. */
export const movesMoney = (
  before: StoredBooking | undefined,
  after: StoredBooking | undefined,
): boolean => {
  if (before === undefined || after?.paymentMethod !== 'cash') return false;
  if (!isActive(before.status)) return false;
  return (
    isCancelled(after.status) ||
    before.priceCents !== after.priceCents ||
    paymentIdOf(before) !== paymentIdOf(after)
  );
};

/**
 * Finishes at the gateway what the one who cancelled or changed a booking may not have come to, on
 * the server's own behalf: takes what is paid now, and gives back what goes back of that and of what
 * was paid before. Can be repeated. Throws when the gateway cannot be reached.
 */
export const finishMoney = async (
  before: StoredBooking,
  after: StoredBooking,
  { db, gateway }: PaymentDependencies,
): Promise<void> => {
  const flow = { db, gateway, occasion: { nowMs: Date.now(), actor: 'system' } };
  await completePayment(flow, after);
  for (const paymentId of new Set([paymentIdOf(after), paymentIdOf(before)])) {
    // The money of one stay, a step at a time.
    await refundPayment(flow, paymentId);
  }
};
