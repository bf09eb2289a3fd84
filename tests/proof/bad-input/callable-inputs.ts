import { randomUUID } from 'node:crypto';
import type { CallableName } from '@club/domain/api/contract';
import { OPERATIONS } from '@club/domain/api/contract';
import { sandboxCard } from '@club/domain/booking/sandbox-card';
import { exampleInput } from '../../access/example-input.ts';
import { day, STAY } from '../../api/booking-stage.ts';
import { contactBody } from '../../api/contact-stage.ts';
import { resortForm } from '../../api/resort-form.ts';
import { reviewBody } from '../../api/review-stage.ts';
import type { BadInput } from './bad-input.ts';
import { EMAIL, has, impossibleDates, RESORT_RULES, NOT_LAST_CALL } from './bad-input.ts';
import { rulesOf } from './field-rules.ts';
import type { FieldRules, Fields } from './spoil.ts';
import type { Stage } from './stage.ts';

const NO_BOOKING = '0'.repeat(24);

const under = (prefix: string, rules: FieldRules): FieldRules =>
  Object.fromEntries(Object.entries(rules).map(([path, rule]) => [`${prefix}.${path}`, rule]));

const offer = ({ resortId }: Stage): Fields => ({
  resortId,
  vacationType: 'rciPoints',
  unitType: 'studio',
  startDate: day(90),
  endDate: day(95),
});

const criteria = ({ fullResortId: resortId }: Stage): Fields => ({
  requestId: randomUUID(),
  resortId,
  unitType: STAY.unitType,
  vacationType: 'rciPoints',
  from: day(40),
  to: day(46),
  nights: 6,
});

const search = (stage: Stage): Fields => {
  const { resortId, ...terms } = criteria(stage);
  return { ...terms, region: null, resortIds: [resortId], ceiling: null };
};

const bookingSpecials = (make: (bookingId: string) => Fields) => (stage: Stage) => [
  { what: "another member's booking", input: make(stage.othersBooking) },
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

/** Callables of which there is more to try than their schema tells. */
const CALLABLE_INPUTS: Partial<Record<CallableName, BadInput>> = {
  holdOffer: {
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
      ...NOT_LAST_CALL.map((unitType) => ({
        what: `Last Call with ${unitType}`,
        input: { ...offer(stage), vacationType: 'lastCall', unitType },
      })),
      { what: 'a resort that there is not', input: { ...offer(stage), resortId: 'NOWHERE' } },
    ],
  },
  releaseHold: {
    by: 'member',
    valid: ({ hold }) => ({ holdId: hold }),
    rules: { holdId: 'id!' },
    special: ({ othersHold }) => [{ what: "another member's hold", input: { holdId: othersHold } }],
    saysNothingDone: (answer) => has(answer, 'released', false),
  },
  depositPoints: {
    by: 'member',
    valid: () => ({ points: 1000, requestId: randomUUID() }),
    rules: { points: 'whole!', requestId: 'id!' },
    special: () => [
      { what: 'no points', input: { points: 0, requestId: randomUUID() } },
      { what: 'more than a year allows', input: { points: 200_001, requestId: randomUUID() } },
    ],
  },
  cardToken: {
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
  setAdmin: {
    by: 'admin',
    valid: ({ other }) => ({ email: other.email, isAdmin: true }),
    rules: roleRules,
    special: ({ admin }) => [
      { what: 'demoting oneself', input: { email: admin.email, isAdmin: false } },
    ],
  },
  followReset: {
    by: 'member',
    valid: () => ({ email: 'unknown@example.com' }),
    rules: EMAIL,
  },
  cancelBooking: {
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
  changeBooking: {
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
  changeGuest: {
    by: 'member',
    valid: ({ booking }) => ({ bookingId: booking.id, guestInfo: null }),
    rules: { bookingId: 'id!', guestInfo: 'object' },
    special: (stage) => [
      ...bookingSpecials((bookingId) => ({ bookingId, guestInfo: null }))(stage),
      { what: 'a guest without a name', input: { bookingId: stage.booking.id, guestInfo: {} } },
    ],
  },
  sendConfirmation: {
    by: 'member',
    valid: ({ booking }) => ({ bookingId: booking.id, requestId: randomUUID() }),
    rules: { bookingId: 'id!', requestId: 'id!' },
    special: bookingSpecials((bookingId) => ({ bookingId, requestId: randomUUID() })),
  },
  shareStay: {
    by: 'member',
    valid: ({ booking }) => ({ bookingId: booking.id, share: true }),
    rules: { bookingId: 'id!', share: 'flag!' },
    special: (stage) => [
      ...bookingSpecials((bookingId) => ({ bookingId, share: true }))(stage),
      { what: 'a stay that is over', input: { bookingId: stage.pastBooking, share: true } },
    ],
  },
  openStay: {
    by: 'member',
    valid: ({ stayToken }) => ({ token: stayToken }),
    rules: { token: 'id!' },
    special: () => [{ what: 'a link that there is not', input: { token: 'A'.repeat(22) } }],
  },
  extendHold: {
    by: 'member',
    valid: ({ hold }) => ({ holdId: hold }),
    rules: { holdId: 'id!' },
    special: ({ othersHold }) => [{ what: "another member's hold", input: { holdId: othersHold } }],
  },
  joinWaitlist: {
    by: 'member',
    valid: criteria,
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
      {
        what: 'a window that ends first',
        input: { ...criteria(stage), from: day(46), to: day(40) },
      },
      { what: 'a window too short', input: { ...criteria(stage), nights: 20 } },
      {
        what: 'more nights than a stay has',
        input: { ...criteria(stage), to: day(90), nights: 29 },
      },
      { what: 'nights that are free', input: { ...criteria(stage), resortId: stage.resortId } },
      {
        what: 'a window in two years',
        input: { ...criteria(stage), from: day(700), to: day(710) },
      },
      { what: 'a window in the past', input: { ...criteria(stage), from: day(-30), to: day(-20) } },
      { what: 'a resort that there is not', input: { ...criteria(stage), resortId: 'NOWHERE' } },
      ...NOT_LAST_CALL.map((unitType) => ({
        what: `Last Call with ${unitType}`,
        input: { ...criteria(stage), vacationType: 'lastCall', unitType },
      })),
    ],
  },
  saveSearch: {
    by: 'member',
    valid: search,
    rules: rulesOf(OPERATIONS.saveSearch.input),
    special: (stage) => [
      { what: 'no resorts', input: { ...search(stage), resortIds: [] } },
      { what: 'resorts and a region', input: { ...search(stage), region: 'Caribbean' } },
      {
        what: 'a region that there is not',
        input: { ...search(stage), region: 'Atlantis', resortIds: [] },
      },
      { what: 'a resort that is free', input: { ...search(stage), resortIds: [stage.resortId] } },
      { what: 'a resort that there is not', input: { ...search(stage), resortIds: ['NOWHERE'] } },
      { what: 'a window of half a year', input: { ...search(stage), to: day(230) } },
      { what: 'a ceiling that no stay is under', input: { ...search(stage), ceiling: 1 } },
    ],
  },
  leaveWaitlist: {
    by: 'member',
    valid: () => ({ entryId: NO_BOOKING }),
    rules: { entryId: 'id!' },
    saysNothingDone: (answer) => has(answer, 'left', false),
  },
  shareBoard: {
    by: 'member',
    valid: () => ({ board: 'saved', share: { withNotes: true } }),
    rules: { board: 'id!', share: 'object', 'share.withNotes': 'flag!' },
    special: () => [
      { what: 'a board that there is not', input: { board: 'b9', share: null } },
      { what: 'a board that cannot be', input: { board: 'b50', share: null } },
    ],
  },
  openBoard: {
    by: 'member',
    valid: ({ boardToken }) => ({ token: boardToken }),
    rules: { token: 'id!' },
    special: () => [{ what: 'a link that there is not', input: { token: 'A'.repeat(22) } }],
  },
  writeReview: {
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
      { what: "another member's stay", input: reviewBody(othersBooking) },
      { what: 'a booking that there is not', input: reviewBody(NO_BOOKING) },
    ],
  },
  contactClub: {
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
      { what: "another member's booking", input: contactBody({ bookingId: othersBooking }) },
      { what: 'a booking that there is not', input: contactBody({ bookingId: NO_BOOKING }) },
      { what: 'a message of one word', input: contactBody({ message: 'Help' }) },
      { what: 'a name of two lines', input: contactBody({ name: 'Anna\nBcc: x@example.com' }) },
    ],
  },
  handleTicket: {
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
      {
        what: 'a ticket that there is not',
        input: { number: 'HELP-333333', rev: 1, step: 'close' },
      },
    ],
  },
  setBookingStatus: {
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
  saveResort: {
    by: 'admin',
    // Another name than the resort has, because saving what is there already changes nothing.
    valid: ({ adminResortId: id }) => ({
      id,
      rev: 1,
      resort: resortForm({ resort_ID: id, place_name: 'Another Bay' }),
    }),
    rules: { id: 'id!', rev: 'whole!', resort: 'object!', ...under('resort', RESORT_RULES) },
    special: ({ adminResortId: id }) => [
      {
        what: 'another revision',
        input: { id, rev: 99, resort: resortForm({ resort_ID: id, place_name: 'Elsewhere' }) },
      },
    ],
  },
  withdrawResort: {
    by: 'admin',
    valid: ({ adminResortId: id }) => ({ id, rev: 1, withdrawn: true }),
    rules: { id: 'id!', rev: 'whole!', withdrawn: 'flag!' },
    special: ({ adminResortId: id }) => [
      { what: 'another revision', input: { id, rev: 99, withdrawn: true } },
    ],
  },
};

/** What to send wrongly to a callable: as above, or an example out of its schema. */
export const callableInput = (name: CallableName): BadInput => {
  const { access, input } = OPERATIONS[name];
  return (
    CALLABLE_INPUTS[name] ?? {
      by: access === 'admin' ? 'admin' : 'member',
      valid: ({ other, booking }) =>
        exampleInput(input, { email: other.email, bookingId: booking.id }),
      rules: rulesOf(input),
    }
  );
};
