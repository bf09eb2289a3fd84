import { EVERY_WEEKDAY, firstCheckInIn, type Weekdays } from '../availability/first-stay.ts';
import type { Availability } from '../availability/scarce-nights.ts';
import { nightNumber, nightOfNumber } from '../availability/scarce-nights.ts';
import type { LocalDate } from '../calendar/local-date.ts';
import { addDays, weekdayOf } from '../calendar/local-date.ts';
import type { FilterDates, FlexibleDates } from './when.ts';
import { staysIn } from './when.ts';

/** What is read of a resort to find a stay. */
type ResortWithUnits = { id: string; bedrooms: string; units: number };

const WEEK = [0, 1, 2, 3, 4, 5, 6];

type FlexibleSearch = {
  dates: FlexibleDates;
  today: LocalDate;
  availability: Availability;
  /** Whether a stay in a unit suits by its price, which depends on its weekdays only. */
  suits: (bedrooms: string, stay: FilterDates) => boolean;
};

/**
 * Finds the stay of a resort on flexible days: the very days where these are free, else the first
 * stay that is; null when there is none. Made once for a whole list: equal stays are one object.
 */
export const flexibleStays = ({
  dates,
  today,
  availability,
  suits,
}: FlexibleSearch): ((resort: ResortWithUnits) => FilterDates | null) => {
  const { first, last, nights, weekday } = staysIn(dates, today);
  const begins = weekday === null ? EVERY_WEEKDAY : 1 << weekday;
  const firstCheckIn = firstCheckInIn({ first, last }, nights);
  const checkInThen =
    dates.flex === 'near' ? firstCheckInIn({ first: dates.from, last: dates.from }, nights) : null;

  const stays = new Map<number, FilterDates>();
  const stayFrom = (night: number): FilterDates => {
    const known = stays.get(night);
    if (known !== undefined) return known;
    const from = nightOfNumber(night);
    const stay = { from, to: addDays(from, nights) };
    stays.set(night, stay);
    return stay;
  };

  const weekdaysOf = new Map<string, Weekdays>();
  const suitableWeekdays = (bedrooms: string): Weekdays => {
    const known = weekdaysOf.get(bedrooms);
    if (known !== undefined) return known;
    const weekdays = WEEK.map((days) => stayFrom(nightNumber(first) + days))
      .filter((stay) => suits(bedrooms, stay))
      .reduce((bits, { from }) => bits | (1 << weekdayOf(from)), 0);
    weekdaysOf.set(bedrooms, weekdays & begins);
    return weekdays & begins;
  };

  return ({ id, bedrooms, units }) => {
    const runs = availability.get(id);
    const weekdays = suitableWeekdays(bedrooms);
    const night = checkInThen?.(runs, units, weekdays) ?? firstCheckIn(runs, units, weekdays);
    return night === null ? null : stayFrom(night);
  };
};
