import type { Disagreement } from '@club/domain/reconciliation/reconciliation';
import type { Firestore } from 'firebase-admin/firestore';
import { recountBookings } from '../totals/recount-bookings.ts';
import { recountUsers } from '../totals/recount-users.ts';

const RECOUNTS: Readonly<Record<string, (db: Firestore) => Promise<void>>> = {
  bookings: recountBookings,
  users: recountUsers,
};

/**
 * Counts anew what the overview was found to say wrongly. The totals are the only books that are
 * repaired by themselves: they can be counted again from what is true, and nothing follows from them.
 */
export const repairTotals = async (
  db: Firestore,
  disagreements: readonly Disagreement[],
): Promise<void> => {
  for (const { kind, id } of disagreements) {
    if (kind === 'totals') await RECOUNTS[id]?.(db);
  }
};
