import type { LocalDate } from '../calendar/local-date.ts';
import { isLocalDate, toUtcDate } from '../calendar/local-date.ts';
import type { Month } from '../calendar/month.ts';
import { firstDayOf } from '../calendar/month.ts';
import type { Cents } from '../money/cents.ts';
import { usdFromCents } from '../money/cents.ts';
import {
  dayNumber,
  shortMonth,
  shortWeekday,
  twoDigits,
  usClock,
  usCount,
  usDay,
  usDays,
  usDayWithWeekday,
  usMonth,
  usUsd,
} from './us-formats.ts';

/**
 * How days, times and numbers are written. The calendar is always Gregorian and the digits are always
 * Latin, because a stay has to mean the same days to everybody (decision 17).
 */
export type Formats = {
  /** '5 Dec 2026'. A text that is no day comes back unchanged, here and below. */
  formatDay: (date: LocalDate) => string;
  /** 'Sat, 5 Dec 2026'. */
  formatDayWithWeekday: (date: LocalDate) => string;
  /** Two days, what they share said once: '5 Dec – 11 Dec 2026'. */
  formatStay: (startDate: LocalDate, endDate: LocalDate) => string;
  /** 'December 2026'. */
  formatMonth: (month: Month) => string;
  /** Hours and minutes on the clock where the code runs: '14:05'. */
  formatTime: (instant: Date) => string;
  /** An hour of the day that a resort gives, '16:00' or '4:00 PM'; any other text unchanged. */
  formatClock: (time: string) => string;
  /** '42,000'. */
  formatCount: (count: number) => string;
  /** '1 point', '42,000 points'. */
  formatPoints: (points: number) => string;
  /** An amount of cents: '$329.08', '$1,204.00'. */
  formatUsd: (cents: Cents) => string;
  /** The same with the code of the currency, where a bill names it: '$329.08 USD'. */
  formatUsdWithCode: (cents: Cents) => string;
};

/** How days, months and hours are written; the days are real ones. */
type DateFormats = Pick<Formats, 'formatMonth' | 'formatTime'> & {
  clock: (hours: number, minutes: number) => string;
  day: (date: LocalDate) => string;
  dayWithWeekday: (date: LocalDate) => string;
  days: (first: LocalDate, last: LocalDate) => string;
};

/** The locale that is written without `Intl`. */
const US = 'en-US';

/** Made when it is first called for: each format of `Intl` takes a phone some milliseconds to make. */
const whenNeeded = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};

const numbersOf = (locale: string): Pick<Formats, 'formatCount' | 'formatUsd'> => {
  if (locale === US) return { formatCount: usCount, formatUsd: usUsd };
  const numbers = (options: Intl.NumberFormatOptions): (() => Intl.NumberFormat) =>
    whenNeeded(() => new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options }));
  const whole = numbers({ maximumFractionDigits: 0 });
  const usd = numbers({ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
  return {
    formatCount: (count) => whole().format(count),
    formatUsd: (cents) => usd().format(usdFromCents(cents)),
  };
};

const US_DATES: DateFormats = {
  day: usDay,
  dayWithWeekday: usDayWithWeekday,
  days: usDays,
  formatMonth: usMonth,
  formatTime: (instant) => usClock(instant.getHours(), instant.getMinutes()),
  clock: usClock,
};

const datesOf = (locale: string): DateFormats => {
  if (locale === US) return US_DATES;
  const dates = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
    whenNeeded(
      () =>
        new Intl.DateTimeFormat(locale, {
          calendar: 'gregory',
          numberingSystem: 'latn',
          ...options,
        }),
    );
  const dayOptions = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  const day = dates(dayOptions);
  const dayWithWeekday = dates({ ...dayOptions, weekday: 'short' });
  const month = dates({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  const timeOptions = { hour: 'numeric', minute: '2-digit' } as const;
  const time = dates(timeOptions);
  const clock = dates({ ...timeOptions, timeZone: 'UTC' });
  return {
    day: (date) => day().format(toUtcDate(date)),
    dayWithWeekday: (date) => dayWithWeekday().format(toUtcDate(date)),
    days: (first, last) => day().formatRange(toUtcDate(first), toUtcDate(last)),
    formatMonth: (of) => month().format(toUtcDate(firstDayOf(of))),
    formatTime: (instant) => time().format(instant),
    clock: (hours, minutes) => clock().format(Date.UTC(2000, 0, 1, hours, minutes)),
  };
};

const plainClock = (hours: number, minutes: number): string =>
  `${twoDigits(hours)}:${twoDigits(minutes)}`;
const dayAndMonth = (date: LocalDate): string => `${dayNumber(date)} ${shortMonth(date)}`;
const plainDay = (date: LocalDate): string => `${dayAndMonth(date)} ${date.slice(0, 4)}`;

const PLAIN_DATES: DateFormats = {
  day: plainDay,
  dayWithWeekday: (date) => `${shortWeekday(date)}, ${plainDay(date)}`,
  days: (first, last) => {
    const isSameYear = first.slice(0, 4) === last.slice(0, 4);
    return `${isSameYear ? dayAndMonth(first) : plainDay(first)} – ${plainDay(last)}`;
  },
  formatMonth: usMonth,
  formatTime: (instant) => plainClock(instant.getHours(), instant.getMinutes()),
  clock: plainClock,
};

/** '16:00', '9:30', '4:00 PM', '4 pm'. */
const CLOCK = /^(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i;

/** The hours and minutes that a text says, or null. */
const hoursIn = (text: string): { hours: number; minutes: number } | null => {
  const [, typed, minutesTyped, half] = CLOCK.exec(text.trim()) ?? [];
  if (typed === undefined || (minutesTyped === undefined && half === undefined)) return null;
  const [hours, minutes] = [Number(typed), Number(minutesTyped ?? 0)];
  if (minutes > 59) return null;
  if (half === undefined) return hours > 23 ? null : { hours, minutes };
  if (hours < 1 || hours > 12) return null;
  return { hours: (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minutes };
};

/** The tag of a locale that names a country or a language other than English; null for any other text. */
const knownLocale = (locale: string): string | null => {
  if (locale === 'en') return null;
  try {
    return new Intl.Locale(locale).baseName;
  } catch (error) {
    // Some systems hand on what is no language tag, such as 'en-US@posix'.
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
};

/**
 * The formats of a reader's locale (a BCP 47 tag such as 'de-AT'). Null, a bare 'en', which says
 * nothing about a country, and what is no locale give plain ones: '5 Dec 2026', '14:05', '$329.08'.
 */
export const formatsOf = (locale: string | null): Formats => {
  const known = locale === null ? null : knownLocale(locale);
  const { day, dayWithWeekday, days, clock, formatMonth, formatTime } =
    known === null ? PLAIN_DATES : datesOf(known);
  const { formatCount, formatUsd } = numbersOf(known ?? US);
  return {
    formatDay: (date) => (isLocalDate(date) ? day(date) : date),
    formatDayWithWeekday: (date) => (isLocalDate(date) ? dayWithWeekday(date) : date),
    formatStay: (startDate, endDate) =>
      isLocalDate(startDate) && isLocalDate(endDate)
        ? days(startDate, endDate)
        : `${startDate} – ${endDate}`,
    formatMonth,
    formatTime,
    formatClock: (time) => {
      const at = hoursIn(time);
      return at === null ? time : clock(at.hours, at.minutes);
    },
    formatCount,
    formatPoints: (points) => (points === 1 ? '1 point' : `${formatCount(points)} points`),
    formatUsd,
    formatUsdWithCode: (cents) => `${formatUsd(cents)} USD`,
  };
};
