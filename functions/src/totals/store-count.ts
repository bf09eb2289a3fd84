import type { Firestore } from 'firebase-admin/firestore';
import { atomically, put } from '../kernel/commit/atomically.ts';
import type { Figures, Totals } from '../store/collections.ts';
import { collections } from '../store/collections.ts';

/**
 * Rounds until somebody's count is stored that was begun after ours: our own, or the second one that
 * others stored meanwhile. The rest is for counts that lose every race.
 */
const MAX_ROUNDS = 5;

/** How often a figure has been stored; a document of an older form does not say. */
const timesStored = (totals: Totals | undefined, figure: keyof Figures): number =>
  totals?.stored?.[figure] ?? 0;

/**
 * Brings one figure of `stats/totals` to what `count` finds. It counts rather than adds, so repeated
 * and late events do no harm; and it stores a count only if nobody has stored the same figure since
 * before counting, so the count that comes last is the count that was made last.
 *
 * However many do this at once, each is done after three rounds at most: a count that keeps ours from
 * being stored twice was the second time begun after ours, so it has seen all that ours would see.
 */
export const storeCount = async (
  db: Firestore,
  figure: keyof Figures,
  count: () => Promise<number>,
): Promise<void> => {
  const totals = collections(db).stats.doc('totals');
  const first = timesStored((await totals.get()).data(), figure);
  let before = first;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const counted = await count();
    const seen = before;
    const now = await atomically<{ totals: typeof totals }, number>(db, { totals }, (found) => {
      const { data } = found.totals;
      const times = timesStored(data, figure);
      if (times !== seen) return { result: times };
      const stored: Totals = {
        bookings: 0,
        users: 0,
        ...data,
        [figure]: counted,
        stored: { ...data?.stored, [figure]: times + 1 },
      };
      return { result: times, writes: [put(found.totals, stored)] };
    });
    if (now === seen || now >= first + 2) return;
    before = now;
  }
  throw new Error('The totals changed too often to be counted.');
};
