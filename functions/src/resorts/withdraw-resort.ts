import type { Handler } from '../kernel/http/handler.ts';
import { commitResort } from './commit-resort.ts';
import { decideWithdraw } from './resort-changes.ts';

/**
 * The callable `withdrawresort`: takes a resort out of the directory and out of sale, or puts it back.
 * Bookings stay as they are; an offer that is held can no longer be booked. Throws ApiError
 * 'resort-not-found' and 'resort-changed' (details.rev).
 */
export const withdrawResort: Handler<'withdrawResort', 'caller' | 'nowMs'> = (
  input,
  { caller, nowMs },
) =>
  commitResort(input.id, { actor: caller.uid, nowMs }, (stored) => decideWithdraw(input, stored));
