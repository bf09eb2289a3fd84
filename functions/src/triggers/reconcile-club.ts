import { onSchedule } from 'firebase-functions/v2/scheduler';
import '../kernel/http/runtime.ts';

/** Runs the nightly reconciliation. */
export const reconcileclub = onSchedule(
  {
    schedule: 'every day 03:30',
    timeZone: 'Etc/UTC',
    maxInstances: 1,
    concurrency: 1,
    memory: '2GiB',
    timeoutSeconds: 1800,
  },
  async () => {
    const { clubDependencies } = await import('../dependencies.ts');
    const { nightlyComparison } = await import('../reconciliation/nightly-comparison.ts');
    await nightlyComparison(clubDependencies(), Date.now());
  },
);
