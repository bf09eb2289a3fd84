import type { CallableResponses } from '@club/domain/api/contract';
import type { Caller } from '../http/handler.ts';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import { completeWork, logFailure } from './complete-work.ts';

/** The callable `completework`: an admin need not wait for the schedule. */
export const completeNow = async (
  _nothing: unknown,
  _caller: Caller,
  nowMs: number,
  dependencies: PaymentDependencies,
): Promise<CallableResponses['completework']> => {
  let failed = 0;
  const finished = await completeWork(dependencies, nowMs, (failure) => {
    failed += 1;
    logFailure(failure);
  });
  return { finished, failed };
};
