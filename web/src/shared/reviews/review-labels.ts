import type { StayFact, StoredReview } from '@club/domain/reviews/review';
import { STAY_FACTS } from '@club/domain/reviews/review';
import type { ReviewSummary } from '@club/domain/reviews/review-summary';
import { formatCount } from '../../formats/reader-formats.ts';

/** The question about a fact, and what its answers say about the stay. */
export const FACT_LABELS: Readonly<
  Record<StayFact, { question: string; yes: string; no: string }>
> = {
  wifi: { question: 'Wi-Fi that worked?', yes: 'Wi-Fi worked', no: 'No working Wi-Fi' },
  parking: { question: 'Somewhere to park?', yes: 'Parking', no: 'No parking' },
  laundry: { question: 'A way to do laundry?', yes: 'Laundry', no: 'No laundry' },
  kitchen: { question: 'A kitchen to cook in?', yes: 'Kitchen', no: 'No kitchen' },
  unexpectedFees: {
    question: 'Fees you did not expect?',
    yes: 'Unexpected fees',
    no: 'No unexpected fees',
  },
};

/** What a review says about the facts; nothing about those that its author did not know. */
export const factLines = ({ facts }: Pick<StoredReview, 'facts'>): string[] =>
  STAY_FACTS.flatMap((fact) => {
    const answer = facts[fact];
    return answer === 'unknown' ? [] : [FACT_LABELS[fact][answer]];
  });

/** What all reviews of a resort say about the facts; nothing where no author knew. */
export const factShares = ({ facts }: ReviewSummary): { label: string; value: string }[] =>
  STAY_FACTS.flatMap((fact) => {
    const { yes, no } = facts[fact];
    const known = yes + no;
    return known === 0
      ? []
      : [
          {
            label: FACT_LABELS[fact].yes,
            value: `${formatCount(yes)} of ${formatCount(known)} ${known === 1 ? 'member' : 'members'}`,
          },
        ];
  });

/** '1 verified review', '12 verified reviews'. */
export const verifiedReviews = (count: number): string =>
  `${formatCount(count)} verified ${count === 1 ? 'review' : 'reviews'}`;
