import type { BookingStatus } from './booking/booking-state.ts';
import type { LocalDate } from './calendar/local-date.ts';
import { addDays } from './calendar/local-date.ts';

/** How many days the admin overview looks back, the current one included. */
export const OVERVIEW_DAYS = 30;

/** The statuses of arrivals and of failed payments: of the figures, and of the lists behind them. */
export const ARRIVAL_STATUS = 'confirmed' satisfies BookingStatus;
export const FAILED_STATUS = 'payment_failed' satisfies BookingStatus;

/** What happened on a day (UTC): stays booked, and payments that failed. */
export type ClubDay = { day: LocalDate; booked: number; failed: number };

/** The document `stats/overview`, which the server keeps up to date every minute. */
export type ClubOverview = {
  /** The last `OVERVIEW_DAYS` days, oldest first. */
  days: ClubDay[];
  /** Stays that begin, by their day: of every day that is today somewhere. */
  arrivals: Record<LocalDate, number>;
  openTickets: number;
};

/** The days of an overview of the day `today`, oldest first. */
export const overviewDays = (today: LocalDate): LocalDate[] =>
  Array.from({ length: OVERVIEW_DAYS }, (_, index) => addDays(today, index + 1 - OVERVIEW_DAYS));

/** The days that are today somewhere while it is `today` in UTC. */
export const arrivalDays = (today: LocalDate): LocalDate[] => [
  addDays(today, -1),
  today,
  addDays(today, 1),
];
