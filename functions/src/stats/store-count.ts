import type { Firestore } from 'firebase-admin/firestore';
import { atomically, put } from '../commit/atomically.ts';
import type { Totals } from '../firestore/collections.ts';
import { collections } from '../firestore/collections.ts';

/** A count made while somebody else wrote the totals counts no more. */
const MAX_ROUNDS = 20;

/**
 * Brings one figure of `stats/totals` to what `count` finds. It counts rather than adds, so repeated
 * and late events do no harm; and it stores a count only if nobody has stored another since before
 * counting, so the count that comes last is the count that was made last.
 */
export const storeCount = async (
  db: Firestore,
  figure: keyof Totals,
  count: () => Promise<number>,
): Promise<void> => {
  const totals = collections(db).stats.doc('totals');
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = await totals.get();
    const counted = await count();
    const isStored = await atomically(db, { totals }, ({ totals: now }) => {
      const isUnchanged =
        now.updateTime === before.updateTime ||
        (before.updateTime !== undefined && now.updateTime?.isEqual(before.updateTime) === true);
      if (!isUnchanged) return { result: false };
      const stored: Totals = { bookings: 0, users: 0, ...now.data, [figure]: counted };
      return { result: true, writes: [put(now, stored)] };
    });
    if (isStored) return;
  }
  throw new Error('The totals changed too often to be counted.');
};
