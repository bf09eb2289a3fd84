import { setTimeout as sleep } from 'node:timers/promises';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import '../kernel/http/runtime.ts';

/** How often, and how long apart, it is looked whether the request itself has done everything. */
const LOOKS = 8;
const PAUSE_MS = 500;

/**
 * Carries the erasure of a closed account to its end, should the request that closed it not come to
 * that within four seconds. Retried until it succeeds.
 */
export const followerasures = onDocumentCreated(
  { document: 'erasures/{uid}', retry: true, timeoutSeconds: 540 },
  async (event) => {
    const { clubFirestore } = await import('../kernel/firebase/app.ts');
    const { collections } = await import('../store/collections.ts');
    const order = collections(clubFirestore()).erasures.doc(event.params.uid);
    for (let look = 0; look < LOOKS; look += 1) {
      await sleep(PAUSE_MS);
      if (!(await order.get()).exists) return;
    }
    const erasure = (await order.get()).data();
    if (erasure === undefined) return;
    const { clubDependencies } = await import('../dependencies.ts');
    const { runErasure } = await import('../account-deletion/run-erasure.ts');
    await runErasure(erasure, clubDependencies());
  },
);
