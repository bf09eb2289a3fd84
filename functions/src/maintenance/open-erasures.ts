import { error as logError } from 'firebase-functions/logger';
import { collections } from '../store/collections.ts';
import { removeLeftMail } from '../notifications/left-mail.ts';
import { runErasure } from '../account-deletion/run-erasure.ts';
import type { OpenWork } from './open-work.ts';
import { pagesOf } from './open-work.ts';

/** How long an erasure is left to the request that closed the account, milliseconds. */
const PATIENCE_MS = 60_000;

/** From when on an erasure that is not done is somebody's business, milliseconds. */
const LATE_MS = 3_600_000;

/** Accounts that were closed and not erased to the end, and mails that erasures have left. */
export const openErasures: OpenWork = {
  kind: 'erasures',
  async *find({ db, gateway, occasion }) {
    const club = collections(db);
    const open = club.erasures
      .where('closedAtMs', '<=', occasion.nowMs - PATIENCE_MS)
      .orderBy('closedAtMs');
    for await (const page of pagesOf(open)) {
      for (const order of page) {
        const { closedAtMs } = order.data();
        if (closedAtMs <= occasion.nowMs - LATE_MS) {
          logError('An erasure has not come to its end.', { uid: order.id, closedAtMs });
        }
      }
      yield page.map((order) => ({
        id: order.id,
        finish: async () => {
          await runErasure(order.data(), { db, gateway });
          return 1;
        },
      }));
    }
    for await (const page of pagesOf(club.mail.orderBy('leftAt'))) {
      yield page.map(({ id }) => ({
        id,
        finish: () => removeLeftMail(db, id, occasion.nowMs),
      }));
    }
  },
};
