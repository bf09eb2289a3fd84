import type { BookingWindow } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { addDays } from '@club/domain/calendar/local-date';
import { countNights, nightsOf } from '@club/domain/calendar/nights';

/** First and last day of a stay. */
export type StayDates = { startDate: LocalDate; endDate: LocalDate };

/** How far around the requested dates to search, days. */
const MAX_SHIFT_DAYS = 120;

/** The first night of a stay that is not free, or null when all are. */
export const firstTakenNight = (
  dates: StayDates,
  isFree: (night: LocalDate) => boolean,
): LocalDate | null =>
  nightsOf(dates.startDate, dates.endDate).find((night) => !isFree(night)) ?? null;

/**
 * Up to `count` free stays of the same length nearest to the requested one, in
 * calendar order. The requested dates themselves are not among them.
 */
export const nearestFreeStays = (
  wanted: StayDates,
  isFree: (night: LocalDate) => boolean,
  window: BookingWindow,
  count: number,
): StayDates[] => {
  const nights = countNights(wanted.startDate, wanted.endDate);
  const found: StayDates[] = [];
  for (let shift = 1; shift <= MAX_SHIFT_DAYS && found.length < count; shift += 1) {
    for (const days of [shift, -shift]) {
      const startDate = addDays(wanted.startDate, days);
      const dates = { startDate, endDate: addDays(startDate, nights) };
      const inside = startDate >= window.earliest && dates.endDate <= window.latest;
      if (inside && found.length < count && firstTakenNight(dates, isFree) === null) {
        found.push(dates);
      }
    }
  }
  return found.sort((one, other) => one.startDate.localeCompare(other.startDate));
};

/**
 * The first `count` free stays of `nights` nights that begin on `from` or later and end on `until`
 * or before; they do not overlap, so that they are real alternatives.
 */
export const nextFreeStays = (
  from: LocalDate,
  until: LocalDate,
  nights: number,
  isFree: (night: LocalDate) => boolean,
  count: number,
): StayDates[] => {
  const found: StayDates[] = [];
  let startDate = from;
  while (found.length < count && addDays(startDate, nights) <= until) {
    const dates = { startDate, endDate: addDays(startDate, nights) };
    const taken = firstTakenNight(dates, isFree);
    if (taken === null) found.push(dates);
    startDate = taken === null ? dates.endDate : addDays(taken, 1);
  }
  return found;
};
