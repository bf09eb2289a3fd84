import type { WorkKind } from '@club/domain/api/operations/maintenance';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { CardPayment } from '../booking/pay/card-payment.ts';

/** Something that was left open, and what brings it to its end. */
export type OpenItem = {
  /** What the log calls it. */
  id: string;
  /**
   * Can be repeated by anybody at any time, also by two at once. Answers how many things came to their
   * end: 0 when somebody else has done it, or may still be at it.
   */
  finish: () => Promise<number>;
};

/** One kind of work that a dead process can leave, or that only time brings up. */
export type OpenWork = {
  kind: WorkKind;
  /** What is open at the moment of the flow, in pages, the oldest first. */
  find: (flow: CardPayment) => AsyncIterable<OpenItem[]>;
};

/** How many documents are read at a time. */
const PAGE_SIZE = 50;

/**
 * The answers of a query in pages. What has been finished since leaves the query by itself; what
 * could not be finished is passed over, so that it stands in nobody's way.
 */
export async function* pagesOf<Data>(
  query: Query<Data>,
): AsyncGenerator<QueryDocumentSnapshot<Data>[]> {
  let page = await query.limit(PAGE_SIZE).get();
  while (!page.empty) {
    yield page.docs;
    if (page.size < PAGE_SIZE) return;
    // Each page begins where the one before it ended.
    page = await query.startAfter(page.docs.at(-1)).limit(PAGE_SIZE).get();
  }
}
