import type { WaitlistEntry } from '@club/domain/waitlist/waitlist';
import { resortsOf } from '@club/domain/waitlist/waitlist';
import type { Firestore } from 'firebase-admin/firestore';
import type { BookingDecision, BookingFacts } from '../booking/booking-facts.ts';
import { waitlistHoldIdFor } from '../store/document-ids.ts';
import { commitBooking } from '../booking/commit-booking.ts';
import { collections } from '../store/collections.ts';
import { endWithOffer } from './close-decision.ts';
import type { EndState } from './entry-changes.ts';
import type { CommandContext } from '../kernel/commit/command-context.ts';

/**
 * Decides about leaving a queue, with or without an offer; null when there is nothing to leave, and
 * 'moved' when a saved search has got an offer at another resort than the one that was read.
 */
export const decideLeave = (
  facts: BookingFacts,
  entryId: string,
  { uid, resortId }: Pick<WaitlistEntry, 'uid' | 'resortId'>,
  context: CommandContext,
): BookingDecision<EndState | 'moved' | null> => {
  const { entry } = facts;
  if (entry?.uid !== uid) return { outcome: null };
  if (entry.state !== 'waiting' && entry.state !== 'offered') return { outcome: null };
  if (entry.resortId !== resortId) return { outcome: 'moved' };
  return endWithOffer(facts, entryId, entry, 'left', 'Released by the member', context);
};

/**
 * Removes a member's entry from its queue, or releases its offer. Returns the resort whose queue
 * can be served now, or null for an entry that is another member's, or has ended.
 */
export const leaveQueue = async (
  db: Firestore,
  entryId: string,
  uid: string,
  context: CommandContext,
): Promise<string | null> => {
  const entry = (await collections(db).waitlistEntries.doc(entryId).get()).data();
  if (entry?.uid !== uid) return null;
  const { resortId, unitType, from } = entry;
  const target = {
    bookingId: waitlistHoldIdFor(entryId),
    uid,
    // Without nights: the commit finds the current offer by the member's holds.
    stay: { resortId, unitType, startDate: from, endDate: from },
    waitlistEntryId: entryId,
    otherQueues: resortsOf(entry).filter((id) => id !== resortId),
  };
  const left = await commitBooking(db, target, context.nowMs, (facts) =>
    decideLeave(facts, entryId, entry, context),
  );
  // A search gets one offer, and keeps its resort from then on.
  if (left === 'moved') return leaveQueue(db, entryId, uid, context);
  return left === null ? null : resortId;
};
