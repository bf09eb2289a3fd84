import type { Handler } from '../kernel/http/handler.ts';
import { commitResort } from './commit-resort.ts';
import { decideSave } from './resort-changes.ts';

/**
 * The callable `saveresort`: changes a resort that nobody else has changed since revision `rev`, with
 * an audit entry naming the changed fields. Its ID stays, bookings keep their snapshot, and units
 * below what is sold already only mean that nothing more can be booked. Throws ApiError
 * 'resort-not-found', 'resort-changed' (details.rev) and 'invalid-input'.
 */
export const saveResort: Handler<'saveResort', 'caller' | 'nowMs'> = (input, { caller, nowMs }) =>
  commitResort(input.id, { actor: caller.uid, nowMs }, (stored) => decideSave(input, stored));
