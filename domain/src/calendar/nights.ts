import type { LocalDate } from './local-date.ts';
import { addDays, daysBetween, weekdayOf } from './local-date.ts';

/**
 * Nights of a stay: calendar days from the first to the last day (rules 4.1). Counted on the
 * calendar, not on clock time, so a clock change inside the stay adds nothing. Never negative.
 */
export const countNights = (startDate: LocalDate, endDate: LocalDate): number =>
  Math.max(0, daysBetween(startDate, endDate));

/** The days on which the nights of a stay begin: from `startDate` up to, excluding, `endDate`. */
export const nightsOf = (startDate: LocalDate, endDate: LocalDate): LocalDate[] =>
  Array.from({ length: countNights(startDate, endDate) }, (_, index) => addDays(startDate, index));

/** True for a night that begins on a Saturday or Sunday (rules 2.4). */
export const isWeekendNight = (date: LocalDate): boolean => {
  const weekday = weekdayOf(date);
  return weekday === 0 || weekday === 6;
};

/** How many nights of the stay begin on a Saturday or Sunday (rules 2.4). */
export const countWeekendNights = (startDate: LocalDate, endDate: LocalDate): number =>
  nightsOf(startDate, endDate).filter(isWeekendNight).length;

/** '1 night', '6 nights'. */
export const formatNights = (nights: number): string =>
  nights === 1 ? '1 night' : `${nights} nights`;
