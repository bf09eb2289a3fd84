import { VISIBLE_STATUSES } from '@club/domain/booking/booking-state';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { collections } from '../store/collections.ts';

/** How many documents match, by an aggregation query that reads none of them. */
export const countOf = async (query: Query): Promise<number> =>
  (await query.count().get()).data().count;

/** The bookings that `stats/totals` counts: those with a visible status. */
export const countBookings = (db: Firestore): Promise<number> =>
  countOf(collections(db).bookings.where('status', 'in', [...VISIBLE_STATUSES]));

/** The users that `stats/totals` counts. */
export const countUsers = (db: Firestore): Promise<number> => countOf(collections(db).users);
