import type { Booking } from '@club/domain/booking/booking';
import { formatPoints, formatUsd } from '../../formats/reader-formats.ts';

/** What a stay cost, with its unit: '$361.02', '43,000 points'. */
export const bookingTotal = ({
  paymentMethod,
  totalCents,
  totalPoints,
}: Pick<Booking, 'paymentMethod' | 'totalCents' | 'totalPoints'>): string =>
  paymentMethod === 'cash' ? formatUsd(totalCents) : formatPoints(totalPoints);
