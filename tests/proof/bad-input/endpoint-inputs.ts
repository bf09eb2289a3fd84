import type { EndpointKey } from '@club/domain/api/contract';
import { card, day, pointsBody } from '../../api/booking-stage.ts';
import { resortForm } from '../../api/resort-form.ts';
import type { FieldRules } from './spoil.ts';
import type { Stage } from './stage.ts';

export type Fields = Record<string, unknown>;

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

export const nothing = (by: BadInput['by']): BadInput => ({ by, valid: () => ({}), rules: {} });

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

export const RESORT_RULES: FieldRules = {
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

/** Dates that are days and no stay: past, beyond the horizon, end before start. */
export const impossibleDates = (valid: Fields): { what: string; input: Fields }[] =>
  [
    { what: 'a stay in the past', startDate: day(-10), endDate: day(-4) },
    { what: 'a stay that has begun', startDate: day(-3), endDate: day(3) },
    { what: 'a stay beyond 365 days', startDate: day(364), endDate: day(372) },
    { what: 'a stay in two years', startDate: day(700), endDate: day(706) },
    { what: 'an end before the start', startDate: day(46), endDate: day(40) },
    { what: 'a stay of no night', startDate: day(40), endDate: day(40) },
    { what: 'a stay of ten thousand nights', startDate: day(1), endDate: day(10_001) },
  ].map(({ what, ...dates }) => ({ what, input: { ...valid, ...dates } }));

const purchase = ({ member, resortId }: Stage): Fields =>
  pointsBody(member, resortId, { startDate: day(100), endDate: day(106) });

export const LAST_CALL_ROOMS = ['3 bedroom', '4 bedroom'];

export const EMAIL: FieldRules = { email: 'email!' };

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
