import { isHeld } from '@club/domain/booking/booking-state';
import { isoOf } from '../booking/booking-life.ts';
import type { CardPayment } from '../booking/pay/card-payment.ts';
import { completePayment, finishAbandoned } from '../booking/pay/card-payment.ts';
import { settleChange } from '../booking/change/settle-change.ts';
import { collections } from '../store/collections.ts';
import type { OpenWork } from './open-work.ts';
import { pagesOf } from './open-work.ts';

/** How long a payment is left to the request that began it, milliseconds. */
const PATIENCE_MS = 60_000;

const OPEN_STATES = ['authorizing', 'authorized'] as const;

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
  return left !== undefined && OPEN_STATES.some((open) => open === left.state) ? 0 : 1;
};

/** Card payments that were begun and neither taken nor given up. */
export const settledPayments: OpenWork = {
  kind: 'settled-payments',
  async *find(flow) {
    const open = collections(flow.db)
      .payments.where('state', 'in', [...OPEN_STATES])
      .where('at', '<=', isoOf(flow.occasion.nowMs - PATIENCE_MS))
      .orderBy('at');
    for await (const page of pagesOf(open)) {
      yield page.map(({ id }) => ({ id, finish: () => settle(flow, id) }));
    }
  },
};
