import { isHeld } from '@club/domain/booking/booking-state';
import type { CardPayment } from '../booking/pay/card-payment.ts';
import { completePayment, finishAbandoned } from '../booking/pay/card-payment.ts';
import { settleChange } from '../booking/change/settle-change.ts';
import { collections } from '../store/collections.ts';
import { isOpenPayment, OPEN_PAYMENT_STATES } from '../store/payment-record.ts';
import type { OpenWork } from './open-work.ts';
import { pagesOf } from './open-work.ts';

/** How long a payment is left to its request, milliseconds. */
const PATIENCE_MS = 60_000;

const settle = async (flow: CardPayment, paymentId: string): Promise<number> => {
  const club = collections(flow.db);
  const payment = (await club.payments.doc(paymentId).get()).data();
  const booking = (await club.bookings.doc(paymentId).get()).data();
  if (payment?.bookingId !== undefined) {
    // The payment of a change has the change's id, and is settled with it.
    await settleChange(flow, paymentId);
  } else if (booking !== undefined && isHeld(booking.status)) {
    await finishAbandoned(flow, booking);
  } else if (booking !== undefined) {
    await completePayment(flow, booking);
  }
  const left = (await club.payments.doc(paymentId).get()).data();
  return left !== undefined && isOpenPayment(left) ? 0 : 1;
};

/** Card payments that were neither captured nor voided. */
export const settledPayments: OpenWork = {
  kind: 'settled-payments',
  async *find(flow) {
    const open = collections(flow.db)
      .payments.where('state', 'in', [...OPEN_PAYMENT_STATES])
      .where('at', '<=', new Date(flow.context.nowMs - PATIENCE_MS).toISOString())
      .orderBy('at');
    for await (const page of pagesOf(open)) {
      yield page.map(({ id }) => ({ id, finish: () => settle(flow, id) }));
    }
  },
};
