import { NO_REVIEWS, withReview } from '@club/domain/reviews/review-summary';
import { describe, expect, it } from 'vitest';
import { aReview } from '../../testing/review-builder.ts';
import { factLines, factShares, verifiedReviews } from './review-labels.ts';

const FACTS = aReview().facts;

describe('labels of the facts in reviews', () => {
  it('name what the author knew', () => {
    expect(factLines(aReview())).toEqual([
      'Wi-Fi worked',
      'No parking',
      'Kitchen',
      'No unexpected fees',
    ]);
  });

  it('count yes among those who knew', () => {
    const summary = [
      FACTS,
      { ...FACTS, wifi: 'no' as const },
      { ...FACTS, wifi: 'unknown' as const },
    ]
      .map((facts) => aReview({ facts }))
      .reduce(withReview, NO_REVIEWS);
    expect(factShares(summary)).toEqual([
      { label: 'Wi-Fi worked', value: '1 of 2 members' },
      { label: 'Parking', value: '0 of 3 members' },
      { label: 'Kitchen', value: '3 of 3 members' },
      { label: 'Unexpected fees', value: '0 of 3 members' },
    ]);
    expect(factShares(withReview(NO_REVIEWS, aReview()))[0]?.value).toBe('1 of 1 member');
    expect(factShares(NO_REVIEWS)).toEqual([]);
  });

  it('use singular and plural', () => {
    expect([1, 2, 1200].map(verifiedReviews)).toEqual([
      '1 verified review',
      '2 verified reviews',
      '1,200 verified reviews',
    ]);
  });
});
