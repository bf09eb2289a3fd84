import { number, object } from 'yup';
import { IDS } from '../../ids.ts';
import type { PointsAccount } from '../../points/account.ts';
import { DEPOSIT_LIMIT_POINTS } from '../../points/account.ts';
import { requiredId } from '../../validation/id-field.ts';
import { operation } from '../operation.ts';

export const POINTS_OPERATIONS = {
  /** Deposits points through the club's points programme. */
  depositPoints: operation({
    access: 'member',
    input: object({
      // A number of JSON and nothing that could be read as one.
      points: number()
        .strict()
        .typeError('Points must be a number.')
        .integer('Points must be a whole number.')
        .min(1, 'Deposit at least 1 point.')
        .max(DEPOSIT_LIMIT_POINTS, `Deposit at most ${DEPOSIT_LIMIT_POINTS} points.`)
        .required('Points are required.'),
      /** Made by the browser, so that a repeated request deposits once. */
      requestId: requiredId(IDS.request),
    }),
    errors: ['email-not-verified', 'deposit-limit', 'key-reused', 'too-many-requests'],
  }).returns<{ account: PointsAccount; repaid: number; added: number }>(),
};
