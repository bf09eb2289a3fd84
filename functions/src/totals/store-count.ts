import type { Firestore } from 'firebase-admin/firestore';
import { atomically, put } from '../kernel/commit/atomically.ts';
import type { Figures, Totals } from '../store/collections.ts';
import { collections } from '../store/collections.ts';

/**
 * Rounds until a count is stored that started after ours: our own, or the second one that others
 * stored meanwhile. Three are enough; the rest is reserve.
 */
const MAX_ROUNDS = 5;

/** How often a figure was stored. */
const timesStored = (totals: Totals | undefined, figure: keyof Figures): number =>
  totals?.stored?.[figure] ?? 0;

/**
 * Sets one figure of `stats/totals` to what `count` returns. It counts rather than adds, so
 * repeated and late events do no harm; and it stores a count only if no other process has stored
 * the figure since the count began, so the last stored count is the last one made.
 *
 * Each call ends after at most three rounds, however many run at once: when others have stored
 * twice meanwhile, the second of their counts began after ours, so it includes all that ours would.
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
