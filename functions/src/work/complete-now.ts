import type { CallableResponses } from '@club/domain/api/contract';
import { clubFirestore } from '../firestore/app.ts';
import type { Caller } from '../http/handler.ts';
import { completeWork, logFailure } from './complete-work.ts';

/** The callable `completework`: an admin need not wait for the schedule. */
export const completeNow = async (
  _nothing: unknown,
  _caller: Caller,
  nowMs: number,
): Promise<CallableResponses['completework']> => {
  let failed = 0;
  const finished = await completeWork(clubFirestore(), nowMs, {
    onFailure: (failure) => {
      failed += 1;
      logFailure(failure);
    },
  });
  return { finished, failed };
};
