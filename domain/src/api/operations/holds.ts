import { object } from 'yup';
import { holdRequestSchema } from '../../booking/booking-request.schema.ts';
import type { HoldSource } from '../../booking/offer-hold.ts';
import { IDS } from '../../ids.ts';
import type { Quote } from '../../pricing/quote.ts';
import { requiredId } from '../../validation/id-field.ts';
import { operation } from '../operation.ts';

const holdInput = object({ holdId: requiredId(IDS.hold) });

/**
 * Until when a hold runs, by the server's clock, and how often it can still be extended. `expiresAt`
 * and `serverNow` are milliseconds since 1970.
 */
export type HoldTime = {
  holdId: string;
  expiresAt: number;
  serverNow: number;
  extensionsLeft: number;
};

export const HOLD_OPERATIONS = {
  /** Holds an offer's nights for 480 s (rules 7.1); the same offer again gives the same hold. */
  holdOffer: operation({
    access: 'member',
    input: holdRequestSchema,
    errors: [
      'unit-not-offered',
      'resort-not-found',
      'resort-unavailable',
      'sold-out',
      'duplicate-booking',
      'in-progress',
      'too-many-requests',
    ],
  }).returns<HoldTime & { source: HoldSource; quote: Quote }>(),

  /** Releases a hold, so that others can have the nights at once. */
  releaseHold: operation({ access: 'member', input: holdInput, errors: [] }).returns<{
    released: boolean;
  }>(),

  /** Gives a hold its full time again, as often as `MAX_HOLD_EXTENSIONS` says. */
  extendHold: operation({
    access: 'member',
    input: holdInput,
    errors: ['hold-ended', 'extension-limit'],
  }).returns<HoldTime>(),
};
