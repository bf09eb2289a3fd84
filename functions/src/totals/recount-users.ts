import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../store/collections.ts';
import { storeCount } from './store-count.ts';

/** Recounts `users` of `stats/totals`. */
export const recountUsers = (db: Firestore): Promise<void> =>
  storeCount(db, 'users', async () => (await collections(db).users.count().get()).data().count);
