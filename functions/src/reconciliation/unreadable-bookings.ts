import { isActive, isHeld } from '@club/domain/booking/booking-state';
import type { Disagreement } from '@club/domain/reconciliation/reconciliation';
import type { ClubBooks } from './club-books.ts';

/** Bookings that stand, or are held, and do not say for which stay: nothing can be checked of them. */
export const unreadableBookings = ({ bookings }: ClubBooks): Disagreement[] =>
  [...bookings.values()]
    .filter(({ stay, status }) => stay === null && (isActive(status) || isHeld(status)))
    .map(({ id, status }): Disagreement => ({
      kind: 'booking-in-pieces',
      id,
      detail: `${status}, without a resort, unit or dates`,
    }));
