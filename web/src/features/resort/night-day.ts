import type { NightState } from '@club/domain/availability/night-state';
import type { BookingWindow } from '@club/domain/calendar/booking-window';
import { MAX_STAY_NIGHTS } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { isWeekendNight, nightsOf } from '@club/domain/calendar/nights';
import { formatPoints, formatUsd } from '../../formats/reader-formats.ts';
import { cashPriceUsd, cashTotalCents } from '@club/domain/pricing/cash-price';
import { nightPoints } from '@club/domain/pricing/points-price';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import type { BlockedNights, StayPart, StayRange } from '../../design/dates/stay-choice.ts';
import { dayProblem, stayPartOf } from '../../design/dates/stay-choice.ts';
import { STAY_PICKER_TEXTS } from '../../shared/stay/stay-picker-texts.ts';
import {
  CLOSED_DAY,
  CLOSED_MARK,
  closingSentence,
  FEW_UNITS,
  unitsLeftText,
} from './night-text.ts';

/** How a day looks and reads. */
export type NightDay = {
  /** Read out after the date. Includes everything shown. */
  description: string;
  /** Shown below the number: a word for what is not simply free; '' for what is. */
  text: string;
  /** The night cannot be booked. */
  isClosed: boolean;
  /** The night is on hold for the member. */
  isOwn: boolean;
  /** The day cannot be chosen now; a press says why. */
  isBlocked: boolean;
  part: StayPart | null;
};

/** What the nights depend on, and the stay chosen so far. */
export type NightFacts = {
  type: VacationType;
  unit: UnitType;
  range: StayRange;
  window: BookingWindow;
  /** Units the resort gives a night. */
  cap: number;
  stateOf: (night: LocalDate) => NightState | null;
  isOwn: (night: LocalDate) => boolean;
  /** Of the whole window: `blockedNightsOf`. */
  blockedNights: BlockedNights;
};

const REASONS = {
  ...STAY_PICKER_TEXTS.reasons,
  crossesBlocked: 'A night between the two days is not available.',
};

/** Shown for a night whose month is not loaded. */
const UNKNOWN_NIGHT = 'This night is still loading.';

/** Why a night is not available, as a sentence; null when it is. */
const nightProblem = (
  night: LocalDate,
  { unit, stateOf }: Pick<NightFacts, 'unit' | 'stateOf'>,
): string | null => {
  const state = stateOf(night);
  if (state === null) return UNKNOWN_NIGHT;
  return state.status === 'open' ? null : closingSentence(state.reason, unit);
};

/** The nights of the window that are not available, each with the reason. */
export const blockedNightsOf = (
  facts: Pick<NightFacts, 'unit' | 'window' | 'stateOf'>,
): BlockedNights =>
  new Map(
    nightsOf(facts.window.earliest, facts.window.latest).flatMap((night) => {
      const problem = nightProblem(night, facts);
      return problem === null ? [] : [[night, problem] as const];
    }),
  );

/** Why a day cannot be chosen now; null when it can. */
export const pressProblem = (
  day: LocalDate,
  { range, window, blockedNights }: Pick<NightFacts, 'range' | 'window' | 'blockedNights'>,
): string | null => {
  const limits = {
    minDate: window.earliest,
    maxDate: window.latest,
    blockedNights,
    maxNights: MAX_STAY_NIGHTS,
  };
  return dayProblem(day, range, limits, REASONS);
};

const PART_LABELS: Record<StayPart, string> = {
  start: 'your check-in',
  inside: 'part of your stay',
  end: 'your check-out',
};

/** The price of a night; Last Call has one price a stay (rules 2.3). */
const priceOf = (night: LocalDate, { type, unit }: Pick<NightFacts, 'type' | 'unit'>): string =>
  type === 'rciPoints'
    ? formatPoints(nightPoints(unit, night))
    : `${formatUsd(cashTotalCents(cashPriceUsd(unit, type)))} a stay`;

/** How a day of the year is shown and read by screen readers. */
export const nightDay = (day: LocalDate, facts: NightFacts): NightDay => {
  const state = facts.stateOf(day);
  const problem = pressProblem(day, facts);
  const part = stayPartOf(day, facts.range);
  const role = part === null ? [] : [PART_LABELS[part]];
  const common = { isBlocked: problem !== null, isOwn: facts.isOwn(day), part };
  if (state === null) {
    const description = ['loading', ...role].join(', ');
    return { ...common, description, text: '', isClosed: true };
  }
  if (state.status === 'closed') {
    const sentence = closingSentence(state.reason, facts.unit);
    const checkOutHint = problem === null ? ' You can leave on this day.' : '';
    const description = `${[CLOSED_DAY[state.reason], ...role].join(', ')}. ${sentence}${checkOutHint}`;
    return { ...common, description, text: CLOSED_MARK[state.reason], isClosed: true };
  }
  const left = unitsLeftText(state.unitsLeft);
  const description = [
    priceOf(day, facts),
    left,
    ...(common.isOwn ? ['on hold for you'] : []),
    ...(isWeekendNight(day) ? [STAY_PICKER_TEXTS.weekendNight] : []),
    ...role,
  ].join(', ');
  // Where a resort gives one unit, one left is no news.
  const isScarce = state.unitsLeft <= FEW_UNITS && state.unitsLeft < facts.cap;
  return {
    ...common,
    description: problem === null ? description : `${description}. ${problem}`,
    text: common.isOwn ? 'Yours' : isScarce ? left : '',
    isClosed: false,
  };
};
