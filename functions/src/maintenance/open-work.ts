import type { WorkKind } from '@club/domain/api/operations/maintenance';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { CardPayment } from '../booking/pay/card-payment.ts';
import type { MailDependencies } from '../mail/mailer.ts';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';

/** An open item, and how to finish it. */
export type OpenItem = {
  /** Its id in the log. */
  id: string;
  /**
   * Can be repeated at any time, also concurrently. Returns how many items it finished: 0 when
   * another process has finished it, or may still be working on it.
   */
  finish: () => Promise<number>;
};

/** What finishing open work needs. */
export type WorkDependencies = PaymentDependencies & MailDependencies;

/** The same with who acts, and when. */
export type WorkFlow = CardPayment & MailDependencies;

/** One kind of work that a dead process can leave, or that becomes due. */
export type OpenWork = {
  kind: WorkKind;
  /** The open items, in pages, oldest first. */
  find: (flow: WorkFlow) => AsyncIterable<OpenItem[]>;
};

/** Documents per query. */
const PAGE_SIZE = 50;

/**
 * The documents of a query in pages. Finished items no longer match the query; failed ones are
 * skipped, so that they do not block others.
 */
export async function* pagesOf<Data>(
  query: Query<Data>,
): AsyncGenerator<QueryDocumentSnapshot<Data>[]> {
  let page = await query.limit(PAGE_SIZE).get();
  while (!page.empty) {
    yield page.docs;
    if (page.size < PAGE_SIZE) return;
    // The next page begins where this one ended.
    page = await query.startAfter(page.docs.at(-1)).limit(PAGE_SIZE).get();
  }
}
