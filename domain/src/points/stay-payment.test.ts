import { describe, expect, it } from 'vitest';
import { NOTHING_PAID, paidPoints, stayPayment } from './stay-payment.ts';

const SHARE = { id: 'deposit-2026-11-21', points: 20_000, expiresOn: '2028-11-21' };

describe('what a stay is paid with', () => {
  it('is what the booking says', () => {
    const booking = { points: 42_000, borrowedPoints: 22_000, pointsFrom: [SHARE] };
    const paid = stayPayment(booking, '2027-01-01');
    expect(paid).toEqual({ borrowedPoints: 22_000, pointsFrom: [SHARE] });
    expect(paidPoints(paid)).toBe(42_000);
  });

  it('is more than its price where the policy has kept points of a cheaper change', () => {
    const booking = { points: 10_000, borrowedPoints: 0, pointsFrom: [SHARE] };
    expect(paidPoints(stayPayment(booking, '2027-01-01'))).toBe(20_000);
  });

  it('is one batch of two years, but for what was borrowed, in a booking from before', () => {
    expect(stayPayment({ points: 42_000, borrowedPoints: 2000 }, '2027-01-01')).toEqual({
      borrowedPoints: 2000,
      pointsFrom: [{ id: 'earlier', points: 40_000, expiresOn: '2029-01-01' }],
    });
    expect(stayPayment({ points: 42_000, borrowedPoints: 42_000 }, '2027-01-01')).toEqual({
      borrowedPoints: 42_000,
      pointsFrom: [],
    });
  });

  it('is nothing for a stay paid by card', () => {
    expect(stayPayment({ points: 0, borrowedPoints: 0 }, '2027-01-01')).toEqual(NOTHING_PAID);
    expect(paidPoints(NOTHING_PAID)).toBe(0);
  });
});
