/** Everything that can be wrong with a request; one code, one status, one sentence each. */
export const API_ERRORS = {
  'invalid-input': { status: 400, message: 'Some of the information is missing or wrong.' },
  'unknown-field': { status: 400, message: 'The request has a field that does not belong there.' },
  'malformed-body': { status: 400, message: 'The request is not valid JSON.' },
  'not-signed-in': { status: 401, message: 'Please sign in to go on.' },
  'card-declined': { status: 402, message: 'Your bank declined this card.' },
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
    message: 'Please confirm your e-mail address first: follow the link we sent you.',
  },
  'app-not-verified': {
    status: 403,
    message:
      'We could not make sure that this request comes from the club’s own site. Please load the page again.',
  },
  'route-not-found': { status: 404, message: 'There is nothing at this address.' },
  'user-not-found': { status: 404, message: 'There is no user with this e-mail address.' },
  'resort-not-found': { status: 404, message: 'We could not find this resort.' },
  'booking-not-found': { status: 404, message: 'There is no such booking.' },
  'board-not-found': { status: 404, message: 'This board is not shared any more.' },
  'ticket-not-found': { status: 404, message: 'There is no ticket with this number.' },
  'method-not-allowed': { status: 405, message: 'This address does not answer that method.' },
  'already-registered': { status: 409, message: 'You are already registered' },
  'resort-exists': { status: 409, message: 'There is already a resort with this ID.' },
  'sold-out': { status: 409, message: 'These nights have just been taken.' },
  'price-changed': { status: 409, message: 'The price has changed. Please look at it again.' },
  'duplicate-booking': { status: 409, message: 'You have already booked this stay.' },
  'hold-ended': { status: 409, message: 'Your hold has ended. Please check the offer again.' },
  'in-progress': { status: 409, message: 'This booking is just being made. Please wait a moment.' },
  'resort-changed': {
    status: 409,
    message: 'Somebody else has changed this resort meanwhile. Please look at it again.',
  },
  'refund-changed': {
    status: 409,
    message: 'The refund is another one by now. Please look at it again.',
  },
  'status-not-allowed': { status: 409, message: 'This booking cannot be changed in that way.' },
  'change-price-changed': {
    status: 409,
    message: 'The difference is another one by now. Please look at it again.',
  },
  'not-changeable': { status: 409, message: 'This stay can no longer be changed.' },
  'extension-limit': { status: 409, message: 'This hold cannot be extended any further.' },
  'already-waiting': { status: 409, message: 'You are already waiting for this.' },
  'free-now': {
    status: 409,
    message: 'This is free now: you can book it without waiting.',
  },
  'waitlist-pause': {
    status: 409,
    message: 'You let an offer of this resort go. You can wait for it again after a day.',
  },
  'waitlist-limit': { status: 409, message: 'You are waiting for as many stays as you can.' },
  'waitlist-full': { status: 409, message: 'Too many are waiting for this resort already.' },
  'ticket-changed': {
    status: 409,
    message: 'Somebody else has just worked on this ticket. Please look at it again.',
  },
  'stay-not-completed': { status: 409, message: 'A stay can be reviewed once it is over.' },
  'already-reviewed': { status: 409, message: 'You have already reviewed this stay.' },
  'user-not-confirmed': {
    status: 409,
    message:
      'This member has not confirmed the e-mail address yet. They need to open the link in our mail first.',
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
  },
  'points-limit': {
    status: 422,
    message: 'Your points and what can be borrowed do not cover this stay.',
  },
  'deposit-limit': { status: 422, message: 'This is more than can be deposited in a use year.' },
  'too-many-requests': { status: 429, message: 'Too many requests. Please wait a moment.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  busy: { status: 503, message: 'We are very busy right now. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ApiErrorCode = keyof typeof API_ERRORS;

/** The body of every answer that is not OK. `details` carries what a screen needs to go on. */
export type ApiErrorBody = {
  code: ApiErrorCode;
  message: string;
  /** The field of the request that is wrong, as a path like 'billingInfo.city'. */
  field?: string;
  details?: Record<string, unknown>;
};

/** True for a code of the table. */
export const isApiErrorCode = (value: unknown): value is ApiErrorCode =>
  typeof value === 'string' && Object.hasOwn(API_ERRORS, value);

/** A refused request, thrown on the server and turned into an `ApiErrorBody` at its edge. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly field: string | undefined;
  readonly details: Record<string, unknown> | undefined;

  constructor(
    code: ApiErrorCode,
    more: { message?: string; field?: string; details?: Record<string, unknown> } = {},
  ) {
    super(more.message ?? API_ERRORS[code].message);
    this.name = 'ApiError';
    this.code = code;
    this.field = more.field;
    this.details = more.details;
  }

  /** HTTP status of the answer. */
  get status(): number {
    return API_ERRORS[this.code].status;
  }

  /** What the answer carries. */
  toBody(): ApiErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.field === undefined ? {} : { field: this.field }),
      ...(this.details === undefined ? {} : { details: this.details }),
    };
  }
}
