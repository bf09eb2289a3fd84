import type { LocalDate } from '../calendar/local-date.ts';
import { toUtcDate } from '../calendar/local-date.ts';

/**
 * How a reader's locale writes days, times and numbers. The calendar and the digits are always those
 * of the club, because a stay has to mean the same days to everybody.
 */
export type ReaderFormats = {
  /** '5 Dec 2026'. */
  day: (date: LocalDate) => string;
  /** 'Sat, 5 Dec 2026'. */
  dayWithWeekday: (date: LocalDate) => string;
  /** Two days, what they share said once: '5–11 Dec 2026'. */
  days: (first: LocalDate, last: LocalDate) => string;
  /** 'December 2026'. */
  month: (date: LocalDate) => string;
  /** Hours and minutes on the clock where the code runs: '14:05'. */
  time: (instant: Date) => string;
  /** '42,000'. */
  whole: (count: number) => string;
  /** Two decimals, without a currency: '1,204.00'. */
  amount: (units: number) => string;
};

const formatsOf = (locale: string): ReaderFormats => {
  const dates = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', numberingSystem: 'latn', ...options });
  const numbers = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
    new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options });
  const dayOptions = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  const day = dates(dayOptions);
  const dayWithWeekday = dates({ ...dayOptions, weekday: 'short' });
  const month = dates({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  const time = dates({ hour: 'numeric', minute: '2-digit' });
  const whole = numbers({ maximumFractionDigits: 0 });
  const amount = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    day: (date) => day.format(toUtcDate(date)),
    dayWithWeekday: (date) => dayWithWeekday.format(toUtcDate(date)),
    days: (first, last) => day.formatRange(toUtcDate(first), toUtcDate(last)),
    month: (date) => month.format(toUtcDate(date)),
    time: (instant) => time.format(instant),
    whole: (count) => whole.format(count),
    amount: (units) => amount.format(units),
  };
};

let reader: ReaderFormats | null = null;

/**
 * From here on days, times and numbers are written as `locale` has it (a BCP 47 tag such as 'de-AT').
 * Null, a bare 'en', which says nothing about a country, and what is no locale write as the club does,
 * which is also what mails and the server do: they do not know their reader.
 */
export const writeFor = (locale: string | null): void => {
  reader = null;
  if (locale === null || locale === 'en') return;
  try {
    reader = formatsOf(locale);
  } catch (error) {
    // Some systems hand on what is no language tag, such as 'en-US@posix'.
    if (!(error instanceof RangeError)) throw error;
  }
};

/** The formats of the reader's locale; null where the club's own way is meant. */
export const readerFormats = (): ReaderFormats | null => reader;
