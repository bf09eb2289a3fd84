import { setTimeout as sleep } from 'node:timers/promises';
import { VISIBLE_STATUSES } from '@club/domain/booking/booking-state';
import type { Firestore } from 'firebase-admin/firestore';
import type { Disagreement } from '@club/domain/reconciliation/reconciliation';
import type { Figures } from '../store/collections.ts';
import { collections } from '../store/collections.ts';

/** How often, and at which interval, the counters are read until nothing changes. */
const LOOKS = 10;
const PAUSE_MS = 2000;

const countAll = async (db: Firestore): Promise<Figures> => {
  const { bookings, users } = collections(db);
  const visible = bookings.where('status', 'in', [...VISIBLE_STATUSES]);
  const [booked, registered] = await Promise.all([visible.count().get(), users.count().get()]);
  return { bookings: booked.data().count, users: registered.data().count };
};

/**
 * Compares the counters of the overview with the documents. They follow the documents with a delay,
 * so they are only compared while nothing changes; a club that changes all the time is not checked.
 */
export const compareTotals = async (db: Firestore): Promise<Disagreement[]> => {
  let before = await countAll(db);
  for (let look = 0; look < LOOKS; look += 1) {
    const stored = (await collections(db).stats.doc('totals').get()).data();
    const totals: Figures = { bookings: stored?.bookings ?? 0, users: stored?.users ?? 0 };
    if (totals.bookings === before.bookings && totals.users === before.users) return [];
    await sleep(PAUSE_MS);
    const [now, later] = [
      await countAll(db),
      (await collections(db).stats.doc('totals').get()).data(),
    ];
    const isStill =
      now.bookings === before.bookings &&
      now.users === before.users &&
      later?.bookings === stored?.bookings &&
      later?.users === stored?.users;
    if (isStill) {
      return (['bookings', 'users'] as const)
        .filter((figure) => totals[figure] !== now[figure])
        .map((figure): Disagreement => ({
          kind: 'totals',
          id: figure,
          detail: `found ${totals[figure]} on the overview, expected ${now[figure]}`,
        }));
    }
    before = now;
  }
  return [];
};
