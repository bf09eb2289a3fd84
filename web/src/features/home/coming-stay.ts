import type { Booking } from '@club/domain/booking/booking';
import { isActive } from '@club/domain/booking/booking-state';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { daysBetween } from '@club/domain/calendar/local-date';

/** The next stay of a member, or the one they are on; null without one. */
export const comingStay = (bookings: readonly Booking[], today: LocalDate): Booking | null =>
  bookings
    .filter(({ status, endDate }) => isActive(status) && endDate > today)
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate))[0] ?? null;

/** When it begins: 'in 9 days'. */
export const beginsText = (startDate: LocalDate, today: LocalDate): string => {
  const days = daysBetween(today, startDate);
  if (days < 0) return 'now';
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
};
