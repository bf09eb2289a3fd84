import type { StoredResort } from '@club/domain/resort/stored-resort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallableAnswer, Person } from './api-client.ts';
import { call, callCallable, club, db, eventually, newAdmin, newMember } from './api-client.ts';
import { book, bookingIn, nightsAt, pointsBody } from './booking-stage.ts';
import { directoryRows } from './directory.ts';
import { hold } from './hold-calls.ts';
import { resortForm } from './resort-form.ts';

let admin: Person;
const added: string[] = [];

beforeAll(async () => {
  admin = await newAdmin();
});

afterAll(async () => {
  const batch = db.batch();
  for (const id of added) batch.delete(club.resorts.doc(id));
  await batch.commit();
});

const newResort = async (changes: Record<string, unknown> = {}): Promise<StoredResort> => {
  const answer = await call('POST /resorts', { token: admin.token, body: resortForm(changes) });
  expect(answer.status).toBe(201);
  const resort = answer.body as StoredResort;
  added.push(resort._id);
  return resort;
};

const save = (
  { _id, rev }: Pick<StoredResort, '_id' | 'rev'>,
  changes: Record<string, unknown> = {},
  by: Person | null = admin,
): Promise<CallableAnswer> =>
  callCallable('saveresort', { id: _id, rev, resort: resortForm(changes) }, by?.token ?? null);

const withdraw = (
  { _id, rev }: Pick<StoredResort, '_id' | 'rev'>,
  withdrawn: unknown = true,
  by: Person | null = admin,
): Promise<CallableAnswer> =>
  callCallable('withdrawresort', { id: _id, rev, withdrawn }, by?.token ?? null);

const stored = async (id: string) => (await club.resorts.doc(id).get()).data();
const entriesOf = async (id: string) =>
  (await club.audit.where('subject', '==', id).get()).docs
    .map((entry) => entry.data())
    .sort((one, other) => (one.at < other.at ? -1 : 1));

describe('adding a resort', () => {
  test('is in the audit trail with who did it', async () => {
    const { _id } = await newResort();
    expect(await entriesOf(_id)).toMatchObject([
      { action: 'add-resort', actor: admin.uid, detail: '' },
    ]);
  });

  test('gives it the day it joined, which no request can set or change', async () => {
    const early = { joinedOn: '2001-01-01' };
    const body = resortForm(early);
    expect((await call('POST /resorts', { token: admin.token, body })).status).toBe(400);
    const joinedOn = new Date().toISOString().slice(0, 10);
    const resort = await newResort();
    expect(resort.joinedOn).toBe(joinedOn);
    expect((await save(resort, early)).status).toBe(400);
    expect((await save(resort, { price_usd: 379 })).status).toBe(200);
    expect(await stored(resort._id)).toMatchObject({ joinedOn, price_usd: 379 });
  });

  test('that is rejected leaves no entry', async () => {
    const { _id } = await newResort();
    const body = resortForm({ resort_ID: _id });
    const taken = await call('POST /resorts', { token: admin.token, body });
    expect([taken.status, taken.code]).toEqual([409, 'resort-exists']);
    const art = resortForm({ resort_ID: `${_id}X`, img4: '/art/D101-1.svg' });
    const rejected = await call('POST /resorts', { token: admin.token, body: art });
    expect([rejected.status, rejected.body]).toMatchObject([400, { field: 'img4' }]);
    expect(await stored(`${_id}X`)).toBeUndefined();
    expect(await entriesOf(_id)).toHaveLength(1);
  });
});

describe('editing a resort', () => {
  test(
    'changes the document, its revision, the audit trail and the directory',
    { tags: ['site'] },
    async () => {
      const resort = await newResort();
      const answer = await save(resort, {
        location: 'Haines, Alaska, United States',
        price_usd: 379,
      });
      const after = answer.result as StoredResort;
      expect(after).toEqual({
        ...resort,
        location: 'Haines, Alaska, United States',
        price_usd: 379,
        rev: 2,
      });
      expect(await stored(resort._id)).toEqual(after);
      expect((await entriesOf(resort._id)).at(-1)).toMatchObject({
        action: 'edit-resort',
        actor: admin.uid,
        detail: 'Changed: location, price_usd',
      });
      await eventually(
        'the directory shows it',
        async () =>
          (await directoryRows()).find(({ id }) => id === resort._id)?.location === after.location,
        20_000,
      );
    },
  );

  test('does not reach bookings that were made', async () => {
    const resort = await newResort();
    const person = await newMember();
    const booking = bookingIn(await book(person, pointsBody(person, resort._id)));
    await save(resort, { place_name: 'Renamed Bay', check_in_time: '18:00' });
    const after = (await club.bookings.doc(booking._id).get()).data();
    expect(after?.resort).toEqual(booking.resort);
    expect(after?.resort.place_name).toBe('Lantern Bay 7 Nights');
  });

  test('over an outdated revision is rejected, and of many at once one succeeds', async () => {
    const resort = await newResort();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => save(resort, { reviews_amount: 200 + at })),
    );
    const saved = answers.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect([answer.status, answer.error]).toMatchObject([
        409,
        { code: 'resort-changed', details: { rev: 2 } },
      ]);
    }
    expect(await stored(resort._id)).toEqual(saved[0]?.result);
    expect(await entriesOf(resort._id)).toHaveLength(2);
  });

  test('with the same values again changes nothing and is no error', async () => {
    const resort = await newResort();
    const first = await save(resort, { rating: 8 });
    const again = await save(resort, { rating: 8 });
    expect(again.result).toEqual(first.result);
    expect(await entriesOf(resort._id)).toHaveLength(2);
  });

  test('keeps the pictures of a demo resort, and gives them to no other', async () => {
    const resort = await newResort();
    await club.resorts.doc(resort._id).update({ img: '/art/D101-1.svg' });
    const kept = await save(resort, { img: '/art/D101-1.svg', rating: 8 });
    expect(kept.result).toMatchObject({ img: '/art/D101-1.svg', rating: 8, rev: 2 });
    const other = await newResort();
    const rejected = await save(other, { img: '/art/D101-1.svg' });
    expect([rejected.status, rejected.error]).toMatchObject([
      400,
      { code: 'invalid-input', field: 'resort.img' },
    ]);
    expect(await stored(other._id)).toEqual(other);
  });

  test('to fewer units than are sold never sells more than there are', async () => {
    const resort = await newResort({ available_amount: 3 });
    const people = await Promise.all([newMember(), newMember(), newMember(), newMember()]);
    const [one, two, three, four] = people;
    const bookings = await Promise.all(
      [one, two, three].map((person) => book(person, pointsBody(person, resort._id))),
    );
    expect(bookings.map(({ status }) => status)).toEqual([201, 201, 201]);
    const saved = await save(resort, { available_amount: 1 });
    expect(saved.result).toMatchObject({ available_amount: 1 });
    const attempt = () => book(four, pointsBody(four, resort._id));
    expect((await attempt()).code).toBe('sold-out');
    for (const booking of bookings) {
      // Three are sold and one is given: only without the last of them is a unit free.
      expect((await attempt()).code).toBe('sold-out');
      const { _id, points } = bookingIn(booking);
      const order = { bookingId: _id, reason: 'Fewer units', refund: 'full' };
      const expected = { cents: 0, points };
      const { status } = await callCallable('cancelbooking', { ...order, expected }, admin.token);
      expect(status).toBe(200);
    }
    expect((await attempt()).status).toBe(201);
    expect((await nightsAt(resort._id)).map(({ sold }) => sold)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

describe('withdrawing a resort', () => {
  test('hides it, ends its sale, and leaves bookings as they are', { tags: ['site'] }, async () => {
    const resort = await newResort();
    const [guest, late, holder] = await Promise.all([newMember(), newMember(), newMember()]);
    const booking = bookingIn(await book(guest, pointsBody(guest, resort._id)));
    expect((await hold(holder, resort._id)).status).toBe(200);
    const { result } = await withdraw(resort);
    expect(result).toEqual({ ...resort, available: false, rev: 2 });
    await eventually(
      'the directory hides it',
      async () => (await directoryRows()).find(({ id }) => id === resort._id)?.available === false,
      20_000,
    );
    expect((await hold(late, resort._id)).error).toMatchObject({ code: 'resort-unavailable' });
    expect((await book(late, pointsBody(late, resort._id))).code).toBe('resort-unavailable');
    const held = await book(holder, pointsBody(holder, resort._id));
    expect([held.status, held.code]).toEqual([422, 'resort-unavailable']);
    expect((await club.bookings.doc(booking._id).get()).data()).toEqual(booking);

    const back = await withdraw({ _id: resort._id, rev: 2 }, false);
    expect(back.result).toEqual({ ...resort, rev: 3 });
    expect((await book(holder, pointsBody(holder, resort._id))).status).toBe(201);
    expect((await entriesOf(resort._id)).map(({ action }) => action)).toEqual([
      'add-resort',
      'withdraw-resort',
      'restore-resort',
    ]);
  });

  test('twice does it once; over an outdated revision it is rejected', async () => {
    const resort = await newResort();
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(resort)));
    for (const { result } of answers) expect(result).toEqual(answers[0]?.result);
    const stale = await withdraw(resort, false);
    expect([stale.status, stale.error]).toMatchObject([
      409,
      { code: 'resort-changed', details: { rev: 2 } },
    ]);
    expect(await entriesOf(resort._id)).toHaveLength(2);
  });
});

describe('a change of a resort that is rejected', () => {
  test('because of the caller', async () => {
    const resort = await newResort();
    const member = await newMember();
    for (const [by, status, code] of [
      [member, 403, 'not-allowed'],
      [null, 401, 'not-signed-in'],
    ] as const) {
      for (const answer of [
        await save(resort, { rating: 8 }, by),
        await withdraw(resort, true, by),
      ]) {
        expect([answer.status, answer.error]).toMatchObject([status, { code }]);
      }
    }
    expect(await stored(resort._id)).toEqual(resort);
  });

  test('because there is no such resort', async () => {
    for (const id of ['NOSUCH1', 'constructor', 'prototype']) {
      for (const answer of [await save({ _id: id, rev: 1 }), await withdraw({ _id: id, rev: 1 })]) {
        expect([answer.status, answer.error]).toMatchObject([
          404,
          { code: 'resort-not-found', field: 'id' },
        ]);
      }
    }
  });

  test('because of its input, naming the field', async () => {
    const resort = await newResort();
    const wrongForm: [string, Record<string, unknown>][] = [
      ['resort.place_name', { place_name: undefined }],
      ['resort.location', { location: '  ' }],
      ['resort.location', { location: ['Sitka'] }],
      ['resort.check_in_time', { check_in_time: 'x'.repeat(21) }],
      ['resort.rating', { rating: 11 }],
      ['resort.rating', { rating: 'high' }],
      ['resort.stateRating', { stateRating: 'Platinum' }],
      ['resort.price_usd', { price_usd: -1 }],
      ['resort.price_usd', { price_usd: 1e9 }],
      ['resort.available_amount', { available_amount: 2.5 }],
      ['resort.available_amount', { available_amount: -1 }],
      ['resort.available', { available: 'perhaps' }],
      ['resort.img', { img: 'javascript:alert(1)' }],
      ['resort.img5', { img5: 'http://pictures.example/one.jpg' }],
      ['resort.resort_ID', { resort_ID: 'OTHER1' }],
      ['resort.resort_ID', { resort_ID: '__x__' }],
      ['resort.amenities', { amenities: 'Beach' }],
      ['resort.lat', { lat: 91 }],
      [
        'resort.room_details.standard.sleeps_room',
        { room_details: { standard: { sleeps_room: 9 } } },
      ],
      ['resort.rev', { rev: 7 }],
      ['resort._id', { _id: 'mine' }],
    ];
    for (const [field, changes] of wrongForm) {
      const answer = await save(resort, changes);
      expect([field, answer.status, answer.error]).toMatchObject([field, 400, { field }]);
    }
    const wrong: [string, Record<string, unknown>][] = [
      ['id', { id: undefined }],
      ['id', { id: '../admins' }],
      ['id', { id: '__proto__' }],
      ['id', { id: 'X'.repeat(13) }],
      ['rev', { rev: undefined }],
      ['rev', { rev: 0 }],
      ['rev', { rev: 1.5 }],
      ['rev', { rev: 'latest' }],
      ['force', { force: true }],
    ];
    for (const [field, changes] of wrong) {
      const given = { id: resort._id, rev: 1 };
      const answers = [
        await callCallable(
          'saveresort',
          { ...given, resort: resortForm(), ...changes },
          admin.token,
        ),
        await callCallable(
          'withdrawresort',
          { ...given, withdrawn: true, ...changes },
          admin.token,
        ),
      ];
      for (const answer of answers) {
        expect([field, answer.status, answer.error]).toMatchObject([field, 400, { field }]);
      }
    }
    for (const withdrawn of [undefined, null, 'maybe', [], {}]) {
      const answer = await callCallable(
        'withdrawresort',
        { id: resort._id, rev: 1, withdrawn },
        admin.token,
      );
      expect([answer.status, answer.error]).toMatchObject([400, { field: 'withdrawn' }]);
    }
    const huge = await save(resort, { resort_details: 'x'.repeat(70_000) });
    expect(huge.error).toMatchObject({ code: 'body-too-large' });
    expect(await stored(resort._id)).toEqual(resort);
    expect(await entriesOf(resort._id)).toHaveLength(1);
  });
});
