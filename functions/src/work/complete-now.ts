import type { CompletedWork } from '@club/domain/api/contract';
import { clubFirestore } from '../firestore/app.ts';
import type { Caller } from '../http/handler.ts';
import { completeWork } from './complete-work.ts';

/** The callable `completework`: an admin need not wait for the schedule. */
export const completeNow = (
  _nothing: unknown,
  _caller: Caller,
  nowMs: number,
): Promise<CompletedWork> => completeWork(clubFirestore(), nowMs);
