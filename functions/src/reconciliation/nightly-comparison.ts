import type { Reconciliation } from '@club/domain/reconciliation/reconciliation';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import { reconcile } from './reconcile.ts';
import { repairTotals } from './repair-totals.ts';
import { logDisagreements, storeReconciliation } from './store-reconciliation.ts';

/**
 * What is done every night: compares the books, keeps what was found, says in the log what differs,
 * and puts the totals of the overview right. `nowMs` is when, milliseconds since 1970.
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
