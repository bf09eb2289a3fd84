import { addDays, type LocalDate } from '@club/domain/calendar/local-date';
import { countNights } from '@club/domain/calendar/nights';

/** The days chosen so far; `end` is the day of check-out. */
export type StayRange = { start: LocalDate | null; end: LocalDate | null };

/** Nights that cannot be booked, by the day on which they begin, each with its reason. */
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
 * a check-out on its day: one stay can end on the day on which another begins.
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
 * Why `day` cannot be chosen next; null when it can. While the check-out is being chosen, days up
 * to the check-in can be chosen too, because choosing one of them starts over.
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

/** `dayProblem` that looks at each day once: a calendar asks about every day many times. */
export const dayProblems = (
  range: StayRange,
  limits: StayLimits,
  reasons: StayReasons,
): ((day: LocalDate) => string | null) => {
  const known = new Map<LocalDate, string | null>();
  return (day) => {
    const before = known.get(day);
    if (before !== undefined) return before;
    const problem = dayProblem(day, range, limits, reasons);
    known.set(day, problem);
    return problem;
  };
};

/**
 * The range after a press on a day that can be chosen: its check-out when one is missing and the
 * day is later than the check-in, else its check-in.
 */
export const rangeAfterPress = (day: LocalDate, { start, end }: StayRange): StayRange =>
  start !== null && end === null && day > start ? { start, end: day } : { start: day, end: null };

/** Where a day lies in the chosen stay. */
export type StayPart = 'start' | 'inside' | 'end';

/** The part of the chosen stay that `day` is; null outside of it. */
export const stayPartOf = (day: LocalDate, { start, end }: StayRange): StayPart | null => {
  if (day === start) return 'start';
  if (day === end) return 'end';
  return start !== null && end !== null && day > start && day < end ? 'inside' : null;
};
