import { addDays, type LocalDate } from '@club/domain/calendar/local-date';
import { countNights } from '@club/domain/calendar/nights';

/** What is chosen so far; `end` is the day of check-out. */
export type StayRange = { start: LocalDate | null; end: LocalDate | null };

/** Nights that cannot be had, keyed by the day on which they begin, each with its reason. */
export type BlockedNights = ReadonlyMap<LocalDate, string>;

export type StayLimits = {
  /** First day to check in. */
  minDate: LocalDate;
  /** Last day to check out. */
  maxDate: LocalDate;
  blockedNights: BlockedNights;
  /** The most nights that can be chosen; null for any number. */
  maxNights: number | null;
};

export type StayReasons = {
  /** Before `minDate`. */
  tooEarly: string;
  /** After `maxDate`. */
  tooLate: string;
  /** The last day can only be a check-out. */
  onlyCheckOut: string;
  /** More than `maxNights`. */
  tooLong: string;
  /** The stay would contain a blocked night. */
  crossesBlocked: string;
  /** A check-out that is not after the check-in. */
  endNotAfterStart: string;
};

/** Why a stay cannot begin on `day`; null when it can. */
export const startProblem = (
  day: LocalDate,
  limits: StayLimits,
  reasons: StayReasons,
): string | null => {
  if (day < limits.minDate) return reasons.tooEarly;
  if (day > limits.maxDate) return reasons.tooLate;
  const blocked = limits.blockedNights.get(day);
  if (blocked !== undefined) return blocked;
  return day === limits.maxDate ? reasons.onlyCheckOut : null;
};

/**
 * Why a stay from `start` cannot end on `day`; null when it can. A blocked night does not block
 * leaving on its morning: somebody's check-in day is another one's check-out day.
 */
export const endProblem = (
  day: LocalDate,
  start: LocalDate,
  limits: StayLimits,
  reasons: StayReasons,
): string | null => {
  if (day > limits.maxDate) return reasons.tooLate;
  if (day <= start) return reasons.endNotAfterStart;
  if (limits.maxNights !== null && countNights(start, day) > limits.maxNights) {
    return reasons.tooLong;
  }
  for (let night = start; night < day; night = addDays(night, 1)) {
    if (limits.blockedNights.has(night)) return reasons.crossesBlocked;
  }
  return null;
};

/**
 * Why the calendar does not take `day` now; null when it does. While the check-out is being chosen,
 * days up to the check-in stay open, because choosing one of them starts over.
 */
export const dayProblem = (
  day: LocalDate,
  range: StayRange,
  limits: StayLimits,
  reasons: StayReasons,
): string | null => {
  const choosingEnd = range.start !== null && range.end === null;
  return choosingEnd && range.start !== null && day > range.start
    ? endProblem(day, range.start, limits, reasons)
    : startProblem(day, limits, reasons);
};
