import type { LocalDate } from './local-date.ts';
import { isLocalDate, weekdayOf } from './local-date.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** All days of the week in order, as the resort page lists its check-in days (S§2). */
export const WEEKDAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** A day for people: '5 Dec 2026'. Text that is no day comes back unchanged. */
export const formatDay = (date: LocalDate): string => {
  if (!isLocalDate(date)) return date;
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
  return `${Number(date.slice(8, 10))} ${month} ${date.slice(0, 4)}`;
};

/** A day with its weekday: 'Sat, 5 Dec 2026'. */
export const formatDayWithWeekday = (date: LocalDate): string =>
  isLocalDate(date) ? `${WEEKDAYS[weekdayOf(date)] ?? ''}, ${formatDay(date)}` : date;

/** A stay for people: '5 Dec – 11 Dec 2026', the first year only where it differs. */
export const formatStay = (startDate: LocalDate, endDate: LocalDate): string => {
  const sameYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  const start = sameYear ? formatDay(startDate).replace(/ \d{4}$/, '') : formatDay(startDate);
  return `${start} – ${formatDay(endDate)}`;
};

/** '1 night', '6 nights'. */
export const formatNights = (nights: number): string =>
  nights === 1 ? '1 night' : `${nights} nights`;
