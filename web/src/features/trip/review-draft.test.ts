import { beforeEach, describe, expect, it } from 'vitest';
import { titled } from '@club/domain/testing/titled';
import {
  draftFromStored,
  EMPTY_REVIEW,
  forgetReview,
  keepReview,
  readReview,
} from './review-draft.ts';

const VALUES = {
  ...EMPTY_REVIEW,
  ratings: { Rooms: '8', Service: '10', Value: '', Cleanliness: '1' },
  facts: { ...EMPTY_REVIEW.facts, wifi: 'yes' as const },
  text: 'Quiet.',
  showName: true,
};

beforeEach(() => {
  localStorage.clear();
  forgetReview();
});

describe('the draft of a review', () => {
  it('is kept for its stay, and for no other', () => {
    keepReview('one', VALUES);
    expect(readReview('one')).toEqual(VALUES);
    expect(readReview('two')).toEqual(EMPTY_REVIEW);
    keepReview('two', EMPTY_REVIEW);
    expect(readReview('one')).toEqual(VALUES);
    forgetReview();
    expect(readReview('one')).toEqual(EMPTY_REVIEW);
  });

  it('keeps the valid parts of a broken draft', () => {
    expect(
      draftFromStored({
        bookingId: 'one',
        values: {
          ratings: { Rooms: '11', Service: 7, Value: '7' },
          facts: { wifi: 'perhaps', parking: 'no' },
          text: 'x'.repeat(5000),
          showName: 'yes',
        },
      }),
    ).toEqual({
      bookingId: 'one',
      values: {
        ...EMPTY_REVIEW,
        ratings: { ...EMPTY_REVIEW.ratings, Value: '7' },
        facts: { ...EMPTY_REVIEW.facts, parking: 'no' },
      },
    });
    expect(draftFromStored({ bookingId: 'one' })?.values).toEqual(EMPTY_REVIEW);
  });

  it.each(titled([null, 7, 'text', [], {}, { values: VALUES }]))('is nothing in %s', (_, json) => {
    expect(draftFromStored(json)).toBeNull();
  });
});
