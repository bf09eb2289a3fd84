import { error as logError } from 'firebase-functions/logger';
import { collections } from '../store/collections.ts';
import { removeLeftMail } from '../notifications/left-mail.ts';
import { deleteAccountData } from '../account-deletion/delete-account-data.ts';
import type { OpenWork } from './open-work.ts';
import { pagesOf } from './open-work.ts';

/** How long a deletion is left to the request that closed the account, milliseconds. */
const PATIENCE_MS = 60_000;

/** When an unfinished deletion is logged as an error, milliseconds. */
const LATE_MS = 3_600_000;

/** Unfinished account deletions, and mails to guests that deletions have left to be sent. */
export const openDeletions: OpenWork = {
  kind: 'account-deletions',
  async *find({ db, gateway, context }) {
    const club = collections(db);
    const open = club.accountDeletions
      .where('closedAtMs', '<=', context.nowMs - PATIENCE_MS)
      .orderBy('closedAtMs');
    for await (const page of pagesOf(open)) {
      for (const order of page) {
        const { closedAtMs } = order.data();
        if (closedAtMs <= context.nowMs - LATE_MS) {
          logError('An account deletion is overdue.', { uid: order.id, closedAtMs });
        }
      }
      yield page.map((order) => ({
        id: order.id,
        finish: async () => {
          await deleteAccountData(order.data(), { db, gateway });
          return 1;
        },
      }));
    }
    for await (const page of pagesOf(club.mail.orderBy('leftAt'))) {
      yield page.map(({ id }) => ({
        id,
        finish: () => removeLeftMail(db, id, context.nowMs),
      }));
    }
  },
};
