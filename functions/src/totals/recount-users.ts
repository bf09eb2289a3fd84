import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../store/collections.ts';
import { storeCount } from './store-count.ts';

/** Brings `users` of `stats/totals` to the number of users. */
export const recountUsers = (db: Firestore): Promise<void> =>
  storeCount(db, 'users', async () => (await collections(db).users.count().get()).data().count);
