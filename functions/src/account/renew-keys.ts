import { userKeys } from '@club/domain/user/user';
import { atomically, put } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import { hasItsKeys } from './user-search-keys.ts';

/** Updates the search keys of a record, if there is one and they are outdated. */
export const renewKeys = (uid: string): Promise<void> => {
  const db = clubFirestore();
  const refs = { user: collections(db).users.doc(uid) };
  return atomically<typeof refs, void>(db, refs, ({ user }) => {
    if (user.data === undefined || hasItsKeys(user.data)) return { result: undefined };
    return { result: undefined, writes: [put(user, { ...user.data, keys: userKeys(user.data) })] };
  });
};
