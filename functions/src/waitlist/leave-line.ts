import type { Firestore } from 'firebase-admin/firestore';
import type { BookingDecision, BookingFacts } from '../booking/booking-facts.ts';
import type { Occasion } from '../booking/booking-life.ts';
import { waitlistHoldIdFor } from '../store/document-ids.ts';
import { commitBooking } from '../booking/commit-booking.ts';
import { collections } from '../store/collections.ts';
import { endWithOffer } from './close-decision.ts';
import type { EndState } from './entry-changes.ts';

/** Decides about leaving a line, with an offer in hand or without; null when there is nothing to leave. */
export const decideLeave = (
  facts: BookingFacts,
  entryId: string,
  uid: string,
  occasion: Occasion,
): BookingDecision<EndState | null> => {
  const { entry } = facts;
  if (entry?.uid !== uid) return { outcome: null };
  if (entry.state !== 'waiting' && entry.state !== 'offered') return { outcome: null };
  return endWithOffer(facts, entryId, entry, 'left', 'Let go by the member', occasion);
};

/**
 * Takes a member's entry out of its line, or gives back what it was offered. Answers the resort whose
 * line can be served now, or null for an entry that is somebody else's, or over.
 */
export const leaveLine = async (
  db: Firestore,
  entryId: string,
  uid: string,
  occasion: Occasion,
): Promise<string | null> => {
  const entry = (await collections(db).waitlistEntries.doc(entryId).get()).data();
  if (entry?.uid !== uid) return null;
  const { resortId, unitType, from } = entry;
  const target = {
    bookingId: waitlistHoldIdFor(entryId),
    uid,
    // No night of it: what is offered just now is found by the member's holds.
    stay: { resortId, unitType, startDate: from, endDate: from },
    waitlistEntryId: entryId,
  };
  const left = await commitBooking(db, target, occasion.nowMs, (facts) =>
    decideLeave(facts, entryId, uid, occasion),
  );
  return left === null ? null : resortId;
};
