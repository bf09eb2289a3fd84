import type { BatchShare } from './batches.ts';
import { pointsIn } from './batches.ts';

/**
 * What a stay is still paid with: points that were borrowed for it, and shares of batches. What a
 * refund has given back is no longer in it; what the policy has kept still is.
 */
export type StayPayment = { borrowedPoints: number; pointsFrom: BatchShare[] };

/** Nothing paid yet. */
export const NOTHING_PAID: StayPayment = { borrowedPoints: 0, pointsFrom: [] };

/** What a booking is paid with: nothing for one that is paid by card, or not yet. */
export const stayPayment = (booking: {
  borrowedPoints: number;
  pointsFrom?: BatchShare[];
}): StayPayment => ({
  borrowedPoints: booking.borrowedPoints,
  pointsFrom: booking.pointsFrom ?? [],
});

/** How many points a stay is still paid with. */
export const paidPoints = ({ borrowedPoints, pointsFrom }: StayPayment): number =>
  borrowedPoints + pointsIn(pointsFrom);
