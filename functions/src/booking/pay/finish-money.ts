import type { StoredBooking } from '@club/domain/booking/booking';
import { isActive, isCancelled } from '@club/domain/booking/booking-state';
import type { PaymentDependencies } from '../../payments/payment-gateway.ts';
import { paymentIdOf } from '../booking-life.ts';
import { completePayment } from './card-payment.ts';
import { refundPayment } from './refund-payment.ts';

/**
 * True when a write of a booking makes gateway calls due: it was cancelled, or its price has
 * changed.
 */
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
 * Completes the gateway calls of a cancellation or change whose request may have died: captures the
 * current payment, and refunds what is due of it and of the earlier one. Can be repeated. Throws
 * when the gateway cannot be reached.
 */
export const finishMoney = async (
  before: StoredBooking,
  after: StoredBooking,
  { db, gateway }: PaymentDependencies,
): Promise<void> => {
  const flow = { db, gateway, context: { nowMs: Date.now(), actor: 'system' } };
  await completePayment(flow, after);
  for (const paymentId of new Set([paymentIdOf(after), paymentIdOf(before)])) {
    // The payments of one stay, one after another.
    await refundPayment(flow, paymentId);
  }
};
