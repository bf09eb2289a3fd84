import type { CheckInDays } from '../availability/first-stay.ts';
import {
  bookingWindow,
  DEFAULT_STAY_NIGHTS,
  stayDatesProblem,
} from '../calendar/booking-window.ts';
import type { LocalDate } from '../calendar/local-date.ts';
import { addDays } from '../calendar/local-date.ts';
import { firstDayOf, isMonth, lastDayOf, type Month } from '../calendar/month.ts';
import { countNights } from '../calendar/nights.ts';

/** The days of a stay that is looked for: arrival, and the departure after it. */
export type FilterDates = { from: LocalDate; to: LocalDate };

/** Stays within a month: from Friday to Sunday, of seven nights, or of the usual number of nights. */
export const MONTH_STAYS = ['weekend', 'week', 'month'] as const;
export type MonthStay = (typeof MONTH_STAYS)[number];

/**
 * Days that are not fixed: `near` some days, up to 3 days earlier or later, or any stay of a kind that
 * begins in a month.
 */
export type FlexibleDates =
  | { flex: 'near'; from: LocalDate; to: LocalDate }
  | { flex: MonthStay; month: Month };

/** When a stay may be: on very days, or on flexible ones. */
export type When = FilterDates | FlexibleDates;

/** How many days earlier or later a stay `near` some days may begin. */
export const NEAR_DAYS = 3;

/** How long the stays within a month are. */
export const MONTH_STAY_NIGHTS: Record<MonthStay, number> = {
  weekend: 2,
  week: 7,
  month: DEFAULT_STAY_NIGHTS,
};

const FRIDAY = 5;

/** True for days that are not fixed. */
export const isFlexible = (when: When): when is FlexibleDates => 'flex' in when;

/** The days that were chosen; null where only a month was. */
export const chosenDates = (when: When | null): FilterDates | null =>
  when === null || !('from' in when) ? null : { from: when.from, to: when.to };

/** Stays of one length that begin on some days, or on one weekday of them (Sunday is 0). */
export type StaysIn = CheckInDays & { nights: number; weekday: number | null };

/** The stays that flexible days allow, within the days that can be booked (rules 4.2). */
export const staysIn = (when: FlexibleDates, today: LocalDate): StaysIn => {
  const { earliest, latest } = bookingWindow(today);
  const nights =
    when.flex === 'near' ? countNights(when.from, when.to) : MONTH_STAY_NIGHTS[when.flex];
  const [first, last] =
    when.flex === 'near'
      ? [addDays(when.from, -NEAR_DAYS), addDays(when.from, NEAR_DAYS)]
      : [firstDayOf(when.month), lastDayOf(when.month)];
  const latestCheckIn = addDays(latest, -nights);
  return {
    first: first < earliest ? earliest : first,
    last: last > latestCheckIn ? latestCheckIn : last,
    nights,
    weekday: when.flex === 'weekend' ? FRIDAY : null,
  };
};

/** True when a stay then can be booked on the day `today`; any months and days may be given. */
export const isBookable = (when: When, today: LocalDate): boolean => {
  if ('from' in when) return stayDatesProblem(when.from, when.to, bookingWindow(today)) === null;
  if (!isMonth(when.month)) return false;
  const { first, last } = staysIn(when, today);
  return first <= last;
};
