import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { Firestore } from 'firebase-admin/firestore';
import type { BookingDecision, BookingFacts } from './booking-facts.ts';
import { paymentIdOf, stayOf } from './booking-life.ts';
import type { BookingTarget } from './commit-booking.ts';
import { commitBooking } from './commit-booking.ts';
import { isSameStay } from '../store/member-holds.ts';

/** What a commit about a stored booking concerns besides the booking itself. */
type Besides = Omit<BookingTarget, 'bookingId' | 'uid' | 'stay' | 'paymentId'>;

type Answer<Outcome> = { decided: Outcome } | { decided?: never; moved: StoredBooking };

/** How often a booking may be moved under our hands before we give up. */
const MAX_MOVES = 5;

/**
 * `commitBooking` about a booking as it stands: `found` is how it was read. When a change has moved it
 * since, everything is read again for the nights, guard and payment that it has now, so that `decide`
 * always sees those of the booking that it gets. Throws as `commitBooking` does.
 */
export const commitToBooking = async <Outcome>(
  db: Firestore,
  found: StoredBooking,
  besides: Besides,
  nowMs: number,
  decide: (facts: BookingFacts, booking: StoredBooking) => BookingDecision<Outcome>,
): Promise<Outcome> => {
  let known = found;
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    const stay = stayOf(known);
    const paymentId = paymentIdOf(known);
    const { _id: bookingId, uid } = known;
    const target = { ...besides, bookingId, uid, stay, paymentId };
    const answer: Answer<Outcome> = await commitBooking<Answer<Outcome>>(
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
    if (!('moved' in answer)) return answer.decided;
    known = answer.moved;
  }
  throw new ApiError('busy');
};
