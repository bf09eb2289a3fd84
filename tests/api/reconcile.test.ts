import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { recountBookings } from '../../functions/src/totals/recount-bookings.ts';
import { recountUsers } from '../../functions/src/totals/recount-users.ts';
import { nightlyComparison } from '../../functions/src/reconciliation/nightly-comparison.ts';
import { reconcile } from '../../functions/src/reconciliation/reconcile.ts';
import { storeReconciliation } from '../../functions/src/reconciliation/store-reconciliation.ts';
import { club, db, dependencies } from './api-client.ts';
import { newResort } from './booking-stage.ts';
import type { MixedClub } from './mixed-club.ts';
import { mixedClub } from './mixed-club.ts';
import { CORRUPTIONS } from './reconcile-corruptions.ts';
import { bookedHere, newCaller } from './own-club.ts';

let made: MixedClub;

beforeAll(async () => {
  made = await mixedClub();
}, 120_000);

const compare = () => reconcile(dependencies, Date.now());
const found = async (): Promise<string[]> =>
  (await compare()).disagreements.map(({ kind, id }) => `${kind} ${id}`).toSorted();

describe('a club that nothing is wrong with', () => {
  test('agrees with itself, with bookings in every state', async () => {
    const { disagreements, counts } = await compare();
    expect(disagreements).toEqual([]);
    const statuses = (await club.bookings.get()).docs.map((one) => one.data().status);
    expect(new Set(statuses)).toEqual(
      new Set(['held', 'confirmed', 'completed', 'cancelled', 'payment_failed']),
    );
    expect(counts['bookings']).toBe(statuses.length);
    expect(counts['payments at the gateway']).toBeGreaterThan(8);
  });

  test('gives no false alarm while 50 bookings are being made', { tags: ['full'] }, async () => {
    const resorts = await Promise.all(
      Array.from({ length: 5 }, () => newResort({ available_amount: 200 })),
    );
    const bought: string[] = [];
    const buy = async (count: number): Promise<void> => {
      const caller = await newCaller();
      await recountUsers(db);
      const payment = count % 2 === 0 ? { cardNumber: '4242 4242 4242 4242' } : {};
      const { _id } = await bookedHere(caller, { resortId: resorts[count % 5] ?? '', ...payment });
      bought.push(_id);
      // As the trigger does it on a running club.
      await recountBookings(db);
    };
    const looks: { before: number; after: number; found: unknown[] }[] = [];
    // However fast the machine is, it has looked while bookings were made.
    const isEnough = (): boolean =>
      bought.length >= 50 && looks.filter(({ before, after }) => before < after).length > 1;
    const buyAll = async (): Promise<void> => {
      for (let begun = 0; !isEnough(); begun += 5) {
        await Promise.all(Array.from({ length: 5 }, (_, more) => buy(begun + more)));
      }
    };
    const lookOn = async (): Promise<void> => {
      while (!isEnough()) {
        const before = bought.length;
        const { disagreements } = await compare();
        looks.push({ before, after: bought.length, found: disagreements });
      }
    };
    await Promise.all([buyAll(), lookOn()]);
    expect(looks.flatMap((look) => look.found)).toEqual([]);
    expect(await found()).toEqual([]);
  });
});

describe('is found, by its id, and nothing else is:', () => {
  test.each(Object.entries(CORRUPTIONS))('%s', async (_name, corruption) => {
    const { refs, plant, expected } = await corruption(made);
    const before = await db.getAll(...refs);
    await plant();
    try {
      expect(await found()).toEqual(expected.toSorted());
    } finally {
      for (const one of before) {
        const data = one.data();
        await (data === undefined ? one.ref.delete() : one.ref.set(data));
      }
    }
  });

  test('and without any of them the records agree again', async () => {
    expect(Object.keys(CORRUPTIONS).length).toBeGreaterThanOrEqual(20);
    expect(await found()).toEqual([]);
  });
});

test('what was found is kept under its instant, the first 200 of it', async () => {
  const { counts } = await compare();
  const disagreements = Array.from({ length: 250 }, (_, index) => ({
    kind: 'gateway' as const,
    id: `payment-${index}`,
    detail: 'captured, unknown at the gateway',
  }));
  const at = new Date().toISOString();
  await storeReconciliation(db, { at, counts, disagreements });
  const kept = (await club.reconciliations.doc(at).get()).data();
  expect(kept).toEqual({
    at,
    counts,
    disagreements: disagreements.slice(0, 200),
    total: 250,
  });
  const [newest] = (await club.reconciliations.orderBy('at', 'desc').limit(1).get()).docs;
  expect(newest?.id).toBe(at);
});

test('a night later the overview says again how much there is', async () => {
  const totals = club.stats.doc('totals');
  const right = (await totals.get()).data();
  await totals.update({ bookings: FieldValue.increment(7), users: FieldValue.increment(-1) });
  const first = await nightlyComparison(dependencies, Date.now());
  expect(first.disagreements.map(({ kind, id }) => `${kind} ${id}`).toSorted()).toEqual([
    'totals bookings',
    'totals users',
  ]);
  expect((await totals.get()).data()).toMatchObject({
    bookings: right?.bookings,
    users: right?.users,
  });
  expect((await nightlyComparison(dependencies, Date.now() + 1000)).total).toBe(0);
});
