import type { Handler } from '../kernel/http/handler.ts';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import { recountOverview } from '../totals/recount-overview.ts';
import { completeWork, logFailure } from './complete-work.ts';

/**
 * The callable `completework`: runs the maintenance now and counts the overview again, for an admin who
 * does not want to wait for the schedule.
 */
export const completeNow: Handler<'completeWork', 'nowMs', PaymentDependencies> = async (
  _nothing,
  { nowMs, db, gateway },
) => {
  let failed = 0;
  const finished = await completeWork({ db, gateway }, nowMs, (failure) => {
    failed += 1;
    logFailure(failure);
  });
  await recountOverview(db, nowMs);
  return { finished, failed };
};
