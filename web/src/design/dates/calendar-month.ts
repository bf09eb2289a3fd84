import { addDays, fromDate, type LocalDate } from '@club/domain/calendar/local-date';

/**
 * The days from a week before the month of `shown` to a week after the month `months - 1` later:
 * everything that a calendar of that many months can show.
 */
export const visibleDays = (shown: Date, months: number): LocalDate[] => {
  const first = fromDate(new Date(shown.getFullYear(), shown.getMonth(), 1, 12));
  const count = 7 + 31 * months + 7;
  return Array.from({ length: count }, (_, index) => addDays(first, index - 7));
};
