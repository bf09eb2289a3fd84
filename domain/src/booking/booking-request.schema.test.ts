import { describe, expect, it } from 'vitest';
import { titledRows } from '../testing/titled.ts';
import { errorsIn, withValue } from '../testing/schema-cases.ts';
import { findUnknownKey, parseWith } from '../validation/parse-with.ts';
import { bookingRequestSchema, holdRequestSchema } from './booking-request.schema.ts';

const BOOKING = {
  resort: { _id: 'D101', place_name: 'Larkspur Cove', price_usd: 1 },
  email: 'anna@example.com',
  paymentMethod: 'cash',
  price: 329.08,
  points: 0,
  startDate: '2026-12-05',
  endDate: '2026-12-11',
  unitType: 'studio',
  nights: 6,
  billingInfo: {
    firstName: 'Anna',
    lastName: 'Berg',
    phoneNumber: '+1 555 010 0199',
    address1: '1 Shore Road',
    address2: '',
    country: 'USA',
    city: 'Naples',
    state: 'Florida',
    postalCode: '34102',
  },
  paymentDetails: { cardNumber: '4242424242424242', expiryDate: '08/29', cvv: '123' },
};
const errorsWith = (path: string, value: unknown) =>
  errorsIn(bookingRequestSchema, withValue(BOOKING, path, value));

describe('the body of POST /bookings', () => {
  it('may be exactly what the rules list', () => {
    expect(errorsIn(bookingRequestSchema, BOOKING)).toEqual({});
    expect(findUnknownKey(bookingRequestSchema, BOOKING)).toBeNull();
  });

  it.each(
    titledRows(
      [
        ['resort', { resort_ID: 'D101' }],
        ['paymentDetails', null],
        ['paymentDetails', undefined],
        ['paymentDetails', { token: 'tok_sandbox_approved_0_4242_0829_abcdefgh' }],
        ['guestInfo', null],
        // A guest stands in for the billing form; the server sees to it that one of both is there.
        ['billingInfo', null],
        ['billingInfo', undefined],
        ['price', '329.08'],
        ['price', undefined],
        ['nights', undefined],
        ['vacationType', 'lastCall'],
        ['holdId', '0123456789abcdef01234567'],
        ['holdId', undefined],
      ],
      2,
    ),
  )('may have %s', (_, path, value) => {
    expect(errorsWith(path, value)).toEqual({});
  });

  it.each(
    titledRows(
      [
        ['resort', undefined],
        ['resort', null],
        ['resort', 'D101'],
        ['resort', ['D101']],
        ['resort', {}],
        ['resort', { _id: '' }],
        ['resort', { _id: 7 }],
        ['resort', { _id: '../users/anna' }],
        ['resort', { _id: 'a'.repeat(65) }],
        ['resort', { _id: '__x__' }],
        ['resort', { resort_ID: { _id: 'D101' } }],
        ['paymentMethod', 'barter'],
        ['vacationType', 'firstCall'],
        ['unitType', '5 bedroom'],
        ['unitType', 'Studio'],
        ['price', 'cheap'],
        ['price', Number.POSITIVE_INFINITY],
        ['points', Number.NaN],
        ['points', '7000'],
        ['points', [7000]],
        ['nights', [6]],
        ['startDate', 'x'.repeat(41)],
        ['billingInfo', 'Anna'],
        ['billingInfo', []],
        ['billingInfo.postalCode', 'x'.repeat(17)],
        ['paymentDetails.token', 'x'.repeat(201)],
        ['paymentDetails', 'tok'],
        ['holdId', 'a/b'],
        ['holdId', 'a/b'],
        ['guestInfo', { firstName: 'Bea' }],
      ],
      2,
    ),
  )('may not have %s', (_, path, value) => {
    const errors = Object.keys(errorsWith(path, value));
    expect(errors.length).toBeGreaterThan(0);
    for (const field of errors) expect(field.startsWith(path)).toBe(true);
  });

  it.each([
    ['price', 'cheap', 'Price must be a number.'],
    ['price', Number.POSITIVE_INFINITY, 'Price must be a number.'],
    [
      'unitType',
      'hut',
      'Unit type must be one of: studio, 1 bedroom, 2 bedroom, 3 bedroom, 4 bedroom.',
    ],
    ['billingInfo', 7, 'This must be an object with fields.'],
    ['paymentDetails.token', 'x'.repeat(201), 'Token can have at most 200 characters.'],
    ['paymentDetails.cardNumber', 'x'.repeat(41), 'Card number can have at most 40 characters.'],
    ['paymentDetails.expiryDate', 'x'.repeat(13), 'Expiry date can have at most 12 characters.'],
    ['paymentDetails.cvv', 'x'.repeat(9), 'CVV can have at most 8 characters.'],
  ])('gets a message for %s %j: %s', (path, value, message) => {
    expect(errorsWith(path, value)).toEqual({ [path]: message });
  });

  it.each([
    ['status', 'status'],
    ['uid', 'uid'],
    ['billingInfo.isAdmin', 'billingInfo.isAdmin'],
    ['paymentDetails.cvc', 'paymentDetails.cvc'],
    ['guestInfo.role', 'guestInfo.role'],
  ])('may not have a field %s', (path, unknown) => {
    expect(findUnknownKey(bookingRequestSchema, withValue(BOOKING, path, 'x'))).toBe(unknown);
  });

  it('keeps nothing of the resort but its id', () => {
    expect(parseWith(bookingRequestSchema, BOOKING)).toMatchObject({
      ok: true,
      value: { resort: { _id: 'D101' } },
    });
    const result = parseWith(bookingRequestSchema, BOOKING);
    expect(result.ok && result.value.resort).toEqual({ _id: 'D101' });
  });
});

describe('the body of a hold', () => {
  const HOLD = {
    resortId: 'D101',
    vacationType: 'lastCall',
    unitType: 'studio',
    startDate: '2026-12-05',
    endDate: '2026-12-11',
  };

  it('gets a message with the units there are', () => {
    expect(errorsIn(holdRequestSchema, { ...HOLD, unitType: 'hut' })).toEqual({
      unitType: 'Unit type must be one of: studio, 1 bedroom, 2 bedroom, 3 bedroom, 4 bedroom.',
    });
  });

  it('names resort, vacation, unit and dates', () => {
    expect(parseWith(holdRequestSchema, HOLD)).toEqual({ ok: true, value: HOLD });
  });

  it.each([
    ['resortId', 'D101/x'],
    ['resortId', ''],
    ['vacationType', 'points'],
    ['unitType', 'penthouse'],
    ['startDate', ''],
    ['endDate', {}],
  ])('may not have %s %j', (path, value) => {
    expect(Object.keys(errorsIn(holdRequestSchema, withValue(HOLD, path, value)))).toEqual([path]);
  });
});
