import { array, number, object } from 'yup';
import { requiredUnitType, requiredVacationType } from '../../booking/booking-request.schema.ts';
import { MAX_STAY_NIGHTS } from '../../calendar/booking-window.ts';
import { IDS } from '../../ids.ts';
import { requiredId } from '../../validation/id-field.ts';
import { requiredWhole } from '../../validation/number-field.ts';
import { optionalLine, requiredLine } from '../../validation/text-field.ts';
import { MAX_CEILING, MAX_SEARCH_RESORTS } from '../../waitlist/saved-search.ts';
import type { WaitlistEntry } from '../../waitlist/waitlist.ts';
import { operation } from '../operation.ts';

/** Unit, kind of vacation and days: a number of nights in a row within a window. */
const terms = () => ({
  unitType: requiredUnitType(),
  vacationType: requiredVacationType(),
  from: requiredLine('First day', 40),
  to: requiredLine('Last day', 40),
  nights: number()
    .typeError('Nights must be a number.')
    .integer('Nights must be a whole number.')
    .min(1, 'Wait for at least 1 night.')
    .max(MAX_STAY_NIGHTS, `Wait for at most ${MAX_STAY_NIGHTS} nights.`)
    .required('Nights are required.'),
});

export const WAITLIST_OPERATIONS = {
  /** Waits for so many nights in a row within a window of days. */
  joinWaitlist: operation({
    access: 'member',
    input: object({
      requestId: requiredId(IDS.request),
      resortId: requiredId(IDS.resort),
      ...terms(),
    }),
    errors: [
      'email-not-verified',
      'unit-not-offered',
      'resort-not-found',
      'resort-unavailable',
      'key-reused',
      'already-waiting',
      'waitlist-pause',
      'waitlist-limit',
      'free-now',
      'waitlist-full',
      'too-many-requests',
    ],
  }).returns<{
    entryId: string;
    entry: WaitlistEntry;
    /** Counts from 1; null for an entry that does not wait (any more): see its state. */
    position: number | null;
  }>(),

  /**
   * Waits for the first stay that fits at several resorts: those of a region, or chosen ones
   * (`region` null). Resorts that cannot be booked are left out.
   */
  saveSearch: operation({
    access: 'member',
    input: object({
      requestId: requiredId(IDS.request),
      region: optionalLine('Region')
        .nullable()
        .defined('A region is required, or null for chosen resorts.'),
      resortIds: array(requiredId(IDS.resort))
        .max(MAX_SEARCH_RESORTS, `Choose at most ${MAX_SEARCH_RESORTS} resorts.`)
        .required('Resorts are required.')
        .when('region', ([region], ids) =>
          region === null
            ? ids.min(1, 'Choose a region or at least one resort.')
            : ids.max(0, 'Choose a region or resorts, not both.'),
        ),
      ...terms(),
      ceiling: requiredWhole('The highest price')
        .min(1, 'The highest price must be at least 1.')
        .max(MAX_CEILING, 'No stay costs that much.')
        .nullable()
        .defined('The highest price is required, or null for any.'),
    }),
    errors: [
      'email-not-verified',
      'unit-not-offered',
      'resort-not-found',
      'key-reused',
      'already-waiting',
      'waitlist-pause',
      'waitlist-limit',
      'free-now',
      'waitlist-full',
      'too-many-requests',
    ],
  }).returns<{ entryId: string; entry: WaitlistEntry }>(),

  /** Leaves the waitlist; an offer that the entry has then goes to the next member. */
  leaveWaitlist: operation({
    access: 'member',
    input: object({ entryId: requiredId(IDS.waitlistEntry) }),
    errors: [],
  }).returns<{ left: boolean }>(),
};
