import { VISIBLE_STATUSES } from '@club/domain/booking/booking-state';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../store/collections.ts';
import { storeCount } from './store-count.ts';

/** Recounts `bookings` of `stats/totals`: the bookings with a visible status. */
export const recountBookings = (db: Firestore): Promise<void> =>
  storeCount(db, 'bookings', async () => {
    const visible = collections(db).bookings.where('status', 'in', [...VISIBLE_STATUSES]);
    return (await visible.count().get()).data().count;
  });
