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
import { OPERATIONS } from './contract.ts';

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
    required: { email: 'Email', isAdmin: 'The role' },
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
