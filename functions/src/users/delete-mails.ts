import { clubFirestore } from '../firestore/app.ts';
import { collections } from '../firestore/collections.ts';

/** Mails deleted in one commit. */
const BATCH_SIZE = 500;

/**
 * Deletes every mail about a member's business, also the copies to their guests: once they are sent,
 * they are of no use to anybody, and they say who travelled where.
 */
export const deleteMails = async (uid: string): Promise<void> => {
  const db = clubFirestore();
  const own = collections(db).mail.where('uid', '==', uid).select().limit(BATCH_SIZE);
  let page = await own.get();
  while (!page.empty) {
    const batch = db.batch();
    for (const { ref } of page.docs) batch.delete(ref);
    // Each page is what the one before has left.
    await batch.commit();
    page = await own.get();
  }
};
