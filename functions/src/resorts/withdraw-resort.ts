import type { CallableInput, CallableResponses } from '@club/domain/api/contract';
import type { Caller } from '../http/handler.ts';
import { commitResort } from './commit-resort.ts';
import { decideWithdraw } from './resort-changes.ts';

/**
 * The callable `withdrawresort`: takes a resort out of the directory and out of sale, or puts it back.
 * Bookings stay as they are; an offer that is held can no longer be booked. Throws ApiError
 * 'resort-not-found' and 'resort-changed' (details.rev).
 */
export const withdrawResort = (
  input: CallableInput<'withdrawresort'>,
  caller: Caller,
  nowMs: number,
): Promise<CallableResponses['withdrawresort']> =>
  commitResort(input.id, { actor: caller.uid, nowMs }, (stored) => decideWithdraw(input, stored));
