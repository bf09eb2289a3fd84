import { pointsDay } from '@club/domain/points/batches';
import { collections } from '../store/collections.ts';
import { expirePoints } from '../points/expire-points.ts';
import type { OpenWork } from './open-work.ts';
import { pagesOf } from './open-work.ts';

/** Accounts with points that can no longer be used and are still counted. */
export const expiredPoints: OpenWork = {
  kind: 'expired-points',
  async *find({ db, occasion }) {
    const due = collections(db)
      .accounts.where('nextExpiry', '<', pointsDay(occasion.nowMs))
      .orderBy('nextExpiry');
    for await (const page of pagesOf(due)) {
      yield page.map(({ id }) => ({
        id,
        finish: async () => ((await expirePoints(db, id, occasion.nowMs)) > 0 ? 1 : 0),
      }));
    }
  },
};
