import type { Disagreement, Reconciliation } from '@club/domain/reconciliation/reconciliation';
import type { Firestore } from 'firebase-admin/firestore';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import { reconcile } from './reconcile.ts';
import { recountBookings } from '../totals/recount-bookings.ts';
import { recountUsers } from '../totals/recount-users.ts';
import { logDisagreements, storeReconciliation } from './store-reconciliation.ts';

const RECOUNTS: Readonly<Record<string, (db: Firestore) => Promise<void>>> = {
  bookings: recountBookings,
  users: recountUsers,
};

/**
 * The totals are the only records that are repaired automatically: they can be counted again from
 * the documents, and nothing depends on them.
 */
const repairTotals = async (
  db: Firestore,
  disagreements: readonly Disagreement[],
): Promise<void> => {
  for (const { kind, id } of disagreements) {
    if (kind === 'totals') await RECOUNTS[id]?.(db);
  }
};

/**
 * The nightly reconciliation: compares all records, stores and logs what differs, and corrects the
 * totals of the overview. `nowMs` is when, milliseconds since 1970.
 */
export const nightlyComparison = async (
  dependencies: PaymentDependencies,
  nowMs: number,
): Promise<Reconciliation> => {
  const { db } = dependencies;
  const found = await reconcile(dependencies, nowMs);
  const kept = await storeReconciliation(db, found);
  logDisagreements(kept);
  await repairTotals(db, found.disagreements);
  return kept;
};
