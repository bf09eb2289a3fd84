import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import { isCompleted } from '@club/domain/booking/booking-state';
import { monthOf, dayAtOffset } from '@club/domain/calendar/local-date';
import type { ReviewInput } from '@club/domain/reviews/review.schema';
import type { StoredReview } from '@club/domain/reviews/review';
import { firstNameOf } from '@club/domain/reviews/review';
import { NO_REVIEWS, withReview } from '@club/domain/reviews/review-summary';
import type { ReviewSummary } from '@club/domain/reviews/review-summary';
import { inOneOrder } from '../store/document-ids.ts';

/** Everything stored that a review depends on. */
export type ReviewFacts = {
  booking: StoredBooking | undefined;
  review: StoredReview | undefined;
  summary: ReviewSummary | undefined;
  /** The member's name; empty without a record. */
  name: string;
};

/** A review by a member. */
export type ReviewOrder = { uid: string; input: ReviewInput; reviewId: string; nowMs: number };

/** A review and its changes; null when it was written already. */
export type ReviewDecision = {
  review: StoredReview;
  changes: { booking: StoredBooking; summary: ReviewSummary } | null;
};

const reviewOf = (
  booking: StoredBooking,
  { input, nowMs }: ReviewOrder,
  name: string,
): StoredReview => {
  const { ratings, facts, text, showName } = input;
  return {
    resortId: booking.resort._id,
    unitType: booking.unitType,
    stayMonth: monthOf(booking.startDate),
    writtenOn: dayAtOffset(nowMs, 0),
    author: showName ? firstNameOf(name) : '',
    ratings,
    facts,
    text,
  };
};

/** What makes a repeated review the same: not the day, and not the name, which may have changed. */
const contentOf = ({ ratings, facts, text, author }: StoredReview): string =>
  JSON.stringify(inOneOrder({ ratings, facts, text, isNamed: author !== '' }));

/**
 * Decides about the review of a stay. The same review again changes nothing. Throws ApiError
 * 'booking-not-found' for another member's stay, 'stay-not-completed', and 'already-reviewed' for a
 * different review of the same stay.
 */
export const decideReview = (facts: ReviewFacts, order: ReviewOrder): ReviewDecision => {
  const { booking, review, summary, name } = facts;
  if (booking === undefined || booking.uid !== order.uid) {
    throw new ApiError('booking-not-found', { field: 'bookingId' });
  }
  if (!isCompleted(booking.status)) {
    throw new ApiError('stay-not-completed', { details: { status: booking.status } });
  }
  const wanted = reviewOf(booking, order, name);
  if (review !== undefined) {
    if (contentOf(review) !== contentOf(wanted)) throw new ApiError('already-reviewed');
    return { review, changes: null };
  }
  return {
    review: wanted,
    changes: {
      booking: { ...booking, reviewId: order.reviewId, rev: booking.rev + 1 },
      summary: withReview(summary ?? NO_REVIEWS, wanted),
    },
  };
};
