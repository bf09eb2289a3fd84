import type { Review } from '@club/domain/reviews/review';
import type { ReviewSummary } from '@club/domain/reviews/review-summary';
import { useLive } from './live-data.tsx';
import type { Live } from './live-store.ts';
import type { ReviewsPage, ReviewsQuery } from './review-page.ts';

/** What members said about a resort, in sums: one document, whatever their number. */
export const useReviewSummary = (resortId: string): Live<ReviewSummary> =>
  useLive('reviewSummary', resortId);

/** A page of a resort's reviews, the newest first. */
export const useReviews = (wanted: ReviewsQuery): Live<ReviewsPage> =>
  useLive('reviews', JSON.stringify(wanted));

/** A review by its id; null data when there is none any more. */
export const useReview = (id: string): Live<Review | null> => useLive('review', id);
