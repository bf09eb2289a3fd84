import { setTimeout as sleep } from 'node:timers/promises';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import '../kernel/http/runtime.ts';

/**
 * How often, and at which interval, it checks whether the request has completed the deletion
 * itself.
 */
const LOOKS = 8;
const PAUSE_MS = 500;

/**
 * Completes the deletion of a closed account's data, unless the request that closed it does so
 * within four seconds. Retried until it succeeds.
 */
export const followaccountdeletions = onDocumentCreated(
  { document: 'accountDeletions/{uid}', retry: true, timeoutSeconds: 540 },
  async (event) => {
    const { clubFirestore } = await import('../kernel/firebase/app.ts');
    const { collections } = await import('../store/collections.ts');
    const order = collections(clubFirestore()).accountDeletions.doc(event.params.uid);
    for (let look = 0; look < LOOKS; look += 1) {
      await sleep(PAUSE_MS);
      if (!(await order.get()).exists) return;
    }
    const deletion = (await order.get()).data();
    if (deletion === undefined) return;
    const { clubDependencies } = await import('../dependencies.ts');
    const { deleteAccountData } = await import('../account-deletion/delete-account-data.ts');
    await deleteAccountData(deletion, clubDependencies());
  },
);
