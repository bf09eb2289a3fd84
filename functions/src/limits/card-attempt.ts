import type { Firestore } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { atomically } from '../kernel/commit/atomically.ts';
import { collections } from '../store/collections.ts';
import type { Limited, RateSlot } from './rate-slot.ts';
import { rateSlot, returnSlot } from './rate-slot.ts';

/**
 * The rate slot of a card payment, counted per member, client address and card; `attempt` is the
 * payment's gateway key. It is taken in the commit that reserves what is paid
 * (`BookingTarget.slot`), kept when the card is declined, and returned when it is approved.
 */
export const cardSlot = (
  { uid, address }: Limited,
  { fingerprint }: { fingerprint: string },
  attempt: string,
): RateSlot => rateSlot('card', { uid, address, card: fingerprint }, attempt);

/**
 * Returns the slot of an approved payment; can be repeated. Never throws: the payment is valid in
 * any case, and a slot that is not returned expires with its window.
 */
export const returnCardAttempt = async (
  db: Firestore,
  slot: RateSlot,
  nowMs: number,
): Promise<void> => {
  const refs = { rates: slot.buckets.map(({ id }) => collections(db).rateLimits.doc(id)) };
  try {
    await atomically<typeof refs, void>(db, refs, ({ rates }) => ({
      result: undefined,
      writes: returnSlot(slot, rates, nowMs),
    }));
  } catch (error) {
    logError('The rate slot of a card payment was not returned.', { error: String(error) });
  }
};
