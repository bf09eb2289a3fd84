import type { LocalDate } from '../calendar/local-date.ts';
import { addDays, weekdayOf } from '../calendar/local-date.ts';
import type { ScarceNights } from './scarce-nights.ts';
import {
  NO_RUNS,
  nightNumber,
  nightOfNumber,
  RUN_SIZE,
  runAt,
  unitsLeftIn,
} from './scarce-nights.ts';

/** A stay that is free: its days, and units left in all its nights (null for more than 3). */
export type FreeStay = { from: LocalDate; to: LocalDate; left: number | null };

/** Days on which a stay may begin, both included. */
export type CheckInDays = { first: LocalDate; last: LocalDate };

/** Weekdays as the bits of a number, Sunday is the lowest. */
export type Weekdays = number;
export const EVERY_WEEKDAY: Weekdays = 0b111_1111;

const WEEK = 7;
/** The weekday of night 0. */
const WEEKDAY_OF_NIGHT_0 = weekdayOf(nightOfNumber(0));

/** The night itself or the first one after it on one of some weekdays; there is one at least. */
const nextOn = (night: number, weekdays: Weekdays): number => {
  let next = night;
  while (((weekdays >> ((next + WEEKDAY_OF_NIGHT_0) % WEEK)) & 1) === 0) next += 1;
  return next;
};

/**
 * The number of the earliest night on which a free stay of so many nights begins, on one of some days
 * and weekdays, by a resort's scarce nights and the units it gives a night; null when there is none.
 * Made once for a whole list.
 */
export const firstCheckInIn = (
  days: CheckInDays,
  nights: number,
): ((runs: ScarceNights | undefined, units: number, weekdays?: Weekdays) => number | null) => {
  const [first, last] = [nightNumber(days.first), nightNumber(days.last)];
  return (runs = NO_RUNS, units, weekdays = EVERY_WEEKDAY) => {
    if (units < 1 || weekdays === 0) return null;
    let checkIn = nextOn(first, weekdays);
    for (let at = 0; at < runs.length; at += RUN_SIZE) {
      const { first: start, length, left } = runAt(runs, at);
      if (start >= checkIn + nights) break;
      if (left === 0 && start + length > checkIn) checkIn = nextOn(start + length, weekdays);
    }
    return checkIn > last ? null : checkIn;
  };
};

/**
 * The earliest free stay of so many nights that begins on one of some days; null when there is none.
 * Made once for a whole list.
 */
export const firstStayIn = (
  days: CheckInDays,
  nights: number,
): ((runs: ScarceNights | undefined, units: number) => FreeStay | null) => {
  const firstCheckIn = firstCheckInIn(days, nights);
  /** Most resorts of a list have the same stay, which is written once. */
  const stays = new Map<number, (runs: ScarceNights | undefined, units: number) => FreeStay>();
  const stayFrom = (checkIn: number) => {
    const known = stays.get(checkIn);
    if (known !== undefined) return known;
    const from = nightOfNumber(checkIn);
    const stay = { from, to: addDays(from, nights) };
    const leftOf = unitsLeftIn(stay);
    const at = (runs: ScarceNights | undefined, units: number): FreeStay => ({
      ...stay,
      left: leftOf(runs, units),
    });
    stays.set(checkIn, at);
    return at;
  };
  return (runs, units) => {
    const checkIn = firstCheckIn(runs, units);
    return checkIn === null ? null : stayFrom(checkIn)(runs, units);
  };
};
