import { linesToServe, serveWaitlist } from '../waitlist/serve-waitlist.ts';
import type { OpenWork } from './open-work.ts';

/** How many lines are looked at in one run. */
const MOST_LINES = 200;

/** Lines for which something may have become free without a word, or an offer has run out. */
export const waitlistOffers: OpenWork = {
  kind: 'waitlist-offers',
  async *find({ db, occasion }) {
    const lines = await linesToServe(db, occasion.nowMs, MOST_LINES);
    yield lines.map((resortId) => ({
      id: resortId,
      finish: () => serveWaitlist(db, resortId, occasion.nowMs),
    }));
  },
};
