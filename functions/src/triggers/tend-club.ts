import { onSchedule } from 'firebase-functions/v2/scheduler';
import '../kernel/http/runtime.ts';

/**
 * Finishes open work and keeps the packed documents in order every minute; one run at a time, and a
 * run that is missed is no loss.
 */
export const tendclub = onSchedule(
  { schedule: 'every 1 minutes', maxInstances: 1, concurrency: 1, timeoutSeconds: 120 },
  async () => {
    const { clubDependencies } = await import('../dependencies.ts');
    const { completeWork } = await import('../maintenance/complete-work.ts');
    const { tendPacked } = await import('../availability/tend-packed.ts');
    const dependencies = clubDependencies();
    await completeWork(dependencies, Date.now());
    await tendPacked(dependencies.db, Date.now());
  },
);
