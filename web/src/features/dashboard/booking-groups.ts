import type { Booking } from '@club/domain/booking/booking';
import type { LocalDate } from '@club/domain/calendar/local-date';

/** The member's stays by what can still happen to them. */
export const BOOKING_GROUPS = ['upcoming', 'past', 'cancelled'] as const;
export type BookingGroup = (typeof BOOKING_GROUPS)[number];

export const BOOKING_GROUP_TITLES: Record<BookingGroup, string> = {
  upcoming: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled',
};

const groupOf = (booking: Booking, today: LocalDate): BookingGroup => {
  if (booking.status === 'cancelled') return 'cancelled';
  return booking.status === 'completed' || booking.endDate < today ? 'past' : 'upcoming';
};

/**
 * The stays in groups: upcoming ones by the day they begin, past and cancelled ones latest first.
 * Empty groups are left out.
 */
export const groupBookings = (
  bookings: readonly Booking[],
  today: LocalDate,
): { group: BookingGroup; bookings: Booking[] }[] =>
  BOOKING_GROUPS.map((group) => {
    const direction = group === 'upcoming' ? 1 : -1;
    return {
      group,
      bookings: bookings
        .filter((booking) => groupOf(booking, today) === group)
        .sort((one, other) => direction * one.startDate.localeCompare(other.startDate)),
    };
  }).filter((entry) => entry.bookings.length > 0);
