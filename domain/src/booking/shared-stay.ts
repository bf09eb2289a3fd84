import type { Booking } from './booking.ts';
import { isActive } from './booking-state.ts';

/**
 * A stay as its link shows it to companions: where and when, without who booked it, who checks in,
 * its number and what it cost.
 */
export type SharedStay = Pick<Booking, 'startDate' | 'endDate' | 'nights' | 'unitType' | 'resort'>;

/** What the link `token` shows (rules 8.17); null when it does not open this stay, or the stay is not coming. */
export const sharedStay = (booking: Booking, token: string): SharedStay | null => {
  if (booking.shareToken !== token || !isActive(booking.status)) return null;
  const { startDate, endDate, nights, unitType, resort } = booking;
  return { startDate, endDate, nights, unitType, resort };
};
