import { isBookingStatus } from '../booking/booking-state.ts';
import { isLocalDate } from '../calendar/local-date.ts';
import { IDS } from '../ids.ts';
import { TICKET_STATES } from '../support/ticket.ts';
import type { Guarded, Guards } from './error-details.ts';
import {
  isAmount,
  isDifference,
  isListOf,
  isNullable,
  isOneOf,
  isOptional,
  isQuote,
  isRefund,
  isText,
  isTextByName,
  isWhole,
  readGuarded,
} from './error-details.ts';

/** Every error of the API: its code, status, message and details. */
export const API_ERRORS = {
  'invalid-input': {
    status: 400,
    message: 'Some of the information is missing or wrong.',
    details: { fields: isTextByName },
  },
  'unknown-field': { status: 400, message: 'The request has a field that does not belong there.' },
  'malformed-body': { status: 400, message: 'The request is not valid JSON.' },
  'not-signed-in': { status: 401, message: 'Please sign in to continue.' },
  'card-declined': {
    status: 402,
    message: 'Your bank declined this card.',
    details: { reason: isText },
  },
  'not-allowed': { status: 403, message: 'You do not have permission to do this.' },
  'account-disabled': { status: 403, message: 'This account has been closed.' },
  'self-demotion': { status: 403, message: 'You cannot remove yourself as an admin.' },
  'recent-sign-in-needed': {
    status: 403,
    message: 'For this, you need to have signed in a moment ago. Please sign in again.',
  },
  'second-factor-needed': {
    status: 403,
    message:
      'Admins need a second step to sign in: please add an authenticator app on your profile, then sign in again.',
  },
  'email-not-verified': {
    status: 403,
    message: 'Please confirm your email address first: follow the link we sent you.',
  },
  'app-not-verified': {
    status: 403,
    message:
      'We could not make sure that this request comes from the club’s own site. Please load the page again.',
  },
  'route-not-found': { status: 404, message: 'There is nothing at this address.' },
  'user-not-found': { status: 404, message: 'There is no user with this email address.' },
  'resort-not-found': { status: 404, message: 'We could not find this resort.' },
  'booking-not-found': { status: 404, message: 'There is no such booking.' },
  'board-not-found': { status: 404, message: 'This board is not shared any more.' },
  'mail-not-found': { status: 404, message: 'There is no such mail any more.' },
  'ticket-not-found': { status: 404, message: 'There is no ticket with this number.' },
  'method-not-allowed': { status: 405, message: 'This address does not answer that method.' },
  'already-registered': { status: 409, message: 'You are already registered' },
  'resort-exists': { status: 409, message: 'There is already a resort with this ID.' },
  'sold-out': {
    status: 409,
    message: 'These nights have just been taken.',
    details: { soldOutNights: isListOf(isLocalDate) },
  },
  'price-changed': {
    status: 409,
    message: 'The price has changed. Please look at it again.',
    details: { quote: isQuote },
  },
  'duplicate-booking': {
    status: 409,
    message: 'You have already booked this stay.',
    details: { bookingId: IDS.booking.is },
  },
  'hold-ended': { status: 409, message: 'Your hold has ended. Please check the offer again.' },
  'in-progress': {
    status: 409,
    message: 'This booking is just being made. Please wait a moment.',
    details: { bookingId: IDS.booking.is },
  },
  'resort-changed': {
    status: 409,
    message: 'Another admin has changed this resort meanwhile. Please look at it again.',
    details: { rev: isWhole },
  },
  'refund-changed': {
    status: 409,
    message: 'The refund is another one by now. Please look at it again.',
    details: { refund: isRefund },
  },
  'status-not-allowed': {
    status: 409,
    message: 'This booking cannot be changed in that way.',
    details: {
      status: isNullable(isBookingStatus),
      allowed: isOptional(isListOf(isBookingStatus)),
    },
  },
  'change-price-changed': {
    status: 409,
    message: 'The difference is another one by now. Please look at it again.',
    details: { difference: isDifference },
  },
  'not-changeable': {
    status: 409,
    message: 'This stay can no longer be changed.',
    details: { status: isBookingStatus },
  },
  'extension-limit': { status: 409, message: 'This hold cannot be extended any further.' },
  'already-waiting': {
    status: 409,
    message: 'You are already waiting for this.',
    details: { entryId: IDS.waitlistEntry.is },
  },
  'free-now': {
    status: 409,
    message: 'This is free now: you can book it without waiting.',
    details: {
      startDate: isLocalDate,
      endDate: isLocalDate,
      resortId: isOptional(IDS.resort.is),
    },
  },
  'waitlist-pause': {
    status: 409,
    message:
      'You declined or missed an offer of this resort. You can join its waitlist again after a day.',
  },
  'waitlist-limit': { status: 409, message: 'You are waiting for as many stays as you can.' },
  'waitlist-full': { status: 409, message: 'Too many are waiting for this resort already.' },
  'mail-changed': {
    status: 409,
    message: 'This mail is being sent, or another admin has just sent it again.',
  },
  'ticket-changed': {
    status: 409,
    message: 'Another admin has just worked on this ticket. Please look at it again.',
    details: { state: isOneOf(TICKET_STATES), rev: isWhole },
  },
  'stay-not-completed': {
    status: 409,
    message: 'A stay can be reviewed once it is over.',
    details: { status: isBookingStatus },
  },
  'already-reviewed': { status: 409, message: 'You have already reviewed this stay.' },
  'user-not-confirmed': {
    status: 409,
    message:
      'This member has not confirmed the email address yet. They need to open the link in our mail first.',
  },
  'last-admin': { status: 409, message: 'The club needs at least one admin.' },
  'body-too-large': { status: 413, message: 'The request is too large.' },
  'unsupported-media-type': { status: 415, message: 'The request must be JSON.' },
  'unit-not-offered': {
    status: 422,
    message: 'This unit type is not offered for this kind of vacation.',
  },
  'resort-unavailable': { status: 422, message: 'This resort cannot be booked at the moment.' },
  'key-reused': {
    status: 422,
    message: 'This idempotency key was already used for another request.',
    details: { bookingId: IDS.booking.is, status: isBookingStatus },
  },
  'points-limit': {
    status: 422,
    message: 'Your points and what can be borrowed do not cover this stay.',
    details: { missing: isAmount },
  },
  'deposit-limit': {
    status: 422,
    message: 'This is more than can be deposited in a use year.',
    details: { allowed: isAmount },
  },
  'too-many-requests': {
    status: 429,
    message: 'Too many requests. Please wait a moment.',
    details: { retryAfterSeconds: isAmount },
  },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  busy: { status: 503, message: 'We are very busy right now. Please try again.' },
} as const satisfies Record<string, { status: number; message: string; details?: Guards }>;

export type ApiErrorCode = keyof typeof API_ERRORS;

/** The details of an error, by its code; `never` for a code without details. */
export type Details<Code extends ApiErrorCode> = Code extends ApiErrorCode
  ? (typeof API_ERRORS)[Code] extends { details: infer Shape extends Guards }
    ? Guarded<Shape>
    : never
  : never;

/** The body of every response that is not OK. `details` carries what a screen needs to continue. */
export type ApiErrorBody<Code extends ApiErrorCode = ApiErrorCode> = {
  code: Code;
  message: string;
  /** The field of the request that is wrong, as a path like 'billingInfo.city'. */
  field?: string;
  details?: Details<Code>;
};

/** True for a code of the table. */
export const isApiErrorCode = (value: unknown): value is ApiErrorCode =>
  typeof value === 'string' && Object.hasOwn(API_ERRORS, value);

/** The details of an error as its code declares them; null when they are not all there. */
export const readDetails = <Code extends ApiErrorCode>(
  code: Code,
  raw: unknown,
): Details<Code> | null => {
  const { details }: { status: number; details?: Guards } = API_ERRORS[code];
  // The guards are those of the code; TypeScript does not follow that through the index.
  return details === undefined ? null : (readGuarded(details, raw) as Details<Code> | null);
};

/** A rejected request: thrown on the server, and turned into an `ApiErrorBody` at its edge. */
export class ApiError<Code extends ApiErrorCode = ApiErrorCode> extends Error {
  readonly code: Code;
  readonly field: string | undefined;
  readonly details: Details<Code> | undefined;

  constructor(
    code: Code,
    more: { message?: string; field?: string; details?: Details<Code> } = {},
  ) {
    super(more.message ?? API_ERRORS[code].message);
    this.name = 'ApiError';
    this.code = code;
    this.field = more.field;
    this.details = more.details;
  }

  /** HTTP status of the response. */
  get status(): number {
    return API_ERRORS[this.code].status;
  }

  /** True for an error of a code, whose details are known then. */
  is<Known extends ApiErrorCode>(code: Known): this is ApiError<Known> {
    const own: ApiErrorCode = this.code;
    return own === code;
  }

  /** What the response carries. */
  toBody(): ApiErrorBody<Code> {
    return {
      code: this.code,
      message: this.message,
      ...(this.field === undefined ? {} : { field: this.field }),
      ...(this.details === undefined ? {} : { details: this.details }),
    };
  }
}
