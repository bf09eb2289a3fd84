import { settleChange } from '../booking/change/settle-change.ts';
import { collections } from '../store/collections.ts';
import type { OpenWork } from './open-work.ts';
import { pagesOf } from './open-work.ts';

/** Changes of stays whose payment was abandoned. */
export const settledChanges: OpenWork = {
  kind: 'settled-changes',
  async *find(flow) {
    const overdue = collections(flow.db)
      .changes.where('state', '==', 'held')
      .where('expiresAt', '<=', flow.context.nowMs)
      .orderBy('expiresAt');
    for await (const page of pagesOf(overdue)) {
      yield page.map(({ id }) => ({
        id,
        finish: async () => ((await settleChange(flow, id))?.state === 'held' ? 0 : 1),
      }));
    }
  },
};
