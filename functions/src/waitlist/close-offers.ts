import type { WaitlistEntry, WaitlistOffer } from '@club/domain/waitlist/waitlist';
import type { Firestore } from 'firebase-admin/firestore';
import { commitBooking } from '../booking/commit-booking.ts';
import { collections } from '../store/collections.ts';
import { decideClosing, isKept, stayOffered } from './close-decision.ts';

type Offered = { entryId: string; entry: WaitlistEntry; offer: WaitlistOffer };

const offeredAt = async (db: Firestore, resortId: string): Promise<Offered[]> => {
  const found = await collections(db)
    .waitlistEntries.where('resortId', '==', resortId)
    .where('state', '==', 'offered')
    .get();
  return found.docs.flatMap((document) => {
    const entry = document.data();
    return entry.offer === null ? [] : [{ entryId: document.id, entry, offer: entry.offer }];
  });
};

/** Only offers whose hold has ended, so that checking a quiet queue writes nothing. */
const endedAmong = async (
  db: Firestore,
  offered: readonly Offered[],
  nowMs: number,
): Promise<Offered[]> => {
  const { holds } = collections(db);
  const kept = await Promise.all(
    offered.map(async ({ entry, offer }) =>
      isKept(offer, (await holds.doc(entry.uid).get()).data(), nowMs),
    ),
  );
  return offered.filter((_, index) => kept[index] === false);
};

/** Closes the offers of a resort's queue that were booked or missed. */
export const closeOffers = async (
  db: Firestore,
  resortId: string,
  nowMs: number,
): Promise<void> => {
  const context = { nowMs, actor: 'system' };
  for (const { entryId, entry, offer } of await endedAmong(
    db,
    await offeredAt(db, resortId),
    nowMs,
  )) {
    const target = {
      bookingId: offer.holdId,
      uid: entry.uid,
      stay: stayOffered(entry, offer),
      waitlistEntryId: entryId,
    };
    // They may have the same nights, so they are closed one after another.
    await commitBooking(db, target, nowMs, (facts) => decideClosing(facts, entryId, context));
  }
};
