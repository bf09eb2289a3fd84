import { describe, expect, test } from 'vitest';
import { club, newMember } from './api-client.ts';
import {
  STAY,
  allBookingsOf,
  book,
  card,
  cardBody,
  day,
  everyNight,
  monthsOf,
  newResort,
  nightsAt,
  pointsBody,
} from './booking-stage.ts';
import type { Hold } from './hold-calls.ts';
import { extend, held, hold, release } from './hold-calls.ts';
import { giveUnits, joined, CRITERIA } from './waitlist-stage.ts';

/** Lets the time of a hold run out, as eight minutes would. */
const runOut = async (uid: string, resortId: string, holdId: string): Promise<void> => {
  const ended = Date.now() - 1;
  await club.holds.doc(uid).update({ [`offers.${holdId}.expiresAt`]: ended });
  await club.bookings.doc(holdId).update({ expiresAt: ended });
  const months = await club.inventory.get();
  for (const month of months.docs.filter((one) => one.id.startsWith(resortId))) {
    for (const [night, { holds }] of Object.entries(month.data().nights)) {
      if (holdId in holds) await month.ref.update({ [`nights.${night}.holds.${holdId}`]: ended });
    }
  }
};

describe('an offer', () => {
  test('is held for 480 seconds with the price of the server', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const before = Date.now();
    const offer = await held(person, resortId);
    expect(offer.expiresAt - offer.serverNow).toBe(480_000);
    expect(offer.serverNow).toBeGreaterThanOrEqual(before - 1000);
    expect(offer.quote).toMatchObject({ paymentMethod: 'points', nights: 6, totalCents: 0 });
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 0, live: [offer.holdId] }));
    expect(await allBookingsOf(person.uid)).toMatchObject([
      { _id: offer.holdId, status: 'held', email: person.email, paymentDetails: null },
    ]);
  });

  test('requested again is the same hold with the time that is left', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const first = await held(person, resortId);
    const [again, parallel] = await Promise.all([held(person, resortId), held(person, resortId)]);
    for (const other of [again, parallel]) {
      expect([other.holdId, other.expiresAt]).toEqual([first.holdId, first.expiresAt]);
      expect(other.serverNow).toBeGreaterThanOrEqual(first.serverNow);
    }
  });

  test('requested many times at once is held once', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const offers = await Promise.all(Array.from({ length: 20 }, () => held(person, resortId)));
    expect(new Set(offers.map(({ holdId }) => holdId)).size).toBe(1);
    expect((await nightsAt(resortId))[0]?.live).toHaveLength(1);
  });

  test('keeps others from the last unit until it is released', async () => {
    const [person, other, resortId] = await Promise.all([
      newMember(),
      newMember(),
      newResort({ available_amount: 1 }),
    ]);
    const { holdId } = await held(person, resortId);
    expect((await hold(other, resortId)).error).toMatchObject({
      code: 'sold-out',
      details: { soldOutNights: expect.arrayContaining([STAY.startDate]) },
    });
    expect((await book(other, pointsBody(other, resortId))).code).toBe('sold-out');
    expect(await release(other, holdId)).toEqual({ released: false });
    expect(await release(person, holdId)).toEqual({ released: true });
    expect(await release(person, holdId)).toEqual({ released: false });
    expect((await book(other, pointsBody(other, resortId))).status).toBe(201);
  });

  test('is free again once its time has run out, without any request', async () => {
    const [person, other, resortId] = await Promise.all([
      newMember(),
      newMember(),
      newResort({ available_amount: 1 }),
    ]);
    const { holdId } = await held(person, resortId);
    await runOut(person.uid, resortId, holdId);
    const second = await held(other, resortId);
    expect((await hold(person, resortId)).error).toMatchObject({ code: 'sold-out' });
    await release(other, second.holdId);
    const third = await held(person, resortId);
    expect(third.holdId).not.toBe(holdId);
    expect((await club.bookings.doc(holdId).get()).data()?.status).toBe('expired');
  });

  test('never blocks its owner, with or without naming the hold', async () => {
    const [person, other, resortId, otherId] = await Promise.all([
      newMember(),
      newMember(),
      newResort({ available_amount: 1 }),
      newResort({ available_amount: 1 }),
    ]);
    const { holdId } = await held(person, resortId);
    expect((await book(person, pointsBody(person, resortId, { holdId }))).status).toBe(201);
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 1, live: [] }));
    expect((await club.bookings.doc(holdId).get()).data()?.status).toBe('expired');
    expect((await club.holds.doc(person.uid).get()).data()?.offers).toEqual({});

    await held(other, otherId, { vacationType: 'lastCall' });
    expect((await book(other, cardBody(other, otherId))).status).toBe(201);
    expect(await nightsAt(otherId)).toEqual(everyNight({ sold: 1, live: [] }));
  });

  test("named by another member does not give them the owner's place", async () => {
    const [person, other, resortId] = await Promise.all([
      newMember(),
      newMember(),
      newResort({ available_amount: 1 }),
    ]);
    const { holdId } = await held(person, resortId);
    expect((await book(other, pointsBody(other, resortId, { holdId }))).code).toBe('sold-out');
  });

  test('outlives a declined card: the member tries another one and gets the unit', async () => {
    const [person, other, resortId] = await Promise.all([
      newMember(),
      newMember(),
      newResort({ available_amount: 1 }),
    ]);
    const { holdId, expiresAt } = await held(person, resortId, { vacationType: 'lastCall' });
    const declined = cardBody(person, resortId, {
      holdId,
      paymentDetails: card('4000000000000002'),
    });
    expect((await book(person, declined, 'first')).code).toBe('card-declined');
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 0, live: [holdId] }));
    expect((await book(other, cardBody(other, resortId))).code).toBe('sold-out');
    const again = await held(person, resortId, { vacationType: 'lastCall' });
    expect([again.holdId, again.expiresAt]).toEqual([holdId, expiresAt]);
    expect((await book(person, cardBody(person, resortId, { holdId }), 'second')).status).toBe(201);
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 1, live: [] }));
  });
});

describe('extending a hold', () => {
  test('gives it its full time again, in its document, the list and every night', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const offer = await held(person, resortId);
    expect(offer).toMatchObject({ source: 'offer', extensionsLeft: 10 });
    const { result } = await extend(person, offer.holdId);
    const extended = result as Pick<Hold, 'expiresAt' | 'serverNow'>;
    expect(result).toMatchObject({ holdId: offer.holdId, extensionsLeft: 9 });
    expect(extended.expiresAt - extended.serverNow).toBe(480_000);
    expect(extended.expiresAt).toBeGreaterThan(offer.expiresAt);
    const { expiresAt } = extended;
    expect((await club.bookings.doc(offer.holdId).get()).data()).toMatchObject({ expiresAt });
    const holds = (await club.holds.doc(person.uid).get()).data();
    expect(holds?.offers[offer.holdId]).toMatchObject({ expiresAt, extensions: 1 });
    for (const month of Object.values(await monthsOf(resortId))) {
      for (const night of Object.values(month.nights)) {
        expect(night.holds).toEqual({ [offer.holdId]: expiresAt });
      }
    }
    expect(await held(person, resortId)).toMatchObject({ expiresAt, extensionsLeft: 9 });
  });

  test('is possible ten times', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const { holdId } = await held(person, resortId);
    await club.holds.doc(person.uid).update({ [`offers.${holdId}.extensions`]: 9 });
    expect((await extend(person, holdId)).result).toMatchObject({ extensionsLeft: 0 });
    expect((await extend(person, holdId)).error).toMatchObject({ code: 'extension-limit' });
    expect(await held(person, resortId)).toMatchObject({ holdId, extensionsLeft: 0 });
  });

  test('is for the owner of one that runs', async () => {
    const [person, other, resortId] = await Promise.all([newMember(), newMember(), newResort()]);
    const { holdId } = await held(person, resortId);
    expect((await extend(other, holdId)).error).toMatchObject({ code: 'hold-ended' });
    expect((await extend(person, 'never-was')).error).toMatchObject({ code: 'hold-ended' });
    await runOut(person.uid, resortId, holdId);
    expect((await extend(person, holdId)).error).toMatchObject({ code: 'hold-ended' });
  });

  test('is rejected while a member waits for the nights and no other unit is free', async () => {
    const [person, other, resortId, roomyId] = await Promise.all([
      newMember(),
      newMember(),
      newResort({ available_amount: 1 }),
      newResort({ available_amount: 2 }),
    ]);
    const last = await held(person, resortId);
    expect((await joined(other, resortId)).position).toBe(1);
    expect((await extend(person, last.holdId)).error).toMatchObject({
      code: 'extension-limit',
      message: expect.stringContaining('waiting'),
    });
    const one = await held(person, roomyId);
    await giveUnits(roomyId, 0);
    await joined(other, roomyId, { ...CRITERIA, from: day(60), to: day(66) });
    await giveUnits(roomyId, 2);
    expect((await extend(person, one.holdId)).result).toMatchObject({ extensionsLeft: 9 });
  });

  test('many times at once is counted as often as it was done', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const { holdId } = await held(person, resortId);
    const answers = await Promise.all(Array.from({ length: 14 }, () => extend(person, holdId)));
    const done = answers.filter(({ status }) => status === 200);
    for (const { error } of answers.filter(({ status }) => status !== 200)) {
      expect(error).toMatchObject({ code: 'extension-limit' });
    }
    const holds = (await club.holds.doc(person.uid).get()).data();
    const extensions = holds?.offers[holdId]?.extensions ?? 0;
    expect(extensions).toBeLessThanOrEqual(10);
    // Two that carry the same instant are one and the same extension.
    expect(done.length).toBeGreaterThanOrEqual(extensions);
  });
});

describe('a member', () => {
  test('has at most two live holds: a third lets the oldest go', async () => {
    const [person, one, two, three] = await Promise.all([
      newMember(),
      newResort(),
      newResort(),
      newResort(),
    ]);
    const first = await held(person, one);
    const second = await held(person, two);
    const third = await held(person, three);
    expect((await nightsAt(one))[0]?.live).toEqual([]);
    expect((await nightsAt(two))[0]?.live).toEqual([second.holdId]);
    expect((await nightsAt(three))[0]?.live).toEqual([third.holdId]);
    expect((await club.bookings.doc(first.holdId).get()).data()?.status).toBe('expired');
  });

  test('ten offers requested at once are still two holds', async () => {
    const [person, resortId] = await Promise.all([
      newMember(),
      newResort({ available_amount: 20 }),
    ]);
    const stays = Array.from({ length: 10 }, (_, index) => ({
      startDate: day(100 + index),
      endDate: day(101 + index),
    }));
    await Promise.all(stays.map((stay) => held(person, resortId, stay)));
    const nights = await nightsAt(resortId, { startDate: day(100), endDate: day(110) });
    expect(nights.flatMap(({ live }) => live)).toHaveLength(2);
  });

  test('another unit replaces the own hold of the same nights', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort({ available_amount: 1 })]);
    await held(person, resortId, { unitType: 'studio' });
    const { holdId } = await held(person, resortId, { unitType: '2 bedroom' });
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 0, live: [holdId] }));
  });

  test('cannot hold a stay that is booked already', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    await book(person, pointsBody(person, resortId));
    expect((await hold(person, resortId)).error).toMatchObject({ code: 'duplicate-booking' });
  });
});

describe('an offer that cannot be', () => {
  test.each([
    [{ startDate: day(-3) }, 'invalid-input', 'startDate'],
    [{ endDate: day(400) }, 'invalid-input', 'endDate'],
    [{ endDate: 'rubbish' }, 'invalid-input', 'endDate'],
    [{ unitType: '3 bedroom', vacationType: 'lastCall' }, 'unit-not-offered', 'unitType'],
    [{ vacationType: 'none' }, 'invalid-input', 'vacationType'],
    [{ resortId: 'NOWHERE-1' }, 'resort-not-found', 'resort'],
    [{ price: 1 }, 'unknown-field', 'price'],
  ])('with %o is rejected and nothing is held', async (changes, code, field) => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    expect((await hold(person, resortId, changes)).error).toMatchObject({ code, field });
    expect(await allBookingsOf(person.uid)).toEqual([]);
  });

  test('at an unavailable resort or for a visitor is rejected', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort({ available: false })]);
    expect((await hold(person, resortId)).error).toMatchObject({ code: 'resort-unavailable' });
    expect((await hold(null, resortId)).error).toMatchObject({ code: 'not-signed-in' });
  });
});
