import { error as logError } from 'firebase-functions/logger';
import { clubFirestore } from '../kernel/firebase/app.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { leaveLine } from './leave-line.ts';
import { serveWaitlist } from './serve-waitlist.ts';

/**
 * The callable `leavewaitlist`: leaves a line, also with an offer in hand, which then goes to the
 * next. `left` is false for a place that is over, never was, or is somebody else's.
 */
export const leaveWaitlist: Handler<'leaveWaitlist', 'caller' | 'nowMs'> = async (
  { entryId },
  { caller: { uid }, nowMs },
) => {
  const db = clubFirestore();
  const resortId = await leaveLine(db, entryId, uid, { nowMs, actor: uid });
  if (resortId === null) return { left: false };
  try {
    await serveWaitlist(db, resortId, nowMs);
  } catch (error) {
    // The caller has left, and the line is looked at every minute.
    logError('A line was not served.', { resortId, error: String(error) });
  }
  return { left: true };
};
