import { number, object } from 'yup';
import { requiredUnitType, requiredVacationType } from '../../booking/booking-request.schema.ts';
import { MAX_STAY_NIGHTS } from '../../calendar/booking-window.ts';
import { IDS } from '../../ids.ts';
import { requiredId } from '../../validation/id-field.ts';
import { requiredLine } from '../../validation/text-field.ts';
import type { WaitlistEntry } from '../../waitlist/waitlist.ts';
import { operation } from '../operation.ts';

export const WAITLIST_OPERATIONS = {
  /** Waits for so many nights in a row within a window of days. */
  joinWaitlist: operation({
    access: 'member',
    input: object({
      requestId: requiredId(IDS.request),
      resortId: requiredId(IDS.resort),
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

  /** Leaves the waitlist; an offer that the entry has then goes to the next member. */
  leaveWaitlist: operation({
    access: 'member',
    input: object({ entryId: requiredId(IDS.waitlistEntry) }),
    errors: [],
  }).returns<{ left: boolean }>(),
};
