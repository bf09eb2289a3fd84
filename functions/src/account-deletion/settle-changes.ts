import { settleChange } from '../booking/change/settle-change.ts';
import { collections } from '../store/collections.ts';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import type { Erasure } from '../store/erasure.ts';

/**
 * Ends changes of stays whose payment is under way or was left: what the gateway has approved is
 * made, anything else comes to nothing. Changes are records of money, so they stay as the bookings
 * do; what tells one request from another goes.
 */
export const settleChanges = async (
  { uid }: Erasure,
  { db, gateway }: PaymentDependencies,
): Promise<void> => {
  const flow = { db, gateway, occasion: { nowMs: Date.now(), actor: 'system' } };
  const own = await collections(db).changes.where('uid', '==', uid).get();
  for (const { id, ref } of own.docs) {
    // Nobody can come back for it. Several can be about one booking, so they come one after another.
    await settleChange(flow, id, true);
    await ref.update({ fingerprint: '' });
  }
};
