import type { StoredBooking } from '@club/domain/booking/booking';
import type { Refund } from '@club/domain/booking/cancellation';
import { formatStay } from '@club/domain/calendar/day-format';
import { formatPoints, formatUsd } from '@club/domain/money/cents';
import { displayName } from '@club/domain/resort/resort-name';
import type { ClubMessage } from './club-message.ts';

const givenBack = ({ cents, points }: Refund): string => {
  if (cents > 0) return `${formatUsd(cents)} go back to your card.`;
  return points > 0 ? `You get ${formatPoints(points)} back.` : 'Nothing is given back.';
};

/** The message that a booking was cancelled and what is given back, with its document id. */
export const bookingCancelled = (
  booking: StoredBooking,
  refund: Refund,
  nowMs: number,
): ClubMessage => ({
  notice: {
    id: `${booking._id}_cancelled`,
    notification: {
      kind: 'booking-cancelled',
      title: 'Booking cancelled',
      text: `${displayName(booking.resort.place_name)}, ${formatStay(booking.startDate, booking.endDate)}. ${givenBack(refund)}`,
      link: '/dashboard/my-bookings',
      at: new Date(nowMs).toISOString(),
      read: false,
    },
  },
});
