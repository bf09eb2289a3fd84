import { collections } from '../firestore/collections.ts';
import { runErasure } from '../users/run-erasure.ts';
import type { OpenWork } from './open-work.ts';
import { pagesOf } from './open-work.ts';

/** How long an erasure is left to the request that closed the account, milliseconds. */
const PATIENCE_MS = 60_000;

/** Accounts that were closed and not erased to the end. */
export const openErasures: OpenWork = {
  kind: 'erasures',
  async *find({ db, occasion }) {
    const open = collections(db)
      .erasures.where('closedAtMs', '<=', occasion.nowMs - PATIENCE_MS)
      .orderBy('closedAtMs');
    for await (const page of pagesOf(open)) {
      yield page.map((order) => ({
        id: order.id,
        finish: async () => {
          await runErasure(order.data());
          return 1;
        },
      }));
    }
  },
};
