import { describe, expect, it } from 'vitest';
import { ObjectSchema, type Schema } from 'yup';
import { billingSchema } from '../booking/billing.schema.ts';
import { cardSchema } from '../booking/card.schema.ts';
import { guestSchema } from '../booking/guest.schema.ts';
import { resortSchema } from '../resort/resort.schema.ts';
import { errorsIn, WRONG_SHAPES, withValue, type Raw } from '../testing/schema-cases.ts';
import { loginSchema } from '../user/login.schema.ts';
import { registrationSchema } from '../user/registration.schema.ts';
import { findUnknownKey, parseWith } from '../validation/parse-with.ts';
import type { OperationName } from './contract.ts';
import {
  CALLABLE_NAMES,
  deployedName,
  errorsOf,
  IDEMPOTENCY_HEADER,
  isCallable,
  isRest,
  MAX_BODY_BYTES,
  OPERATION_NAMES,
  OPERATIONS,
  REST_NAMES,
  routeOf,
  specOf,
} from './contract.ts';
import { newUserSchema } from './operations/users.ts';

const BILLING = {
  firstName: 'Anna',
  lastName: 'Berg',
  phoneNumber: '+1 555 010 0199',
  address1: '1 Shore Road',
  country: 'USA',
  city: 'Naples',
  state: 'Florida',
  postalCode: '34102',
};
const GUEST = { ...BILLING, email: 'guest@example.com', agreeTerms: true };
const RESORT = {
  place_name: 'Larkspur Cove',
  location: 'Naples, Florida, USA',
  check_in_time: '16:00',
  check_out_time: '11:00',
  rating: 8,
  stateRating: 'RCI Gold Crown',
  ownerExclusive: 'Owner Exclusive',
  reviews_amount: 312,
};
const BOOKING = {
  resort: { _id: 'D101' },
  email: 'anna@example.com',
  paymentMethod: 'points',
  price: 0,
  points: 43_000,
  startDate: '2026-12-05',
  endDate: '2026-12-11',
  unitType: 'studio',
  nights: 6,
  billingInfo: BILLING,
  paymentDetails: null,
};
const HOLD = {
  resortId: 'D101',
  vacationType: 'lastCall',
  unitType: 'studio',
  startDate: '2026-12-05',
  endDate: '2026-12-11',
};

/** Each form and each body: something valid, and the fields that are required, by label. */
const SCHEMAS: Record<string, { schema: Schema; valid: Raw; required: Record<string, string> }> = {
  'the login form': {
    schema: loginSchema,
    valid: { email: 'anna@example.com', password: 'x' },
    required: { email: 'Email', password: 'Password' },
  },
  'the registration form': {
    schema: registrationSchema(),
    valid: { name: 'Anna', email: 'anna@example.com', password: 'a secret', membership: 'Member' },
    required: { name: 'Name', email: 'Email', password: 'Password', membership: 'Membership' },
  },
  'the card form': {
    schema: cardSchema('2026-12-05'),
    valid: { cardNumber: '4242 4242 4242 4242', expiryDate: '08/29', cvv: '123' },
    required: { cardNumber: 'Card number', expiryDate: 'Expiry date', cvv: 'CVV' },
  },
  'the billing form': {
    schema: billingSchema,
    valid: BILLING,
    required: {
      firstName: 'First name',
      lastName: 'Last name',
      phoneNumber: 'Phone number',
      address1: 'Address 1',
      country: 'Country',
      city: 'City',
      state: 'State',
      postalCode: 'Postal code',
    },
  },
  'the guest form': {
    schema: guestSchema,
    valid: GUEST,
    required: {
      firstName: 'First name',
      lastName: 'Last name',
      address1: 'Address 1',
      country: 'Country',
      city: 'City',
      postalCode: 'Postal code',
      email: 'Email',
      phoneNumber: 'Phone number',
    },
  },
  'the resort form': {
    schema: resortSchema,
    valid: RESORT,
    required: {
      place_name: 'Resort name',
      location: 'Location',
      check_in_time: 'Check-in time',
      check_out_time: 'Check-out time',
      rating: 'Rating',
      stateRating: 'State rating',
      ownerExclusive: 'Exclusivity',
      reviews_amount: 'Reviews amount',
    },
  },
  'GET /users': {
    schema: OPERATIONS.getUser.input,
    valid: { email: 'anna@example.com' },
    required: { email: 'Email' },
  },
  'POST /users': {
    schema: OPERATIONS.createUser.input,
    valid: { name: 'Anna', email: 'anna@example.com', membership: 'Member' },
    required: { name: 'Name', email: 'Email' },
  },
  'DELETE /delete-users': {
    schema: OPERATIONS.removeUser.input,
    valid: { email: 'anna@example.com' },
    required: { email: 'Email' },
  },
  'PATCH /update-user': {
    schema: OPERATIONS.setAdmin.input,
    valid: { email: 'anna@example.com', isAdmin: false },
    required: { email: 'Email', isAdmin: 'isAdmin' },
  },
  'GET /bookings': {
    schema: OPERATIONS.listBookings.input,
    valid: { email: 'anna@example.com' },
    required: { email: 'Email' },
  },
  'POST /bookings': {
    schema: OPERATIONS.createBooking.input,
    valid: BOOKING,
    required: {
      email: 'Email',
      paymentMethod: 'Payment method',
      startDate: 'Start date',
      endDate: 'End date',
      unitType: 'Unit type',
      'billingInfo.city': 'City',
    },
  },
  holdOffer: {
    schema: OPERATIONS.holdOffer.input,
    valid: HOLD,
    required: {
      vacationType: 'Vacation type',
      unitType: 'Unit type',
      startDate: 'Start date',
      endDate: 'End date',
    },
  },
};

const fieldsOf = (schema: Schema): string[] =>
  schema instanceof ObjectSchema ? Object.keys(schema.fields) : [];

const eachSchema = Object.entries(SCHEMAS).map(([name, spec]) => ({ name, ...spec }));
const eachField = eachSchema.flatMap(({ name, schema, valid, required }) =>
  Object.entries(required).map(([field, label]) => ({ name, schema, valid, field, label })),
);

describe('every form and body', () => {
  it.each(eachSchema)('takes what is valid: $name', ({ schema, valid }) => {
    expect(errorsIn(schema, valid)).toEqual({});
    expect(findUnknownKey(schema, valid)).toBeNull();
  });

  it.each(eachField)('misses $field in $name', ({ schema, valid, field, label }) => {
    for (const nothing of [undefined, null, '', '   ']) {
      expect(errorsIn(schema, withValue(valid, field, nothing))[field]).toBe(
        `${label} is required.`,
      );
    }
  });

  it.each(eachField)('takes no wrong shape for $field in $name', ({ schema, valid, field }) => {
    for (const wrong of WRONG_SHAPES) {
      const errors = errorsIn(schema, withValue(valid, field, wrong));
      expect(Object.keys(errors).some((path) => path.startsWith(field))).toBe(true);
    }
  });

  it.each(eachSchema)('names an unknown field, and drops it: $name', ({ schema, valid }) => {
    for (const key of ['isAdmin2', '__proto__', 'constructor', 'uid']) {
      const raw: unknown = JSON.parse(
        JSON.stringify(valid).replace('{', `{"${key}":{"polluted":true},`),
      );
      expect(findUnknownKey(schema, raw)).toBe(key);
      expect(parseWith(schema, raw)).toEqual(parseWith(schema, valid));
    }
  });

  it.each(eachSchema)('speaks to people, whatever is wrong: $name', ({ schema, valid }) => {
    const fields = fieldsOf(schema);
    expect(fields.length).toBeGreaterThan(0);
    const wrong = [...WRONG_SHAPES, null, true, -1, 1e308, 'x', 'x'.repeat(5000), 'a\u0000'];
    for (const field of fields) {
      for (const value of wrong) {
        for (const message of Object.values(errorsIn(schema, withValue(valid, field, value)))) {
          expect(message).toMatch(/^[A-Zi].*\.$/);
          expect(message).not.toMatch(/`|\bthis (cannot|must)|NaN|undefined|\btype\b,/);
        }
      }
    }
  });

  it.each(eachSchema)('has an end to every text: $name', ({ schema, valid }) => {
    const endless = 'x'.repeat(5000);
    for (const [field, value] of Object.entries(valid)) {
      if (typeof value === 'string' && field !== 'password') {
        expect(errorsIn(schema, withValue(valid, field, endless)), field).toHaveProperty([field]);
      }
    }
  });
});

describe('the contract', () => {
  it('has every path of the rules and two for reports, with who may call it', () => {
    const access = REST_NAMES.map((name) => [routeOf(name), specOf(name).access]);
    expect(Object.fromEntries(access)).toEqual({
      'GET /users': 'member',
      'POST /users': 'member',
      'DELETE /delete-users': 'admin',
      'GET /all-users': 'admin',
      'PATCH /update-user': 'admin',
      'GET /resorts': 'public',
      'GET /all-resorts': 'public',
      'POST /resorts': 'admin',
      'GET /bookings': 'member',
      'GET /all-bookings': 'admin',
      'POST /bookings': 'member',
      'POST /client-errors': 'public',
      'POST /csp-reports': 'public',
    });
  });

  it('lets visitors write to the club, look at a shared board and finish a reset, and call nothing else', () => {
    // The access matrix has the access of each of the others (tests/access).
    const ofVisitors = CALLABLE_NAMES.filter((name) => specOf(name).access === 'visitor');
    expect(ofVisitors).toEqual(['followReset', 'openBoard', 'contactClub']);
    expect(CALLABLE_NAMES.filter((name) => specOf(name).access === 'public')).toEqual([]);
  });

  it('makes the record of a member, but for what reads, registers or deletes', () => {
    const without = OPERATION_NAMES.filter((name) => specOf(name).needsRecord === false);
    expect(without.toSorted()).toEqual([
      'contactClub',
      'createUser',
      'deleteAccount',
      'exportData',
      'followEmail',
      'followReset',
      'getUser',
      'listBookings',
      'openBoard',
    ]);
  });

  it('has callables under names in lower case, and both ways to what is both', () => {
    expect(CALLABLE_NAMES.length).toBeGreaterThan(25);
    expect(new Set(CALLABLE_NAMES.map(deployedName)).size).toBe(CALLABLE_NAMES.length);
    expect(deployedName('holdOffer')).toBe('holdoffer');
    expect(REST_NAMES.filter(isCallable)).toEqual(['removeUser', 'setAdmin']);
    expect(OPERATION_NAMES.filter((name) => !isRest(name) && !isCallable(name))).toEqual([]);
  });

  it('says of each operation what it can be refused with', () => {
    const codes = (name: OperationName) => [...errorsOf(name)].toSorted();
    expect(codes('listResorts')).toEqual([
      'body-too-large',
      'busy',
      'internal',
      'invalid-input',
      'malformed-body',
      'unknown-field',
      'unsupported-media-type',
    ]);
    expect(errorsOf('getUser').has('already-registered')).toBe(false);
    expect(errorsOf('getUser').has('not-signed-in')).toBe(true);
    expect(errorsOf('listUsers').has('second-factor-needed')).toBe(true);
    expect(errorsOf('holdOffer').has('already-registered')).toBe(true);
    expect(errorsOf('holdOffer').has('sold-out')).toBe(true);
    expect(errorsOf('holdOffer').has('second-factor-needed')).toBe(false);
  });

  it('names the header of safe repeats and the largest body', () => {
    expect(IDEMPOTENCY_HEADER).toBe('Idempotency-Key');
    expect(MAX_BODY_BYTES).toBe(65_536);
  });

  it('asks for page 1 and 15 resorts unless told otherwise', () => {
    const { input } = OPERATIONS.listResorts;
    expect(parseWith(input, {})).toEqual({ ok: true, value: { page: 1, limit: 15 } });
    expect(parseWith(input, { page: '3', limit: '100' })).toEqual({
      ok: true,
      value: { page: 3, limit: 100 },
    });
  });

  it.each([
    [{ page: '0' }, 'page'],
    [{ page: '-1' }, 'page'],
    [{ page: '1.5' }, 'page'],
    [{ page: 'two' }, 'page'],
    [{ page: ['1', '2'] }, 'page'],
    [{ limit: '0' }, 'limit'],
    [{ limit: '101' }, 'limit'],
    [{ limit: 'NaN' }, 'limit'],
    [{ limit: 'Infinity' }, 'limit'],
  ])('refuses the pages of %j', (raw, field) => {
    expect(Object.keys(errorsIn(OPERATIONS.listResorts.input, raw))).toEqual([field]);
  });

  it.each(['01', '1.0', '1.', ' 1', '1 ', '+1', '1e0', '0x1'])(
    'takes a page in its one spelling, not as %j',
    (page) => {
      expect(errorsIn(OPERATIONS.listResorts.input, { page })).toEqual({
        page: 'Page must be a number in plain digits.',
      });
    },
  );

  it('takes only true and false for a role', () => {
    const { input } = OPERATIONS.setAdmin;
    for (const isAdmin of ['yes', 2, -1, ['true'], { value: true }]) {
      expect(errorsIn(input, { email: 'anna@example.com', isAdmin })).toHaveProperty('isAdmin');
    }
  });

  it.each([
    [{ photoURL: 'https://pictures.example/anna.jpg' }, true],
    [{ photoURL: '' }, true],
    [{ photoURL: 'javascript:alert(1)' }, false],
    [{ photoURL: 'http://pictures.example/anna.jpg' }, false],
    [{ membership: 'Gold' }, false],
    [{ name: 'A'.repeat(81) }, false],
  ])('takes a new user with %j: %s', (some, expected) => {
    const raw = { name: 'Anna', email: 'anna@example.com', ...some };
    expect(parseWith(OPERATIONS.createUser.input, raw).ok).toBe(expected);
  });

  it.each([
    [1, true],
    [200_000, true],
    [200_001, false],
    [0, false],
    [-5, false],
    [1.5, false],
    ['many', false],
    [Number.NaN, false],
  ])('takes a deposit of %d points: %s', (points, expected) => {
    const raw = { points, requestId: 'request-1' };
    expect(parseWith(OPERATIONS.depositPoints.input, raw).ok).toBe(expected);
  });

  it.each(['1000', ' 1000', '1e3', '0x10', [1000], true, new Date(1000), { valueOf: 1000 }, null])(
    'takes points as a number of JSON only, not as %j',
    (points) => {
      const requestId = 'request-1';
      const refused = (schema: Schema, raw: unknown): string[] => {
        const parsed = parseWith(schema, raw);
        return parsed.ok ? [] : Object.keys(parsed.errors);
      };
      expect(refused(OPERATIONS.depositPoints.input, { points, requestId })).toEqual(['points']);
      const cancel = {
        bookingId: 'a'.repeat(24),
        reason: 'Plans',
        refund: 'policy',
        expected: { cents: 0, points },
      };
      expect(refused(OPERATIONS.cancelBooking.input, cancel)).toEqual(['expected.points']);
    },
  );

  it.each(['', 'short', 'with space 1', 'a'.repeat(65), 'semi;colon1'])(
    'takes no deposit with the request id %j',
    (requestId) => {
      expect(parseWith(OPERATIONS.depositPoints.input, { points: 1, requestId }).ok).toBe(false);
    },
  );

  it('releases a hold by its id only', () => {
    expect(parseWith(OPERATIONS.releaseHold.input, { holdId: 'a'.repeat(24) }).ok).toBe(true);
    for (const holdId of ['', undefined, 'a'.repeat(65), 'a/b', {}]) {
      expect(parseWith(OPERATIONS.releaseHold.input, { holdId }).ok).toBe(false);
    }
  });
});

describe('what a wrong field is told', () => {
  const bookingId = '0123456789abcdef01234567';
  const told = (name: OperationName, field: string, value: unknown) =>
    errorsIn(OPERATIONS[name].input, withValue({}, field, value))[field];

  it.each([
    ['cancelBooking', 'bookingId', undefined, 'A booking is required.'],
    ['cancelBooking', 'bookingId', bookingId, undefined],
    ['cancelBooking', 'bookingId', `${bookingId}0`, 'The booking must be named by its id.'],
    ['cancelBooking', 'bookingId', `x${bookingId}`, 'The booking must be named by its id.'],
    ['cancelBooking', 'bookingId', 'a', 'The booking must be named by its id.'],
    ['cancelBooking', 'expected.cents', 'x', 'Expected cents must be a number.'],
    ['cancelBooking', 'expected.cents', 0.5, 'Expected cents must be a whole number.'],
    ['cancelBooking', 'expected.cents', -1, 'Expected cents must be at least 0.'],
    ['cancelBooking', 'expected.cents', 0, undefined],
    ['cancelBooking', 'expected.points', undefined, 'Expected points is required.'],
    ['changeBooking', 'requestId', undefined, 'A request id is required.'],
    ['changeBooking', 'requestId', 'abc', 'The request id has 8 to 64 letters and digits.'],
    ['changeBooking', 'requestId', 'abcdefgh', undefined],
    ['changeBooking', 'unitType', undefined, 'Unit type is required.'],
    ['changeBooking', 'unitType', 'studio', undefined],
    [
      'changeBooking',
      'unitType',
      'hut',
      'Unit type must be one of: studio, 1 bedroom, 2 bedroom, 3 bedroom, 4 bedroom.',
    ],
    ['changeBooking', 'expected.cents', 'x', 'Expected cents must be a number.'],
    ['changeBooking', 'expected.cents', 0.5, 'Expected cents must be a whole number.'],
    ['changeBooking', 'expected.cents', -5, undefined],
    ['changeBooking', 'expected.points', undefined, 'Expected points is required.'],
    ['saveResort', 'id', undefined, 'A resort is required.'],
    ['saveResort', 'id', 'D101', undefined],
    ['saveResort', 'id', 'D', 'The resort must be named by its ID.'],
    ['saveResort', 'id', 'D101/x', 'The resort must be named by its ID.'],
    ['saveResort', 'id', 'x/D101', 'The resort must be named by its ID.'],
    ['saveResort', 'rev', undefined, 'The revision is required.'],
    ['saveResort', 'rev', 'x', 'The revision must be a number.'],
    ['saveResort', 'rev', 1.5, 'The revision must be a whole number.'],
    ['saveResort', 'rev', 0, 'The revision must be at least 1.'],
    ['saveResort', 'rev', 1, undefined],
  ] as const)('%s: %s %j', (name, field, value, message) => {
    expect(told(name, field, value)).toBe(message);
  });

  it.each([
    ['page', 'x', 'Page must be a number in plain digits.'],
    ['page', 1.5, 'Page must be a whole number.'],
    ['page', 0, 'Page must be at least 1.'],
    ['limit', 10_000, expect.stringMatching(/^Limit can be at most \d+\.$/)],
  ])('GET /resorts: %s %j', (field, value, message) => {
    expect(errorsIn(OPERATIONS.listResorts.input, { [field]: value })).toEqual({
      [field]: message,
    });
  });

  it('POST /users: a photo is an address, without blanks around it, or none', () => {
    const user = { name: 'Anna', email: 'anna@example.com' };
    const photo = (photoURL: string) => parseWith(newUserSchema, { ...user, photoURL });
    expect(photo(' https://example.com/a.jpg ')).toMatchObject({
      ok: true,
      value: { photoURL: 'https://example.com/a.jpg' },
    });
    expect(photo('http://example.com')).toEqual({
      ok: false,
      errors: { photoURL: 'Photo must be an https address.' },
    });
    expect(newUserSchema.isValidSync({ ...user, photoURL: '' })).toBe(true);
  });
});
