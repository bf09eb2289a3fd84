import type { Output } from '@club/domain/api/contract';
import { ApiError } from '@club/domain/api/errors';
import { reviewIdFor } from '../store/document-ids.ts';
import { atomically, create, put } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { bookingDocument, collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import type { ReviewOrder } from './review-decision.ts';
import { decideReview } from './review-decision.ts';

/**
 * The callable `writereview`: publishes the caller's review of a completed stay and adds it to the
 * resort's summary in the same commit. Can be repeated.
 */
export const writeReview: Handler<'writeReview', 'caller' | 'nowMs'> = async (
  { bookingId, ...input },
  { caller: { uid }, nowMs },
) => {
  const db = clubFirestore();
  const club = collections(db);
  const found = (await club.bookings.doc(bookingId).get()).data();
  if (found?.uid !== uid) throw new ApiError('booking-not-found', { field: 'bookingId' });
  const order: ReviewOrder = { uid, input, reviewId: reviewIdFor(uid, bookingId), nowMs };
  const refs = {
    booking: club.bookings.doc(bookingId),
    review: club.reviews.doc(order.reviewId),
    // The resort of a booking never changes.
    summary: club.reviewSummaries.doc(found.resort._id),
    user: club.users.doc(uid),
    authz: club.authz.doc(uid),
  };
  return atomically<typeof refs, Output<'writeReview'>>(db, refs, (documents) => {
    const { booking, review, summary, user, authz } = documents;
    if (authz.data?.disabled === true) throw new ApiError('account-disabled');
    const facts = {
      booking: booking.data,
      review: review.data,
      summary: summary.data,
      name: user.data?.name ?? '',
    };
    const decided = decideReview(facts, order);
    const result = { ...decided.review, id: order.reviewId };
    if (decided.changes === null) return { result };
    return {
      result,
      writes: [
        put(booking, bookingDocument(decided.changes.booking)),
        create(review.ref, decided.review),
        put(summary, decided.changes.summary),
        // Written unchanged, so that the commit fails if the account is closed meanwhile.
        ...(authz.data === undefined ? [] : [put(authz, authz.data)]),
      ],
    };
  });
};
