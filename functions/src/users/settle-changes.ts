import { settleChange } from '../bookings/settle-change.ts';
import { clubFirestore } from '../firestore/app.ts';
import { collections } from '../firestore/collections.ts';
import { sandboxGateway } from '../payments/sandbox-gateway.ts';
import type { Erasure } from './erasure.ts';

/**
 * Ends changes of stays whose payment is under way or was left: what the gateway has approved is
 * made, anything else comes to nothing. Changes are records of money, so they stay as the bookings
 * do; what tells one request from another goes.
 */
export const settleChanges = async ({ uid }: Erasure): Promise<void> => {
  const db = clubFirestore();
  const flow = {
    db,
    gateway: sandboxGateway(db),
    occasion: { nowMs: Date.now(), actor: 'system' },
  };
  const own = await collections(db).changes.where('uid', '==', uid).get();
  for (const { id, ref } of own.docs) {
    // Nobody can come back for it. Several can be about one booking, so they come one after another.
    await settleChange(flow, id, true);
    await ref.update({ fingerprint: '' });
  }
};
