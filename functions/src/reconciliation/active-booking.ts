import { isBooked, isHeld } from '@club/domain/booking/booking-state';
import type { Booked, ClubBooks } from './club-books.ts';

/** True for a booking that a card is or was asked for; an offer has no payment. */
export const isByCard = ({ payments }: ClubBooks, { id }: Booked): boolean => payments.has(id);

/** True for a booking whose card is being asked. */
export const isPaying = (books: ClubBooks, booking: Booked): boolean =>
  isHeld(booking.status) && isByCard(books, booking);

/** True for a booking that keeps its member from booking the same stay again. */
export const isGuarded = (books: ClubBooks, booking: Booked): boolean =>
  isBooked(booking.status) || isPaying(books, booking);
