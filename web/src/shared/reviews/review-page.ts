import type { Cursor, QueryPlan } from '@club/domain/reading/query-plan';
import type { Review } from '@club/domain/reviews/review';
import { equal } from '../../kernel/live/planned-filter.ts';

/** Which reviews, newest first. */
export type ReviewsQuery = { resortId: string; after: Cursor | null };

/** The query for a resort's reviews. */
export const reviewsPlan = ({ resortId, after }: ReviewsQuery): QueryPlan => ({
  collection: 'reviews',
  filters: [equal('resortId', resortId)],
  order: { field: 'writtenOn', direction: 'desc' },
  after,
});

/** The cursor after a review. */
export const reviewCursor = (review: Review): Cursor => [review.writtenOn, review.id];
