import { bookingWindow, stayDatesProblem } from '@club/domain/calendar/booking-window';
import type { StayDatesProblem } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { IDS } from '@club/domain/ids';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import { isUnitOffered, isUnitType, isVacationType } from '@club/domain/pricing/unit-type';
import type { StayParams } from '../routes/paths.ts';

/** A stay to be booked: everything its price depends on. */
export type Stay = {
  resortId: string;
  vacationType: VacationType;
  unitType: UnitType;
  startDate: LocalDate;
  endDate: LocalDate;
};

/** The unvalidated texts about a stay in an address or an older state. */
export type StayTexts = {
  resortId: string | null;
  vacationType: string | null;
  unitType: string | null;
  startDate: string | null;
  endDate: string | null;
};

/** Why the texts cannot be booked as they are. */
export type StayProblem = StayDatesProblem | 'no-unit' | 'unit-not-offered' | 'no-dates';

/** The parts of a stay that the texts determine. */
export type StayReading =
  | { kind: 'nothing' }
  /** Only the resort is valid; `problem` says why the rest is not, if there was any. */
  | {
      kind: 'resort';
      resortId: string;
      vacationType: VacationType | null;
      problem: StayProblem | null;
    }
  | { kind: 'stay'; stay: Stay };

/** The texts of a query string as `stayPath` writes it: `?resort=1234&unit=studio…`. */
export const stayTextsFromQuery = (query: URLSearchParams): StayTexts => ({
  resortId: query.get('resort'),
  vacationType: query.get('type'),
  unitType: query.get('unit'),
  startDate: query.get('from'),
  endDate: query.get('to'),
});

const textAt = (state: object, key: string): string | null => {
  const value: unknown = Object.entries(state).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : null;
};

const resortIdAt = (state: object): string | null => {
  if (!('resort' in state)) return null;
  const { resort } = state;
  if (typeof resort === 'string') return resort;
  if (typeof resort !== 'object' || resort === null) return null;
  return textAt(resort, '_id') ?? textAt(resort, 'resort_ID') ?? textAt(resort, 'id');
};

/** The texts of a navigation state (rules 12.7): resort, startDate, endDate, unitType … */
export const stayTextsFromState = (state: unknown): StayTexts => {
  const given: object = typeof state === 'object' && state !== null ? state : {};
  return {
    resortId: resortIdAt(given),
    vacationType: textAt(given, 'vacationType'),
    unitType: textAt(given, 'unitType'),
    startDate: textAt(given, 'startDate'),
    endDate: textAt(given, 'endDate'),
  };
};

/**
 * What a screen of the booking was opened with: its address, else its
 * navigation state (rules 1.10).
 */
export const stayTextsOf = (query: URLSearchParams, state: unknown): StayTexts => {
  const inAddress = stayTextsFromQuery(query);
  return inAddress.resortId === null ? stayTextsFromState(state) : inAddress;
};

/**
 * Reads the chosen parts, on the day `today`; never throws, whatever the texts are. `problemOf`
 * checks the days: by default those of a stay.
 */
export const readStay = (
  texts: StayTexts,
  today: LocalDate,
  problemOf: typeof stayDatesProblem = stayDatesProblem,
): StayReading => {
  const { resortId, unitType, startDate, endDate } = texts;
  if (!IDS.resort.is(resortId)) return { kind: 'nothing' };
  const vacationType = isVacationType(texts.vacationType) ? texts.vacationType : null;
  const known = (problem: StayProblem | null): StayReading => ({
    kind: 'resort',
    resortId,
    vacationType,
    problem,
  });
  if (unitType === null && startDate === null && endDate === null) return known(null);
  if (!isUnitType(unitType)) return known('no-unit');
  if (!isUnitOffered(unitType, vacationType ?? 'rciPoints')) return known('unit-not-offered');
  if (startDate === null || endDate === null) return known('no-dates');
  const problem = problemOf(startDate, endDate, bookingWindow(today));
  if (problem !== null) return known(problem);
  return {
    kind: 'stay',
    stay: { resortId, vacationType: vacationType ?? 'rciPoints', unitType, startDate, endDate },
  };
};

/** A stay as `stayPath` takes it. */
export const stayParams = (stay: Stay): StayParams => ({
  resort: stay.resortId,
  type: stay.vacationType,
  unit: stay.unitType,
  from: stay.startDate,
  to: stay.endDate,
});

/** One text per stay, as a key. */
export const stayKey = (stay: Stay): string =>
  [stay.resortId, stay.vacationType, stay.unitType, stay.startDate, stay.endDate].join(' · ');

/** True when both are the same stay. */
export const isSameStay = (one: Stay, other: Stay): boolean => stayKey(one) === stayKey(other);
