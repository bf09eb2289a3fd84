import type { InferType } from 'yup';
import type { ApiErrorCode } from './errors.ts';
import type { OperationSpec, Returning, Route } from './operation.ts';
import { BOARD_OPERATIONS } from './operations/boards.ts';
import { BOOKING_OPERATIONS } from './operations/bookings.ts';
import { HOLD_OPERATIONS } from './operations/holds.ts';
import { MAINTENANCE_OPERATIONS } from './operations/maintenance.ts';
import { MAIL_OPERATIONS } from './operations/mails.ts';
import { PAYMENT_OPERATIONS } from './operations/payments.ts';
import { POINTS_OPERATIONS } from './operations/points.ts';
import { REPORT_OPERATIONS } from './operations/reports.ts';
import { RESORT_OPERATIONS } from './operations/resorts.ts';
import { REVIEW_OPERATIONS } from './operations/reviews.ts';
import { SUPPORT_OPERATIONS } from './operations/support.ts';
import { USER_OPERATIONS } from './operations/users.ts';
import { WAITLIST_OPERATIONS } from './operations/waitlist.ts';

/** Header that makes repeats of POST /bookings safe. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Largest request body, bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Every operation of the API, REST paths (rules 12.1) and callables alike. */
export const OPERATIONS = {
  ...USER_OPERATIONS,
  ...RESORT_OPERATIONS,
  ...HOLD_OPERATIONS,
  ...BOOKING_OPERATIONS,
  ...POINTS_OPERATIONS,
  ...PAYMENT_OPERATIONS,
  ...WAITLIST_OPERATIONS,
  ...BOARD_OPERATIONS,
  ...REVIEW_OPERATIONS,
  ...SUPPORT_OPERATIONS,
  ...MAIL_OPERATIONS,
  ...MAINTENANCE_OPERATIONS,
  ...REPORT_OPERATIONS,
} satisfies Record<string, OperationSpec>;

type Operations = typeof OPERATIONS;
export type OperationName = keyof Operations;

/** What an operation takes, parsed and checked. */
export type Input<Name extends OperationName> = InferType<Operations[Name]['input']>;
/** What an operation returns when all is well. */
export type Output<Name extends OperationName> =
  Operations[Name] extends Returning<infer Value> ? Value : never;

/** Operations with a REST path. */
export type RestName = {
  [Name in OperationName]: Operations[Name] extends { rest: Route } ? Name : never;
}[OperationName];
/** Operations that are callables: all without a REST path, and those that are both. */
export type CallableName = {
  [Name in OperationName]: Operations[Name] extends { rest: Route }
    ? Operations[Name] extends { callable: true }
      ? Name
      : never
    : Name;
}[OperationName];

/** An operation without its types. */
export const specOf = (name: OperationName): OperationSpec => OPERATIONS[name];

// The keys of the table are its names.
export const OPERATION_NAMES = Object.keys(OPERATIONS) as OperationName[];

export const isRest = (name: OperationName): name is RestName => 'rest' in OPERATIONS[name];
export const isCallable = (name: OperationName): name is CallableName =>
  !isRest(name) || specOf(name).callable === true;

export const REST_NAMES = OPERATION_NAMES.filter(isRest);
export const CALLABLE_NAMES = OPERATION_NAMES.filter(isCallable);

/** Method and path of an operation. */
export const routeOf = (name: RestName): Route => OPERATIONS[name].rest;

/** The name that a callable is deployed under. */
export const deployedName = <Name extends CallableName>(name: Name): Lowercase<Name> =>
  // The type says what the method does.
  name.toLowerCase() as Lowercase<Name>;

/** Errors of any operation: before its own work begins, or when that fails. */
const COMMON_ERRORS = [
  'unsupported-media-type',
  'body-too-large',
  'malformed-body',
  'unknown-field',
  'invalid-input',
  'busy',
  'internal',
] as const satisfies readonly ApiErrorCode[];

/** Errors that are about the caller. */
const CALLER_ERRORS = [
  'app-not-verified',
  'not-signed-in',
  'account-disabled',
] as const satisfies readonly ApiErrorCode[];

/** Every error code that an operation can respond with. */
export const errorsOf = (name: OperationName): ReadonlySet<ApiErrorCode> => {
  const { access, needsRecord, errors } = specOf(name);
  return new Set<ApiErrorCode>([
    ...errors,
    ...COMMON_ERRORS,
    ...(access === 'public' ? [] : CALLER_ERRORS),
    ...(access === 'admin' ? (['not-allowed', 'second-factor-needed'] as const) : []),
    // An account without an address, or with another member's, gets no record.
    ...(access === 'public' || needsRecord === false
      ? []
      : (['not-allowed', 'already-registered'] as const)),
  ]);
};
