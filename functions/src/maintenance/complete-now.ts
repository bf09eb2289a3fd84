import type { Handler } from '../kernel/http/handler.ts';
import { recountOverview } from '../totals/recount-overview.ts';
import { completeWork, logFailure } from './complete-work.ts';
import type { WorkDependencies } from './open-work.ts';

/**
 * The callable `completework`: runs the maintenance now and counts the overview again, for an admin who
 * does not want to wait for the schedule.
 */
export const completeNow: Handler<'completeWork', 'nowMs', WorkDependencies> = async (
  _nothing,
  { nowMs, db, gateway, mailer },
) => {
  let failed = 0;
  const finished = await completeWork({ db, gateway, mailer }, nowMs, (failure) => {
    failed += 1;
    logFailure(failure);
  });
  await recountOverview(db, nowMs);
  return { finished, failed };
};
