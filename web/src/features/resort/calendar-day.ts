import type { NightState } from '@club/domain/availability/night-state';
import type { BookingWindow } from '@club/domain/calendar/booking-window';
import { MAX_STAY_NIGHTS } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { isWeekendNight, nightsOf } from '@club/domain/calendar/nights';
import { formatCount, formatPoints, formatUsd } from '@club/domain/money/cents';
import { cashPriceUsd, cashTotalCents } from '@club/domain/pricing/cash-price';
import { nightPoints } from '@club/domain/pricing/points-price';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import type { GridDay, StayPart } from '../../design/dates/month-grid.tsx';
import type { BlockedNights, StayRange } from '../../design/dates/stay-choice.ts';
import { dayProblem } from '../../design/dates/stay-choice.ts';
import { STAY_PICKER_TEXTS } from '../../shared/stay/stay-picker-texts.ts';
import { CLOSED_DAY, closingSentence, FEW_UNITS, unitsLeftWords } from './night-words.ts';

/** What the calendar shows and how far a stay is chosen. */
export type CalendarFacts = {
  type: VacationType;
  unit: UnitType;
  range: StayRange;
  window: BookingWindow;
  stateOf: (night: LocalDate) => NightState | null;
  /** Of the whole window: `blockedNightsOf`. */
  blockedNights: BlockedNights;
};

const REASONS = {
  ...STAY_PICKER_TEXTS.reasons,
  crossesBlocked: 'Between the two days lies a night that cannot be had.',
};

/** Said of a night whose month was not opened. */
const UNKNOWN_NIGHT = 'This night is not known yet; open its month first.';

/** Why a night cannot be slept in, in a sentence; null when it can. */
export const nightProblem = (
  night: LocalDate,
  { unit, stateOf }: Pick<CalendarFacts, 'unit' | 'stateOf'>,
): string | null => {
  const state = stateOf(night);
  if (state === null) return UNKNOWN_NIGHT;
  return state.status === 'open' ? null : closingSentence(state.reason, unit);
};

/** The nights of the window that cannot be slept in, each with its sentence. */
export const blockedNightsOf = (
  facts: Pick<CalendarFacts, 'unit' | 'window' | 'stateOf'>,
): BlockedNights =>
  new Map(
    nightsOf(facts.window.earliest, facts.window.latest).flatMap((night) => {
      const problem = nightProblem(night, facts);
      return problem === null ? [] : [[night, problem] as const];
    }),
  );

/** Why a press on a day would not take it now; null when it would. */
export const pressProblem = (
  day: LocalDate,
  { range, window, blockedNights }: Pick<CalendarFacts, 'range' | 'window' | 'blockedNights'>,
): string | null => {
  const limits = {
    minDate: window.earliest,
    maxDate: window.latest,
    blockedNights,
    maxNights: MAX_STAY_NIGHTS,
  };
  return dayProblem(day, range, limits, REASONS);
};

/** The stay after a press on a day that can be chosen: its check-in, or its check-out. */
export const rangeAfter = (day: LocalDate, { start, end }: StayRange): StayRange =>
  start !== null && end === null && day > start ? { start, end: day } : { start: day, end: null };

const partOf = (day: LocalDate, { start, end }: StayRange): StayPart | null => {
  if (day === start) return 'start';
  if (day === end) return 'end';
  return start !== null && end !== null && day > start && day < end ? 'inside' : null;
};

const PART_WORDS: Record<StayPart, string> = {
  start: 'your check-in',
  inside: 'part of your stay',
  end: 'your check-out',
};

/**
 * A night's price as it is seen and as it is read out. Last Call has one price a stay (rules 2.3).
 */
const priceOf = (
  night: LocalDate,
  { type, unit }: Pick<CalendarFacts, 'type' | 'unit'>,
): { seen: string; said: string } => {
  if (type === 'rciPoints') {
    const points = nightPoints(unit, night);
    return { seen: formatCount(points), said: formatPoints(points) };
  }
  const total = formatUsd(cashTotalCents(cashPriceUsd(unit, type)));
  return { seen: total.replace(/ USD$/, ''), said: `${total} a stay` };
};

/** How a day of the calendar looks and reads. */
export const calendarDay = (day: LocalDate, facts: CalendarFacts): GridDay => {
  const state = facts.stateOf(day);
  const problem = pressProblem(day, facts);
  const part = partOf(day, facts.range);
  const role = part === null ? [] : [PART_WORDS[part]];
  const face = { isBlocked: problem !== null, part };
  if (state === null) {
    const words = ['loading', ...role].join(', ');
    return { ...face, words, price: '', text: '…', isScarce: false, isClosed: true };
  }
  if (state.status === 'closed') {
    const text = CLOSED_DAY[state.reason];
    const sentence = closingSentence(state.reason, facts.unit);
    const ways = problem === null ? ' You can leave on this day.' : '';
    const words = `${[text, ...role].join(', ')}. ${sentence}${ways}`;
    return { ...face, words, price: '', text, isScarce: false, isClosed: true };
  }
  const price = priceOf(day, facts);
  const text = unitsLeftWords(state.unitsLeft);
  const weekend =
    isWeekendNight(day) && STAY_PICKER_TEXTS.weekendNight !== null
      ? [STAY_PICKER_TEXTS.weekendNight]
      : [];
  const words = [price.said, text, ...weekend, ...role].join(', ');
  return {
    ...face,
    words: problem === null ? words : `${words}. ${problem}`,
    price: price.seen,
    text,
    isScarce: state.unitsLeft <= FEW_UNITS,
    isClosed: false,
  };
};
