import { onSchedule } from 'firebase-functions/v2/scheduler';
import '../kernel/http/runtime.ts';
import { SMTP_URL } from './smtp-secret.ts';

/**
 * Finishes open work, and maintains the packed documents and the overview, every minute; one run at
 * a time, and a missed run does no harm.
 */
export const maintainclub = onSchedule(
  {
    schedule: 'every 1 minutes',
    maxInstances: 1,
    concurrency: 1,
    timeoutSeconds: 120,
    secrets: [SMTP_URL],
  },
  async () => {
    const { clubDependencies } = await import('../dependencies.ts');
    const { completeWork } = await import('../maintenance/complete-work.ts');
    const { maintainPacked } = await import('../availability/maintain-packed.ts');
    const { recountOverview } = await import('../totals/recount-overview.ts');
    const dependencies = clubDependencies();
    await completeWork(dependencies, Date.now());
    await maintainPacked(dependencies.db, Date.now());
    await recountOverview(dependencies.db, Date.now());
  },
);
