import type { Firestore, Query } from 'firebase/firestore';
import type { BookingsQuery, UsersQuery } from './admin-lists.ts';
import type * as queriesModule from './admin-queries.ts';
import { loadFirestore } from './firebase.ts';

/** Counting ends here: what is more is 'more than' this, and costs no further reads. */
export const COUNT_CEILING = 10_000;

const counted = async <Row>(
  queryOf: (queries: typeof queriesModule, db: Firestore) => Query<Row>,
): Promise<number> => {
  const [db, sdk, queries] = await Promise.all([
    loadFirestore(),
    import('firebase/firestore'),
    import('./admin-queries.ts'),
  ]);
  return (await sdk.getCountFromServer(queryOf(queries, db))).data().count;
};

/** How many bookings match, up to `COUNT_CEILING`; counted by the server. Throws when it cannot. */
export const countBookings = (wanted: BookingsQuery): Promise<number> =>
  counted(({ bookingsQuery }, db) => bookingsQuery(db, { ...wanted, after: null }, COUNT_CEILING));

/** How many users match, up to `COUNT_CEILING`; counted by the server. Throws when it cannot. */
export const countUsers = (wanted: UsersQuery): Promise<number> =>
  counted(({ usersQuery }, db) => usersQuery(db, { ...wanted, after: null }, COUNT_CEILING));
