import type { StoredBooking } from '@club/domain/booking/booking';
import { formatNights, formatStay } from '@club/domain/calendar/day-format';
import { displayName } from '@club/domain/resort/resort-name';
import type { ClubMessage } from './club-message.ts';

/** The message that a booking is confirmed, with its document id: one for each booking. */
export const bookingConfirmed = (booking: StoredBooking, nowMs: number): ClubMessage => ({
  notice: {
    id: `${booking._id}_confirmed`,
    notification: {
      kind: 'booking-confirmed',
      title: 'Booking confirmed',
      text: `${displayName(booking.resort.place_name)}, ${formatStay(booking.startDate, booking.endDate)}, ${formatNights(booking.nights)}.`,
      link: '/dashboard/my-bookings',
      at: new Date(nowMs).toISOString(),
      read: false,
    },
  },
});
