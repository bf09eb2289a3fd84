import type { StoredBooking } from '@club/domain/booking/booking';
import { BOOKING_STATUSES } from '@club/domain/booking/booking-state';
import { byFact } from '@club/domain/reviews/review';
import { NO_REVIEWS, withReview } from '@club/domain/reviews/review-summary';
import { apiErrorOf } from '@club/domain/testing/api-error-of';
import { describe, expect, it } from 'vitest';
import { aBooking, DAY_MS, NOON } from '../testing/booking-examples.ts';
import { reviewIdFor } from '../store/document-ids.ts';
import type { ReviewFacts, ReviewOrder } from './review-decision.ts';
import { decideReview } from './review-decision.ts';

const ID = '0123456789abcdef01234567';
const STAY: StoredBooking = { ...aBooking(ID), status: 'completed' };
const ORDER: ReviewOrder = {
  uid: 'member-1',
  reviewId: reviewIdFor('member-1', ID),
  nowMs: NOON,
  input: {
    ratings: { Rooms: 8, Service: 9, Value: 7, Cleanliness: 10 },
    facts: byFact(() => 'yes' as const),
    text: 'Quiet.',
    showName: true,
  },
};
const factsWith = (some: Partial<ReviewFacts> = {}): ReviewFacts => ({
  booking: STAY,
  review: undefined,
  summary: undefined,
  name: 'Anna Berg',
  ...some,
});

describe('the review of a stay', () => {
  it('has the unit and the month of the booking, and the day it was written on', () => {
    expect(decideReview(factsWith(), ORDER).review).toEqual({
      resortId: 'LC-101',
      unitType: '1 bedroom',
      stayMonth: '2026-12',
      writtenOn: '2026-12-01',
      author: 'Anna',
      ratings: ORDER.input.ratings,
      facts: ORDER.input.facts,
      text: 'Quiet.',
    });
  });

  it('reveals neither the member, nor the booking, nor its days', () => {
    const { review } = decideReview(factsWith(), {
      ...ORDER,
      input: { ...ORDER.input, showName: false },
    });
    const all = JSON.stringify({ ...review, id: ORDER.reviewId });
    expect(all).not.toMatch(/member-1|Anna|Berg|2026-12-28|2027-01-03/);
    expect(all).not.toContain(ID);
    // Booking ids are public in the inventory; without the uid they do not lead to the review.
    expect(reviewIdFor('member-2', ID)).not.toBe(ORDER.reviewId);
  });

  it('is added to the summary and recorded in the booking', () => {
    const { review, changes } = decideReview(factsWith(), ORDER);
    expect(changes?.summary).toEqual(withReview(NO_REVIEWS, review));
    expect(changes?.booking).toEqual({ ...STAY, reviewId: ORDER.reviewId, rev: STAY.rev + 1 });
    const summary = withReview(NO_REVIEWS, review);
    expect(decideReview(factsWith({ summary }), ORDER).changes?.summary.count).toBe(2);
  });

  it('is the same when repeated, on another day and after a change of name', () => {
    const { review } = decideReview(factsWith(), ORDER);
    const again = decideReview(factsWith({ review, name: 'Ana Lund' }), {
      ...ORDER,
      nowMs: NOON + DAY_MS,
    });
    expect(again).toEqual({ review, changes: null });
  });

  it.each([
    { text: 'Loud.' },
    { showName: false },
    { ratings: { ...ORDER.input.ratings, Value: 6 } },
    { facts: { ...ORDER.input.facts, wifi: 'no' as const } },
  ])('cannot be another one once it is written: %j', (other) => {
    const { review } = decideReview(factsWith(), ORDER);
    const order = { ...ORDER, input: { ...ORDER.input, ...other } };
    expect(apiErrorOf(() => decideReview(factsWith({ review }), order)).code).toBe(
      'already-reviewed',
    );
  });

  it.each(BOOKING_STATUSES.filter((status) => status !== 'completed'))(
    'is rejected for a stay that is %s',
    (status) => {
      const facts = factsWith({ booking: { ...STAY, status } });
      expect(apiErrorOf(() => decideReview(facts, ORDER)).code).toBe('stay-not-completed');
    },
  );

  it('is rejected for another member’s stay', () => {
    for (const facts of [
      factsWith({ booking: undefined }),
      factsWith({ booking: { ...STAY, uid: 'member-2' } }),
    ]) {
      expect(apiErrorOf(() => decideReview(facts, ORDER)).code).toBe('booking-not-found');
    }
  });
});
