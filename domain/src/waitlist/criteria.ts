import type { BookingWindow, WindowProblem } from '../calendar/booking-window.ts';
import { daysProblem, STAY_DATES_PROBLEMS } from '../calendar/booking-window.ts';
import type { LocalDate } from '../calendar/local-date.ts';
import { addDays } from '../calendar/local-date.ts';
import { countNights } from '../calendar/nights.ts';
import { quoteStay } from '../pricing/quote.ts';
import type { WaitlistCriteria } from './waitlist.ts';

/** The part of the criteria that says when. */
type CriteriaDays = Pick<WaitlistCriteria, 'from' | 'to' | 'nights'>;

/** First and last day of a stay. */
type StayDays = { startDate: LocalDate; endDate: LocalDate };

/** What is wrong with the days of the criteria. */
export type CriteriaProblem = WindowProblem | 'too-many-nights';

/** The message of each problem, and the field of `joinWaitlist` that it is about. */
export const CRITERIA_PROBLEMS: Record<
  CriteriaProblem,
  { field: keyof CriteriaDays; message: string }
> = {
  'start-not-a-date': {
    field: 'from',
    message: 'The first day must be a real day, written YYYY-MM-DD.',
  },
  'end-not-a-date': {
    field: 'to',
    message: 'The last day must be a real day, written YYYY-MM-DD.',
  },
  'end-not-after-start': { field: 'to', message: 'The last day must come after the first day.' },
  'start-in-the-past': { field: 'from', message: 'The first day is in the past.' },
  'beyond-horizon': { field: 'to', message: STAY_DATES_PROBLEMS['beyond-horizon'].message },
  'too-many-nights': {
    field: 'nights',
    message: 'So many nights do not fit between the first and the last day.',
  },
};

/** What is wrong with the days in a booking window, or null when a member can wait for them. */
export const criteriaProblem = (
  { from, to, nights }: CriteriaDays,
  window: BookingWindow,
): CriteriaProblem | null => {
  const problem = daysProblem(from, to, window);
  if (problem !== null) return problem;
  return nights > countNights(from, to) ? 'too-many-nights' : null;
};

const isSamePlace = (one: WaitlistCriteria, other: WaitlistCriteria): boolean => {
  if (one.search === undefined || other.search === undefined) {
    return one.search === other.search && one.resortId === other.resortId;
  }
  const chosen = new Set(one.search.resortIds);
  return (
    one.search.region === other.search.region &&
    // A region is the same one, whichever of its resorts were in the club.
    (one.search.region !== null ||
      (chosen.size === other.search.resortIds.length &&
        other.search.resortIds.every((id) => chosen.has(id))))
  );
};

/** True when both wait for the same at the same resorts. */
export const isSameCriteria = (one: WaitlistCriteria, other: WaitlistCriteria): boolean =>
  isSamePlace(one, other) &&
  one.unitType === other.unitType &&
  one.vacationType === other.vacationType &&
  one.from === other.from &&
  one.to === other.to &&
  one.nights === other.nights &&
  one.ceiling === other.ceiling;

/** True when no stay that begins on `today` or later can match any more. */
export const isPast = ({ from, to, nights }: CriteriaDays, today: LocalDate): boolean =>
  addDays(from < today ? today : from, nights) > to;

/** True when a stay costs no more than the criteria say. */
const isWithinCeiling = (
  {
    unitType,
    vacationType,
    ceiling,
  }: Pick<WaitlistCriteria, 'unitType' | 'vacationType' | 'ceiling'>,
  stay: StayDays,
): boolean => {
  if (ceiling === undefined) return true;
  const { paymentMethod, totalPoints, totalCents } = quoteStay({ unitType, vacationType, ...stay });
  return (paymentMethod === 'points' ? totalPoints : totalCents) <= ceiling;
};

/**
 * The earliest stay that matches, begins on `today` or later, whose nights are all free and whose
 * price is within the ceiling; null when there is none.
 */
export const earliestStay = (
  criteria: Omit<WaitlistCriteria, 'resortId' | 'search'>,
  today: LocalDate,
  isFree: (night: LocalDate) => boolean,
): StayDays | null => {
  const { from, to, nights } = criteria;
  let startDate = from < today ? today : from;
  let run = 0;
  for (let night = startDate; addDays(startDate, nights) <= to; night = addDays(night, 1)) {
    if (isFree(night)) run += 1;
    else {
      run = 0;
      startDate = addDays(night, 1);
    }
    if (run !== nights) continue;
    const stay = { startDate, endDate: addDays(night, 1) };
    if (isWithinCeiling(criteria, stay)) return stay;
    run -= 1;
    startDate = addDays(startDate, 1);
  }
  return null;
};
