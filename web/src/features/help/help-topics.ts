import { ACCOUNT_ANSWERS } from './account-answers.ts';
import { BOOKING_ANSWERS } from './booking-answers.ts';
import type { HelpTopic } from './help-entry.ts';
import { POINTS_ANSWERS } from './points-answers.ts';
import { STAY_ANSWERS } from './stay-answers.ts';

/** All questions, in the order of the page. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  POINTS_ANSWERS,
  BOOKING_ANSWERS,
  STAY_ANSWERS,
  ACCOUNT_ANSWERS,
];
