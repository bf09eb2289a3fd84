import type { PendingChange } from '../firestore/collections.ts';
import { collections } from '../firestore/collections.ts';
import type { CardPayment } from './card-payment.ts';

/** A change as it is stored after it was looked after; null when there is none of this id. */
export type SettledChange = PendingChange | null;

/**
 * Finishes a change that a dead process left open, by its id.
 */
export const settleChange = async ({ db }: CardPayment, changeId: string): Promise<SettledChange> =>
  (await collections(db).changes.doc(changeId).get()).data() ?? null;
