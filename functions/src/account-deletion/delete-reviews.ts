import { BOOKING_STATUSES, isCompleted } from '@club/domain/booking/booking-state';
import { withoutReview } from '@club/domain/reviews/review-summary';
import type { Firestore } from 'firebase-admin/firestore';
import { reviewIdFor } from '../store/document-ids.ts';
import { atomically, put, remove } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { AccountDeletion } from '../store/account-deletion.ts';

/**
 * Deletes a review, if there is one, and removes it from its resort's summary in the same commit.
 */
const deleteReview = async (db: Firestore, reviewId: string): Promise<void> => {
  const club = collections(db);
  const found = (await club.reviews.doc(reviewId).get()).data();
  if (found === undefined) return;
  const refs = {
    review: club.reviews.doc(reviewId),
    summary: club.reviewSummaries.doc(found.resortId),
  };
  await atomically<typeof refs, void>(db, refs, ({ review, summary }) => {
    if (review.data === undefined) return { result: undefined };
    const left = summary.data === undefined ? null : withoutReview(summary.data, review.data);
    return {
      result: undefined,
      writes: [
        remove(review),
        ...(left === null ? [] : [left.count === 0 ? remove(summary) : put(summary, left)]),
      ],
    };
  });
};

/** Deletes a member's reviews, texts and ratings. */
export const deleteReviews = async ({ uid }: AccountDeletion): Promise<void> => {
  const db = clubFirestore();
  const stays = await collections(db)
    .bookings.where('uid', '==', uid)
    .where('status', 'in', BOOKING_STATUSES.filter(isCompleted))
    .select()
    .get();
  for (const { id } of stays.docs) {
    // Two reviews of one resort write the same summary, so they are deleted one after another.
    await deleteReview(db, reviewIdFor(uid, id));
  }
};
