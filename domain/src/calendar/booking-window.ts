import type { LocalDate } from './local-date.ts';
import { addDays, dayAtOffset, isLocalDate } from './local-date.ts';
import { countNights } from './nights.ts';

/** How many days ahead of today a stay may lie (rules 4.2). */
export const BOOKING_HORIZON_DAYS = 365;
/** The most nights of one stay (rules 4.4). */
export const MAX_STAY_NIGHTS = 28;
/** Nights that the date picker suggests: today to 6 days ahead (rules 4.3). */
export const DEFAULT_STAY_NIGHTS = 6;

/** The days between which a stay must lie, both included. */
export type BookingWindow = { earliest: LocalDate; latest: LocalDate };

/** The window of the date picker: today up to 365 days ahead (rules 4.2). */
export const bookingWindow = (today: LocalDate): BookingWindow => ({
  earliest: today,
  latest: addDays(today, BOOKING_HORIZON_DAYS),
});

/**
 * The window the server accepts. It cannot know the member's zone, so it spans every zone's today:
 * from the day it is at UTC−12 to the horizon of the day it is at UTC+14.
 */
export const serverBookingWindow = (nowMs: number): BookingWindow => ({
  earliest: dayAtOffset(nowMs, -12),
  latest: addDays(dayAtOffset(nowMs, 14), BOOKING_HORIZON_DAYS),
});

/** The stay the picker starts with: today to 6 days ahead (rules 4.3). */
export const defaultStay = (today: LocalDate): { startDate: LocalDate; endDate: LocalDate } => ({
  startDate: today,
  endDate: addDays(today, DEFAULT_STAY_NIGHTS),
});

/** What is wrong with a window of days. */
export type WindowProblem =
  | 'start-not-a-date'
  | 'end-not-a-date'
  | 'end-not-after-start'
  | 'start-in-the-past'
  | 'beyond-horizon';

/** What is wrong with the dates of a stay. */
export type StayDatesProblem = WindowProblem | 'too-many-nights';

/** The message of each problem, and the field of the API body that it is about. */
export const STAY_DATES_PROBLEMS: Record<
  StayDatesProblem,
  { field: 'startDate' | 'endDate'; message: string }
> = {
  'start-not-a-date': {
    field: 'startDate',
    message: 'The start date must be a real day, written YYYY-MM-DD.',
  },
  'end-not-a-date': {
    field: 'endDate',
    message: 'The end date must be a real day, written YYYY-MM-DD.',
  },
  'end-not-after-start': {
    field: 'endDate',
    message: 'The end date must come after the start date.',
  },
  'start-in-the-past': { field: 'startDate', message: 'The start date is in the past.' },
  'beyond-horizon': {
    field: 'endDate',
    message: `Stays can be booked up to ${BOOKING_HORIZON_DAYS} days ahead.`,
  },
  'too-many-nights': {
    field: 'endDate',
    message: `A stay has at most ${MAX_STAY_NIGHTS} nights.`,
  },
};

/** What is wrong with a window of days for stays, however many nights it has. */
export const daysProblem = (
  startDate: unknown,
  endDate: unknown,
  window: BookingWindow,
): WindowProblem | null => {
  if (!isLocalDate(startDate)) return 'start-not-a-date';
  if (!isLocalDate(endDate)) return 'end-not-a-date';
  if (endDate <= startDate) return 'end-not-after-start';
  if (startDate < window.earliest) return 'start-in-the-past';
  if (endDate > window.latest) return 'beyond-horizon';
  return null;
};

/** True for more nights than a stay has. */
export const isTooLong = (startDate: LocalDate, endDate: LocalDate): boolean =>
  countNights(startDate, endDate) > MAX_STAY_NIGHTS;

/**
 * What is wrong with a stay's dates in a window, or null when they can be booked (rules 4.2, 4.4).
 */
export const stayDatesProblem = (
  startDate: unknown,
  endDate: unknown,
  window: BookingWindow,
): StayDatesProblem | null => {
  const problem = daysProblem(startDate, endDate, window);
  if (problem !== null || !isLocalDate(startDate) || !isLocalDate(endDate)) return problem;
  return isTooLong(startDate, endDate) ? 'too-many-nights' : null;
};
