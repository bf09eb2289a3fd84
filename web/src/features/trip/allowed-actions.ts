import type { Booking } from '@club/domain/booking/booking';
import { isCancelled, isCompleted } from '@club/domain/booking/booking-state';
import type { CancellationTime } from '@club/domain/booking/cancellation';
import { isCancellable } from '@club/domain/booking/cancellation';
import { isChangeable } from '@club/domain/booking/stay-change';

/** What the member can still do with a stay. `note` says what is not allowed, and why. */
export type AllowedActions = { change: boolean; cancel: boolean; note: string | null };

const noteFor = (booking: Booking, { today }: CancellationTime): string | null => {
  if (isCancelled(booking.status)) return 'This stay is cancelled, so nothing can be changed.';
  if (isCompleted(booking.status) || booking.endDate <= today) {
    return 'This stay is over, so nothing can be changed.';
  }
  return isChangeable(booking, today)
    ? null
    : 'Dates, unit and who checks in could be changed until the day before check-in.';
};

/** The allowed actions of a stay at a time (`cancellationTime`). */
export const allowedActions = (booking: Booking, when: CancellationTime): AllowedActions => ({
  change: isChangeable(booking, when.today),
  cancel: isCancellable(booking.status) && when.today < booking.endDate,
  note: noteFor(booking, when),
});
