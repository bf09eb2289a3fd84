import type { Firestore } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import type { Reconciliation } from '@club/domain/reconciliation/reconciliation';
import { collections } from '../store/collections.ts';
import type { Reconciled } from './reconcile.ts';

/** The most disagreements that are stored, so that the document stays small. */
const MOST_KEPT = 200;

/** Stores a reconciliation under its instant; the admin overview shows the newest. */
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

/** Logs the disagreements of a reconciliation, if any; alerts are set on the message. */
export const logDisagreements = ({ disagreements, total }: Reconciliation): void => {
  if (total > 0) logError('The records do not agree.', { total, disagreements });
};
