import { refundPayment } from '../booking/pay/refund-payment.ts';
import { collections } from '../store/collections.ts';
import type { OpenWork } from './open-work.ts';
import { pagesOf } from './open-work.ts';

/** Refunds that have not been made at the gateway yet. */
export const openRefunds: OpenWork = {
  kind: 'refunds',
  async *find(flow) {
    const promised = collections(flow.db).payments.where('state', '==', 'refunding').orderBy('at');
    for await (const page of pagesOf(promised)) {
      yield page.map(({ id }) => ({
        id,
        finish: async () => {
          await refundPayment(flow, id);
          return 1;
        },
      }));
    }
  },
};
