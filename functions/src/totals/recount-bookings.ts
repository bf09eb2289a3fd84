import type { Firestore } from 'firebase-admin/firestore';
import { countBookings } from './count-figures.ts';
import { storeCount } from './store-count.ts';

/** Recounts `bookings` of `stats/totals`. */
export const recountBookings = (db: Firestore): Promise<void> =>
  storeCount(db, 'bookings', () => countBookings(db));
