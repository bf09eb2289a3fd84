import type { LocalDate } from '../calendar/local-date.ts';
import { addDays } from '../calendar/local-date.ts';
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

/**
 * The earliest free stay of so many nights that begins on one of some days, by a resort's scarce
 * nights and the units it gives a night; null when there is none. Made once for a whole list.
 */
export const firstStayIn = (
  days: CheckInDays,
  nights: number,
): ((runs: ScarceNights | undefined, units: number) => FreeStay | null) => {
  const [first, last] = [nightNumber(days.first), nightNumber(days.last)];
  const stayFrom = (number: number): { from: LocalDate; to: LocalDate } => {
    const from = nightOfNumber(number);
    return { from, to: addDays(from, nights) };
  };
  const firstStay = stayFrom(first);
  const leftInFirst = unitsLeftIn(firstStay);
  return (runs = NO_RUNS, units) => {
    if (units < 1 || first > last) return null;
    let checkIn = first;
    for (let at = 0; at < runs.length; at += RUN_SIZE) {
      const { first: start, length, left } = runAt(runs, at);
      if (start >= checkIn + nights) break;
      if (left === 0 && start + length > checkIn) checkIn = start + length;
    }
    if (checkIn > last) return null;
    if (checkIn === first) return { ...firstStay, left: leftInFirst(runs, units) };
    const stay = stayFrom(checkIn);
    return { ...stay, left: unitsLeftIn(stay)(runs, units) };
  };
};
