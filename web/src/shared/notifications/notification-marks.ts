import { loadFirestore } from '../../kernel/firebase/firebase.ts';

/** Marks some of the member's notifications as read. Rejects when the server does. */
export const markNotificationsRead = async (uid: string, ids: readonly string[]): Promise<void> => {
  const [db, sdk] = await Promise.all([loadFirestore(), import('firebase/firestore')]);
  const batch = sdk.writeBatch(db);
  for (const id of ids) {
    batch.update(sdk.doc(db, 'users', uid, 'notifications', id), { read: true });
  }
  await batch.commit();
};
