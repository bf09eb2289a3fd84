import type { Booking } from '@club/domain/booking/booking';
import { isCancelled, isCompleted } from '@club/domain/booking/booking-state';
import type { LocalDate } from '@club/domain/calendar/local-date';

/** The groups of the member's stays. */
const BOOKING_GROUPS = ['upcoming', 'past', 'cancelled'] as const;
export type BookingGroup = (typeof BOOKING_GROUPS)[number];

/** The titles of the groups, and their empty states. */
export const BOOKING_GROUP_LABELS: Record<BookingGroup, { title: string; nothing: string }> = {
  upcoming: { title: 'Upcoming', nothing: 'No stay lies ahead' },
  past: { title: 'Past', nothing: 'No stay is behind you yet' },
  cancelled: { title: 'Cancelled', nothing: 'No stay was cancelled' },
};

/** The group that a text names; the upcoming stays for anything else. */
export const bookingGroupNamed = (text: string | null): BookingGroup =>
  BOOKING_GROUPS.find((group) => group === text) ?? 'upcoming';

const groupOf = (booking: Booking, today: LocalDate): BookingGroup => {
  if (isCancelled(booking.status)) return 'cancelled';
  return isCompleted(booking.status) || booking.endDate < today ? 'past' : 'upcoming';
};

/**
 * The stays in groups, empty ones too: upcoming ones by the day they begin, past and cancelled ones
 * latest first.
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
  });
