import { pointsDay } from '@club/domain/points/batches';
import { collections } from '../store/collections.ts';
import { expirePoints } from '../points/expire-points.ts';
import type { OpenWork } from './open-work.ts';
import { pagesOf } from './open-work.ts';

/** Accounts whose balance still has expired points. */
export const expiredPoints: OpenWork = {
  kind: 'expired-points',
  async *find({ db, context }) {
    const due = collections(db)
      .accounts.where('nextExpiry', '<', pointsDay(context.nowMs))
      .orderBy('nextExpiry');
    for await (const page of pagesOf(due)) {
      yield page.map(({ id }) => ({
        id,
        finish: async () => ((await expirePoints(db, id, context.nowMs)) > 0 ? 1 : 0),
      }));
    }
  },
};
