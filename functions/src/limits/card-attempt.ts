import type { Firestore } from 'firebase-admin/firestore';
import { atomically } from '../commit/atomically.ts';
import { collections } from '../firestore/collections.ts';
import type { Limited, RateSlot } from './rate-slot.ts';
import { rateSlot, returnSlot, takeSlot } from './rate-slot.ts';

/**
 * The place that a card payment needs before the gateway may be asked; `attempt` is the gateway key
 * of the payment. It is taken in the commit that reserves what is to be paid (`BookingTarget.slot`)
 * or by `takeCardAttempt`, kept when the card is refused, and given back when it is approved.
 */
export const cardSlot = (who: Limited, attempt: string): RateSlot => rateSlot('card', who, attempt);

const bucketsOf = (db: Firestore, slot: RateSlot) => ({
  rates: slot.buckets.map(({ id }) => collections(db).rateLimits.doc(id)),
});

/**
 * Takes the place of a card payment in a commit of its own; once for the same attempt. Throws
 * ApiError 'too-many-requests' (details.retryAfterSeconds), and 'busy'.
 */
export const takeCardAttempt = async (
  db: Firestore,
  who: Limited,
  attempt: string,
  nowMs: number,
): Promise<RateSlot> => {
  const slot = cardSlot(who, attempt);
  await atomically(db, bucketsOf(db, slot), ({ rates }) => ({
    result: undefined,
    writes: takeSlot(slot, rates, nowMs),
  }));
  return slot;
};

/** Gives the place of a payment back whose card was approved, or never asked; can be repeated. */
export const returnCardAttempt = async (
  db: Firestore,
  slot: RateSlot,
  nowMs: number,
): Promise<void> => {
  await atomically(db, bucketsOf(db, slot), ({ rates }) => ({
    result: undefined,
    writes: returnSlot(slot, rates, nowMs),
  }));
};
