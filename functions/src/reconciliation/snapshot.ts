import type {
  AggregateQuery,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { collections } from '../store/collections.ts';

/**
 * The whole database as it was at one instant, however long reading takes and whatever is written
 * meanwhile. Firestore keeps an hour for that.
 */
export type Snapshot = {
  /** The instant, milliseconds since 1970 by the database's own clock. */
  atMs: number;
  /** The answers of a query, in pages. */
  pages: <Data>(query: Query<Data>) => AsyncGenerator<QueryDocumentSnapshot<Data>[]>;
  /** How many documents a query has. */
  count: (query: Query) => Promise<number>;
};

/**
 * How many documents are read at a time: some ten megabytes. The emulator goes through a whole
 * collection for each page of it, so small pages would make a large club slow there.
 */
const PAGE_SIZE = 5000;

/** The database as it is now. */
export const openSnapshot = async (db: Firestore): Promise<Snapshot> => {
  const { readTime } = await collections(db).stats.doc('totals').get();
  const options = { readOnly: true, readTime } as const;

  async function* pages<Data>(query: Query<Data>): AsyncGenerator<QueryDocumentSnapshot<Data>[]> {
    const pageOf = (part: Query<Data>) =>
      db.runTransaction((transaction) => transaction.get(part.limit(PAGE_SIZE)), options);
    let page = await pageOf(query);
    while (!page.empty) {
      yield page.docs;
      if (page.size < PAGE_SIZE) return;
      // Each page begins where the one before it ended.
      page = await pageOf(query.startAfter(page.docs.at(-1)));
    }
  }

  const count = async (query: Query): Promise<number> => {
    const counted: AggregateQuery<{ count: FirebaseFirestore.AggregateField<number> }> =
      query.count();
    const found = await db.runTransaction((transaction) => transaction.get(counted), options);
    return found.data().count;
  };

  return { atMs: readTime.toMillis(), pages, count };
};
