import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import { leaveQueue } from '../waitlist/leave-queue.ts';
import type { AccountDeletion } from '../store/account-deletion.ts';

/**
 * Removes a member from every waitlist queue, releases what they were offered, and deletes their
 * entries.
 */
export const leaveQueues = async ({ uid }: AccountDeletion): Promise<void> => {
  const db = clubFirestore();
  const context = { nowMs: Date.now(), actor: 'system' };
  const own = await collections(db).waitlistEntries.where('uid', '==', uid).get();
  for (const { id, ref } of own.docs) {
    // Each of them writes the same list of holds, so they run one after another.
    await leaveQueue(db, id, uid, context);
    await ref.delete();
  }
};
