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
import { heldOffers } from '@club/domain/booking/member-holds';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { PaymentDependencies } from '../payments/payment-gateway.ts';
import type { AccountDeletion } from '../store/account-deletion.ts';
import { isOwnRequest } from '../store/account-deletion.ts';

const bookingsOf = async (
  uid: string,
  isMeant: (status: BookingStatus) => boolean,
): Promise<StoredBooking[]> => {
  const { bookings } = collections(clubFirestore());
  const statuses = BOOKING_STATUSES.filter(isMeant);
  const found = await bookings.where('uid', '==', uid).where('status', 'in', statuses).get();
  return found.docs.map((document) => document.data());
};

/** Releases the member's holds, so that the nights are free at once. */
export const releaseHolds = async ({ uid }: AccountDeletion): Promise<void> => {
  const db = clubFirestore();
  const ref = collections(db).holds.doc(uid);
  const context = { nowMs: Date.now(), actor: 'system' };
  for (const offer of heldOffers((await ref.get()).data())) {
    // Each release writes the same list of holds, so they run one after another.
    await commitBooking(db, { bookingId: offer.id, uid, stay: offer }, context.nowMs, (facts) =>
      decideRelease(facts, offer.id, context),
    );
  }
  await ref.delete();
};

/**
 * Ends bookings with an unfinished payment: what the gateway has approved becomes a stay, which is
 * cancelled next; any other booking expires, and its payment is voided.
 */
export const settlePayments = async (
  { uid }: AccountDeletion,
  { db, gateway }: PaymentDependencies,
): Promise<void> => {
  const context = { nowMs: Date.now(), actor: 'system' };
  for (const booking of await bookingsOf(uid, isHeld)) {
    // The member can no longer finish it, so it expires now whatever its deadline says.
    const abandoned = { ...booking, expiresAt: 0 };
    await finishAbandoned({ db, gateway, context }, abandoned);
  }
};

/** Skips a stay that was cancelled meanwhile, or whose document is incomplete. */
const cancelIfActive = async (
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
 * Cancels the stays that have not begun, as of the instant at which the account was closed: with
 * the policy's refund for members who leave, with a full refund for those whom the club removes.
 */
export const cancelComingStays = async (
  deletion: AccountDeletion,
  dependencies: PaymentDependencies,
): Promise<void> => {
  const { uid, actor, closedAtMs } = deletion;
  const { today } = cancellationTime(closedAtMs);
  const isOwn = isOwnRequest(deletion);
  const stays = await bookingsOf(uid, isActive);
  for (const stay of stays.filter(({ startDate }) => startDate > today)) {
    // Refunds write the same account, so the cancellations run one after another.
    const cancellation: Cancellation = {
      actor,
      reason: isOwn ? 'The member deleted the account.' : 'The club closed the account.',
      refund: isOwn ? 'policy' : 'full',
      expected: null,
      nowMs: closedAtMs,
    };
    await cancelIfActive(stay, cancellation, dependencies);
  }
};
