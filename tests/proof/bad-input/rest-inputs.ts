import type { RestName } from '@club/domain/api/contract';
import { card, day, pointsBody } from '../../api/booking-stage.ts';
import { resortForm } from '../../api/resort-form.ts';
import type { BadInput } from './bad-input.ts';
import { EMAIL, impossibleDates, nothing, RESORT_RULES, NOT_LAST_CALL } from './bad-input.ts';
import type { FieldRules, Fields } from './spoil.ts';
import type { Stage } from './stage.ts';

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

const purchase = ({ member, resortId }: Stage): Fields =>
  pointsBody(member, resortId, { startDate: day(100), endDate: day(106) });

/** All REST paths of the contract: one that is new and not here does not compile. */
export const REST_INPUTS: Record<RestName, BadInput> = {
  getUser: {
    by: 'member',
    valid: ({ member }) => ({ email: member.email }),
    rules: EMAIL,
    special: ({ other }) => [{ what: "another member's address", input: { email: other.email } }],
  },
  createUser: {
    by: 'member',
    valid: ({ member }) => ({ name: 'Test Member', email: member.email, membership: 'Member' }),
    rules: { ...EMAIL, name: 'text!', membership: 'choice', photoURL: 'url' },
    special: ({ other }) => [
      { what: "another member's address", input: { name: 'A', email: other.email } },
    ],
  },
  removeUser: {
    by: 'admin',
    valid: ({ other }) => ({ email: other.email }),
    rules: EMAIL,
    special: () => [{ what: 'an unknown address', input: { email: 'unknown@example.com' } }],
  },
  listUsers: nothing('admin'),
  setAdmin: {
    by: 'admin',
    valid: ({ other }) => ({ email: other.email, isAdmin: true }),
    rules: { ...EMAIL, isAdmin: 'flag!' },
    special: ({ admin }) => [
      { what: 'an unknown address', input: { email: 'unknown@example.com', isAdmin: true } },
      { what: 'demoting oneself', input: { email: admin.email, isAdmin: false } },
    ],
  },
  listResorts: {
    by: 'member',
    valid: () => ({ page: '1', limit: '15' }),
    rules: { page: 'whole', limit: 'whole' },
    special: () => [
      { what: 'page 0', input: { page: '0' } },
      { what: 'a page of a million', input: { limit: '1000000' } },
    ],
  },
  listAllResorts: nothing('member'),
  addResort: {
    by: 'admin',
    valid: ({ adminResortId }) => resortForm({ resort_ID: adminResortId }),
    rules: RESORT_RULES,
    special: ({ adminResortId }) => [
      { what: 'an id that there is already', input: resortForm({ resort_ID: adminResortId }) },
    ],
  },
  listBookings: {
    by: 'member',
    valid: ({ member }) => ({ email: member.email }),
    rules: EMAIL,
    special: ({ other }) => [{ what: "another member's address", input: { email: other.email } }],
  },
  listAllBookings: nothing('admin'),
  createBooking: {
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
        ...NOT_LAST_CALL.map((unitType) => ({
          what: `Last Call with ${unitType}`,
          input: { ...byCard, unitType },
        })),
        { what: "another member's address", input: { ...valid, email: stage.other.email } },
        { what: 'a resort that there is not', input: { ...valid, resort: { _id: 'NOWHERE' } } },
        { what: "a resort's id of the database", input: { ...valid, resort: { _id: '__x__' } } },
        { what: 'a resort with a path', input: { ...valid, resort: { _id: '../users' } } },
        { what: 'points with a card', input: { ...valid, paymentDetails: card() } },
        { what: 'cash for points', input: { ...valid, vacationType: 'lastCall' } },
        { what: 'an unknown card', input: { ...byCard, paymentDetails: { token: 'tok_x' } } },
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
  logClientError: {
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
  logViolations: nothing('member'),
};
