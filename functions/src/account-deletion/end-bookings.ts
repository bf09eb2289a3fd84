import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { BookingStatus } from '@club/domain/booking/booking-state';
import { BOOKING_STATUSES, isActive, isHeld } from '@club/domain/booking/booking-state';
import { cancellationTime } from '@club/domain/booking/cancellation';
import type { Cancellation } from '../booking/cancel/cancel-stay.ts';
import { cancelStay } from '../booking/cancel/cancel-stay.ts';
import { finishAbandoned } from '../booking/pay/card-payment.ts';
import { commitBooking } from '../booking/commit-booking.ts';
import { decideRelease } from '../booking/hold/hold-decision.ts';
import { heldOffers } from '../store/member-holds.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import type { Erasure } from '../store/erasure.ts';
import { isOwnWish } from '../store/erasure.ts';

const bookingsOf = async (
  uid: string,
  isMeant: (status: BookingStatus) => boolean,
): Promise<StoredBooking[]> => {
  const { bookings } = collections(clubFirestore());
  const statuses = BOOKING_STATUSES.filter(isMeant);
  const found = await bookings.where('uid', '==', uid).where('status', 'in', statuses).get();
  return found.docs.map((document) => document.data());
};

/** Lets go what the member holds, so that others can have the nights at once. */
export const releaseHolds = async ({ uid }: Erasure): Promise<void> => {
  const db = clubFirestore();
  const ref = collections(db).holds.doc(uid);
  const occasion = { nowMs: Date.now(), actor: 'system' };
  for (const offer of heldOffers((await ref.get()).data())) {
    // Each release writes the same list of holds, so they come one after another.
    await commitBooking(db, { bookingId: offer.id, uid, stay: offer }, occasion.nowMs, (facts) =>
      decideRelease(facts, offer.id, occasion),
    );
  }
  await ref.delete();
};

/**
 * Ends bookings whose payment is under way or was left: what the gateway has approved becomes a
 * stay, which is cancelled next; anything else ends, and its payment is voided.
 */
export const settlePayments = async (
  { uid }: Erasure,
  { db, gateway }: PaymentDependencies,
): Promise<void> => {
  const occasion = { nowMs: Date.now(), actor: 'system' };
  for (const booking of await bookingsOf(uid, isHeld)) {
    // Nobody can come back for it, so its time is over whatever its deadline says.
    const abandoned = { ...booking, expiresAt: 0 };
    await finishAbandoned({ db, gateway, occasion }, abandoned);
  }
};

/** A stay that somebody has cancelled meanwhile, or an old one in pieces, stays as it is. */
const cancelIfItStands = async (
  booking: StoredBooking,
  cancellation: Cancellation,
  dependencies: PaymentDependencies,
): Promise<void> => {
  try {
    await cancelStay(booking._id, cancellation, dependencies);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'status-not-allowed') throw error;
  }
};

/**
 * Cancels the stays that have not begun, by the moment at which the account was closed: as the
 * club's policy says for members who go, with everything given back for those whom the club removes.
 */
export const cancelComingStays = async (
  erasure: Erasure,
  dependencies: PaymentDependencies,
): Promise<void> => {
  const { uid, actor, closedAtMs } = erasure;
  const { today } = cancellationTime(closedAtMs);
  const isOwn = isOwnWish(erasure);
  const stays = await bookingsOf(uid, isActive);
  for (const stay of stays.filter(({ startDate }) => startDate > today)) {
    // Points come back to one account, so the cancellations come one after another.
    const cancellation: Cancellation = {
      actor,
      reason: isOwn ? 'The member deleted the account.' : 'The club closed the account.',
      refund: isOwn ? 'policy' : 'full',
      expected: null,
      nowMs: closedAtMs,
    };
    await cancelIfItStands(stay, cancellation, dependencies);
  }
};
