import type { Handler } from '../kernel/http/handler.ts';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import { completeWork, logFailure } from './complete-work.ts';

/** The callable `completework`: an admin need not wait for the schedule. */
export const completeNow: Handler<'completeWork', 'nowMs', PaymentDependencies> = async (
  _nothing,
  { nowMs, db, gateway },
) => {
  let failed = 0;
  const finished = await completeWork({ db, gateway }, nowMs, (failure) => {
    failed += 1;
    logFailure(failure);
  });
  return { finished, failed };
};
