import type { BookingWindow } from '@club/domain/calendar/booking-window';
import { STAY_DATES_PROBLEMS, stayDatesProblem } from '@club/domain/calendar/booking-window';
import { formatDayWithWeekday } from '../../formats/reader-formats.ts';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { ON_HOLD } from './taken-nights.ts';
import type { BlockedNights, StayRange } from '../../design/dates/stay-choice.ts';
import type { StayDates } from './free-dates.ts';
import { firstTakenNight } from './free-dates.ts';

/** The dates in the picker: a stay, or why there is none yet. */
export type ChosenStay =
  | { status: 'incomplete' }
  /** `isTaken`: the dates could be booked if they were not sold out or on hold. */
  | { status: 'unavailable'; dates: StayDates; reason: string; isTaken: boolean }
  | { status: 'chosen'; dates: StayDates };

/** Checks the dates of the picker; `blockedNights` says why a night is not free. */
export const chosenStay = (
  range: StayRange,
  window: BookingWindow,
  isFree: (night: LocalDate) => boolean,
  blockedNights?: BlockedNights,
): ChosenStay => {
  if (range.start === null || range.end === null) return { status: 'incomplete' };
  const dates = { startDate: range.start, endDate: range.end };
  const problem = stayDatesProblem(dates.startDate, dates.endDate, window);
  if (problem !== null) {
    const reason = STAY_DATES_PROBLEMS[problem].message;
    return { status: 'unavailable', dates, reason, isTaken: false };
  }
  const taken = firstTakenNight(dates, isFree);
  if (taken === null) return { status: 'chosen', dates };
  const night = formatDayWithWeekday(taken);
  const reason =
    blockedNights?.get(taken) === ON_HOLD
      ? `Others hold the last units of ${night} just now.`
      : `${night} is sold out.`;
  return { status: 'unavailable', dates, reason, isTaken: true };
};

/**
 * The range the picker opens with: the dates chosen last if they can still be booked, else today to
 * 6 days ahead (rules 4.3).
 */
export const openingRange = (
  last: StayDates | null,
  standard: StayDates,
  window: BookingWindow,
): StayRange => {
  const dates =
    last !== null && stayDatesProblem(last.startDate, last.endDate, window) === null
      ? last
      : standard;
  return { start: dates.startDate, end: dates.endDate };
};
