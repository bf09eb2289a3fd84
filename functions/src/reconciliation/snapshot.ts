import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '../store/collections.ts';

/**
 * The database at one instant, however long reading takes and whatever is written meanwhile.
 * Firestore keeps an hour of history.
 */
export type Snapshot = {
  /** The instant by the database's clock, milliseconds since 1970. */
  atMs: number;
  /** The documents of a query, in pages. */
  pages: <Data>(query: Query<Data>) => AsyncGenerator<QueryDocumentSnapshot<Data>[]>;
};

/**
 * Documents per page: some ten megabytes. The emulator scans the collection for each page, so small
 * pages would be slow there.
 */
const PAGE_SIZE = 5000;

/** A snapshot of the current database. */
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
      // The next page begins where this one ended.
      page = await pageOf(query.startAfter(page.docs.at(-1)));
    }
  }

  return { atMs: readTime.toMillis(), pages };
};
