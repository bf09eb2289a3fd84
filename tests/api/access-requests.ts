import { randomUUID } from 'node:crypto';
import { sandboxCard } from '@club/domain/booking/sandbox-card';
import { addDays } from '@club/domain/calendar/local-date';
import type { CallableName, CallableResponses, EndpointKey } from '@club/domain/api/contract';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { ApiErrorCode } from '@club/domain/api/errors';
import { isApiErrorCode } from '@club/domain/api/errors';
import { call, callCallable, club, newMember } from './api-client.ts';
import { contactBody } from './contact-stage.ts';
import type { Person } from './api-client.ts';
import { completeStay, reviewBody } from './review-stage.ts';
import { book, bookingIn, newResort, pointsBody, STAY } from './booking-stage.ts';
import { resortForm, storedResort } from './resort-form.ts';

/** What came back: 2xx, or the code of the refusal. */
export type Answer = { status: number; code: ApiErrorCode | null; text: string };

/** A valid request that can be sent by anybody, and the documents that it is about. */
export type Prepared = {
  send: (token: string | null) => Promise<Answer>;
  about: DocumentReference[];
};

type Prepare = (owner: Person) => Promise<Prepared>;

const route =
  (request: EndpointKey, query = '', body?: Record<string, unknown>): Prepared['send'] =>
  async (token) => {
    const answer = await call(`${request}${query}`, {
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
    const { status, result, error } = await callCallable(name, data, token);
    return { status, code: codeOf(error), text: JSON.stringify(result ?? error ?? null) };
  };

const ofPerson = ({ uid }: Person): DocumentReference[] => [
  club.users.doc(uid),
  club.authz.doc(uid),
  club.accounts.doc(uid),
  club.holds.doc(uid),
];

const freshId = (): string => `T${randomUUID().replaceAll('-', '').slice(0, 9)}`;

/** A resort whose id is one that the desk's calls take. */
const freshResort = async (): Promise<string> => {
  const id = freshId();
  await club.resorts.doc(id).set(storedResort(id));
  return id;
};

/** Holds a stay at a resort of its own; gives back the id of the hold, which is a booking's. */
const freshHold = async (owner: Person): Promise<string> => {
  const resortId = await newResort();
  const offer = { resortId, vacationType: 'rciPoints', ...STAY };
  const { status, result } = await callCallable('holdoffer', offer, owner.token);
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

/** A valid request for every route of the contract, for or about `owner` where it is about anybody. */
export const ROUTE_REQUESTS: Record<EndpointKey, Prepare> = {
  'GET /users': async (owner) => ({
    send: route('GET /users', `?email=${owner.email}`),
    about: ofPerson(owner),
  }),
  'POST /users': async (owner) => ({
    send: route('POST /users', '', {
      name: 'Test Member',
      email: owner.email,
      membership: 'Member',
    }),
    about: ofPerson(owner),
  }),
  'DELETE /delete-users': async () => {
    const subject = await newMember('subject');
    return {
      send: route('DELETE /delete-users', '', { email: subject.email }),
      about: ofPerson(subject),
    };
  },
  'GET /all-users': async () => ({ send: route('GET /all-users'), about: [] }),
  'PATCH /update-user': async () => {
    const subject = await newMember('subject');
    return {
      send: route('PATCH /update-user', '', { email: subject.email, isAdmin: true }),
      about: ofPerson(subject),
    };
  },
  'GET /resorts': async () => ({ send: route('GET /resorts'), about: [] }),
  'GET /all-resorts': async () => ({ send: route('GET /all-resorts'), about: [] }),
  'POST /resorts': async () => {
    const id = freshId();
    return {
      send: route('POST /resorts', '', resortForm({ resort_ID: id })),
      about: [club.resorts.doc(id)],
    };
  },
  'GET /bookings': async (owner) => ({
    send: route('GET /bookings', `?email=${owner.email}`),
    about: ofPerson(owner),
  }),
  'GET /all-bookings': async () => ({ send: route('GET /all-bookings'), about: [] }),
  'POST /bookings': async (owner) => ({
    send: route('POST /bookings', '', pointsBody(owner, await newResort())),
    about: ofPerson(owner),
  }),
  'POST /client-errors': async () => ({
    send: route('POST /client-errors', '', { name: 'TypeError', frames: [], page: '/' }),
    about: [],
  }),
  'POST /csp-reports': async () => ({
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

/** A valid call of every callable of the contract, about `owner` where it is about anybody. */
export const CALLABLE_REQUESTS: Record<CallableName, Prepare> = {
  holdoffer: async (owner) => ({
    send: callable('holdoffer', {
      resortId: await newResort(),
      vacationType: 'rciPoints',
      ...STAY,
    }),
    about: ofPerson(owner),
  }),
  releasehold: async (owner) => {
    const holdId = await freshHold(owner);
    return {
      send: callable('releasehold', { holdId }),
      about: [...ofPerson(owner), club.bookings.doc(holdId)],
    };
  },
  depositpoints: async (owner) => ({
    send: callable('depositpoints', { points: 1000, requestId: randomUUID() }),
    about: ofPerson(owner),
  }),
  cardtoken: async (owner) => ({
    send: callable('cardtoken', sandboxCard('4242424242424242', { month: 12, year: 2030 })),
    about: ofPerson(owner),
  }),
  setadmin: async () => {
    const subject = await newMember('subject');
    return {
      send: callable('setadmin', { email: subject.email, isAdmin: true }),
      about: ofPerson(subject),
    };
  },
  removeuser: async () => {
    const subject = await newMember('subject');
    return {
      send: callable('removeuser', { email: subject.email }),
      about: ofPerson(subject),
    };
  },
  exportdata: async (owner) => ({ send: callable('exportdata'), about: ofPerson(owner) }),
  deleteaccount: async (owner) => ({ send: callable('deleteaccount'), about: ofPerson(owner) }),
  followemail: async (owner) => ({ send: callable('followemail'), about: ofPerson(owner) }),
  endsessions: async (owner) => ({ send: callable('endsessions'), about: ofPerson(owner) }),
  // An address of nobody, so that no session of the others ends.
  followreset: async (owner) => ({
    send: callable('followreset', { email: `${randomUUID()}@example.com` }),
    about: ofPerson(owner),
  }),
  cancelbooking: async (owner) => {
    const { bookingId, points } = await freshBooking(owner);
    return {
      send: callable('cancelbooking', {
        bookingId,
        reason: 'Storm damage',
        refund: 'policy',
        expected: { cents: 0, points },
      }),
      about: [...ofPerson(owner), club.bookings.doc(bookingId)],
    };
  },
  changebooking: async (owner) => {
    const { bookingId } = await freshBooking(owner);
    return {
      send: callable('changebooking', {
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
  changeguest: async (owner) => {
    const { bookingId } = await freshBooking(owner);
    return {
      send: callable('changeguest', { bookingId, guestInfo: null }),
      about: [club.bookings.doc(bookingId)],
    };
  },
  sendconfirmation: async (owner) => {
    const { bookingId } = await freshBooking(owner);
    return {
      send: callable('sendconfirmation', { bookingId, requestId: randomUUID() }),
      about: [club.bookings.doc(bookingId)],
    };
  },
  extendhold: async (owner) => {
    const holdId = await freshHold(owner);
    return {
      send: callable('extendhold', { holdId }),
      about: [...ofPerson(owner), club.bookings.doc(holdId)],
    };
  },
  joinwaitlist: async (owner) => {
    const resortId = await newResort({ available_amount: 0 });
    return {
      send: callable('joinwaitlist', {
        requestId: randomUUID(),
        resortId,
        unitType: STAY.unitType,
        vacationType: 'rciPoints',
        from: STAY.startDate,
        to: STAY.endDate,
        nights: 6,
      }),
      about: [...ofPerson(owner), club.waitlists.doc(resortId)],
    };
  },
  leavewaitlist: async (owner) => ({
    send: callable('leavewaitlist', { entryId: NO_BOOKING }),
    about: ofPerson(owner),
  }),
  shareboard: async (owner) => ({
    send: callable('shareboard', { board: 'saved', share: { withNotes: false } }),
    about: [...ofPerson(owner), club.boards(owner.uid).doc('saved')],
  }),
  openboard: async () => {
    const subject = await newMember('subject');
    const order = { board: 'saved', share: { withNotes: false } };
    const { result } = await callCallable('shareboard', order, subject.token);
    const { token } = result as CallableResponses['shareboard'];
    return {
      send: callable('openboard', { token }),
      about: [...ofPerson(subject), club.boards(subject.uid).doc('saved')],
    };
  },
  writereview: async (owner) => {
    const { bookingId } = await freshBooking(owner);
    const about = [club.bookings.doc(bookingId)];
    if (bookingId !== NO_BOOKING) await completeStay(bookingId);
    return { send: callable('writereview', reviewBody(bookingId)), about };
  },
  contactclub: async (owner) => ({
    // An address of nobody, because an hour has room for a few messages of each only.
    send: callable('contactclub', { ...contactBody(), email: `${randomUUID()}@example.com` }),
    about: ofPerson(owner),
  }),
  handleticket: async () => {
    const { result } = await callCallable('contactclub', contactBody(), null);
    const { number } = result as CallableResponses['contactclub'];
    return {
      send: callable('handleticket', { number, rev: 1, step: 'close' }),
      about: [club.supportTickets.doc(number)],
    };
  },
  completework: async () => ({ send: callable('completework'), about: [] }),
  setbookingstatus: async () => {
    const subject = await newMember('subject');
    const bookingId = await freshHold(subject);
    return {
      send: callable('setbookingstatus', { bookingId, status: 'expired', reason: 'Not wanted' }),
      about: [...ofPerson(subject), club.bookings.doc(bookingId)],
    };
  },
  saveresort: async () => {
    const id = await freshResort();
    return {
      send: callable('saveresort', { id, rev: 1, resort: resortForm({ resort_ID: id }) }),
      about: [club.resorts.doc(id)],
    };
  },
  withdrawresort: async () => {
    const id = await freshResort();
    return {
      send: callable('withdrawresort', { id, rev: 1, withdrawn: true }),
      about: [club.resorts.doc(id)],
    };
  },
};

/** Calls after which the caller's account is no more. */
export const CONSUMING: readonly string[] = ['deleteaccount'];
