import { MAX_BOARDS } from '@club/domain/favourites/favourite';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Erasure } from '../store/erasure.ts';

/** Deletes the links of a member's boards, also those whose boards are gone. */
export const deleteShares = async ({ uid }: Pick<Erasure, 'uid'>): Promise<void> => {
  const db = clubFirestore();
  const some = collections(db).sharedBoards.where('uid', '==', uid).select().limit(MAX_BOARDS);
  let page = await some.get();
  while (!page.empty) {
    const batch = db.batch();
    for (const { ref } of page.docs) batch.delete(ref);
    // Each page is what the one before has left.
    await batch.commit();
    page = await some.get();
  }
};
