import type { Booking } from '@club/domain/booking/booking';
import type { CancellationTime, Refund } from '@club/domain/booking/cancellation';
import { isCancellable, refundOf } from '@club/domain/booking/cancellation';

/** A stay that is cancelled with the account, and its refund. */
export type ComingStay = { booking: Booking; refund: Refund };

/**
 * The stays that have not begun, next one first, with their refunds by the club's policy: the
 * stays that the server cancels when the account is deleted.
 */
export const comingStays = (bookings: readonly Booking[], when: CancellationTime): ComingStay[] =>
  bookings
    .filter(({ status, startDate }) => isCancellable(status) && startDate > when.today)
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
    .map((booking) => ({ booking, refund: refundOf(booking, 'policy', when) }));
