import { describe, expect, test } from 'vitest';
import { commitToBooking } from '../../functions/src/booking/commit-to-booking.ts';
import { monthIdsOf } from '../../functions/src/inventory/inventory-change.ts';
import { db, eventually, newMember } from './api-client.ts';
import { atGateway, entriesOf, stored } from './booking-records.ts';
import { book, bookedStay, card, cardBody, day, pointsBody, STAY } from './booking-stage.ts';
import {
  cancel,
  changeIdOf,
  changesOf,
  errorOf,
  expectSold,
  OVERLAPPING,
  requestFor,
  resultOf,
  send,
  timesNotified,
  traceOf,
  TWO_BEDROOMS,
  WEEK_LATER,
} from './change-stage.ts';
import { expectTrueLedger } from './points-stage.ts';

describe('a repeated change', () => {
  test.each([
    ['points', pointsBody, {}],
    ['cash', cardBody, { paymentDetails: card() }],
  ] as const)('twenty times at once is made once (%s)', async (_method, body, more) => {
    const { person, resortId, booking } = await bookedStay(body);
    const request = requestFor(booking, TWO_BEDROOMS, more);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(person, request)));
    const result = resultOf(await send(person, request));
    for (const answer of answers) expect(resultOf(answer)).toEqual(result);
    expect(await entriesOf(booking._id)).toHaveLength(1);
    expect(await timesNotified(person.uid)).toBe(1);
    expect(await changesOf(booking._id)).toMatchObject([{ state: 'done' }]);
    await expectSold(resortId, TWO_BEDROOMS);
    await expectTrueLedger(person.uid);
    if (booking.paymentMethod === 'cash') {
      expect(await atGateway(booking._id)).toMatchObject({ refundedCents: 36_102 });
      expect(await atGateway(String(result.booking.paymentId))).toMatchObject({
        state: 'captured',
      });
    }
  });

  test('with another content under its id is rejected', async () => {
    const scene = await bookedStay(pointsBody);
    const request = requestFor(scene.booking, WEEK_LATER);
    resultOf(await send(scene.person, request));
    const before = await traceOf(scene);
    const other = await send(scene.person, { ...request, endDate: day(54) });
    expect(errorOf(other)).toMatchObject({ code: 'key-reused' });
    expect(await traceOf(scene)).toEqual(before);
  });
});

describe('a change among others', () => {
  test.each([
    ['points', pointsBody, {}],
    ['cash', cardBody, { paymentDetails: card() }],
  ] as const)('and a cancellation at once: one of them is done (%s)', async (_how, body, more) => {
    const { person, resortId, booking } = await bookedStay(body);
    const request = requestFor(booking, TWO_BEDROOMS, more);
    const [changed, cancelled] = await Promise.all([
      send(person, request),
      cancel(person, booking, { cents: booking.priceCents, points: booking.points }),
    ]);
    const now = await stored(booking._id);
    if (cancelled.error === undefined) {
      expect(now?.status).toBe('cancelled');
      expect(['not-changeable', 'hold-ended']).toContain(errorOf(changed).code);
      await expectSold(resortId);
    } else {
      expect(errorOf(cancelled).code).toBe('refund-changed');
      expect(resultOf(changed).booking).toEqual(now);
      await expectSold(resortId, TWO_BEDROOMS);
    }
    await expectTrueLedger(person.uid);
    if (booking.paymentMethod === 'cash') {
      const isCancelled = now?.status === 'cancelled';
      const changeId = changeIdOf(booking, request);
      await eventually(
        'the old price is back',
        async () => (await atGateway(booking._id))?.refundedCents === 36_102,
        20_000,
      );
      const charged = await atGateway(changeId);
      expect(charged?.state ?? 'voided').toBe(isCancelled ? 'voided' : 'captured');
    }
  });

  test.each([1, 2, 3])('to the last unit and a buyer of it: one has it (round %i)', async () => {
    const { person, resortId, booking } = await bookedStay(pointsBody);
    const buyer = await newMember();
    const wanted = { ...pointsBody(buyer, resortId), ...WEEK_LATER };
    const [changed, bought] = await Promise.all([
      send(person, requestFor(booking, WEEK_LATER)),
      book(buyer, wanted),
    ]);
    const isMoved = changed.error === undefined;
    expect(isMoved).toBe(bought.status !== 201);
    if (isMoved) expect(bought.code).toBe('sold-out');
    else expect(errorOf(changed).code).toBe('sold-out');
    await expectSold(resortId, WEEK_LATER, isMoved ? undefined : STAY);
  });

  test('two changes of one stay at once leave it in one place', async () => {
    const { person, resortId, booking } = await bookedStay(cardBody);
    const answers = await Promise.all(
      [TWO_BEDROOMS, { ...WEEK_LATER, unitType: '2 bedroom' as const }].map((to) =>
        send(person, requestFor(booking, to, { paymentDetails: card() })),
      ),
    );
    const made = answers.filter(({ error }) => error === undefined);
    expect(made).toHaveLength(1);
    const now = await stored(booking._id);
    expect(made.map((answer) => resultOf(answer).booking)).toEqual([now]);
    await expectSold(resortId, now);
    const states = await Promise.all(
      (await changesOf(booking._id)).map(async ({ id }) => (await atGateway(id))?.state),
    );
    expect(states.filter((state) => state === 'captured')).toHaveLength(1);
    expect(states.every((state) => state === 'captured' || state === 'voided')).toBe(true);
  });
});

test('a commit about a booking that has moved since it was read is about where it is now', async () => {
  const { person, resortId, booking } = await bookedStay(cardBody);
  const request = requestFor(booking, TWO_BEDROOMS, { paymentDetails: card() });
  const { booking: moved } = resultOf(await send(person, request));
  const seen = await commitToBooking(db, booking, {}, Date.now(), (facts, current) => ({
    outcome: { current, months: [...facts.months.keys()], guard: facts.guard, paid: facts.payment },
  }));
  expect(seen.current).toEqual(moved);
  expect(seen.guard).toEqual({ bookingId: booking._id, uid: person.uid });
  expect(seen.paid?.gatewayKey).toBe(moved.paymentId);
  expect(seen.months).toEqual(monthIdsOf({ resortId, ...OVERLAPPING }));
});
