import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { stayGuardId } from '../../functions/src/store/document-ids.ts';
import { stayOf } from '../../functions/src/booking/booking-life.ts';
import { callCallable, club, newMember } from './api-client.ts';
import { entriesOf, stored } from './booking-records.ts';
import { book, bookedStay, day, pointsBody, STAY } from './booking-stage.ts';
import {
  cancel,
  differenceOf,
  errorOf,
  expectSold,
  requestFor,
  resultOf,
  send,
  SHORT,
  timesNotified,
  traceOf,
  TWO_BEDROOMS,
} from './change-stage.ts';
import { accountOf, expectTrueLedger } from './points-stage.ts';

describe('moving a stay paid with points', () => {
  test('to dearer nights redeems the difference and frees the old nights for others', async () => {
    const { person, resortId, booking } = await bookedStay(pointsBody);
    await callCallable('depositpoints', { points: 90_000, requestId: randomUUID() }, person.token);
    const before = await accountOf(person.uid);
    const { booking: moved, difference } = resultOf(
      await send(person, requestFor(booking, TWO_BEDROOMS)),
    );
    expect(difference).toEqual(differenceOf(booking, TWO_BEDROOMS));
    expect(difference.points).toBeGreaterThan(0);
    expect(moved).toMatchObject({
      ...TWO_BEDROOMS,
      points: booking.points + difference.points,
      policyStart: STAY.startDate,
      status: 'confirmed',
    });
    expect(await stored(booking._id)).toEqual(moved);
    expect(moved.history.at(-1)?.reason).toMatch(/^Moved from .*, 1 bedroom$/);
    expect((await accountOf(person.uid))?.available).toBe(
      (before?.available ?? 0) - difference.points,
    );
    await expectSold(resortId, TWO_BEDROOMS);
    await expectTrueLedger(person.uid);
    expect(await entriesOf(booking._id)).toMatchObject([
      { action: 'change-booking', actor: person.uid },
    ]);
    expect(await timesNotified(person.uid)).toBe(1);
    const guards = await club.stays.where('uid', '==', person.uid).get();
    expect(guards.docs.map(({ id }) => id)).toEqual([stayGuardId(person.uid, stayOf(moved))]);
    const other = await newMember();
    const short = { ...pointsBody(other, resortId), startDate: day(40), endDate: day(44) };
    expect((await book(other, short)).status).toBe(201);
  });

  test('borrows what the balance lacks, gives it back when it gets cheaper, and all when cancelled', async () => {
    const { person, resortId, booking } = await bookedStay(pointsBody);
    const dearer = resultOf(await send(person, requestFor(booking, TWO_BEDROOMS))).booking;
    expect(await accountOf(person.uid)).toMatchObject({ available: 0, borrowed: dearer.points });
    expect(dearer.borrowedPoints).toBe(dearer.points);
    const cheaper = resultOf(await send(person, requestFor(dearer, SHORT))).booking;
    expect(await accountOf(person.uid)).toMatchObject({ available: 0, borrowed: cheaper.points });
    await expectSold(resortId, SHORT);
    await expectTrueLedger(person.uid);
    const cancelled = await cancel(person, booking, { cents: 0, points: cheaper.points });
    expect(cancelled.error).toBeUndefined();
    expect(await accountOf(person.uid)).toMatchObject({ available: 0, borrowed: 0 });
    await expectSold(resortId);
    await expectTrueLedger(person.uid);
  });

  test('back and forth notifies and redeems again each time', async () => {
    const { person, resortId, booking } = await bookedStay(pointsBody);
    const there = resultOf(await send(person, requestFor(booking, TWO_BEDROOMS))).booking;
    const back = resultOf(await send(person, requestFor(there, STAY))).booking;
    const again = resultOf(await send(person, requestFor(back, TWO_BEDROOMS))).booking;
    expect(again.points).toBe(there.points);
    expect(await timesNotified(person.uid)).toBe(3);
    await expectSold(resortId, TWO_BEDROOMS);
    await expectTrueLedger(person.uid);
  });

  test('beyond what can be borrowed is rejected and changes nothing', async () => {
    const scene = await bookedStay(pointsBody);
    const before = await traceOf(scene);
    const long = { startDate: day(60), endDate: day(88), unitType: '4 bedroom' } as const;
    const error = errorOf(await send(scene.person, requestFor(scene.booking, long)));
    expect(error.code).toBe('points-limit');
    expect(await traceOf(scene)).toEqual(before);
  });
});
