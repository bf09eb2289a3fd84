import type { AdminList, ListQuery } from './admin-list.ts';
import { loadFirestore } from '../../kernel/firebase/firebase.ts';

/** Counting stops here: more is shown as 'more than' this, and costs no further reads. */
export const COUNT_CEILING = 10_000;

/**
 * How many rows of a list match, up to `COUNT_CEILING`; counted by the server. Throws when it
 * cannot.
 */
export const countRows = async <Row, Filter extends string, Sort extends string>(
  list: AdminList<Row, Filter, Sort>,
  wanted: ListQuery<Filter, Sort>,
): Promise<number> => {
  const [db, sdk, { adminQuery }] = await Promise.all([
    loadFirestore(),
    import('firebase/firestore'),
    import('./admin-queries.ts'),
  ]);
  const query = adminQuery(db, list, { ...wanted, after: null }, COUNT_CEILING);
  return (await sdk.getCountFromServer(query)).data().count;
};
