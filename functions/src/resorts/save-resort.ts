import type { Handler } from '../kernel/http/handler.ts';
import { commitResort } from './commit-resort.ts';
import { decideSave } from './resort-changes.ts';

/**
 * The callable `saveresort`: changes a resort that has not changed since revision `rev`, with an
 * audit entry naming the changed fields. Its ID cannot change, bookings keep their snapshot, and
 * fewer units than are already sold only stop further bookings.
 */
export const saveResort: Handler<'saveResort', 'caller' | 'nowMs'> = (input, { caller, nowMs }) =>
  commitResort(input.id, { actor: caller.uid, nowMs }, (stored) => decideSave(input, stored));
