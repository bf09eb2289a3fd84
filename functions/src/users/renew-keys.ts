import { userKeys } from '@club/domain/user/user';
import { atomically, put } from '../commit/atomically.ts';
import { clubFirestore } from '../firestore/app.ts';
import { collections } from '../firestore/collections.ts';
import { hasItsKeys } from './user-search-keys.ts';

/** Writes the search keys of a record anew, unless it is gone or has them. */
export const renewKeys = (uid: string): Promise<void> => {
  const db = clubFirestore();
  const refs = { user: collections(db).users.doc(uid) };
  return atomically<typeof refs, void>(db, refs, ({ user }) => {
    if (user.data === undefined || hasItsKeys(user.data)) return { result: undefined };
    return { result: undefined, writes: [put(user, { ...user.data, keys: userKeys(user.data) })] };
  });
};
