import { describe, expect, test } from 'vitest';
import { club, newAdmin, newMember } from './api-client.ts';
import {
  book,
  booked,
  bookedStay,
  card,
  cardBody,
  day,
  pointsBody,
  STAY,
} from './booking-stage.ts';
import {
  differenceOf,
  errorOf,
  expectSold,
  requestFor,
  send,
  traceOf,
  TWO_BEDROOMS,
  WEEK_LATER,
} from './change-stage.ts';

describe('a change that is rejected', () => {
  test('because its nights are sold says which, and leaves the booking as it was', async () => {
    const scene = await bookedStay(pointsBody);
    const other = await newMember();
    const taken = { ...pointsBody(other, scene.resortId), startDate: day(48), endDate: day(50) };
    expect((await book(other, taken)).status).toBe(201);
    const before = await traceOf(scene);
    const answer = errorOf(await send(scene.person, requestFor(scene.booking, WEEK_LATER)));
    expect(answer).toMatchObject({
      code: 'sold-out',
      details: { soldOutNights: [day(48), day(49)] },
    });
    expect(await traceOf(scene)).toEqual(before);
  });

  test('because the difference is another one says which', async () => {
    const scene = await bookedStay(pointsBody);
    const before = await traceOf(scene);
    const expected = { cents: 0, points: 1 };
    const answer = errorOf(
      await send(scene.person, requestFor(scene.booking, TWO_BEDROOMS, { expected })),
    );
    expect(answer).toMatchObject({
      code: 'change-price-changed',
      details: { difference: differenceOf(scene.booking, TWO_BEDROOMS) },
    });
    expect(await traceOf(scene)).toEqual(before);
  });

  test('because of the caller tells no more than for an unknown booking', async () => {
    const scene = await bookedStay(pointsBody);
    const before = await traceOf(scene);
    const [other, admin] = await Promise.all([newMember(), newAdmin()]);
    const none = { ...scene.booking, _id: 'f'.repeat(24) };
    for (const by of [other, admin]) {
      const theirs = await send(by, requestFor(scene.booking, WEEK_LATER));
      const ofNone = await send(by, requestFor(none, WEEK_LATER));
      expect([theirs.status, errorOf(theirs).code]).toEqual([404, 'booking-not-found']);
      expect([ofNone.status, ofNone.error]).toEqual([theirs.status, theirs.error]);
    }
    const visitor = await send(null, requestFor(scene.booking, WEEK_LATER));
    expect([visitor.status, errorOf(visitor).code]).toEqual([401, 'not-signed-in']);
    expect(await traceOf(scene)).toEqual(before);
  });

  test('because of what is asked, naming the field', async () => {
    const scene = await bookedStay(cardBody, { available: 5 });
    const { person, booking } = scene;
    const before = await traceOf(scene);
    const wrong: [string, string | undefined, Record<string, unknown>][] = [
      ['invalid-input', 'startDate', { startDate: 'soon' }],
      ['invalid-input', 'startDate', { startDate: '2027-02-30' }],
      ['invalid-input', 'startDate', { startDate: day(-3) }],
      ['invalid-input', 'startDate', { startDate: STAY.startDate, endDate: STAY.endDate }],
      ['invalid-input', 'endDate', { endDate: WEEK_LATER.startDate }],
      ['invalid-input', 'endDate', { endDate: day(400) }],
      ['invalid-input', 'endDate', { endDate: '9999-12-31' }],
      ['invalid-input', 'endDate', { endDate: 7 }],
      ['unit-not-offered', 'unitType', { unitType: '3 bedroom' }],
      ['invalid-input', 'unitType', { unitType: 'castle' }],
      ['invalid-input', 'requestId', { requestId: 'short' }],
      ['invalid-input', 'bookingId', { bookingId: '../users/x' }],
      ['invalid-input', 'expected.cents', { expected: { cents: 0.5, points: 0 } }],
      ['invalid-input', 'expected.points', { expected: { cents: 0 } }],
      ['unknown-field', 'price', { price: 1 }],
      [
        'invalid-input',
        'paymentDetails.cardNumber',
        { paymentDetails: card('4242 4242 4242 4241') },
      ],
    ];
    for (const [code, field, changes] of wrong) {
      const request = { ...requestFor(booking, WEEK_LATER), ...changes };
      const answer = errorOf(await send(person, request));
      expect([changes, answer.code, answer.field]).toEqual([changes, code, field]);
    }
    expect(await traceOf(scene)).toEqual(before);
  });

  test('because points need no card, or the resort is closed', async () => {
    const scene = await bookedStay(pointsBody);
    const { person, booking, resortId } = scene;
    const withCard = requestFor(booking, WEEK_LATER, { paymentDetails: card() });
    expect(errorOf(await send(person, withCard))).toMatchObject({ field: 'paymentDetails' });
    await club.resorts.doc(resortId).update({ available: false });
    const closed = errorOf(await send(person, requestFor(booking, WEEK_LATER)));
    expect(closed.code).toBe('resort-unavailable');
  });

  test('because the member has that stay already', async () => {
    const scene = await bookedStay(pointsBody, { available: 2 });
    const { person, resortId, booking } = scene;
    const second = await booked(person, pointsBody(person, resortId, WEEK_LATER));
    const answer = errorOf(await send(person, requestFor(booking, WEEK_LATER)));
    expect(answer).toMatchObject({
      code: 'duplicate-booking',
      details: { bookingId: second._id },
    });
    await expectSold(resortId, STAY, WEEK_LATER);
  });
});
