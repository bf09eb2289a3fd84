import type { Firestore } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import type { Reconciliation } from '@club/domain/reconciliation/reconciliation';
import { collections } from '../store/collections.ts';
import type { Reconciled } from './reconcile.ts';

/** How many disagreements are kept, so that the document stays small. */
const MOST_KEPT = 200;

/** Keeps what a comparison has found, under its instant; the overview shows the newest. */
export const storeReconciliation = async (
  db: Firestore,
  { at, counts, disagreements }: Reconciled,
): Promise<Reconciliation> => {
  const kept: Reconciliation = {
    at,
    counts,
    disagreements: disagreements.slice(0, MOST_KEPT),
    total: disagreements.length,
  };
  await collections(db).reconciliations.doc(at).set(kept);
  return kept;
};

/** Says in the log what a comparison has found, if anything: an alarm can be set on it. */
export const logDisagreements = ({ disagreements, total }: Reconciliation): void => {
  if (total > 0) logError('The books do not agree.', { total, disagreements });
};
