import { onSchedule } from 'firebase-functions/v2/scheduler';
import '../http/runtime.ts';

/** Compares the books every night and keeps what it finds. */
export const reconcilebooks = onSchedule(
  {
    schedule: 'every day 03:30',
    timeZone: 'Etc/UTC',
    maxInstances: 1,
    concurrency: 1,
    memory: '2GiB',
    timeoutSeconds: 1800,
  },
  async () => {
    const { clubFirestore } = await import('../firestore/app.ts');
    const { reconcile } = await import('./reconcile.ts');
    const { logDisagreements, storeReconciliation } = await import('./store-reconciliation.ts');
    const db = clubFirestore();
    logDisagreements(await storeReconciliation(db, await reconcile(db, Date.now())));
  },
);
