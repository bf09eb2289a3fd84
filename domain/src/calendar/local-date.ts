/**
 * A day on the calendar, written `YYYY-MM-DD`, without time or zone. Strings of this form sort in
 * calendar order. Obtain one from outside with `parseLocalDate`.
 */
export type LocalDate = string;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;

/** Milliseconds of the day in UTC, where every day has the same length; NaN for a malformed day. */
const utcOf = (date: LocalDate): number => {
  const match = PATTERN.exec(date);
  if (match === null) return Number.NaN;
  return Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
};

/** The `Date` at midnight of that day in UTC, for formats that write UTC. */
export const toUtcDate = (date: LocalDate): Date => new Date(utcOf(date));

const fromUtc = (ms: number): LocalDate => new Date(ms).toISOString().slice(0, 10);

/** True for a real day of the years 1900–2999 in the form `YYYY-MM-DD` ('2027-02-30' is none). */
export const isLocalDate = (value: unknown): value is LocalDate => {
  if (typeof value !== 'string') return false;
  const match = PATTERN.exec(value);
  if (match === null) return false;
  const year = Number(match[1]);
  return year >= 1900 && year <= 2999 && fromUtc(utcOf(value)) === value;
};

/** The day that `value` names, or null when it is not a real day in the form `YYYY-MM-DD`. */
export const parseLocalDate = (value: unknown): LocalDate | null =>
  isLocalDate(value) ? value : null;

/** The day `days` after (or, negative, before) `date`. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  fromUtc(utcOf(date) + days * MS_PER_DAY);

/** The same day of the calendar `years` later; 29 February becomes the 28th in a common year. */
export const addYears = (date: LocalDate, years: number): LocalDate => {
  const moved = `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;
  return isLocalDate(moved) ? moved : addDays(moved, -1);
};

/** Whole days from `start` to `end`; negative when `end` comes first. */
export const daysBetween = (start: LocalDate, end: LocalDate): number =>
  Math.round((utcOf(end) - utcOf(start)) / MS_PER_DAY);

/** Day of the week, 0 (Sunday) to 6 (Saturday). */
export const weekdayOf = (date: LocalDate): number => new Date(utcOf(date)).getUTCDay();

/** The month of a day as `YYYY-MM`, the key of an inventory document. */
export const monthOf = (date: LocalDate): string => date.slice(0, 7);

/**
 * The `Date` at noon of that day where the code runs. Noon exists on every day, midnight does not
 * where clocks change at midnight.
 */
export const toNoonDate = (date: LocalDate): Date => {
  const match = PATTERN.exec(date);
  if (match === null) return new Date(Number.NaN);
  return new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]), 12);
};

/** The day that a `Date` shows on the clock where the code runs. */
export const fromDate = (date: Date): LocalDate => {
  const pad = (value: number, length: number): string => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
};

/** The day it is `offsetHours` away from UTC at the instant `nowMs` (milliseconds since 1970). */
export const dayAtOffset = (nowMs: number, offsetHours: number): LocalDate =>
  fromUtc(nowMs + offsetHours * 3_600_000);

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
