import { settleChange } from '../booking/change/settle-change.ts';
import { collections } from '../store/collections.ts';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import type { AccountDeletion } from '../store/account-deletion.ts';

/**
 * Ends changes of stays with an unfinished payment: what the gateway has approved is made, any
 * other change expires. Changes are financial records, so they are kept; only the fingerprint of
 * the request is removed.
 */
export const settleChanges = async (
  { uid }: AccountDeletion,
  { db, gateway }: PaymentDependencies,
): Promise<void> => {
  const flow = { db, gateway, context: { nowMs: Date.now(), actor: 'system' } };
  const own = await collections(db).changes.where('uid', '==', uid).get();
  for (const { id, ref } of own.docs) {
    // Several can be about one booking, so they run one after another.
    await settleChange(flow, id, true);
    await ref.update({ fingerprint: '' });
  }
};
