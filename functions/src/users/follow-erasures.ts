import { setTimeout as sleep } from 'node:timers/promises';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import '../http/runtime.ts';

/** How long the request that closed the account has for doing the rest itself. */
const HEAD_START_MS = 5000;

/**
 * Carries the erasure of a closed account to its end, should the request that closed it not have
 * come to that. Retried until it succeeds.
 */
export const followerasures = onDocumentCreated(
  { document: 'erasures/{uid}', retry: true, timeoutSeconds: 540 },
  async (event) => {
    await sleep(HEAD_START_MS);
    const { clubFirestore } = await import('../firestore/app.ts');
    const { collections } = await import('../firestore/collections.ts');
    const left = await collections(clubFirestore()).erasures.doc(event.params.uid).get();
    const erasure = left.data();
    if (erasure === undefined) return;
    const { runErasure } = await import('./run-erasure.ts');
    await runErasure(erasure);
  },
);
