import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import { cancellationTime } from '@club/domain/booking/cancellation';
import { cancelStay } from '../bookings/cancel-stay.ts';
import { finishAbandoned } from '../bookings/card-payment.ts';
import { commitBooking } from '../bookings/commit-booking.ts';
import { decideRelease } from '../bookings/hold-decision.ts';
import { heldOffers } from '../bookings/member-holds.ts';
import { clubFirestore } from '../firestore/app.ts';
import { collections } from '../firestore/collections.ts';
import { sandboxGateway } from '../payments/sandbox-gateway.ts';
import type { Erasure } from './erasure.ts';
import { isOwnWish } from './erasure.ts';

const bookingsIn = async (
  uid: string,
  status: StoredBooking['status'],
): Promise<StoredBooking[]> => {
  const { bookings } = collections(clubFirestore());
  const found = await bookings.where('uid', '==', uid).where('status', '==', status).get();
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
export const settlePayments = async ({ uid }: Erasure): Promise<void> => {
  const db = clubFirestore();
  const occasion = { nowMs: Date.now(), actor: 'system' };
  for (const booking of await bookingsIn(uid, 'held')) {
    // Nobody can come back for it, so its time is over whatever its deadline says.
    const abandoned = { ...booking, expiresAt: 0 };
    await finishAbandoned({ db, gateway: sandboxGateway(db), occasion }, abandoned);
  }
};

/** A stay that somebody has cancelled meanwhile, or an old one in pieces, stays as it is. */
const cancelIfItStands = async (
  booking: StoredBooking,
  cancellation: Parameters<typeof cancelStay>[1],
): Promise<void> => {
  try {
    await cancelStay(booking._id, cancellation);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'status-not-allowed') throw error;
  }
};

/**
 * Cancels the stays that have not begun, by the moment at which the account was closed: as the
 * club's policy says for members who go, with everything given back for those whom the club removes.
 */
export const cancelComingStays = async (erasure: Erasure): Promise<void> => {
  const { uid, actor, closedAtMs } = erasure;
  const { today } = cancellationTime(closedAtMs);
  const isOwn = isOwnWish(erasure);
  const stays = await bookingsIn(uid, 'confirmed');
  for (const stay of stays.filter(({ startDate }) => startDate > today)) {
    // Points come back to one account, so the cancellations come one after another.
    await cancelIfItStands(stay, {
      actor,
      reason: isOwn ? 'The member deleted the account.' : 'The club closed the account.',
      refund: isOwn ? 'policy' : 'full',
      expected: null,
      nowMs: closedAtMs,
    });
  }
};
