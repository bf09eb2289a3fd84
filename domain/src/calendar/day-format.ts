import type { LocalDate } from './local-date.ts';
import { readerFormats } from '../writing/reader-locale.ts';
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

/** All days of the week in order, as the resort page lists its check-in days (rules 1.8). */
export const WEEKDAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const clubDay = (date: LocalDate): string => {
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
  return `${Number(date.slice(8, 10))} ${month} ${date.slice(0, 4)}`;
};

/**
 * A day for people: '5 Dec 2026', or as the reader's locale has it (`writeFor`). Text that is no day
 * comes back unchanged, here and below.
 */
export const formatDay = (date: LocalDate): string =>
  isLocalDate(date) ? (readerFormats()?.day(date) ?? clubDay(date)) : date;

/** A day with its weekday: 'Sat, 5 Dec 2026'. */
export const formatDayWithWeekday = (date: LocalDate): string =>
  isLocalDate(date)
    ? (readerFormats()?.dayWithWeekday(date) ??
      `${WEEKDAYS[weekdayOf(date)] ?? ''}, ${clubDay(date)}`)
    : date;

/** A stay for people: '5 Dec – 11 Dec 2026', the first year only where it differs. */
export const formatStay = (startDate: LocalDate, endDate: LocalDate): string => {
  const reader = readerFormats();
  if (reader !== null && isLocalDate(startDate) && isLocalDate(endDate)) {
    return reader.days(startDate, endDate);
  }
  const sameYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  const start = sameYear ? formatDay(startDate).replace(/ \d{4}$/, '') : formatDay(startDate);
  return `${start} – ${formatDay(endDate)}`;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** Hours and minutes of an instant on the clock where the code runs: '14:05'. */
export const formatTime = (instant: Date): string =>
  readerFormats()?.time(instant) ?? `${two(instant.getHours())}:${two(instant.getMinutes())}`;

/** '1 night', '6 nights'. */
export const formatNights = (nights: number): string =>
  nights === 1 ? '1 night' : `${nights} nights`;
