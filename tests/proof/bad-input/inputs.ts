import { randomUUID } from 'node:crypto';
import type { CallableName, EndpointKey } from '@club/domain/api/contract';
import { sandboxCard } from '@club/domain/booking/sandbox-card';
import type { Person } from '../../api/api-client.ts';
import { callCallable, club, newAdmin, newMember } from '../../api/api-client.ts';
import {
  book,
  bookingIn,
  card,
  day,
  newResort,
  pointsBody,
  STAY,
} from '../../api/booking-stage.ts';
import { contactBody } from '../../api/contact-stage.ts';
import { resortForm, storedResort } from '../../api/resort-form.ts';
import { completeStay, reviewBody } from '../../api/review-stage.ts';
import type { FieldRules } from './spoil.ts';

/** Everybody and everything that bad requests are about. */
export type Stage = {
  member: Person;
  other: Person;
  admin: Person;
  resortId: string;
  /** A resort without rooms, for which one can only wait. */
  fullResortId: string;
  /** A resort whose id the desk's calls take. */
  deskResortId: string;
  /** What the member has booked and holds, and what is somebody else's. */
  booking: { id: string; points: number };
  hold: string;
  /** A stay of the member that is over. */
  pastBooking: string;
  othersBooking: string;
  othersHold: string;
  /** What a visitor wrote to the club. */
  ticket: string;
  /** The link of a board of the member. */
  boardToken: string;
};

const ticketOf = async (): Promise<string> => {
  const { status, result } = await callCallable('contactclub', contactBody(), null);
  if (typeof result === 'object' && result !== null && 'number' in result) {
    return String(result.number);
  }
  throw new Error(`contactclub answered ${status}.`);
};

const boardTokenOf = async (person: Person): Promise<string> => {
  const order = { board: 'saved', share: { withNotes: false } };
  const { status, result } = await callCallable('shareboard', order, person.token);
  if (typeof result === 'object' && result !== null && 'token' in result) {
    return String(result.token);
  }
  throw new Error(`shareboard answered ${status}.`);
};

const holdOf = async (person: Person, resortId: string): Promise<string> => {
  const offer = {
    resortId,
    vacationType: 'rciPoints',
    unitType: 'studio',
    startDate: day(80),
    endDate: day(83),
  };
  const { status, result } = await callCallable('holdoffer', offer, person.token);
  if (typeof result === 'object' && result !== null && 'holdId' in result) {
    return String(result.holdId);
  }
  throw new Error(`holdoffer answered ${status}.`);
};

const stayOf = async (person: Person, resortId: string): Promise<Stage['booking']> => {
  const answer = await book(person, pointsBody(person, resortId));
  if (answer.status !== 201) throw new Error(`POST /bookings answered ${answer.status}.`);
  const { _id: id, points } = bookingIn(answer);
  return { id, points };
};

/** Makes everybody and everything; all writes happen here. */
export const setTheStage = async (): Promise<Stage> => {
  const [member, other, admin, resortId, fullResortId] = await Promise.all([
    newMember(),
    newMember('other'),
    newAdmin(),
    newResort(),
    newResort({ available_amount: 0 }),
  ]);
  const deskResortId = `T${randomUUID().replaceAll('-', '').slice(0, 9)}`;
  await club.resorts.doc(deskResortId).set(storedResort(deskResortId));
  const booking = await stayOf(member, resortId);
  const { id: pastBooking } = await stayOf(member, await newResort());
  await completeStay(pastBooking);
  const othersBooking = await stayOf(other, resortId);
  const hold = await holdOf(member, resortId);
  const othersHold = await holdOf(other, resortId);
  const ticket = await ticketOf();
  const boardToken = await boardTokenOf(member);
  return {
    member,
    other,
    admin,
    resortId,
    fullResortId,
    deskResortId,
    booking,
    hold,
    pastBooking,
    othersBooking: othersBooking.id,
    othersHold,
    ticket,
    boardToken,
  };
};

type Fields = Record<string, unknown>;

/** What a request takes, and whose it is. */
export type BadInput = {
  by: 'member' | 'admin';
  /** An input that would be accepted. */
  valid: (stage: Stage) => Fields;
  rules: FieldRules;
  /** Inputs that look right and are wrong, for reasons of the club. */
  special?: (stage: Stage) => { what: string; input: Fields }[];
  /** True for an answer that is no error and says that nothing was done. */
  saysNothingDone?: (answer: unknown) => boolean;
};

const NO_BOOKING = '0'.repeat(24);

const nothing = (by: BadInput['by']): BadInput => ({ by, valid: () => ({}), rules: {} });

const has = (answer: unknown, key: string, value: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  Object.entries(answer).some(([name, entry]) => name === key && entry === value);

const BILLING_RULES: FieldRules = {
  billingInfo: 'object!',
  'billingInfo.firstName': 'text!',
  'billingInfo.lastName': 'text!',
  'billingInfo.phoneNumber': 'text!',
  'billingInfo.address1': 'text!',
  'billingInfo.city': 'text!',
  'billingInfo.state': 'text!',
  'billingInfo.postalCode': 'text!',
  'billingInfo.country': 'text!',
};

const RESORT_RULES: FieldRules = {
  place_name: 'text!',
  location: 'text!',
  check_in_time: 'text!',
  check_out_time: 'text!',
  stateRating: 'choice!',
  ownerExclusive: 'choice!',
  reviews_amount: 'whole!',
  rating: 'figure!',
  available_amount: 'whole',
  img: 'url',
  img2: 'url',
  lat: 'figure',
  lng: 'figure',
  room_details: 'object',
  amenities: 'list',
};

const under = (prefix: string, rules: FieldRules): FieldRules =>
  Object.fromEntries(Object.entries(rules).map(([path, rule]) => [`${prefix}.${path}`, rule]));

/** Dates that are days and no stay: past, beyond the horizon, end before start. */
const impossibleDates = (valid: Fields): { what: string; input: Fields }[] =>
  [
    { what: 'a stay in the past', startDate: day(-10), endDate: day(-4) },
    { what: 'a stay that has begun', startDate: day(-3), endDate: day(3) },
    { what: 'a stay beyond 365 days', startDate: day(364), endDate: day(372) },
    { what: 'a stay in two years', startDate: day(700), endDate: day(706) },
    { what: 'an end before the start', startDate: day(46), endDate: day(40) },
    { what: 'a stay of no night', startDate: day(40), endDate: day(40) },
    { what: 'a stay of ten thousand nights', startDate: day(1), endDate: day(10_001) },
  ].map(({ what, ...dates }) => ({ what, input: { ...valid, ...dates } }));

const offer = ({ resortId }: Stage): Fields => ({
  resortId,
  vacationType: 'rciPoints',
  unitType: 'studio',
  startDate: day(90),
  endDate: day(95),
});

const purchase = ({ member, resortId }: Stage): Fields =>
  pointsBody(member, resortId, { startDate: day(100), endDate: day(106) });

const wish = ({ fullResortId: resortId }: Stage): Fields => ({
  requestId: randomUUID(),
  resortId,
  unitType: STAY.unitType,
  vacationType: 'rciPoints',
  from: day(40),
  to: day(46),
  nights: 6,
});

const LAST_CALL_ROOMS = ['3 bedroom', '4 bedroom'];

const EMAIL: FieldRules = { email: 'email!' };

/** All routes of the contract: one that is new and not here does not compile. */
export const ENDPOINT_INPUTS: Record<EndpointKey, BadInput> = {
  'GET /users': {
    by: 'member',
    valid: ({ member }) => ({ email: member.email }),
    rules: EMAIL,
    special: ({ other }) => [{ what: "somebody else's address", input: { email: other.email } }],
  },
  'POST /users': {
    by: 'member',
    valid: ({ member }) => ({ name: 'Test Member', email: member.email, membership: 'Member' }),
    rules: { ...EMAIL, name: 'text!', membership: 'choice', photoURL: 'url' },
    special: ({ other }) => [
      { what: "somebody else's address", input: { name: 'A', email: other.email } },
    ],
  },
  'DELETE /delete-users': {
    by: 'admin',
    valid: ({ other }) => ({ email: other.email }),
    rules: EMAIL,
    special: () => [{ what: 'an address of nobody', input: { email: 'nobody@example.com' } }],
  },
  'GET /all-users': nothing('admin'),
  'PATCH /update-user': {
    by: 'admin',
    valid: ({ other }) => ({ email: other.email, isAdmin: true }),
    rules: { ...EMAIL, isAdmin: 'flag!' },
    special: ({ admin }) => [
      { what: 'an address of nobody', input: { email: 'nobody@example.com', isAdmin: true } },
      { what: 'demoting oneself', input: { email: admin.email, isAdmin: false } },
    ],
  },
  'GET /resorts': {
    by: 'member',
    valid: () => ({ page: '1', limit: '15' }),
    rules: { page: 'whole', limit: 'whole' },
    special: () => [
      { what: 'page 0', input: { page: '0' } },
      { what: 'a page of a million', input: { limit: '1000000' } },
    ],
  },
  'GET /all-resorts': nothing('member'),
  'POST /resorts': {
    by: 'admin',
    valid: ({ deskResortId }) => resortForm({ resort_ID: deskResortId }),
    rules: RESORT_RULES,
    special: ({ deskResortId }) => [
      { what: 'an id that there is already', input: resortForm({ resort_ID: deskResortId }) },
    ],
  },
  'GET /bookings': {
    by: 'member',
    valid: ({ member }) => ({ email: member.email }),
    rules: EMAIL,
    special: ({ other }) => [{ what: "somebody else's address", input: { email: other.email } }],
  },
  'GET /all-bookings': nothing('admin'),
  'POST /bookings': {
    by: 'member',
    valid: purchase,
    rules: {
      ...EMAIL,
      ...BILLING_RULES,
      resort: 'object!',
      paymentMethod: 'choice!',
      vacationType: 'choice',
      unitType: 'choice!',
      startDate: 'day!',
      endDate: 'day!',
      price: 'figure',
      points: 'figure',
      nights: 'figure',
      guestInfo: 'object',
      paymentDetails: 'object',
    },
    special: (stage) => {
      const valid = purchase(stage);
      const byCard = { ...valid, paymentMethod: 'cash', paymentDetails: card() };
      return [
        ...impossibleDates(valid),
        ...LAST_CALL_ROOMS.map((unitType) => ({
          what: `Last Call with ${unitType}`,
          input: { ...byCard, unitType },
        })),
        { what: "somebody else's address", input: { ...valid, email: stage.other.email } },
        { what: 'a resort that there is not', input: { ...valid, resort: { _id: 'NOWHERE' } } },
        { what: "a resort's id of the database", input: { ...valid, resort: { _id: '__x__' } } },
        { what: 'a resort with a path', input: { ...valid, resort: { _id: '../users' } } },
        { what: 'points with a card', input: { ...valid, paymentDetails: card() } },
        { what: 'cash for points', input: { ...valid, vacationType: 'lastCall' } },
        { what: 'a card of nobody', input: { ...byCard, paymentDetails: { token: 'tok_x' } } },
        {
          what: 'a card that the club has not sealed',
          input: {
            ...byCard,
            paymentDetails: { token: `tok_sandbox_approved_0_4242_1230_${'0'.repeat(64)}` },
          },
        },
        {
          what: 'a card number without a check digit',
          input: {
            ...byCard,
            paymentDetails: card('4242424242424241'),
          },
        },
        {
          what: 'a card that has expired',
          input: {
            ...byCard,
            paymentDetails: { ...card(), expiryDate: '01/20' },
          },
        },
        { what: 'a price of nothing', input: { ...byCard, price: 0.01 } },
        { what: 'points of nothing', input: { ...valid, points: 1 } },
      ];
    },
  },
  'POST /client-errors': {
    by: 'member',
    valid: () => ({ name: 'TypeError', message: 'No such thing.', frames: [], page: '/login' }),
    rules: { name: 'text!', message: 'text', frames: 'list!', page: 'text!' },
    special: () => [
      {
        what: 'a stack without end',
        input: { name: 'E', page: '/', frames: Array.from({ length: 500 }, () => 'f') },
      },
    ],
  },
  // A body in the form of browsers; what it lacks is left out, so only its address can be wrong.
  'POST /csp-reports': nothing('member'),
};

const bookingSpecials = (make: (bookingId: string) => Fields) => (stage: Stage) => [
  { what: "somebody else's booking", input: make(stage.othersBooking) },
  { what: 'a booking that there is not', input: make(NO_BOOKING) },
];

const cancelling = (bookingId: string, points: number): Fields => ({
  bookingId,
  reason: 'Storm damage',
  refund: 'policy',
  expected: { cents: 0, points },
});

const changing = (bookingId: string): Fields => ({
  bookingId,
  requestId: randomUUID(),
  unitType: STAY.unitType,
  startDate: day(47),
  endDate: day(53),
  expected: { cents: 0, points: 0 },
});

const roleRules: FieldRules = { ...EMAIL, isAdmin: 'flag!' };

/** All callables of the contract: one that is new and not here does not compile. */
export const CALLABLE_INPUTS: Record<CallableName, BadInput> = {
  holdoffer: {
    by: 'member',
    valid: offer,
    rules: {
      resortId: 'id!',
      vacationType: 'choice!',
      unitType: 'choice!',
      startDate: 'day!',
      endDate: 'day!',
      another: 'flag',
    },
    special: (stage) => [
      ...impossibleDates(offer(stage)),
      ...LAST_CALL_ROOMS.map((unitType) => ({
        what: `Last Call with ${unitType}`,
        input: { ...offer(stage), vacationType: 'lastCall', unitType },
      })),
      { what: 'a resort that there is not', input: { ...offer(stage), resortId: 'NOWHERE' } },
    ],
  },
  releasehold: {
    by: 'member',
    valid: ({ hold }) => ({ holdId: hold }),
    rules: { holdId: 'id!' },
    special: ({ othersHold }) => [{ what: "somebody else's hold", input: { holdId: othersHold } }],
    saysNothingDone: (answer) => has(answer, 'released', false),
  },
  depositpoints: {
    by: 'member',
    valid: () => ({ points: 1000, requestId: randomUUID() }),
    rules: { points: 'whole!', requestId: 'id!' },
    special: () => [
      { what: 'no points', input: { points: 0, requestId: randomUUID() } },
      { what: 'more than a year allows', input: { points: 200_001, requestId: randomUUID() } },
    ],
  },
  cardtoken: {
    by: 'member',
    valid: () => sandboxCard('4242424242424242', { month: 12, year: 2030 }),
    rules: {
      brand: 'choice!',
      last4: 'text!',
      expiry: 'object!',
      'expiry.month': 'whole!',
      'expiry.year': 'whole!',
      outcome: 'choice!',
    },
  },
  setadmin: {
    by: 'admin',
    valid: ({ other }) => ({ email: other.email, isAdmin: true }),
    rules: roleRules,
    special: ({ admin }) => [
      { what: 'demoting oneself', input: { email: admin.email, isAdmin: false } },
    ],
  },
  removeuser: { by: 'admin', valid: ({ other }) => ({ email: other.email }), rules: EMAIL },
  exportdata: nothing('member'),
  deleteaccount: nothing('member'),
  followemail: nothing('member'),
  endsessions: nothing('member'),
  followreset: {
    by: 'member',
    valid: () => ({ email: 'nobody@example.com' }),
    rules: EMAIL,
  },
  cancelbooking: {
    by: 'member',
    valid: ({ booking }) => cancelling(booking.id, booking.points),
    rules: {
      bookingId: 'id!',
      reason: 'text!',
      refund: 'choice!',
      expected: 'object!',
      'expected.cents': 'whole!',
      'expected.points': 'whole!',
    },
    special: (stage) => [
      ...bookingSpecials((id) => cancelling(id, stage.booking.points))(stage),
      { what: 'another refund', input: cancelling(stage.booking.id, stage.booking.points + 1) },
      {
        what: "an admin's refund",
        input: { ...cancelling(stage.booking.id, stage.booking.points), refund: 'full' },
      },
    ],
  },
  changebooking: {
    by: 'member',
    valid: ({ booking }) => changing(booking.id),
    rules: {
      bookingId: 'id!',
      requestId: 'id!',
      startDate: 'day!',
      endDate: 'day!',
      unitType: 'choice!',
      expected: 'object!',
      'expected.cents': 'whole!',
      'expected.points': 'whole!',
      paymentDetails: 'object',
    },
    special: (stage) => [
      ...bookingSpecials(changing)(stage),
      ...impossibleDates(changing(stage.booking.id)),
      {
        what: 'another difference',
        input: { ...changing(stage.booking.id), expected: { cents: 0, points: 123_456 } },
      },
    ],
  },
  changeguest: {
    by: 'member',
    valid: ({ booking }) => ({ bookingId: booking.id, guestInfo: null }),
    rules: { bookingId: 'id!', guestInfo: 'object' },
    special: (stage) => [
      ...bookingSpecials((bookingId) => ({ bookingId, guestInfo: null }))(stage),
      { what: 'a guest without a name', input: { bookingId: stage.booking.id, guestInfo: {} } },
    ],
  },
  sendconfirmation: {
    by: 'member',
    valid: ({ booking }) => ({ bookingId: booking.id, requestId: randomUUID() }),
    rules: { bookingId: 'id!', requestId: 'id!' },
    special: bookingSpecials((bookingId) => ({ bookingId, requestId: randomUUID() })),
  },
  extendhold: {
    by: 'member',
    valid: ({ hold }) => ({ holdId: hold }),
    rules: { holdId: 'id!' },
    special: ({ othersHold }) => [{ what: "somebody else's hold", input: { holdId: othersHold } }],
  },
  joinwaitlist: {
    by: 'member',
    valid: wish,
    rules: {
      requestId: 'id!',
      resortId: 'id!',
      unitType: 'choice!',
      vacationType: 'choice!',
      from: 'day!',
      to: 'day!',
      nights: 'whole!',
    },
    special: (stage) => [
      { what: 'a window that ends first', input: { ...wish(stage), from: day(46), to: day(40) } },
      { what: 'a window too short', input: { ...wish(stage), nights: 20 } },
      { what: 'more nights than a stay has', input: { ...wish(stage), to: day(90), nights: 29 } },
      { what: 'nights that are free', input: { ...wish(stage), resortId: stage.resortId } },
      { what: 'a window in two years', input: { ...wish(stage), from: day(700), to: day(710) } },
      { what: 'a window in the past', input: { ...wish(stage), from: day(-30), to: day(-20) } },
      { what: 'a resort that there is not', input: { ...wish(stage), resortId: 'NOWHERE' } },
      ...LAST_CALL_ROOMS.map((unitType) => ({
        what: `Last Call with ${unitType}`,
        input: { ...wish(stage), vacationType: 'lastCall', unitType },
      })),
    ],
  },
  leavewaitlist: {
    by: 'member',
    valid: () => ({ entryId: NO_BOOKING }),
    rules: { entryId: 'id!' },
    saysNothingDone: (answer) => has(answer, 'left', false),
  },
  shareboard: {
    by: 'member',
    valid: () => ({ board: 'saved', share: { withNotes: true } }),
    rules: { board: 'id!', share: 'object', 'share.withNotes': 'flag!' },
    special: () => [
      { what: 'a board that there is not', input: { board: 'b9', share: null } },
      { what: 'a board that cannot be', input: { board: 'b50', share: null } },
    ],
  },
  openboard: {
    by: 'member',
    valid: ({ boardToken }) => ({ token: boardToken }),
    rules: { token: 'id!' },
    special: () => [{ what: 'a link that there is not', input: { token: 'A'.repeat(22) } }],
  },
  writereview: {
    by: 'member',
    valid: ({ pastBooking }) => reviewBody(pastBooking),
    rules: {
      bookingId: 'id!',
      ratings: 'object!',
      ...under('ratings', {
        Rooms: 'whole!',
        Service: 'whole!',
        Value: 'whole!',
        Cleanliness: 'whole!',
      }),
      facts: 'object',
      ...under('facts', {
        wifi: 'choice',
        parking: 'choice',
        laundry: 'choice',
        kitchen: 'choice',
        unexpectedFees: 'choice',
      }),
      text: 'text',
      showName: 'flag!',
    },
    special: ({ booking, othersBooking }) => [
      { what: 'a stay that is not over', input: reviewBody(booking.id) },
      { what: "somebody else's stay", input: reviewBody(othersBooking) },
      { what: 'a booking that there is not', input: reviewBody(NO_BOOKING) },
    ],
  },
  contactclub: {
    by: 'member',
    valid: () => contactBody(),
    rules: {
      requestId: 'id!',
      name: 'text!',
      email: 'email!',
      topic: 'choice!',
      bookingId: 'id',
      message: 'text!',
    },
    special: ({ othersBooking }) => [
      { what: "somebody else's booking", input: contactBody({ bookingId: othersBooking }) },
      { what: 'a booking that there is not', input: contactBody({ bookingId: NO_BOOKING }) },
      { what: 'a message of one word', input: contactBody({ message: 'Help' }) },
      { what: 'a name of two lines', input: contactBody({ name: 'Anna\nBcc: x@example.com' }) },
    ],
  },
  handleticket: {
    by: 'admin',
    valid: ({ ticket }) => ({ number: ticket, rev: 1, step: 'answer', text: 'Four thousand.' }),
    rules: { number: 'id!', rev: 'whole!', step: 'choice!', text: 'text!' },
    special: ({ ticket }) => [
      {
        what: 'another revision',
        input: { number: ticket, rev: 99, step: 'answer', text: 'Four thousand.' },
      },
      {
        what: 'a step that its state does not allow',
        input: { number: ticket, rev: 1, step: 'reopen' },
      },
      {
        what: 'a text with what is no answer',
        input: { number: ticket, rev: 1, step: 'close', text: 'Four thousand.' },
      },
      { what: 'a ticket that there is not', input: { number: 'TW-333333', rev: 1, step: 'close' } },
    ],
  },
  completework: nothing('admin'),
  setbookingstatus: {
    by: 'admin',
    valid: ({ othersHold }) => ({ bookingId: othersHold, status: 'expired', reason: 'Not wanted' }),
    rules: { bookingId: 'id!', status: 'choice!', reason: 'text!' },
    special: ({ booking }) => [
      {
        what: 'a state that cannot follow',
        input: { bookingId: booking.id, status: 'held', reason: 'Back' },
      },
    ],
  },
  saveresort: {
    by: 'admin',
    // Another name than the resort has, because saving what is there already changes nothing.
    valid: ({ deskResortId: id }) => ({
      id,
      rev: 1,
      resort: resortForm({ resort_ID: id, place_name: 'Another Bay' }),
    }),
    rules: { id: 'id!', rev: 'whole!', resort: 'object!', ...under('resort', RESORT_RULES) },
    special: ({ deskResortId: id }) => [
      {
        what: 'another revision',
        input: { id, rev: 99, resort: resortForm({ resort_ID: id, place_name: 'Elsewhere' }) },
      },
    ],
  },
  withdrawresort: {
    by: 'admin',
    valid: ({ deskResortId: id }) => ({ id, rev: 1, withdrawn: true }),
    rules: { id: 'id!', rev: 'whole!', withdrawn: 'flag!' },
    special: ({ deskResortId: id }) => [
      { what: 'another revision', input: { id, rev: 99, withdrawn: true } },
    ],
  },
};
