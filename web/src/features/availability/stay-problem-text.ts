import { STAY_DATES_PROBLEMS } from '@club/domain/calendar/booking-window';
import type { StayProblem } from '../../shared/stay/stay-query.ts';

const OTHER_PROBLEMS = {
  'no-unit': 'Please choose a unit type.',
  'unit-not-offered': 'This unit type is not offered for this kind of vacation.',
  'no-dates': 'Please choose your dates.',
} as const;

/** Why a chosen stay cannot be shown, in a sentence. */
export const stayProblemText = (problem: StayProblem): string =>
  problem === 'no-unit' || problem === 'unit-not-offered' || problem === 'no-dates'
    ? OTHER_PROBLEMS[problem]
    : STAY_DATES_PROBLEMS[problem].message;
