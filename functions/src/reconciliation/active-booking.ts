import { isBooked, isHeld } from '@club/domain/booking/booking-state';
import type { Booked, ClubRecords } from './club-records.ts';

/** True for a booking with a card payment; an offer has none. */
export const isByCard = ({ payments }: ClubRecords, { id }: Booked): boolean => payments.has(id);

/** True for a booking with a pending card payment. */
export const isPaying = (records: ClubRecords, booking: Booked): boolean =>
  isHeld(booking.status) && isByCard(records, booking);

/** True for a booking that must have a guard. */
export const isGuarded = (records: ClubRecords, booking: Booked): boolean =>
  isBooked(booking.status) || isPaying(records, booking);
