import { isoOf } from '../bookings/booking-life.ts';
import type { CardPayment } from '../bookings/card-payment.ts';
import { completePayment, finishAbandoned } from '../bookings/card-payment.ts';
import { collections } from '../firestore/collections.ts';
import type { OpenWork } from './open-work.ts';
import { pagesOf } from './open-work.ts';

/** How long a payment is left to the request that began it, milliseconds. */
const PATIENCE_MS = 60_000;

const OPEN_STATES = ['authorizing', 'authorized'] as const;

const settle = async (flow: CardPayment, paymentId: string): Promise<number> => {
  const club = collections(flow.db);
  const booking = (await club.bookings.doc(paymentId).get()).data();
  // The payment of a change has no booking of its own id: it is settled with its change.
  if (booking === undefined) return 0;
  if (booking.status === 'held') await finishAbandoned(flow, booking);
  else await completePayment(flow, booking);
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
