import { MAX_BOARDS } from '@club/domain/favourites/favourite';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { AccountDeletion } from '../store/account-deletion.ts';

/** Deletes the links of a member's boards, also of deleted boards. */
export const deleteShares = async ({ uid }: Pick<AccountDeletion, 'uid'>): Promise<void> => {
  const db = clubFirestore();
  const some = collections(db).sharedBoards.where('uid', '==', uid).select().limit(MAX_BOARDS);
  let page = await some.get();
  while (!page.empty) {
    const batch = db.batch();
    for (const { ref } of page.docs) batch.delete(ref);
    // The next page is what is left.
    await batch.commit();
    page = await some.get();
  }
};
