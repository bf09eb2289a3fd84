import { SUB_RATINGS } from '../resort/resort-facts.ts';
import type { StayFact, StoredReview, SubRating } from './review.ts';
import { byFact, bySubRating } from './review.ts';

/** How many said yes and how many no; a review that did not know is in neither. */
type FactCount = { yes: number; no: number };

/**
 * A document of `reviewSummaries/{resortId}`: all reviews of a resort in sums, so that the means are
 * known without reading any of them. There is none while there is no review.
 */
export type ReviewSummary = {
  count: number;
  /** The scores of all reviews added up. */
  sums: Readonly<Record<SubRating, number>>;
  facts: Readonly<Record<StayFact, FactCount>>;
};

/** Of a resort without reviews. */
export const NO_REVIEWS: ReviewSummary = {
  count: 0,
  sums: bySubRating(() => 0),
  facts: byFact(() => ({ yes: 0, no: 0 })),
};

const plus = (summary: ReviewSummary, review: StoredReview, step: 1 | -1): ReviewSummary => ({
  count: summary.count + step,
  sums: bySubRating((label) => summary.sums[label] + step * review.ratings[label]),
  facts: byFact((fact) => {
    const { yes, no } = summary.facts[fact];
    const answer = review.facts[fact];
    return {
      yes: yes + (answer === 'yes' ? step : 0),
      no: no + (answer === 'no' ? step : 0),
    };
  }),
});

/** The summary with one review more. */
export const withReview = (summary: ReviewSummary, review: StoredReview): ReviewSummary =>
  plus(summary, review, 1);

/** The summary with one review less, which has to be one of those it sums up. */
export const withoutReview = (summary: ReviewSummary, review: StoredReview): ReviewSummary =>
  plus(summary, review, -1);

/** The mean of one sub-rating; 0 while there is no review. */
export const meanOf = ({ count, sums }: ReviewSummary, label: SubRating): number =>
  count === 0 ? 0 : sums[label] / count;

/** The mean of all stays as a whole; 0 while there is no review. */
export const overallMean = (summary: ReviewSummary): number =>
  SUB_RATINGS.reduce((sum, label) => sum + meanOf(summary, label), 0) / SUB_RATINGS.length;
