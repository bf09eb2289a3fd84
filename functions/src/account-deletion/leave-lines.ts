import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import { leaveLine } from '../waitlist/leave-line.ts';
import type { Erasure } from '../store/erasure.ts';

/**
 * Takes a member out of every line, gives back what they were offered there, and deletes all that is
 * known of their waiting.
 */
export const leaveLines = async ({ uid }: Erasure): Promise<void> => {
  const db = clubFirestore();
  const occasion = { nowMs: Date.now(), actor: 'system' };
  const own = await collections(db).waitlistEntries.where('uid', '==', uid).get();
  for (const { id, ref } of own.docs) {
    // Each of them writes the same list of holds, so they come one after another.
    await leaveLine(db, id, uid, occasion);
    await ref.delete();
  }
};
