import { boolean, number, object } from 'yup';
import { MAX_PAGE_SIZE, RESORT_PAGE_SIZE } from '../../directory/pagination.ts';
import { IDS } from '../../ids.ts';
import { resortSchema } from '../../resort/resort.schema.ts';
import type { StoredResort } from '../../resort/stored-resort.ts';
import { optionalId } from '../../validation/id-field.ts';
import { requiredRevision } from '../../validation/number-field.ts';
import { noInput } from '../input-fields.ts';
import { operation } from '../operation.ts';

/** A number of an address in the one spelling it has: '01', '1.0', ' 1' and '1e0' are none. */
const plainNumber = (value: unknown, original: unknown): unknown =>
  typeof original === 'string' && original !== String(value) ? Number.NaN : value;

const pageNumber = (label: string, fallback: number, max: number) =>
  number()
    .transform(plainNumber)
    .typeError(`${label} must be a number in plain digits.`)
    .integer(`${label} must be a whole number.`)
    .min(1, `${label} must be at least 1.`)
    .max(max, `${label} can be at most ${max}.`)
    .default(fallback);

/** Admins name resorts that were made here. */
const resortId = optionalId(IDS.newResort, IDS.resort.wrong).required(IDS.resort.missing);

export const RESORT_OPERATIONS = {
  listResorts: operation({
    rest: 'GET /resorts',
    access: 'public',
    input: object({
      page: pageNumber('Page', 1, 1_000_000),
      limit: pageNumber('Limit', RESORT_PAGE_SIZE, MAX_PAGE_SIZE),
    }),
    errors: [],
  }).returns<{ resorts: StoredResort[]; totalPages: number; currentPage: number }>(),

  listAllResorts: operation({
    rest: 'GET /all-resorts',
    access: 'public',
    input: noInput,
    errors: [],
  }).returns<StoredResort[]>(),

  addResort: operation({
    rest: 'POST /resorts',
    access: 'admin',
    input: resortSchema,
    errors: ['resort-exists'],
  }).returns<StoredResort>(),

  /** Changes a resort, provided that it has not changed since `rev`; bookings keep their snapshot. */
  saveResort: operation({
    access: 'admin',
    input: object({ id: resortId, rev: requiredRevision(), resort: resortSchema }),
    errors: ['resort-not-found', 'resort-changed'],
  }).returns<StoredResort>(),

  /** Takes a resort out of the directory and out of sale, or puts it back. */
  withdrawResort: operation({
    access: 'admin',
    input: object({
      id: resortId,
      rev: requiredRevision(),
      withdrawn: boolean()
        .required('Withdrawal is required.')
        .typeError('Withdrawal must be true or false.'),
    }),
    errors: ['resort-not-found', 'resort-changed'],
  }).returns<StoredResort>(),
};
