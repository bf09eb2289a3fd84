import { VISIBLE_STATUSES } from '@club/domain/booking/booking-state';
import type { Firestore } from 'firebase-admin/firestore';
import { atomically, put } from '../commit/atomically.ts';
import { collections } from '../firestore/collections.ts';

/** A count made while somebody else wrote the totals counts no more. */
const MAX_ROUNDS = 20;

const countVisible = async (db: Firestore): Promise<number> => {
  const visible = collections(db).bookings.where('status', 'in', [...VISIBLE_STATUSES]);
  return (await visible.count().get()).data().count;
};

/**
 * Brings `bookings` of `stats/totals` to the number of bookings that people see. It counts rather
 * than adds, so repeated and late events do no harm; and it stores a count only if nobody has stored
 * another since before counting, so the count that comes last is the count that was made last.
 */
export const recountBookings = async (db: Firestore): Promise<void> => {
  const totals = collections(db).stats.doc('totals');
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = await totals.get();
    const bookings = await countVisible(db);
    const isStored = await atomically(db, { totals }, ({ totals: now }) => {
      const isUnchanged =
        now.updateTime === before.updateTime ||
        (before.updateTime !== undefined && now.updateTime?.isEqual(before.updateTime) === true);
      if (!isUnchanged) return { result: false };
      return { result: true, writes: [put(now, { users: 0, ...now.data, bookings })] };
    });
    if (isStored) return;
  }
  throw new Error('The totals changed too often to be counted.');
};
