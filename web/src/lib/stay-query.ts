import { bookingWindow, stayDatesProblem } from '@club/domain/calendar/booking-window';
import type { StayDatesProblem } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import { isUnitOffered, isUnitType, isVacationType } from '@club/domain/pricing/unit-type';

/** A stay that somebody is about to book: everything its price depends on. */
export type Stay = {
  resortId: string;
  vacationType: VacationType;
  unitType: UnitType;
  startDate: LocalDate;
  endDate: LocalDate;
};

/** What an address or an older state says about a stay, as texts that nobody has checked yet. */
export type StayTexts = {
  resortId: string | null;
  vacationType: string | null;
  unitType: string | null;
  startDate: string | null;
  endDate: string | null;
};

/** Why texts that name a stay cannot be booked as they are. */
export type StayProblem = StayDatesProblem | 'no-unit' | 'unit-not-offered' | 'no-dates';

/** How far the texts determine a stay. */
export type StayReading =
  | { kind: 'nothing' }
  /** The resort is known; `problem` tells why what else there was does not count, if there was any. */
  | {
      kind: 'resort';
      resortId: string;
      vacationType: VacationType | null;
      problem: StayProblem | null;
    }
  | { kind: 'stay'; stay: Stay };

const RESORT_ID = /^[A-Za-z0-9_-]{1,64}$/;

const KEYS = {
  resortId: 'resort',
  vacationType: 'vacationType',
  unitType: 'unitType',
  startDate: 'startDate',
  endDate: 'endDate',
} as const satisfies Record<keyof StayTexts, string>;

/** The texts of a query string like `?resort=1234&unitType=studio…`. */
export const stayTextsFromQuery = (query: URLSearchParams): StayTexts => ({
  resortId: query.get(KEYS.resortId),
  vacationType: query.get(KEYS.vacationType),
  unitType: query.get(KEYS.unitType),
  startDate: query.get(KEYS.startDate),
  endDate: query.get(KEYS.endDate),
});

/** Reads what is chosen so far, on the day `today`; never throws, whatever the texts are. */
export const readStay = (texts: StayTexts, today: LocalDate): StayReading => {
  const { resortId, unitType, startDate, endDate } = texts;
  if (resortId === null || !RESORT_ID.test(resortId)) return { kind: 'nothing' };
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
  const problem = stayDatesProblem(startDate, endDate, bookingWindow(today));
  if (problem !== null) return known(problem);
  return {
    kind: 'stay',
    stay: { resortId, vacationType: vacationType ?? 'rciPoints', unitType, startDate, endDate },
  };
};

/** The query string of a stay, or of the part of it that is known, with its question mark. */
export const stayQuery = (stay: { resortId: string } & Partial<Omit<Stay, 'resortId'>>): string => {
  const query = new URLSearchParams({ [KEYS.resortId]: stay.resortId });
  if (stay.vacationType !== undefined) query.set(KEYS.vacationType, stay.vacationType);
  if (stay.unitType !== undefined) query.set(KEYS.unitType, stay.unitType);
  if (stay.startDate !== undefined) query.set(KEYS.startDate, stay.startDate);
  if (stay.endDate !== undefined) query.set(KEYS.endDate, stay.endDate);
  return `?${query.toString()}`;
};

/** True when both name the same stay. */
export const isSameStay = (one: Stay, other: Stay): boolean => stayQuery(one) === stayQuery(other);
