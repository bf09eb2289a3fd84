import { BILLING } from '@club/domain/testing/billing';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from './api-client.ts';
import { call, newMember } from './api-client.ts';
import {
  NOTHING,
  STAY,
  book,
  card,
  cardBody,
  day,
  detailsIn,
  fieldIn,
  newResort,
  pointsBody,
  writtenFor,
} from './booking-stage.ts';

let member: Person;
beforeAll(async () => {
  member = await newMember();
});

describe('figures that are not the server’s', () => {
  test.each([
    ['cash', 'price', 0.01],
    ['cash', 'price', 0],
    ['cash', 'price', 329.08],
    ['cash', 'points', 1],
    ['cash', 'nights', 7],
    ['points', 'points', 1],
    ['points', 'price', 339],
    ['points', 'nights', 0],
  ])(
    'by %s with %s %d are rejected with the fresh quote and nothing is written',
    async (method, field, value) => {
      const [person, resortId] = await Promise.all([newMember(), newResort()]);
      const make = method === 'cash' ? cardBody : pointsBody;
      const answer = await book(person, make(person, resortId, { [field]: value }));
      expect([answer.status, answer.code, fieldIn(answer)]).toEqual([409, 'price-changed', field]);
      expect(detailsIn(answer)['quote']).toMatchObject({ paymentMethod: method, nights: 6 });
      expect(await writtenFor(person.uid, resortId)).toEqual(NOTHING);
    },
  );
});

describe('a wrong request', () => {
  const wrong: [string, Record<string, unknown>, number, string, string][] = [
    ['past dates', { startDate: day(-3), endDate: day(2) }, 400, 'invalid-input', 'startDate'],
    ['an end beyond the horizon', { endDate: day(368) }, 400, 'invalid-input', 'endDate'],
    ['an end before the start', { endDate: day(39) }, 400, 'invalid-input', 'endDate'],
    ['no night', { endDate: STAY.startDate }, 400, 'invalid-input', 'endDate'],
    ['a day that is none', { startDate: '2027-02-30' }, 400, 'invalid-input', 'startDate'],
    ['rubbish for a date', { endDate: 'soon' }, 400, 'invalid-input', 'endDate'],
    ['a unit that is none', { unitType: 'castle' }, 400, 'invalid-input', 'unitType'],
    ['a method that is none', { paymentMethod: 'beads' }, 400, 'invalid-input', 'paymentMethod'],
    [
      'a type that does not fit',
      { vacationType: 'rciPoints' },
      400,
      'invalid-input',
      'vacationType',
    ],
    ['3 bedrooms by Last Call', { unitType: '3 bedroom' }, 422, 'unit-not-offered', 'unitType'],
    ['4 bedrooms by Last Call', { unitType: '4 bedroom' }, 422, 'unit-not-offered', 'unitType'],
    ['an unknown resort', { resort: { _id: 'NOWHERE-1' } }, 404, 'resort-not-found', 'resort'],
    ['a reserved id', { resort: { _id: '__x__' } }, 400, 'invalid-input', 'resort'],
    ['no resort', { resort: {} }, 400, 'invalid-input', 'resort'],
    ['no billing', { billingInfo: undefined }, 400, 'invalid-input', 'billingInfo'],
    [
      'a city left out',
      { billingInfo: { ...BILLING, city: ' ' } },
      400,
      'invalid-input',
      'billingInfo.city',
    ],
    ['no card', { paymentDetails: null }, 400, 'invalid-input', 'paymentDetails'],
    [
      'a mistyped card',
      { paymentDetails: card('4242 4242 4242 4241') },
      400,
      'invalid-input',
      'paymentDetails.cardNumber',
    ],
    [
      'an old card',
      { paymentDetails: { ...card(), expiryDate: '01/20' } },
      400,
      'invalid-input',
      'paymentDetails.expiryDate',
    ],
    [
      'a short CVV',
      { paymentDetails: { ...card(), cvv: '12' } },
      400,
      'invalid-input',
      'paymentDetails.cvv',
    ],
    [
      'a token that is none',
      { paymentDetails: { token: 'tok_1' } },
      400,
      'invalid-input',
      'paymentDetails.token',
    ],
    ['a price that is none', { price: 'cheap' }, 400, 'invalid-input', 'price'],
    ['an unknown field', { status: 'confirmed' }, 400, 'unknown-field', 'status'],
    ["another member's email", { email: 'other@example.com' }, 403, 'not-allowed', 'email'],
  ];

  test.each(wrong)(
    'with %s is rejected and nothing is written',
    async (_what, changes, status, code, field) => {
      const [person, resortId] = await Promise.all([newMember(), newResort()]);
      const answer = await book(person, cardBody(person, resortId, changes));
      expect([answer.status, answer.code, fieldIn(answer)]).toEqual([status, code, field]);
      expect(await writtenFor(person.uid, resortId)).toEqual(NOTHING);
    },
  );

  test('with a card for points is rejected', async () => {
    const resortId = await newResort();
    const answer = await book(member, pointsBody(member, resortId, { paymentDetails: card() }));
    expect([answer.status, fieldIn(answer)]).toEqual([400, 'paymentDetails']);
  });

  test('never gets its card number back', async () => {
    const resortId = await newResort();
    const mistyped = '4111 2222 3333 4444';
    const answer = await book(
      member,
      cardBody(member, resortId, { paymentDetails: card(mistyped) }),
    );
    expect(JSON.stringify(answer.body)).not.toMatch(/4111|3333/);
  });

  test('for a resort that is not available is rejected', async () => {
    const resortId = await newResort({ available: false });
    const answer = await book(member, pointsBody(member, resortId));
    expect([answer.status, answer.code]).toEqual([422, 'resort-unavailable']);
  });

  test('without signing in is rejected', async () => {
    const body = cardBody(member, await newResort());
    expect((await call('POST /bookings', { body })).status).toBe(401);
  });
});
