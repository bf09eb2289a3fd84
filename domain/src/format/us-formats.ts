import { type LocalDate, weekdayOf } from '../calendar/local-date.ts';
import type { Month } from '../calendar/month.ts';
import type { Cents } from '../money/cents.ts';

// Written without `Intl`, whose first use takes a slow phone a tenth of a second: most pages are written
// and taken over in these formats. A test compares them with those of `Intl`.

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** 'December', of a month or a day in it. */
const monthName = (date: Month): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';

/** 'Dec'. */
export const shortMonth = (date: LocalDate): string => monthName(date).slice(0, 3);

/** 'Sat'. */
export const shortWeekday = (date: LocalDate): string => WEEKDAYS[weekdayOf(date)] ?? '';

/** The number of the day in its month, without a zero before it: '5'. */
export const dayNumber = (date: LocalDate): string => String(Number(date.slice(8, 10)));

/** Two digits: '05'. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');

const sign = (value: number): string => (value < 0 ? '-' : '');
const grouped = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** '42,000'; what is no whole number is rounded. */
export const usCount = (count: number): string =>
  sign(count) + grouped(Math.round(Math.abs(count)));

/** An amount of cents: '$1,204.00'. */
export const usUsd = (cents: Cents): string => {
  const amount = Math.abs(cents);
  return `${sign(cents)}$${grouped(Math.trunc(amount / 100))}.${twoDigits(amount % 100)}`;
};

const yearOf = (date: Month): string => date.slice(0, 4);
const dayInYear = (date: LocalDate): string => `${shortMonth(date)} ${dayNumber(date)}`;

/** 'Dec 5, 2026'. */
export const usDay = (date: LocalDate): string => `${dayInYear(date)}, ${yearOf(date)}`;

/** 'Sat, Dec 5, 2026'. */
export const usDayWithWeekday = (date: LocalDate): string =>
  `${shortWeekday(date)}, ${usDay(date)}`;

/** 'Dec 5 – 11, 2026', 'Nov 30 – Dec 4, 2026', 'Dec 30, 2026 – Jan 4, 2027'; one day is written once. */
export const usDays = (first: LocalDate, last: LocalDate): string => {
  if (first === last) return usDay(first);
  if (yearOf(first) !== yearOf(last)) return `${usDay(first)} – ${usDay(last)}`;
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${dayInYear(first)} – ${isSameMonth ? `${dayNumber(last)}, ${yearOf(last)}` : usDay(last)}`;
};

/** 'December 2026'. */
export const usMonth = (month: Month): string => `${monthName(month)} ${yearOf(month)}`;

/** '2:05 PM'. */
export const usClock = (hours: number, minutes: number): string =>
  `${hours % 12 === 0 ? 12 : hours % 12}:${twoDigits(minutes)} ${hours < 12 ? 'AM' : 'PM'}`;
