import type { Firestore } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { atomically } from '../kernel/commit/atomically.ts';
import { collections } from '../store/collections.ts';
import type { Limited, RateSlot } from './rate-slot.ts';
import { rateSlot, returnSlot } from './rate-slot.ts';

/**
 * The place that a payment with a card needs before the gateway may be asked, counted for the member,
 * for their address and for the card whoever pays with it; `attempt` is the gateway key
 * of the payment. It is taken in the commit that reserves what is to be paid (`BookingTarget.slot`),
 * kept when the card is refused, and given back when it is approved.
 */
export const cardSlot = (
  { uid, address }: Limited,
  { fingerprint }: { fingerprint: string },
  attempt: string,
): RateSlot => rateSlot('card', { uid, address, card: fingerprint }, attempt);

/**
 * Gives the place of a payment back whose card was approved; can be repeated, and never throws: what
 * was paid for stands whatever happens here, and a place that is not given back leaves with its
 * window.
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
    logError('The place of a card payment was not given back.', { error: String(error) });
  }
};
