import { daysProblem, MAX_STAY_NIGHTS } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { countNights } from '@club/domain/calendar/nights';
import { isUnitType } from '@club/domain/pricing/unit-type';
import type { WaitlistCriteria } from '@club/domain/waitlist/waitlist';
import type { StayProblem } from '../../shared/stay/stay-query.ts';
import { readStay, stayTextsFromQuery } from '../../shared/stay/stay-query.ts';

/** The waitlist criteria without dates. */
export type WantedUnit = Pick<WaitlistCriteria, 'resortId' | 'unitType' | 'vacationType'>;

/** The waitlist criteria that an address gives, as far as they are usable. */
export type CriteriaFromAddress =
  | { kind: 'nothing' }
  /** The resort is known; `problem` says what is wrong with the rest. */
  | { kind: 'resort'; resortId: string; problem: StayProblem }
  /** All but the dates is known. */
  | { kind: 'unit'; unit: WantedUnit }
  | { kind: 'criteria'; criteria: WaitlistCriteria };

const WHOLE_NUMBER = /^[1-9]\d{0,2}$/;

/**
 * Reads the query that `waitlistPath` writes, on the day `today`. Without a usable number of nights
 * it is all nights of the window, up to the longest stay.
 */
export const criteriaFromAddress = (
  query: URLSearchParams,
  today: LocalDate,
): CriteriaFromAddress => {
  const reading = readStay(stayTextsFromQuery(query), today, daysProblem);
  switch (reading.kind) {
    case 'nothing':
      return reading;
    case 'resort': {
      const { resortId, problem } = reading;
      const unitType = query.get('unit');
      return problem === 'no-dates' && isUnitType(unitType)
        ? {
            kind: 'unit',
            unit: { resortId, unitType, vacationType: reading.vacationType ?? 'rciPoints' },
          }
        : { kind: 'resort', resortId, problem: problem ?? 'no-unit' };
    }
    case 'stay': {
      const { startDate: from, endDate: to, ...stay } = reading.stay;
      const all = Math.min(countNights(from, to), MAX_STAY_NIGHTS);
      const text = query.get('nights') ?? '';
      const nights = WHOLE_NUMBER.test(text) ? Math.min(Number(text), all) : all;
      return { kind: 'criteria', criteria: { ...stay, from, to, nights } };
    }
  }
};
