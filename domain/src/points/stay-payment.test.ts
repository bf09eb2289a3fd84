import { describe, expect, it } from 'vitest';
import { NOTHING_PAID, paidPoints, stayPayment } from './stay-payment.ts';

const SHARE = { id: 'deposit-2026-11-21', points: 20_000, expiresOn: '2028-11-21' };

describe('what a stay is paid with', () => {
  it('is what the booking says', () => {
    const booking = { borrowedPoints: 22_000, pointsFrom: [SHARE] };
    const paid = stayPayment(booking);
    expect(paid).toEqual({ borrowedPoints: 22_000, pointsFrom: [SHARE] });
    expect(paidPoints(paid)).toBe(42_000);
  });

  it('is more than its price where the policy has kept points of a cheaper change', () => {
    const booking = { borrowedPoints: 0, pointsFrom: [SHARE] };
    expect(paidPoints(stayPayment(booking))).toBe(20_000);
  });

  it('is nothing for a stay paid by card', () => {
    expect(stayPayment({ borrowedPoints: 0 })).toEqual(NOTHING_PAID);
    expect(paidPoints(NOTHING_PAID)).toBe(0);
  });
});
