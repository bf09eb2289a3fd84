import { randomUUID } from 'node:crypto';
import { sandboxCard } from '@club/domain/booking/sandbox-card';
import { addDays } from '@club/domain/calendar/local-date';
import type { CallableName, Output, RestName } from '@club/domain/api/contract';
import { deployedName, OPERATIONS, routeOf } from '@club/domain/api/contract';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { ApiErrorCode } from '@club/domain/api/errors';
import { isApiErrorCode } from '@club/domain/api/errors';
import { newMail } from '@club/domain/mail/mail';
import { exampleInput } from '../access/example-input.ts';
import { call, callCallable, club, newMember } from './api-client.ts';
import { contactBody } from './contact-stage.ts';
import type { Person } from './api-client.ts';
import { completeStay, reviewBody } from './review-stage.ts';
import { book, bookingIn, newResort, pointsBody, STAY } from './booking-stage.ts';
import { hold } from './hold-calls.ts';
import { resortForm, storedResort } from './resort-form.ts';
import { CRITERIA, searchBody } from './waitlist-stage.ts';

/** What came back: 2xx, or the code of the error. */
export type Answer = { status: number; code: ApiErrorCode | null; text: string };

/** A valid request that any caller can send, and the documents that it is about. */
export type Prepared = {
  send: (token: string | null) => Promise<Answer>;
  about: DocumentReference[];
};

type Prepare = (owner: Person) => Promise<Prepared>;

const route =
  (name: RestName, query = '', body?: Record<string, unknown>): Prepared['send'] =>
  async (token) => {
    const answer = await call(`${routeOf(name)}${query}`, {
      token,
      ...(body === undefined ? {} : { body }),
    });
    return { status: answer.status, code: answer.code, text: JSON.stringify(answer.body) };
  };

const codeOf = (error: unknown): ApiErrorCode | null =>
  typeof error === 'object' && error !== null && 'code' in error && isApiErrorCode(error.code)
    ? error.code
    : null;

const callable =
  (name: CallableName, data: Record<string, unknown> = {}): Prepared['send'] =>
  async (token) => {
    const { status, result, error } = await callCallable(deployedName(name), data, token);
    return { status, code: codeOf(error), text: JSON.stringify(result ?? error ?? null) };
  };

const ofPerson = ({ uid }: Person): DocumentReference[] => [
  club.users.doc(uid),
  club.authz.doc(uid),
  club.accounts.doc(uid),
  club.holds.doc(uid),
];

const freshId = (): string => `T${randomUUID().replaceAll('-', '').slice(0, 9)}`;

/** A resort whose id the admin callables accept. */
const freshResort = async (): Promise<string> => {
  const id = freshId();
  await club.resorts.doc(id).set(storedResort(id));
  return id;
};

/** Holds a stay at a resort of its own; gives back the id of the hold, which is a booking's. */
const freshHold = async (owner: Person): Promise<string> => {
  const resortId = await newResort();
  const { status, result } = await hold(owner, resortId);
  if (typeof result === 'object' && result !== null && 'holdId' in result) {
    return String(result.holdId);
  }
  // Who cannot hold anything reaches for a hold that there is not.
  if (status === 401 || status === 403) return 'none';
  throw new Error(`holdoffer answered ${status}.`);
};

const NO_BOOKING = '0'.repeat(24);

/** One night, so that a member can pay for many of them. */
const NIGHT = { ...STAY, endDate: addDays(STAY.startDate, 1) };

/** Books a night with points at a resort of its own. */
const freshBooking = async (owner: Person): Promise<{ bookingId: string; points: number }> => {
  const answer = await book(owner, pointsBody(owner, await newResort(), NIGHT));
  if (answer.status === 201) {
    const { _id, points } = bookingIn(answer);
    return { bookingId: _id, points };
  }
  // Who cannot book anything reaches for a booking that there is not.
  if (answer.status === 401 || answer.status === 403) return { bookingId: NO_BOOKING, points: 0 };
  throw new Error(`POST /bookings answered ${answer.status}.`);
};

/** A valid request for every route of the contract, for or about `owner` where it is about a person. */
export const ROUTE_REQUESTS: Record<RestName, Prepare> = {
  getUser: async (owner) => ({
    send: route('getUser', `?email=${owner.email}`),
    about: ofPerson(owner),
  }),
  createUser: async (owner) => ({
    send: route('createUser', '', {
      name: 'Test Member',
      email: owner.email,
      membership: 'Member',
    }),
    about: ofPerson(owner),
  }),
  removeUser: async () => {
    const subject = await newMember('subject');
    return {
      send: route('removeUser', '', { email: subject.email }),
      about: ofPerson(subject),
    };
  },
  listUsers: async () => ({ send: route('listUsers'), about: [] }),
  setAdmin: async () => {
    const subject = await newMember('subject');
    return {
      send: route('setAdmin', '', { email: subject.email, isAdmin: true }),
      about: ofPerson(subject),
    };
  },
  listResorts: async () => ({ send: route('listResorts'), about: [] }),
  listAllResorts: async () => ({ send: route('listAllResorts'), about: [] }),
  addResort: async () => {
    const id = freshId();
    return {
      send: route('addResort', '', resortForm({ resort_ID: id })),
      about: [club.resorts.doc(id)],
    };
  },
  listBookings: async (owner) => ({
    send: route('listBookings', `?email=${owner.email}`),
    about: ofPerson(owner),
  }),
  listAllBookings: async () => ({ send: route('listAllBookings'), about: [] }),
  createBooking: async (owner) => ({
    send: route('createBooking', '', pointsBody(owner, await newResort())),
    about: ofPerson(owner),
  }),
  logClientError: async () => ({
    send: route('logClientError', '', { name: 'TypeError', frames: [], page: '/' }),
    about: [],
  }),
  logViolations: async () => ({
    send: async (token) => {
      const { status, code, body } = await call('POST /csp-reports', {
        token,
        body: { 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline' } },
        headers: { 'Content-Type': 'application/csp-report' },
      });
      return { status, code, text: JSON.stringify(body) };
    },
    about: [],
  }),
};

/** Valid calls of callables that an example out of their schema would not make. */
const CALLABLE_REQUESTS: Partial<Record<CallableName, Prepare>> = {
  holdOffer: async (owner) => ({
    send: callable('holdOffer', {
      resortId: await newResort(),
      vacationType: 'rciPoints',
      ...STAY,
    }),
    about: ofPerson(owner),
  }),
  releaseHold: async (owner) => {
    const holdId = await freshHold(owner);
    return {
      send: callable('releaseHold', { holdId }),
      about: [...ofPerson(owner), club.bookings.doc(holdId)],
    };
  },
  cardToken: async (owner) => ({
    send: callable('cardToken', sandboxCard('4242424242424242', { month: 12, year: 2030 })),
    about: ofPerson(owner),
  }),
  setAdmin: async () => {
    const subject = await newMember('subject');
    return {
      send: callable('setAdmin', { email: subject.email, isAdmin: true }),
      about: ofPerson(subject),
    };
  },
  removeUser: async () => {
    const subject = await newMember('subject');
    return {
      send: callable('removeUser', { email: subject.email }),
      about: ofPerson(subject),
    };
  },
  // An unknown address, so that no session of the others ends.
  followReset: async (owner) => ({
    send: callable('followReset', { email: `${randomUUID()}@example.com` }),
    about: ofPerson(owner),
  }),
  cancelBooking: async (owner) => {
    const { bookingId, points } = await freshBooking(owner);
    return {
      send: callable('cancelBooking', {
        bookingId,
        reason: 'Storm damage',
        refund: 'policy',
        expected: { cents: 0, points },
      }),
      about: [...ofPerson(owner), club.bookings.doc(bookingId)],
    };
  },
  changeBooking: async (owner) => {
    const { bookingId } = await freshBooking(owner);
    return {
      send: callable('changeBooking', {
        bookingId,
        requestId: randomUUID(),
        unitType: NIGHT.unitType,
        // As many nights of the same weekdays, so that nothing is to pay.
        startDate: addDays(NIGHT.startDate, 7),
        endDate: addDays(NIGHT.endDate, 7),
        expected: { cents: 0, points: 0 },
      }),
      about: [...ofPerson(owner), club.bookings.doc(bookingId)],
    };
  },
  changeGuest: async (owner) => {
    const { bookingId } = await freshBooking(owner);
    return {
      send: callable('changeGuest', { bookingId, guestInfo: null }),
      about: [club.bookings.doc(bookingId)],
    };
  },
  sendConfirmation: async (owner) => {
    const { bookingId } = await freshBooking(owner);
    return {
      send: callable('sendConfirmation', { bookingId, requestId: randomUUID() }),
      about: [club.bookings.doc(bookingId)],
    };
  },
  shareStay: async (owner) => {
    const { bookingId } = await freshBooking(owner);
    return {
      send: callable('shareStay', { bookingId, share: true }),
      about: [club.bookings.doc(bookingId)],
    };
  },
  openStay: async () => {
    const subject = await newMember('subject');
    const { bookingId } = await freshBooking(subject);
    const order = { bookingId, share: true };
    const { result } = await callCallable('sharestay', order, subject.token);
    const { token } = result as Output<'shareStay'>;
    return { send: callable('openStay', { token }), about: [club.bookings.doc(bookingId)] };
  },
  extendHold: async (owner) => {
    const holdId = await freshHold(owner);
    return {
      send: callable('extendHold', { holdId }),
      about: [...ofPerson(owner), club.bookings.doc(holdId)],
    };
  },
  joinWaitlist: async (owner) => {
    const resortId = await newResort({ available_amount: 0 });
    return {
      send: callable('joinWaitlist', {
        requestId: randomUUID(),
        resortId,
        ...CRITERIA,
      }),
      about: [...ofPerson(owner), club.waitlists.doc(resortId)],
    };
  },
  saveSearch: async (owner) => {
    const resortId = await newResort({ available_amount: 0 });
    return {
      send: callable('saveSearch', searchBody([resortId])),
      about: [...ofPerson(owner), club.waitlists.doc(resortId)],
    };
  },
  shareBoard: async (owner) => ({
    send: callable('shareBoard', { board: 'saved', share: { withNotes: false } }),
    about: [...ofPerson(owner), club.boards(owner.uid).doc('saved')],
  }),
  openBoard: async () => {
    const subject = await newMember('subject');
    const order = { board: 'saved', share: { withNotes: false } };
    const { result } = await callCallable('shareboard', order, subject.token);
    const { token } = result as Output<'shareBoard'>;
    return {
      send: callable('openBoard', { token }),
      about: [...ofPerson(subject), club.boards(subject.uid).doc('saved')],
    };
  },
  writeReview: async (owner) => {
    const { bookingId } = await freshBooking(owner);
    const about = [club.bookings.doc(bookingId)];
    if (bookingId !== NO_BOOKING) await completeStay(bookingId);
    return { send: callable('writeReview', reviewBody(bookingId)), about };
  },
  contactClub: async (owner) => ({
    // An unknown address, because an hour allows only a few messages of each.
    send: callable('contactClub', { ...contactBody(), email: `${randomUUID()}@example.com` }),
    about: ofPerson(owner),
  }),
  handleTicket: async () => {
    const { result } = await callCallable('contactclub', contactBody(), null);
    const { number } = result as Output<'contactClub'>;
    return {
      send: callable('handleTicket', { number, rev: 1, step: 'close' }),
      about: [club.supportTickets.doc(number)],
    };
  },
  sendMailAgain: async () => {
    const mail = club.mail.doc(randomUUID());
    const message = { subject: 'Hello', text: 'Hello', html: 'Hello' };
    const at = new Date().toISOString();
    const written = newMail({ to: 'anna@example.com', message, uid: null, at });
    await mail.set({ ...written, state: 'sent', dueAt: null });
    return { send: callable('sendMailAgain', { mailId: mail.id, round: 1 }), about: [mail] };
  },
  setBookingStatus: async () => {
    const subject = await newMember('subject');
    const bookingId = await freshHold(subject);
    return {
      send: callable('setBookingStatus', { bookingId, status: 'expired', reason: 'Not wanted' }),
      about: [...ofPerson(subject), club.bookings.doc(bookingId)],
    };
  },
  saveResort: async () => {
    const id = await freshResort();
    return {
      send: callable('saveResort', { id, rev: 1, resort: resortForm({ resort_ID: id }) }),
      about: [club.resorts.doc(id)],
    };
  },
  withdrawResort: async () => {
    const id = await freshResort();
    return {
      send: callable('withdrawResort', { id, rev: 1, withdrawn: true }),
      about: [club.resorts.doc(id)],
    };
  },
};

/** A valid call of a callable of the contract, about `owner` where it is about a person. */
export const callableRequest = (name: CallableName): Prepare =>
  CALLABLE_REQUESTS[name] ??
  (async (owner) => {
    const { input } = OPERATIONS[name];
    const { bookingId } =
      'bookingId' in input.fields ? await freshBooking(owner) : { bookingId: NO_BOOKING };
    const example = exampleInput(input, { email: owner.email, bookingId });
    return { send: callable(name, example), about: ofPerson(owner) };
  });

/** Calls after which the caller's account is no more. */
export const CONSUMING: readonly string[] = ['deleteaccount'];
