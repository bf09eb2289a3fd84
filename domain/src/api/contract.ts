import type { InferType, Schema } from 'yup';
import { boolean, number, object, string } from 'yup';
import type { StoredBooking } from '../booking/booking.ts';
import {
  bookingRequestSchema,
  holdRequestSchema,
  paymentDetailsSchema,
  requiredVacationType,
} from '../booking/booking-request.schema.ts';
import { BOOKING_STATUSES } from '../booking/booking-state.ts';
import type { Refund } from '../booking/cancellation.ts';
import { MAX_STAY_NIGHTS } from '../calendar/booking-window.ts';
import { guestSchema } from '../booking/guest.schema.ts';
import { sandboxCardSchema } from '../booking/sandbox-card.schema.ts';
import type { HoldSource } from '../booking/offer-hold.ts';
import type { Difference } from '../booking/stay-change.ts';
import { REFUND_CHOICES } from '../booking/cancellation.ts';
import { MAX_PAGE_SIZE, RESORT_PAGE_SIZE } from '../directory/pagination.ts';
import type { SharedBoard } from '../favourites/favourite.ts';
import { IDS } from '../ids.ts';
import { DEPOSIT_LIMIT_POINTS } from '../points/account.ts';
import type { PointsAccount } from '../points/account.ts';
import type { Quote } from '../pricing/quote.ts';
import type { UnitType } from '../pricing/unit-type.ts';
import { UNIT_TYPES } from '../pricing/unit-type.ts';
import { clientErrorSchema } from '../reports/client-error.ts';
import { policyViolationsSchema } from '../reports/policy-violation.ts';
import { resortSchema } from '../resort/resort.schema.ts';
import type { StoredResort } from '../resort/stored-resort.ts';
import { reviewSchema } from '../reviews/review.schema.ts';
import type { Review } from '../reviews/review.ts';
import type { MemberExport } from '../user/member-export.ts';
import type { SupportTicket } from '../support/ticket.ts';
import { contactSchema, ticketStepSchema } from '../support/ticket.schema.ts';
import type { StoredUser } from '../user/user.ts';
import { MEMBERSHIPS } from '../user/user.ts';
import { safeImageUrl } from '../validation/image-url.ts';
import { optionalId, requiredId } from '../validation/id-field.ts';
import { requiredEmail, requiredLine } from '../validation/text-field.ts';
import type { WaitlistEntry } from '../waitlist/waitlist.ts';

/**
 * Who may call: anybody, of whom nobody asks who they are; visitors, too, but a token that is shown
 * has to count; somebody signed in; an admin.
 */
export type Access = 'public' | 'visitor' | 'member' | 'admin';

/** Where an endpoint finds its input; 'reports' is a body in the form that browsers report in. */
export type InputSource = 'query' | 'body' | 'reports' | 'none';

type EndpointSpec = { access: Exclude<Access, 'visitor'>; source: InputSource; input: Schema };

const emailSchema = object({ email: requiredEmail() });
const nothing = object({});

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

/** Body of PATCH /update-user and of the callable `setadmin`. */
const roleChange = object({
  email: requiredEmail(),
  isAdmin: boolean().required('isAdmin is required.').typeError('isAdmin must be true or false.'),
});

const bookingId = requiredId(IDS.booking);
const holdId = requiredId(IDS.hold);
/** Admins name resorts that were made here. */
const resortId = optionalId(IDS.newResort, IDS.resort.wrong).required(IDS.resort.missing);
const requestId = requiredId(IDS.request);

const unitType = () =>
  string<UnitType>()
    .required('Unit type is required.')
    .oneOf([...UNIT_TYPES], `Unit type must be one of: ${UNIT_TYPES.join(', ')}.`);

const difference = (label: string) =>
  number()
    .strict()
    .typeError(`${label} must be a number.`)
    .integer(`${label} must be a whole number.`)
    .required(`${label} is required.`);

const revision = number()
  .typeError('The revision must be a number.')
  .integer('The revision must be a whole number.')
  .min(1, 'The revision must be at least 1.')
  .required('The revision is required.');

const amount = (label: string) =>
  number()
    .strict()
    .typeError(`${label} must be a number.`)
    .integer(`${label} must be a whole number.`)
    .min(0, `${label} must be at least 0.`)
    .required(`${label} is required.`);

/** Body of POST /users: with membership (e-mail) or photoURL (Google) (rules 12.1). */
export const newUserSchema = object({
  name: requiredLine('Name', 80),
  email: requiredEmail(),
  membership: string().oneOf([...MEMBERSHIPS], 'Choose one of the memberships.'),
  photoURL: string()
    .trim()
    .test('https', 'Photo must be an https address.', (value) =>
      value === undefined || value === '' ? true : safeImageUrl(value) !== null,
    ),
});

/** Every REST path with who may call it and what it takes (rules 12.1). */
export const ENDPOINTS = {
  'GET /users': { access: 'member', source: 'query', input: emailSchema },
  'POST /users': { access: 'member', source: 'body', input: newUserSchema },
  'DELETE /delete-users': { access: 'admin', source: 'body', input: emailSchema },
  'GET /all-users': { access: 'admin', source: 'none', input: nothing },
  'PATCH /update-user': {
    access: 'admin',
    source: 'body',
    input: roleChange,
  },
  'GET /resorts': {
    access: 'public',
    source: 'query',
    input: object({
      page: pageNumber('Page', 1, 1_000_000),
      limit: pageNumber('Limit', RESORT_PAGE_SIZE, MAX_PAGE_SIZE),
    }),
  },
  'GET /all-resorts': { access: 'public', source: 'none', input: nothing },
  'POST /resorts': { access: 'admin', source: 'body', input: resortSchema },
  'GET /bookings': { access: 'member', source: 'query', input: emailSchema },
  'GET /all-bookings': { access: 'admin', source: 'none', input: nothing },
  'POST /bookings': { access: 'member', source: 'body', input: bookingRequestSchema },
  /** An error that a browser caught, for the club's log. */
  'POST /client-errors': { access: 'public', source: 'body', input: clientErrorSchema },
  /** What the content security policy has stopped in a browser, for the club's log. */
  'POST /csp-reports': { access: 'public', source: 'reports', input: policyViolationsSchema },
} as const satisfies Record<string, EndpointSpec>;

export type EndpointKey = keyof typeof ENDPOINTS;
export type EndpointInput<Key extends EndpointKey> = InferType<(typeof ENDPOINTS)[Key]['input']>;

/** What each endpoint answers when all is well. */
type EndpointResponses = {
  'GET /users': StoredUser;
  'POST /users': StoredUser;
  'DELETE /delete-users': { email: string };
  'GET /all-users': StoredUser[];
  'PATCH /update-user': StoredUser;
  'GET /resorts': { resorts: StoredResort[]; totalPages: number; currentPage: number };
  'GET /all-resorts': StoredResort[];
  'POST /client-errors': { noted: number };
  'POST /csp-reports': { noted: number };
  'POST /resorts': StoredResort;
  'GET /bookings': StoredBooking[];
  'GET /all-bookings': StoredBooking[];
  'POST /bookings': StoredBooking;
};
export type EndpointResponse<Key extends EndpointKey> = EndpointResponses[Key];

/** The callables: what the REST paths do not cover. Names are lower case with one verb. */
export const CALLABLES = {
  /** Holds an offer's nights for 480 s (rules 7.1); the same offer again gives the same hold. */
  holdoffer: { access: 'member', input: holdRequestSchema },
  /** Lets a hold go, so that others can have the nights at once. */
  releasehold: {
    access: 'member',
    input: object({ holdId }),
  },
  /** Deposits points through the club's points programme. */
  depositpoints: {
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
      /** Made by the browser, so that a repeated call deposits once. */
      requestId,
    }),
  },
  /** The token of a card of the sandbox, which the page has reduced: number and code stay there. */
  cardtoken: { access: 'member', input: sandboxCardSchema },
  /**
   * Makes somebody an admin or a plain member; the same code as PATCH /update-user (rules 11.6).
   */
  setadmin: { access: 'admin', input: roleChange },
  /** Closes and erases somebody's account; the same code as DELETE /delete-users (rules 11.9). */
  removeuser: { access: 'admin', input: emailSchema },
  /** Everything the club knows about the caller. */
  exportdata: { access: 'member', input: nothing },
  /** Closes and erases the caller's own account; they must have signed in a moment ago. */
  deleteaccount: { access: 'member', input: nothing },
  /** Brings the caller's record to the verified address of their token, after they changed it. */
  followemail: { access: 'member', input: nothing },
  /** Ends every session of the caller's account but this one; they must have signed in a moment ago. */
  endsessions: { access: 'member', input: nothing },
  /** Ends the sessions of before in the database rules, after a password was chosen by a link. */
  followreset: { access: 'visitor', input: emailSchema },
  /**
   * Cancels a stay and gives back what `refund` says; a member can cancel their own by the policy.
   * `expected` is what was shown before: when the server comes to other figures, nothing happens
   * ('refund-changed').
   */
  cancelbooking: {
    access: 'member',
    input: object({
      bookingId,
      reason: requiredLine('Reason', 200),
      refund: string()
        .oneOf(REFUND_CHOICES, `Refund must be one of: ${REFUND_CHOICES.join(', ')}.`)
        .required('Refund is required.'),
      expected: object({ cents: amount('Expected cents'), points: amount('Expected points') }),
    }),
  },
  /**
   * Moves a stay to other dates or another unit. `expected` is the difference that was shown (above
   * 0: to pay); when the server comes to another, nothing happens ('change-price-changed').
   * `paymentDetails` is needed when a stay paid by card gets dearer.
   */
  changebooking: {
    access: 'member',
    input: object({
      bookingId,
      requestId,
      startDate: requiredLine('Start date', 40),
      endDate: requiredLine('End date', 40),
      unitType: unitType(),
      expected: object({
        cents: difference('Expected cents'),
        points: difference('Expected points'),
      }),
      paymentDetails: paymentDetailsSchema,
    }),
  },
  /** Changes who checks in, until the day of check-in; null for the member. */
  changeguest: {
    access: 'member',
    input: object({ bookingId, guestInfo: guestSchema.default(undefined).nullable().defined() }),
  },
  /**
   * Mails the confirmation of a stay of the caller to the caller once more; the same request again
   * sends nothing more.
   */
  sendconfirmation: { access: 'member', input: object({ bookingId, requestId }) },
  /** Gives a hold its full time again, as often as `MAX_HOLD_EXTENSIONS` says. */
  extendhold: {
    access: 'member',
    input: object({ holdId }),
  },
  /** Waits for so many nights in a row within a window of days. */
  joinwaitlist: {
    access: 'member',
    input: object({
      requestId,
      resortId: requiredId(IDS.resort),
      unitType: unitType(),
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
  },
  /** Leaves the line, also with an offer in hand, which then goes to the next. */
  leavewaitlist: {
    access: 'member',
    input: object({ entryId: requiredId(IDS.waitlistEntry) }),
  },
  /**
   * Opens a board of the caller to whoever has its link, with their notes or without, or closes it
   * (`share` null); a board that is open keeps its link.
   */
  shareboard: {
    access: 'member',
    input: object({
      board: requiredId(IDS.board),
      share: object({
        withNotes: boolean()
          .required('withNotes is required.')
          .typeError('withNotes must be true or false.'),
      })
        .default(undefined)
        .nullable()
        .defined(),
    }),
  },
  /** What the link of a board shows, to anybody. */
  openboard: {
    access: 'visitor',
    input: object({ token: requiredId(IDS.boardLink) }),
  },
  /** Reviews a completed stay of the caller, once; everybody can read it, without whose it is. */
  writereview: { access: 'member', input: reviewSchema.shape({ bookingId }) },
  /** Writes to the club. */
  contactclub: { access: 'visitor', input: contactSchema.shape({ requestId }) },
  /** Answers, closes or reopens a ticket, provided that nobody worked on it since `rev`. */
  handleticket: { access: 'admin', input: ticketStepSchema },
  /** Finishes now whatever a dead process left open; the same that the schedules do. */
  completework: { access: 'admin', input: nothing },
  /** Moves a booking on by hand, as far as `statusChanges` of the domain allows. */
  setbookingstatus: {
    access: 'admin',
    input: object({
      bookingId,
      status: string()
        .oneOf(BOOKING_STATUSES, `Status must be one of: ${BOOKING_STATUSES.join(', ')}.`)
        .required('Status is required.'),
      reason: requiredLine('Reason', 200),
    }),
  },
  /** Changes a resort, provided that nobody changed it since `rev`; bookings keep their snapshot. */
  saveresort: {
    access: 'admin',
    input: object({ id: resortId, rev: revision, resort: resortSchema }),
  },
  /** Takes a resort out of the directory and out of sale, or puts it back. */
  withdrawresort: {
    access: 'admin',
    input: object({
      id: resortId,
      rev: revision,
      withdrawn: boolean()
        .required('withdrawn is required.')
        .typeError('withdrawn must be true or false.'),
    }),
  },
} as const satisfies Record<string, { access: Exclude<Access, 'public'>; input: Schema }>;

export type CallableName = keyof typeof CALLABLES;

/**
 * What somebody signed in may call without a record in the club. Any other call of a member that
 * succeeds makes the record, so that nobody holds or books who is in no list.
 */
export const WITHOUT_RECORD: ReadonlySet<EndpointKey | CallableName> = new Set([
  'GET /users',
  'POST /users',
  'GET /bookings',
  'exportdata',
  'deleteaccount',
  'followemail',
  'followreset',
  'openboard',
  'contactclub',
] as const);

export type CallableInput<Name extends CallableName> = InferType<(typeof CALLABLES)[Name]['input']>;

/** Until when a hold runs, by the server's clock, and how often it can still be extended. */
export type HoldTime = {
  holdId: string;
  expiresAt: number;
  serverNow: number;
  extensionsLeft: number;
};

/** How many things the completer has finished, by kind. */
export const WORK_KINDS = [
  'expired-holds',
  'settled-payments',
  'refunds',
  'settled-changes',
  'completed-stays',
  'expired-points',
  'waitlist-offers',
  'erasures',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
export type CompletedWork = Record<WorkKind, number>;
/** How much of a kind the completer finishes in one run. */
export const MOST_FINISHED = 200;

/** What each callable answers. `expiresAt` and `serverNow` are milliseconds since 1970. */
export type CallableResponses = {
  holdoffer: HoldTime & { source: HoldSource; quote: Quote };
  releasehold: { released: boolean };
  depositpoints: { account: PointsAccount; repaid: number; added: number };
  cardtoken: { token: string };
  setadmin: StoredUser;
  removeuser: { email: string };
  exportdata: MemberExport;
  deleteaccount: { deleted: true };
  followemail: StoredUser;
  /** ISO instant. */
  endsessions: { endedAt: string };
  /** The same for every address. */
  followreset: { followed: true };
  cancelbooking: { booking: StoredBooking; refund: Refund };
  changebooking: { booking: StoredBooking; difference: Difference };
  changeguest: StoredBooking;
  /** The address that the mail goes to. */
  sendconfirmation: { email: string };
  extendhold: HoldTime;
  /** `position` counts from 1; null for an entry that does not wait (any more): see its state. */
  joinwaitlist: { entryId: string; entry: WaitlistEntry; position: number | null };
  leavewaitlist: { left: boolean };
  /** `token` is the last part of the link; null when the board is closed. */
  shareboard: { token: string | null };
  openboard: SharedBoard;
  writereview: Review;
  contactclub: { number: string };
  handleticket: SupportTicket;
  /** `failed`: what could not be finished just now and is tried again a minute later. */
  completework: { finished: CompletedWork; failed: number };
  setbookingstatus: StoredBooking;
  saveresort: StoredResort;
  withdrawresort: StoredResort;
};

/** Header that makes repeats of POST /bookings safe. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Largest request body, bytes. */
export const MAX_BODY_BYTES = 64 * 1024;
