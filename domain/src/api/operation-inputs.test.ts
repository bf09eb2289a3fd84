import { describe, expect, it } from 'vitest';
import { titledRows } from '../testing/titled.ts';
import { errorsIn, withValue } from '../testing/schema-cases.ts';
import { parseWith } from '../validation/parse-with.ts';
import type { OperationName } from './contract.ts';
import { OPERATIONS } from './contract.ts';
import { newUserSchema } from './operations/users.ts';

describe('the input of an operation', () => {
  it('is page 1 and 15 resorts by default', () => {
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
  ])('rejects the pages of %j', (raw, field) => {
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

  it.each(
    titledRows(
      [
        [1, true],
        [200_000, true],
        [200_001, false],
        [0, false],
        [-5, false],
        [1.5, false],
        ['many', false],
        [Number.NaN, false],
      ],
      2,
    ),
  )('takes a deposit of points or not: %s', (_, points, expected) => {
    const raw = { points, requestId: 'request-1' };
    expect(parseWith(OPERATIONS.depositPoints.input, raw).ok).toBe(expected);
  });

  it.each(['1000', ' 1000', '1e3', '0x10', [1000], true, new Date(1000), { valueOf: 1000 }, null])(
    'takes points as a number of JSON only, not as %j',
    (points) => {
      const requestId = 'request-1';
      expect(Object.keys(errorsIn(OPERATIONS.depositPoints.input, { points, requestId }))).toEqual([
        'points',
      ]);
      const cancel = {
        bookingId: 'a'.repeat(24),
        reason: 'Plans',
        refund: 'policy',
        expected: { cents: 0, points },
      };
      expect(Object.keys(errorsIn(OPERATIONS.cancelBooking.input, cancel))).toEqual([
        'expected.points',
      ]);
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

describe('the message of a wrong field', () => {
  const bookingId = '0123456789abcdef01234567';
  const messageOf = (name: OperationName, field: string, value: unknown) =>
    errorsIn(OPERATIONS[name].input, withValue({}, field, value))[field];

  it.each(
    titledRows(
      [
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
      ],
      3,
    ),
  )('%s', (_, name, field, value, message) => {
    expect(messageOf(name, field, value)).toBe(message);
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
