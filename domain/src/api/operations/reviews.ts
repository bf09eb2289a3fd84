import { IDS } from '../../ids.ts';
import { reviewSchema } from '../../reviews/review.schema.ts';
import type { Review } from '../../reviews/review.ts';
import { requiredId } from '../../validation/id-field.ts';
import { operation } from '../operation.ts';

export const REVIEW_OPERATIONS = {
  /** Reviews a completed stay of the caller, once; everyone can read it, without whose it is. */
  writeReview: operation({
    access: 'member',
    input: reviewSchema.shape({ bookingId: requiredId(IDS.booking) }),
    errors: ['booking-not-found', 'stay-not-completed', 'already-reviewed'],
  }).returns<Review>(),
};
