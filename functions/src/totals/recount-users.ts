import type { Firestore } from 'firebase-admin/firestore';
import { countUsers } from './count-figures.ts';
import { storeCount } from './store-count.ts';

/** Recounts `users` of `stats/totals`. */
export const recountUsers = (db: Firestore): Promise<void> =>
  storeCount(db, 'users', () => countUsers(db));
