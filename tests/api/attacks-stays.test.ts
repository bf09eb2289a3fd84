import { MAX_HELD_NIGHTS } from '@club/domain/booking/offer-hold';
import { MAX_STAY_NIGHTS } from '@club/domain/calendar/booking-window';
import { describe, expect, test } from 'vitest';
import type { Person } from './api-client.ts';
import { auth, callCallable, club, newMember, signIn } from './api-client.ts';
import {
  allBookingsOf,
  book,
  bookingIn,
  cardBody,
  day,
  monthsOf,
  newResort,
  nightsAt,
  pointsBody,
} from './booking-stage.ts';
import { held, hold } from './hold-calls.ts';
import { cancel } from './waitlist-stage.ts';

/*
 * Stays of a year for the price of one, resorts that are sold out by holds, and what an account that
 * no one has confirmed gets for nothing.
 */

const nights = (count: number, from = 40) => ({ startDate: day(from), endDate: day(from + count) });
const TOO_LONG = { code: 'invalid-input', field: 'endDate' };

describe('a stay has at most 28 nights', () => {
  test('to hold, by points and by card', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    for (const count of [MAX_STAY_NIGHTS + 1, 60, 320]) {
      expect((await hold(person, resortId, nights(count))).error).toMatchObject(TOO_LONG);
      expect(
        (await hold(person, resortId, { ...nights(count), vacationType: 'lastCall' })).error,
      ).toMatchObject(TOO_LONG);
      for (const bodyOf of [pointsBody, cardBody]) {
        const answer = await book(person, bodyOf(person, resortId, nights(count)));
        expect([answer.status, answer.body]).toMatchObject([400, TOO_LONG]);
      }
    }
    expect(await monthsOf(resortId)).toEqual({});
    expect(await allBookingsOf(person.uid)).toEqual([]);
    const card = await book(person, cardBody(person, resortId, nights(MAX_STAY_NIGHTS)));
    expect(card.status).toBe(201);
    expect(bookingIn(card).nights).toBe(MAX_STAY_NIGHTS);
  });

  test('also after a change', async () => {
    const person = await newMember();
    const booking = bookingIn(await book(person, cardBody(person, await newResort())));
    const { error } = await callCallable(
      'changebooking',
      {
        bookingId: booking._id,
        requestId: 'longer-0001',
        ...nights(MAX_STAY_NIGHTS + 1),
        unitType: booking.unitType,
        expected: { cents: 0, points: 0 },
      },
      person.token,
    );
    expect(error).toMatchObject(TOO_LONG);
    expect((await club.bookings.doc(booking._id).get()).data()).toEqual(booking);
  });
});

describe('holds cannot sell a resort out', () => {
  test('one member has one unit of the same nights, whatever they ask for', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort({ available_amount: 3 })]);
    await held(person, resortId, { unitType: 'studio' });
    await held(person, resortId, { unitType: '2 bedroom' });
    await held(person, resortId, { vacationType: 'lastCall' });
    const last = await held(person, resortId, { ...nights(3, 45), unitType: 'studio' });
    for (const night of await nightsAt(resortId, nights(6))) {
      expect(night.live.length).toBeLessThanOrEqual(1);
    }
    const holds = (await club.holds.doc(person.uid).get()).data();
    expect(Object.keys(holds?.offers ?? {})).toEqual([last.holdId]);
  });

  test('and no more nights in all than the longest stay has', async () => {
    const [person, one, two] = await Promise.all([newMember(), newResort(), newResort()]);
    const first = await held(person, one, nights(MAX_HELD_NIGHTS - 6));
    const second = await held(person, two, nights(6));
    const both = (await club.holds.doc(person.uid).get()).data()?.offers ?? {};
    expect(Object.keys(both).sort()).toEqual([first.holdId, second.holdId].sort());
    const third = await held(person, two, nights(MAX_HELD_NIGHTS, 100));
    const left = (await club.holds.doc(person.uid).get()).data()?.offers ?? {};
    expect(Object.keys(left)).toEqual([third.holdId]);
    expect((await nightsAt(one, nights(6)))[0]?.live).toEqual([]);
  });
});

describe('an anonymous session', () => {
  const anonymous = async (): Promise<string> => {
    const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
    const project = process.env['GCLOUD_PROJECT'] ?? '';
    const response = await fetch(
      `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
        body: JSON.stringify({ returnSecureToken: true, targetProjectId: project }),
      },
    );
    const { localId } = (await response.json()) as { localId: string };
    // The emulator says of tokens that it gives for others how they signed in.
    const encode = (value: object): string =>
      Buffer.from(JSON.stringify(value)).toString('base64url');
    const now = Math.floor(Date.now() / 1000);
    return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({
      iss: `https://securetoken.google.com/${project}`,
      aud: project,
      auth_time: now,
      iat: now,
      exp: now + 3600,
      sub: localId,
      user_id: localId,
      provider_id: 'anonymous',
      firebase: { identities: {}, sign_in_provider: 'anonymous' },
    })}.`;
  };

  test('holds, books and deposits nothing', async () => {
    const [token, resortId] = await Promise.all([anonymous(), newResort()]);
    const visitor: Person = { uid: '', email: '', password: '', token };
    expect((await hold(visitor, resortId)).error).toMatchObject({ code: 'not-signed-in' });
    const { error } = await callCallable(
      'depositpoints',
      { points: 1000, requestId: 'deposit-0001' },
      token,
    );
    expect(error).toMatchObject({ code: 'not-signed-in' });
    const body = pointsBody({ ...visitor, email: 'unknown@example.com' }, resortId);
    expect((await book(visitor, body)).code).toBe('not-signed-in');
    expect(await monthsOf(resortId)).toEqual({});
  });
});

describe('an unconfirmed account', () => {
  const unconfirmed = () => newMember('unproven', false);

  test('registers, holds and books as any account does', async () => {
    const [person, resortId] = await Promise.all([unconfirmed(), newResort()]);
    await held(person, resortId);
    expect((await book(person, pointsBody(person, resortId))).status).toBe(201);
    expect((await book(person, cardBody(person, await newResort()))).status).toBe(201);
  });

  test('has one hold: a new one replaces it', async () => {
    const [person, one, two] = await Promise.all([unconfirmed(), newResort(), newResort()]);
    await held(person, one);
    const second = await held(person, two);
    const holds = (await club.holds.doc(person.uid).get()).data();
    expect(Object.keys(holds?.offers ?? {})).toEqual([second.holdId]);
    expect((await nightsAt(one))[0]?.live).toEqual([]);
  });

  test('has two coming stays, also when more are asked at once, until one is cancelled', async () => {
    const person = await unconfirmed();
    const resorts = await Promise.all(Array.from({ length: 6 }, () => newResort()));
    const answers = await Promise.all(
      resorts.map((resortId, index) =>
        book(
          person,
          (index % 2 === 0 ? pointsBody : cardBody)(person, resortId, nights(2)),
          `key-${index}-000`,
        ),
      ),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(2);
    for (const { status, code } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, code]).toEqual([403, 'email-not-verified']);
    }
    const more = () => newResort().then((id) => book(person, pointsBody(person, id, nights(2))));
    expect((await more()).code).toBe('email-not-verified');
    const points = made.map(bookingIn).find(({ paymentMethod }) => paymentMethod === 'points');
    if (points !== undefined) {
      await cancel(person, points);
      expect((await more()).status).toBe(201);
    }
    expect((await more()).code).toBe('email-not-verified');
    await auth.updateUser(person.uid, { emailVerified: true });
    const confirmed = await signIn(person);
    expect(
      (await book(confirmed, pointsBody(confirmed, await newResort(), nights(2)))).status,
    ).toBe(201);
  });

  test('borrows at most 100,000 points', async () => {
    const person = await unconfirmed();
    const body = pointsBody(person, await newResort(), nights(15));
    const rejected = await book(person, body);
    expect([rejected.status, rejected.code]).toEqual([403, 'email-not-verified']);
    expect((await club.accounts.doc(person.uid).get()).data()).toMatchObject({ borrowed: 0 });
    const first = await book(person, pointsBody(person, await newResort(), nights(13)));
    expect(first.status).toBe(201);
    const second = await book(person, pointsBody(person, await newResort(), nights(2)));
    expect(second.code).toBe('email-not-verified');
    const longer = await callCallable(
      'changebooking',
      {
        bookingId: bookingIn(first)._id,
        requestId: 'longer-0001',
        ...nights(20),
        unitType: bookingIn(first).unitType,
        expected: { cents: 0, points: 0 },
      },
      person.token,
    );
    const { details } = longer.error as { details: { difference: unknown } };
    const again = await callCallable(
      'changebooking',
      {
        bookingId: bookingIn(first)._id,
        requestId: 'longer-0002',
        ...nights(20),
        unitType: bookingIn(first).unitType,
        expected: details.difference,
      },
      person.token,
    );
    expect(again.error).toMatchObject({ code: 'email-not-verified' });
  });

  test('deposits nothing', async () => {
    const person = await unconfirmed();
    const deposit = { points: 1000, requestId: 'deposit-0001' };
    const { status, error } = await callCallable('depositpoints', deposit, person.token);
    expect([status, error]).toMatchObject([403, { code: 'email-not-verified' }]);
    expect((await club.ledger.where('uid', '==', person.uid).get()).size).toBe(0);
  });
});
