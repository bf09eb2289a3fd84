import type { Handler } from '../kernel/http/handler.ts';
import { commitResort } from './commit-resort.ts';
import { decideWithdraw } from './resort-changes.ts';

/**
 * The callable `withdrawresort`: hides a resort from the directory and stops its sale, or restores
 * it. Bookings stay as they are; held offers can no longer be booked.
 */
export const withdrawResort: Handler<'withdrawResort', 'caller' | 'nowMs'> = (
  input,
  { caller, nowMs },
) =>
  commitResort(input.id, { actor: caller.uid, nowMs }, (stored) => decideWithdraw(input, stored));
