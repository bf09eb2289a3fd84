import { isActive, isHeld } from '@club/domain/booking/booking-state';
import type { Disagreement } from '@club/domain/reconciliation/reconciliation';
import type { ClubRecords } from './club-records.ts';

/** Active or held bookings without a complete stay, which cannot be compared. */
export const unreadableBookings = ({ bookings }: ClubRecords): Disagreement[] =>
  [...bookings.values()]
    .filter(({ stay, status }) => stay === null && (isActive(status) || isHeld(status)))
    .map(({ id, status }): Disagreement => ({
      kind: 'booking-in-pieces',
      id,
      detail: `${status}, without a resort, unit or dates`,
    }));
