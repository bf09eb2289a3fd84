import { describe, expect, test } from 'vitest';
import { atGateway, paymentOf } from './booking-records.ts';
import { bookedStay, card, cardBody } from './booking-stage.ts';
import {
  cancel,
  changeIdOf,
  changesOf,
  errorOf,
  expectSold,
  requestFor,
  resultOf,
  send,
  STUDIO,
  traceOf,
  TWO_BEDROOMS,
  WEEK_LATER,
} from './change-stage.ts';

describe('moving a stay paid by card', () => {
  test('for more charges the new price, gives the old one back, and cancels from there', async () => {
    const { person, resortId, booking } = await bookedStay(cardBody);
    const request = requestFor(booking, TWO_BEDROOMS, {
      paymentDetails: card('5555 5555 5555 4444'),
    });
    const { booking: moved, difference } = resultOf(await send(person, request));
    const changeId = changeIdOf(booking, request);
    expect(difference).toEqual({ cents: 4261, points: 0 });
    expect(moved).toMatchObject({ ...TWO_BEDROOMS, priceCents: 40_363, paymentId: changeId });
    expect(moved.paymentDetails?.last4).toBe('4444');
    expect(await atGateway(changeId)).toMatchObject({ state: 'captured', amountCents: 40_363 });
    expect(await paymentOf(changeId)).toMatchObject({ state: 'captured', bookingId: booking._id });
    expect(await atGateway(booking._id)).toMatchObject({ refundedCents: 36_102 });
    expect(await paymentOf(booking._id)).toMatchObject({
      state: 'refunded',
      refundCents: 36_102,
      refundedCents: 36_102,
    });
    expect(await changesOf(booking._id)).toMatchObject([{ id: changeId, state: 'done' }]);
    await expectSold(resortId, TWO_BEDROOMS);
    const cancelled = await cancel(person, booking, { cents: 40_363, points: 0 });
    expect(cancelled.error).toBeUndefined();
    expect(await atGateway(changeId)).toMatchObject({ refundedCents: 40_363 });
    expect(await atGateway(booking._id)).toMatchObject({ refundedCents: 36_102 });
    await expectSold(resortId);
  });

  test('for less gives the difference back, and the rest when it is cancelled', async () => {
    const { person, resortId, booking } = await bookedStay(cardBody);
    const { difference } = resultOf(await send(person, requestFor(booking, STUDIO)));
    expect(difference).toEqual({ cents: -3194, points: 0 });
    expect(await atGateway(booking._id)).toMatchObject({ state: 'refunded', refundedCents: 3194 });
    expect(await paymentOf(booking._id)).toMatchObject({ state: 'refunded', refundedCents: 3194 });
    await expectSold(resortId, STUDIO);
    const cancelled = await cancel(person, booking, { cents: 32_908, points: 0 });
    expect(cancelled.error).toBeUndefined();
    expect(await atGateway(booking._id)).toMatchObject({ refundedCents: 36_102 });
    expect(await paymentOf(booking._id)).toMatchObject({
      state: 'refunded',
      refundedCents: 36_102,
    });
  });

  test('for the same price moves no money', async () => {
    const { person, resortId, booking } = await bookedStay(cardBody);
    const { difference } = resultOf(await send(person, requestFor(booking, WEEK_LATER)));
    expect(difference).toEqual({ cents: 0, points: 0 });
    expect(await atGateway(booking._id)).toMatchObject({ state: 'captured' });
    await expectSold(resortId, WEEK_LATER);
  });

  test('with a declined card leaves everything as it was, and continues with another card', async () => {
    const scene = await bookedStay(cardBody);
    const { person, resortId, booking } = scene;
    const before = await traceOf(scene);
    const request = requestFor(booking, TWO_BEDROOMS, {
      paymentDetails: card('4000 0000 0000 9995'),
    });
    for (const answer of [await send(person, request), await send(person, request)]) {
      expect([answer.status, errorOf(answer)]).toMatchObject([
        400,
        { code: 'card-declined', details: { reason: 'insufficient-funds' } },
      ]);
    }
    expect(await traceOf(scene)).toEqual(before);
    expect(await changesOf(booking._id)).toMatchObject([{ state: 'declined' }]);
    const good = requestFor(booking, TWO_BEDROOMS, { paymentDetails: card() });
    expect(resultOf(await send(person, good)).booking.priceCents).toBe(40_363);
    await expectSold(resortId, TWO_BEDROOMS);
  });

  test('for more without a card is rejected', async () => {
    const scene = await bookedStay(cardBody);
    const before = await traceOf(scene);
    for (const paymentDetails of [undefined, null, {}]) {
      const answer = await send(
        scene.person,
        requestFor(scene.booking, TWO_BEDROOMS, { paymentDetails }),
      );
      expect(errorOf(answer)).toMatchObject({ code: 'invalid-input', field: 'paymentDetails' });
    }
    expect(await traceOf(scene)).toEqual(before);
  });
});
