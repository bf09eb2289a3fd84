import type { Review } from '@club/domain/reviews/review';
import { REVIEW_PAGE_SIZE } from '@club/domain/reviews/review';
import type { AdminPage, Cursor } from './admin-lists.ts';
import type { QueryPlan } from './query-plan.ts';

/** Which reviews, the newest first. */
export type ReviewsQuery = { resortId: string; after: Cursor | null };

/** A page of a resort's reviews. */
export type ReviewsPage = AdminPage<Review>;

/** What is asked for the reviews of a resort. */
export const reviewsPlan = (resortId: string): QueryPlan => ({
  collection: 'reviews',
  filters: [{ field: 'resortId', op: '==', value: resortId }],
  order: { field: 'writtenOn', direction: 'desc' },
});

/** A page of reviews; only a full one can have another behind it. */
export const reviewsPage = (rows: readonly Review[]): ReviewsPage => {
  const last = rows.at(-1);
  const isFull = rows.length >= REVIEW_PAGE_SIZE;
  return { rows, next: last === undefined || !isFull ? null : [last.writtenOn, last.id] };
};
