import type { LocalDate } from '../calendar/local-date.ts';
import type { BatchShare } from './batches.ts';
import { earlierBatch, inOrder, pointsIn } from './batches.ts';

/**
 * What a stay is still paid with: points that were borrowed for it, and shares of batches. What a
 * refund has given back is no longer in it; what the policy has kept still is.
 */
export type StayPayment = { borrowedPoints: number; pointsFrom: BatchShare[] };

/** Nothing paid yet. */
export const NOTHING_PAID: StayPayment = { borrowedPoints: 0, pointsFrom: [] };

/**
 * What a booking is paid with. A booking from before there were batches tells only how much of it was
 * borrowed; the rest is then of one batch 'earlier', as if it was deposited on `today`.
 */
export const stayPayment = (
  booking: { points: number; borrowedPoints: number; pointsFrom?: BatchShare[] },
  today: LocalDate,
): StayPayment => ({
  borrowedPoints: booking.borrowedPoints,
  pointsFrom:
    booking.pointsFrom ?? inOrder([earlierBatch(booking.points - booking.borrowedPoints, today)]),
});

/** How many points a stay is still paid with. */
export const paidPoints = ({ borrowedPoints, pointsFrom }: StayPayment): number =>
  borrowedPoints + pointsIn(pointsFrom);
