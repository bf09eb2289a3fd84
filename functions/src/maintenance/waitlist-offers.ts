import { queuesToServe, serveWaitlist } from '../waitlist/serve-waitlist.ts';
import type { OpenWork } from './open-work.ts';

/** How many queues are served in one run. */
const MAX_QUEUES = 200;

/** Queues with expired offers, or for which units may have become free without an event. */
export const waitlistOffers: OpenWork = {
  kind: 'waitlist-offers',
  async *find({ db, context }) {
    const queues = await queuesToServe(db, context.nowMs, MAX_QUEUES);
    yield queues.map((resortId) => ({
      id: resortId,
      finish: () => serveWaitlist(db, resortId, context.nowMs),
    }));
  },
};
