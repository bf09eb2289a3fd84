import { setTimeout as sleep } from 'node:timers/promises';
import type { Disagreement } from '@club/domain/reconciliation/reconciliation';
import type { Firestore } from 'firebase-admin/firestore';
import type { Figures } from '../store/collections.ts';
import { collections } from '../store/collections.ts';
import { countBookings, countUsers } from '../totals/count-figures.ts';

/** How often, and at which interval, the counters are read until nothing changes. */
const LOOKS = 10;
const PAUSE_MS = 2000;

/** What the overview shows, and how many documents there are. */
type Look = { stored: Figures; counted: Figures };

const FIGURES = ['bookings', 'users'] as const;

const look = async (db: Firestore): Promise<Look> => {
  const [bookings, users] = await Promise.all([countBookings(db), countUsers(db)]);
  const stored = (await collections(db).stats.doc('totals').get()).data();
  return {
    stored: { bookings: stored?.bookings ?? 0, users: stored?.users ?? 0 },
    counted: { bookings, users },
  };
};

const isSame = (one: Figures, other: Figures): boolean =>
  FIGURES.every((figure) => one[figure] === other[figure]);

/**
 * Compares the counters of the overview with the documents. They follow the documents with a delay,
 * so they are only compared while nothing changes; a club that changes all the time is not checked.
 */
export const compareTotals = async (db: Firestore): Promise<Disagreement[]> => {
  let before = await look(db);
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const { stored, counted } = before;
    if (isSame(stored, counted)) return [];
    await sleep(PAUSE_MS);
    const now = await look(db);
    if (isSame(now.stored, stored) && isSame(now.counted, counted)) {
      return FIGURES.filter((figure) => stored[figure] !== counted[figure]).map((figure) => ({
        kind: 'totals',
        id: figure,
        detail: `found ${stored[figure]} on the overview, expected ${counted[figure]}`,
      }));
    }
    before = now;
  }
  return [];
};
