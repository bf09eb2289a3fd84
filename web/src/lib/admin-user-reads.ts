import type { UsersQuery } from './admin-lists.ts';
import { loadFirestore } from './firebase.ts';

/** Counting ends here: what is more is 'more than' this, and costs no further reads. */
export const USER_COUNT_CEILING = 10_000;

/** How many users match, up to `USER_COUNT_CEILING`; counted by the server. Throws when it cannot. */
export const countUsers = async (wanted: UsersQuery): Promise<number> => {
  const [db, sdk, { usersQuery }] = await Promise.all([
    loadFirestore(),
    import('firebase/firestore'),
    import('./admin-queries.ts'),
  ]);
  const all = usersQuery(db, { ...wanted, after: null }, USER_COUNT_CEILING);
  return (await sdk.getCountFromServer(all)).data().count;
};
