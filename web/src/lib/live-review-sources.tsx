import type { Review } from '@club/domain/reviews/review';
import { REVIEW_PAGE_SIZE } from '@club/domain/reviews/review';
import type { ReviewSummary } from '@club/domain/reviews/review-summary';
import { NO_REVIEWS } from '@club/domain/reviews/review-summary';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from 'reactfire';
import { CONVERTERS } from './live-converters.ts';
import { DocSource, ListSource, type SourceProps, asIs } from './live-source.tsx';
import { plannedQuery } from './query-plan.ts';
import { pageOf } from './list-page.ts';
import type { ReviewsPage, ReviewsQuery } from './review-page.ts';
import { reviewCursor, reviewsPlan } from './review-page.ts';

/** What members said about a resort, in sums. */
export function ReviewSummarySource({ of, publish, fail }: SourceProps<'reviewSummary'>) {
  const db = useFirestore();
  const reference = useMemo(
    () => doc(db, 'reviewSummaries', of).withConverter(CONVERTERS.reviewSummary),
    [db, of],
  );
  return <DocSource publish={publish} fail={fail} reference={reference} show={showSummary} />;
}
const showSummary = (summary: ReviewSummary | null): ReviewSummary => summary ?? NO_REVIEWS;

/** A page of a resort's reviews. */
export function ReviewsSource({ of, publish, fail }: SourceProps<'reviews'>) {
  const db = useFirestore();
  const list = useMemo(() => {
    // The text is made of the same type by the hook of `live-reviews.ts`.
    const { resortId, after } = JSON.parse(of) as ReviewsQuery;
    const page = { after, size: REVIEW_PAGE_SIZE };
    return plannedQuery(db, reviewsPlan(resortId), CONVERTERS.review, page);
  }, [db, of]);
  return <ListSource publish={publish} fail={fail} list={list} show={showReviews} />;
}
const showReviews = (rows: Review[]): ReviewsPage => pageOf(rows, REVIEW_PAGE_SIZE, reviewCursor);

/** One review. */
export function ReviewSource({ of, publish, fail }: SourceProps<'review'>) {
  const db = useFirestore();
  const reference = useMemo(
    () => doc(db, 'reviews', of).withConverter(CONVERTERS.review),
    [db, of],
  );
  return <DocSource publish={publish} fail={fail} reference={reference} show={asIs} />;
}
