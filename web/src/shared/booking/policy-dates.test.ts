import { describe, expect, it } from 'vitest';
import { policyDatesOfOffer } from './policy-dates.ts';

/** Noon UTC, when the day is the same everywhere that counts. */
const NOW = Date.parse('2026-12-01T12:00:00.000Z');

describe('the cancellation policy of an offer', () => {
  it('has the dates that are still to come', () => {
    expect(policyDatesOfOffer({ paymentMethod: 'points', startDate: '2027-01-09' }, NOW)).toEqual([
      'Everything back until Fri, 25 Dec 2026',
      'Half back until Wed, 6 Jan 2027',
      'Nothing back after that',
    ]);
  });

  it('has the first hours after booking where only they give a full refund', () => {
    expect(policyDatesOfOffer({ paymentMethod: 'points', startDate: '2026-12-02' }, NOW)).toEqual([
      'Everything back within 24 hours of booking',
      'Nothing back after that',
    ]);
  });

  it('gives no refund for cash at once where check-in is near', () => {
    expect(policyDatesOfOffer({ paymentMethod: 'cash', startDate: '2026-12-02' }, NOW)).toEqual([
      'Nothing is given back any more',
    ]);
  });
});
