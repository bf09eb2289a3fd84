import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { Firestore } from 'firebase-admin/firestore';
import type { BookingDecision, BookingFacts } from './booking-facts.ts';
import { paymentIdOf, stayOf } from './booking-life.ts';
import type { BookingTarget } from './commit-booking.ts';
import { commitBooking } from './commit-booking.ts';
import { isSameStay } from '../store/member-holds.ts';

/** What a commit concerns in addition to the stored booking. */
type CommitOptions = Omit<BookingTarget, 'bookingId' | 'uid' | 'stay' | 'paymentId'>;

type Attempt<Outcome> = { decided: Outcome } | { decided?: never; moved: StoredBooking };

/** How often a booking may be moved meanwhile before we give up. */
const MAX_MOVES = 5;

/**
 * `commitBooking` for a stored booking that was read as `found`. When it has been moved since,
 * everything is read again, so that `decide` gets the nights, guard and payment of the current
 * booking. Throws as `commitBooking` does.
 */
export const commitToBooking = async <Outcome>(
  db: Firestore,
  found: StoredBooking,
  options: CommitOptions,
  nowMs: number,
  decide: (facts: BookingFacts, booking: StoredBooking) => BookingDecision<Outcome>,
): Promise<Outcome> => {
  let known = found;
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    const stay = stayOf(known);
    const paymentId = paymentIdOf(known);
    const { _id: bookingId, uid } = known;
    const target = { ...options, bookingId, uid, stay, paymentId };
    const attempt: Attempt<Outcome> = await commitBooking<Attempt<Outcome>>(
      db,
      target,
      nowMs,
      (facts) => {
        const booking = facts.bookings.get(bookingId) ?? found;
        if (!isSameStay(stayOf(booking), stay) || paymentIdOf(booking) !== paymentId) {
          return { outcome: { moved: booking } };
        }
        const { outcome, ...changes } = decide(facts, booking);
        return { outcome: { decided: outcome }, ...changes };
      },
    );
    if (!('moved' in attempt)) return attempt.decided;
    known = attempt.moved;
  }
  throw new ApiError('busy');
};
