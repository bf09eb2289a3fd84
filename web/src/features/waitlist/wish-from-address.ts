import { daysProblem, MAX_STAY_NIGHTS } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { countNights } from '@club/domain/calendar/nights';
import { isUnitType } from '@club/domain/pricing/unit-type';
import type { WaitlistWish } from '@club/domain/waitlist/waitlist';
import type { StayProblem } from '../../shared/stay/stay-query.ts';
import { readStay, stayTextsFromQuery } from '../../shared/stay/stay-query.ts';

/** What somebody waits for, before the dates. */
export type WishedUnit = Pick<WaitlistWish, 'resortId' | 'unitType' | 'vacationType'>;

/** What an address asks to wait for, as far as it can be waited for. */
export type WishReading =
  | { kind: 'nothing' }
  /** The resort is known; `problem` tells what is wrong with the rest. */
  | { kind: 'resort'; resortId: string; problem: StayProblem }
  /** All but the dates is known. */
  | { kind: 'unit'; unit: WishedUnit }
  | { kind: 'wish'; wish: WaitlistWish };

const WHOLE_NUMBER = /^[1-9]\d{0,2}$/;

/**
 * Reads the query that `waitlistPath` writes, on the day `today`. Without a usable number of nights
 * as many of the window as a stay can have are meant.
 */
export const wishFromAddress = (query: URLSearchParams, today: LocalDate): WishReading => {
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
      return { kind: 'wish', wish: { ...stay, from, to, nights } };
    }
  }
};
