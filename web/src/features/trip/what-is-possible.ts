import type { Booking } from '@club/domain/booking/booking';
import { isCancelled, isCompleted } from '@club/domain/booking/booking-state';
import type { CancellationTime } from '@club/domain/booking/cancellation';
import { isCancellable } from '@club/domain/booking/cancellation';
import { isChangeable } from '@club/domain/booking/stay-change';

/** What the member can still do with a stay. `note` says what cannot be done, and why. */
export type Possible = { change: boolean; cancel: boolean; note: string | null };

const noteFor = (booking: Booking, { today }: CancellationTime): string | null => {
  if (isCancelled(booking.status)) return 'This stay is cancelled, so nothing can be changed.';
  if (isCompleted(booking.status) || booking.endDate <= today) {
    return 'This stay is over, so nothing can be changed.';
  }
  return isChangeable(booking, today)
    ? null
    : 'Dates, unit and who checks in could be changed until the day before check-in.';
};

/** What can be done with a stay at a moment (`cancellationTime`). */
export const whatIsPossible = (booking: Booking, when: CancellationTime): Possible => ({
  change: isChangeable(booking, when.today),
  cancel: isCancellable(booking.status) && when.today < booking.endDate,
  note: noteFor(booking, when),
});
