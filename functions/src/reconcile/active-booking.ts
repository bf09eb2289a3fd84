import type { Booked, ClubBooks } from './club-books.ts';

/** Bookings whose nights are sold: over or not, nobody else could have them. */
export const isSold = ({ status }: Booked): boolean =>
  status === 'confirmed' || status === 'completed';

/** True for a booking that a card is or was asked for; an offer has no payment. */
export const isByCard = ({ payments }: ClubBooks, { id }: Booked): boolean => payments.has(id);

/** True for a booking whose card is being asked. */
export const isPaying = (books: ClubBooks, booking: Booked): boolean =>
  booking.status === 'held' && isByCard(books, booking);

/** True for a booking that keeps its member from booking the same stay again. */
export const isGuarded = (books: ClubBooks, booking: Booked): boolean =>
  isSold(booking) || isPaying(books, booking);
