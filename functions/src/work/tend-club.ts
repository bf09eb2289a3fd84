import { onSchedule } from 'firebase-functions/v2/scheduler';
import '../http/runtime.ts';

/**
 * Finishes open work and keeps the packed documents in order every minute; one run at a time, and a
 * run that is missed is no loss.
 */
export const tendclub = onSchedule(
  { schedule: 'every 1 minutes', maxInstances: 1, concurrency: 1, timeoutSeconds: 120 },
  async () => {
    const { clubFirestore } = await import('../firestore/app.ts');
    const { completeWork } = await import('./complete-work.ts');
    const { tendPacked } = await import('../availability/tend-packed.ts');
    await completeWork(clubFirestore(), Date.now());
    await tendPacked(clubFirestore(), Date.now());
  },
);
