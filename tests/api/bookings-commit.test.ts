import { randomUUID } from 'node:crypto';
import { ApiError } from '@club/domain/api/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { atomically, create, put, remove } from '../../functions/src/kernel/commit/atomically.ts';
import { recountBookings } from '../../functions/src/totals/recount-bookings.ts';
import { sandboxGateway } from '../../functions/src/payments/sandbox-gateway.ts';
import { storeCount } from '../../functions/src/totals/store-count.ts';
import { recountUsers } from '../../functions/src/totals/recount-users.ts';
import { VISIBLE_STATUSES } from '@club/domain/booking/booking-state';
import { callCallable, club, db, eventually, newAdmin, newMember } from './api-client.ts';
import { book, bookingIn, newResort, pointsBody } from './booking-stage.ts';

type Counter = { count: number };
const counters = db.collection('commitTest').withConverter<Counter>({
  toFirestore: (counter: Counter) => counter,
  fromFirestore: (snapshot): Counter => ({ count: Number(snapshot.get('count')) }),
});
const newRef = () => counters.doc(randomUUID());

describe('the commit primitive', () => {
  test('loses no update of two hundred made at once', async () => {
    const counter = newRef();
    const seen = await Promise.all(
      Array.from({ length: 200 }, () =>
        atomically(db, { counter }, (documents) => {
          const count = (documents.counter.data?.count ?? 0) + 1;
          return { result: count, writes: [put(documents.counter, { count })] };
        }),
      ),
    );
    expect(new Set(seen).size).toBe(200);
    expect((await counter.get()).data()).toEqual({ count: 200 });
  });

  test('decides again when another process changes, creates or deletes what it read', async () => {
    const [changed, created, deleted] = [newRef(), newRef(), newRef()];
    await Promise.all([changed.set({ count: 1 }), deleted.set({ count: 1 })]);
    for (const [counter, meddle] of [
      [changed, () => changed.set({ count: 10 })],
      [created, () => created.set({ count: 10 })],
      [deleted, () => deleted.delete()],
    ] as const) {
      let rounds = 0;
      const before = await atomically(db, { counter }, (documents) => {
        rounds += 1;
        const write = put(documents.counter, { count: (documents.counter.data?.count ?? 0) + 1 });
        return {
          result: documents.counter.data?.count ?? 0,
          writes: [
            (batch) => {
              write(batch);
              if (rounds === 1) {
                // The batch is committed after the meddling, because its commit is held up until then.
                const commit = batch.commit.bind(batch);
                batch.commit = async () => {
                  await meddle();
                  return commit();
                };
              }
            },
          ],
        };
      });
      expect(rounds).toBe(2);
      expect((await counter.get()).data()).toEqual({ count: before + 1 });
    }
  });

  test('writes all or nothing', async () => {
    const [kept, taken] = [newRef(), newRef()];
    await taken.set({ count: 1 });
    const stuck = atomically(db, { kept }, (documents) => ({
      result: null,
      writes: [put(documents.kept, { count: 1 }), create(taken, { count: 2 })],
    }));
    await expect(stuck).rejects.toMatchObject({ code: 'busy', status: 503 });
    expect((await kept.get()).exists).toBe(false);
    expect((await taken.get()).data()).toEqual({ count: 1 });
  });

  test('deletes only what it has read', async () => {
    const counter = newRef();
    await counter.set({ count: 1 });
    await atomically(db, { counter }, (documents) => ({
      result: null,
      writes: [remove(documents.counter)],
    }));
    expect((await counter.get()).exists).toBe(false);
  });

  test('lets what the decision throws through and writes nothing', async () => {
    const counter = newRef();
    const rejected = atomically(db, { counter }, () => {
      throw new ApiError('sold-out');
    });
    await expect(rejected).rejects.toMatchObject({ code: 'sold-out' });
    expect((await counter.get()).exists).toBe(false);
  });
});

describe('the sandbox gateway', () => {
  const gateway = sandboxGateway(db);
  const tokenOf = async (digits: string) =>
    (await gateway.tokenize(digits, { month: 12, year: 2029 }, 'member-1')).token;
  let approved: string;
  let declined: string;
  beforeAll(async () => {
    approved = await tokenOf('4242424242424242');
    declined = await tokenOf('4000000000009995');
  });

  test('authorises a key once, whatever is asked later', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      [approved, declined, approved].map((token) => gateway.authorize(key, 32_908, token)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await gateway.find(key)).toEqual(answers[0]);
  });

  test('captures and voids once, and never both', async () => {
    const [captured, voided] = [randomUUID(), randomUUID()];
    await gateway.authorize(captured, 100, approved);
    await gateway.authorize(voided, 100, approved);
    expect((await gateway.capture(captured)).state).toBe('captured');
    expect((await gateway.void(captured)).state).toBe('captured');
    expect((await gateway.void(voided)).state).toBe('voided');
    expect((await gateway.capture(voided)).state).toBe('voided');
  });

  test('gives a taken amount back once, all of it or a part', async () => {
    const [whole, part] = [randomUUID(), randomUUID()];
    for (const key of [whole, part]) {
      await gateway.authorize(key, 36_103, approved);
      expect((await gateway.refund(key, 1)).state).toBe('authorized');
      await gateway.capture(key);
    }
    expect((await gateway.refund(whole, 36_103)).state).toBe('refunded');
    expect((await gateway.refund(part, 18_052)).state).toBe('refunded');
    expect((await gateway.refund(part, 18_051)).state).toBe('refunded');
    expect((await gateway.capture(part)).state).toBe('refunded');
    expect((await gateway.void(part)).state).toBe('refunded');
    expect((await club.sandboxGateway.doc(part).get()).data()?.refundedCents).toBe(18_052);
    expect(await gateway.find(part)).toEqual(await gateway.refund(part, 1));
  });

  test('gives back no more than was taken, and nothing of a payment it does not know', async () => {
    const key = randomUUID();
    await expect(gateway.refund(key, 1)).rejects.toThrow();
    await gateway.authorize(key, 100, approved);
    await gateway.capture(key);
    for (const cents of [101, 0, -1, 0.5, Number.NaN]) {
      await expect(gateway.refund(key, cents)).rejects.toThrow();
    }
    expect((await gateway.find(key))?.state).toBe('captured');
  });

  test('never authorises a key that was voided before', async () => {
    const key = randomUUID();
    expect(await gateway.find(key)).toBeNull();
    await gateway.void(key);
    expect((await gateway.authorize(key, 100, approved)).state).toBe('voided');
  });

  test('keeps why a card was declined', async () => {
    const key = randomUUID();
    await gateway.authorize(key, 100, declined);
    expect(await gateway.find(key)).toMatchObject({
      state: 'declined',
      reason: 'insufficient-funds',
    });
    expect((await gateway.capture(key)).state).toBe('declined');
  });
});

describe('the count of bookings in the totals', () => {
  const visible = async () =>
    (
      await club.bookings
        .where('status', 'in', [...VISIBLE_STATUSES])
        .count()
        .get()
    ).data().count;
  const counted = async () => (await club.stats.doc('totals').get()).data()?.bookings;

  test('follows every booking by itself', { tags: ['site'] }, async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const before = await visible();
    expect((await book(person, pointsBody(person, resortId))).status).toBe(201);
    expect(await visible()).toBe(before + 1);
    await eventually(
      'the totals know the booking',
      async () => (await counted()) === before + 1,
      20_000,
    );
  });

  test('is exact when many count at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => recountBookings(db)));
    expect(await counted()).toBe(await visible());
  });

  test(
    'follows twenty bookings that come and go in quick succession',
    { tags: ['site', 'full'] },
    async () => {
      const admin = await newAdmin();
      const resortId = await newResort({ available_amount: 20 });
      const people = await Promise.all(Array.from({ length: 20 }, () => newMember()));
      const before = await visible();
      const booked = await Promise.all(
        people.map((person) => book(person, pointsBody(person, resortId))),
      );
      expect(booked.map(({ status }) => status)).toEqual(people.map(() => 201));
      await eventually('all are counted', async () => (await counted()) === before + 20, 30_000);
      const cancelled = await Promise.all(
        booked.map((answer) => {
          const { _id: bookingId, points } = bookingIn(answer);
          const order = { bookingId, reason: 'Storm', refund: 'full' };
          return callCallable(
            'cancelbooking',
            { ...order, expected: { cents: 0, points } },
            admin.token,
          );
        }),
      );
      expect(cancelled.map(({ status }) => status)).toEqual(people.map(() => 200));
      await Promise.all(Array.from({ length: 40 }, () => recountBookings(db)));
      expect(await counted()).toBe(before + 20);
      expect(await visible()).toBe(before + 20);
    },
  );

  test('is done even when others are always faster, and keeps what they wrote', async () => {
    const rival = () => storeCount(db, 'bookings', visible);
    let counts = 0;
    await storeCount(db, 'bookings', async () => {
      counts += 1;
      await rival();
      return -1;
    });
    // One is enough when a trigger of an earlier booking has been faster, too.
    expect(counts).toBeLessThanOrEqual(2);
    expect(await counted()).toBe(await visible());
  });

  test('does not stand in the way of the count of users', async () => {
    await storeCount(db, 'bookings', async () => {
      await recountUsers(db);
      return visible();
    });
    const totals = (await club.stats.doc('totals').get()).data();
    expect(totals?.bookings).toBe(await visible());
    expect(totals?.users).toBe((await club.users.count().get()).data().count);
  });
});
