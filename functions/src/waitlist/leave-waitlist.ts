import { error as logError } from 'firebase-functions/logger';
import { clubFirestore } from '../kernel/firebase/app.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { leaveQueue } from './leave-queue.ts';
import { serveWaitlist } from './serve-waitlist.ts';

/**
 * The callable `leavewaitlist`: leaves a queue, also with an offer, which then goes to the next
 * member. `left` is false for an entry that has ended, does not exist or is another member's.
 */
export const leaveWaitlist: Handler<'leaveWaitlist', 'caller' | 'nowMs'> = async (
  { entryId },
  { caller: { uid }, nowMs },
) => {
  const db = clubFirestore();
  const resortId = await leaveQueue(db, entryId, uid, { nowMs, actor: uid });
  if (resortId === null) return { left: false };
  try {
    await serveWaitlist(db, resortId, nowMs);
  } catch (error) {
    // The member has left, and the queue is served every minute.
    logError('A waitlist queue was not served.', { resortId, error: String(error) });
  }
  return { left: true };
};
