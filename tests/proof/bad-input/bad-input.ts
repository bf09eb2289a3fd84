import { day } from '../../api/booking-stage.ts';
import type { FieldRules, Fields } from './spoil.ts';
import type { Stage } from './stage.ts';

/** What a request takes, and whose it is. */
export type BadInput = {
  by: 'member' | 'admin';
  /** An input that would be accepted. */
  valid: (stage: Stage) => Fields;
  rules: FieldRules;
  /** Inputs that look right and are wrong, for reasons of the club. */
  special?: (stage: Stage) => { what: string; input: Fields }[];
  /** True for an answer that is no error and says that nothing was done. */
  saysNothingDone?: (answer: unknown) => boolean;
};

/** A request without input. */
export const nothing = (by: BadInput['by']): BadInput => ({ by, valid: () => ({}), rules: {} });

/** True for an object with this entry. */
export const has = (answer: unknown, key: string, value: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  Object.entries(answer).some(([name, entry]) => name === key && entry === value);

export const RESORT_RULES: FieldRules = {
  place_name: 'text!',
  location: 'text!',
  check_in_time: 'text!',
  check_out_time: 'text!',
  stateRating: 'choice!',
  ownerExclusive: 'choice!',
  reviews_amount: 'whole!',
  rating: 'figure!',
  available_amount: 'whole',
  img: 'url',
  img2: 'url',
  lat: 'figure',
  lng: 'figure',
  room_details: 'object',
  amenities: 'list',
};

/** Dates that are days and no stay: past, beyond the horizon, end before start. */
export const impossibleDates = (valid: Fields): { what: string; input: Fields }[] =>
  [
    { what: 'a stay in the past', startDate: day(-10), endDate: day(-4) },
    { what: 'a stay that has begun', startDate: day(-3), endDate: day(3) },
    { what: 'a stay beyond 365 days', startDate: day(364), endDate: day(372) },
    { what: 'a stay in two years', startDate: day(700), endDate: day(706) },
    { what: 'an end before the start', startDate: day(46), endDate: day(40) },
    { what: 'a stay of no night', startDate: day(40), endDate: day(40) },
    { what: 'a stay of ten thousand nights', startDate: day(1), endDate: day(10_001) },
  ].map(({ what, ...dates }) => ({ what, input: { ...valid, ...dates } }));

/** Unit types that Last Call does not offer. */
export const NOT_LAST_CALL = ['3 bedroom', '4 bedroom'];

export const EMAIL: FieldRules = { email: 'email!' };
