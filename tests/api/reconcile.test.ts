import { randomUUID } from 'node:crypto';
import { inventoryId } from '@club/domain/booking/inventory';
import type { DocumentReference } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { stayGuardId } from '../../functions/src/store/document-ids.ts';
import { stayOf } from '../../functions/src/booking/booking-life.ts';
import { recountBookings } from '../../functions/src/totals/recount-bookings.ts';
import { recountUsers } from '../../functions/src/totals/recount-users.ts';
import { nightlyComparison } from '../../functions/src/reconciliation/nightly-comparison.ts';
import { reconcile } from '../../functions/src/reconciliation/reconcile.ts';
import { storeReconciliation } from '../../functions/src/reconciliation/store-reconciliation.ts';
import { club, db, dependencies } from './api-client.ts';
import { monthsOf, newResort, STAY } from './booking-stage.ts';
import type { MixedClub } from './mixed-club.ts';
import { mixedClub } from './mixed-club.ts';
import { bookedHere, newCaller, storedBooking } from './own-club.ts';

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

/** Something that is broken on purpose, and what has to be said about it. */
type Planted = {
  refs: DocumentReference[];
  plant: () => Promise<unknown>;
  expected: string[];
};

const raw = (path: string): DocumentReference => db.doc(path);
const fields = (path: string, change: Record<string, unknown>, ...expected: string[]): Planted => ({
  refs: [raw(path)],
  plant: () => raw(path).update(change),
  expected,
});
const gone = (path: string, ...expected: string[]): Planted => ({
  refs: [raw(path)],
  plant: () => raw(path).delete(),
  expected,
});

const monthOfStay = (resortId: string): string => inventoryId(resortId, STAY.startDate.slice(0, 7));
const firstNight = STAY.startDate.slice(8);
const guardOf = async (id: string): Promise<string> => {
  const booking = await storedBooking(id);
  return `stays/${stayGuardId(booking.uid, stayOf(booking))}`;
};
const lineOf = async (uid: string, kind: string): Promise<string> => {
  const lines = await club.ledger.where('uid', '==', uid).where('kind', '==', kind).get();
  const [first] = lines.docs;
  if (first === undefined) throw new Error(`${uid} has no line of the kind ${kind}.`);
  return first.id;
};

const CORRUPTIONS: Record<string, () => Promise<Planted> | Planted> = {
  'a night sold once too often': () => {
    const id = monthOfStay(made.byPoints.resort._id);
    return fields(
      `inventory/${id}`,
      { [`nights.${firstNight}.sold`]: FieldValue.increment(1) },
      `inventory-sold ${id}`,
    );
  },
  'a night that is not marked as sold': () => {
    const id = monthOfStay(made.byCard.resort._id);
    return fields(`inventory/${id}`, { [`nights.${firstNight}.sold`]: 0 }, `inventory-sold ${id}`);
  },
  'the nights of a completed stay given free': async () => {
    const months = Object.keys(await monthsOf(made.over.resort._id));
    return {
      refs: months.map((id) => raw(`inventory/${id}`)),
      plant: () => Promise.all(months.map((id) => raw(`inventory/${id}`).delete())),
      expected: months.map((id) => `inventory-sold ${id}`),
    };
  },
  'a night kept for nobody': () => {
    const id = monthOfStay(made.byPoints.resort._id);
    return fields(
      `inventory/${id}`,
      { [`nights.${firstNight}.holds.nobody`]: Date.now() + 100_000 },
      'inventory-hold nobody',
    );
  },
  'a night kept for a line by nothing that ended': () => {
    const id = monthOfStay(made.byPoints.resort._id);
    return fields(
      `inventory/${id}`,
      { [`nights.${firstNight}.holds.line_nothing`]: Date.now() + 100_000 },
      'inventory-hold line_nothing',
    );
  },
  'an offer whose night is not kept': () =>
    fields(
      `inventory/${monthOfStay(made.offeredAt)}`,
      { [`nights.${firstNight}.holds.${made.offer}`]: FieldValue.delete() },
      `inventory-hold ${made.offer}`,
    ),
  'an offer whose night is kept for too long': () =>
    fields(
      `inventory/${monthOfStay(made.offeredAt)}`,
      { [`nights.${firstNight}.holds.${made.offer}`]: FieldValue.increment(60_000) },
      `inventory-hold ${made.offer}`,
    ),
  'a payment whose night is not kept': async () => {
    const { resort } = await storedBooking(made.authorizing);
    return fields(
      `inventory/${monthOfStay(resort._id)}`,
      { [`nights.${firstNight}.holds.${made.authorizing}`]: FieldValue.delete() },
      `inventory-hold ${made.authorizing}`,
    );
  },
  'a hold that its member does not know of': () =>
    fields(
      `holds/${made.holder.uid}`,
      { [`offers.${made.offer}`]: FieldValue.delete() },
      `held-booking ${made.offer}`,
      `inventory-hold ${made.offer}`,
    ),
  'an offer whose booking has ended': () =>
    fields(`bookings/${made.offer}`, { status: 'expired' }, `held-offer ${made.offer}`),
  'an offer that ends at two times': () =>
    fields(
      `bookings/${made.offer}`,
      { expiresAt: FieldValue.increment(1000) },
      `held-offer ${made.offer}`,
    ),
  'an offer without a booking': () => gone(`bookings/${made.offer}`, `held-offer ${made.offer}`),
  'a booking without its guard': async () =>
    gone(await guardOf(made.byPoints._id), `booking-guard ${made.byPoints._id}`),
  'a guard for a cancelled booking': async () => {
    const path = await guardOf(made.refunded._id);
    const { uid } = await storedBooking(made.refunded._id);
    return {
      refs: [raw(path)],
      plant: () => raw(path).set({ bookingId: made.refunded._id, uid }),
      expected: [`stray-guard ${path.slice('stays/'.length)}`],
    };
  },
  'a guard that names another booking': async () => {
    const path = await guardOf(made.byCard._id);
    return fields(
      path,
      { bookingId: made.uncaptured._id },
      `booking-guard ${made.byCard._id}`,
      `stray-guard ${path.slice('stays/'.length)}`,
    );
  },
  'a point too many in an account': () =>
    fields(
      `accounts/${made.saver.uid}`,
      { available: FieldValue.increment(1) },
      `account-available ${made.saver.uid}`,
      `account-batches ${made.saver.uid}`,
    ),
  'a debt that is not in the ledger': () =>
    fields(
      `accounts/${made.borrower.uid}`,
      { borrowed: FieldValue.increment(-1) },
      `account-borrowed ${made.borrower.uid}`,
    ),
  'an account that expires too late': () =>
    fields(
      `accounts/${made.expiring.uid}`,
      { nextExpiry: '2999-12-31' },
      `account-batches ${made.expiring.uid}`,
    ),
  'an account that is gone': () =>
    gone(
      `accounts/${made.expiring.uid}`,
      `account-available ${made.expiring.uid}`,
      `ledger-numbers ${made.expiring.uid}`,
    ),
  'an account that counts a line that is not there': () =>
    fields(
      `accounts/${made.saver.uid}`,
      { seq: FieldValue.increment(1) },
      `ledger-numbers ${made.saver.uid}`,
    ),
  'a line that is gone': async () =>
    gone(
      `ledger/${await lineOf(made.expiring.uid, 'deposit')}`,
      `account-available ${made.expiring.uid}`,
      `ledger-numbers ${made.expiring.uid}`,
    ),
  'a line whose number comes twice': async () => {
    const id = await lineOf(made.saver.uid, 'redeem');
    return fields(`ledger/${id}`, { seq: 1 }, `ledger-numbers ${made.saver.uid}`);
  },
  'a line that makes points of nothing': async () => {
    const id = await lineOf(made.saver.uid, 'deposit');
    const { uid } = made.saver;
    const sides = [
      { account: 'club:programme', points: -1 },
      { account: `member:${uid}`, points: 100_000 },
    ];
    return fields(`ledger/${id}`, { sides }, `ledger-line ${id}`);
  },
  'a redemption that is for no booking': () => {
    const { _id } = made.byPoints;
    return fields(
      `ledger/${_id}_redeem`,
      { bookingId: null },
      `booking-points ${_id}`,
      `booking-redemption ${_id}`,
    );
  },
  'a stay that says it cost fewer points': () =>
    fields(
      `bookings/${made.borrowed._id}`,
      { borrowedPoints: FieldValue.increment(-500) },
      `booking-points ${made.borrowed._id}`,
    ),
  'a cancelled stay whose refund is not in the ledger': () =>
    fields(
      `ledger/${made.half._id}_refund`,
      { bookingId: null },
      `booking-points ${made.half._id}`,
    ),
  'a stay that is confirmed again after its points went back': async () => {
    const { _id, resort } = made.returned;
    return fields(
      `bookings/${_id}`,
      { status: 'confirmed' },
      `booking-guard ${_id}`,
      ...Object.keys(await monthsOf(resort._id)).map((id) => `inventory-sold ${id}`),
    );
  },
  'a paid stay without a payment': () =>
    gone(
      `payments/${made.byCard._id}`,
      `booking-payment ${made.byCard._id}`,
      `gateway ${made.byCard._id}`,
    ),
  'a payment without a stay': () => {
    const { _id } = made.halfRefunded;
    return gone(`bookings/${_id}`, `payment ${_id}`, 'totals bookings');
  },
  'a price that was not paid': () =>
    fields(
      `bookings/${made.byCard._id}`,
      { priceCents: FieldValue.increment(-100) },
      `booking-payment ${made.byCard._id}`,
    ),
  'a refund that nobody promised': () =>
    fields(
      `payments/${made.halfRefunded._id}`,
      { refundCents: FieldValue.increment(1), refundedCents: FieldValue.increment(1) },
      `booking-payment ${made.halfRefunded._id}`,
      `gateway ${made.halfRefunded._id}`,
    ),
  'a refund that the gateway does not know of': () =>
    fields(
      `sandboxGateway/${made.refunded._id}`,
      { state: 'captured' },
      `gateway ${made.refunded._id}`,
    ),
  'a card that was charged for a declined booking': () =>
    fields(`sandboxGateway/${made.declined}`, { state: 'captured' }, `gateway ${made.declined}`),
  'a declined booking that says it was paid': () =>
    fields(
      `payments/${made.declined}`,
      { state: 'captured' },
      `booking-payment ${made.declined}`,
      `gateway ${made.declined}`,
    ),
  'a charge of another amount': () =>
    fields(
      `sandboxGateway/${made.byCard._id}`,
      { amountCents: FieldValue.increment(1) },
      `gateway ${made.byCard._id}`,
    ),
  'a charge that the gateway has lost': () =>
    gone(`sandboxGateway/${made.byCard._id}`, `gateway ${made.byCard._id}`),
  'a charge that is for nothing of ours': () => {
    const key = randomUUID();
    return {
      refs: [raw(`sandboxGateway/${key}`)],
      plant: () =>
        raw(`sandboxGateway/${key}`).set({
          state: 'captured',
          ref: 'sbx_stray',
          amountCents: 32908,
          reason: null,
        }),
      expected: [`gateway ${key}`],
    };
  },
  'a payment under another key': () =>
    fields(`payments/${made.byCard._id}`, { gatewayKey: 'other' }, `payment ${made.byCard._id}`),
  'a payment of another name at the gateway': () =>
    fields(
      `payments/${made.byCard._id}`,
      { gatewayRef: 'sbx_other' },
      `gateway ${made.byCard._id}`,
    ),
  'a change that has ended and still keeps its nights': () =>
    fields(`changes/${made.changingBy}`, { state: 'expired' }, `inventory-hold ${made.changingBy}`),
  'a change whose night is not kept': () => {
    const { startDate } = made.movesTo;
    const id = inventoryId(made.changing.resort._id, startDate.slice(0, 7));
    return fields(
      `inventory/${id}`,
      { [`nights.${startDate.slice(8)}.holds.${made.changingBy}`]: FieldValue.delete() },
      `inventory-hold ${made.changingBy}`,
    );
  },
  'a moved stay whose old price was given back in part': () =>
    fields(
      `payments/${made.larger._id}`,
      { refundCents: FieldValue.increment(-100), refundedCents: FieldValue.increment(-100) },
      `booking-payment ${made.larger._id}`,
      `gateway ${made.larger._id}`,
    ),
  'a moved stay that costs what nobody asked for': () =>
    fields(
      `bookings/${made.smaller._id}`,
      { priceCents: FieldValue.increment(1) },
      `booking-payment ${made.smaller._id}`,
    ),
  'a charge for a change that is not there': () =>
    gone(
      `changes/${made.largerBy}`,
      `booking-payment ${made.larger._id}`,
      `payment ${made.largerBy}`,
    ),
  'points of a move that are not in the ledger': async () => {
    const id = (await club.ledger.where('bookingId', '==', made.shortened._id).get()).docs.find(
      (line) => line.data().kind === 'refund',
    )?.id;
    return fields(
      `ledger/${String(id)}`,
      { bookingId: null },
      `booking-points ${made.shortened._id}`,
    );
  },
  'somebody who waits and is in no line': () =>
    fields(
      `waitlists/${made.full}`,
      { [`places.${made.waiting.entryId}`]: FieldValue.delete() },
      `waitlist-entry ${made.waiting.entryId}`,
    ),
  'somebody in line who has left': () =>
    fields(
      `waitlistEntries/${made.waiting.entryId}`,
      { state: 'left' },
      `waitlist-place ${made.waiting.entryId}`,
    ),
  'a place for other nights than were asked for': () =>
    fields(
      `waitlists/${made.full}`,
      { [`places.${made.waiting.entryId}.nights`]: 2 },
      `waitlist-place ${made.waiting.entryId}`,
    ),
  'a line with a place of nobody': () =>
    fields(
      `waitlists/${made.full}`,
      {
        'places.nobody': {
          unitType: 'studio',
          vacationType: 'rciPoints',
          from: STAY.startDate,
          to: STAY.endDate,
          nights: 1,
          number: 99,
        },
      },
      'waitlist-place nobody',
    ),
  'a booking that the overview does not count': () =>
    fields('stats/totals', { bookings: FieldValue.increment(-1) }, 'totals bookings'),
  'a user too many on the overview': () =>
    fields('stats/totals', { users: FieldValue.increment(1) }, 'totals users'),
};

describe('is found, by its id, and nothing else is:', () => {
  test.each(Object.entries(CORRUPTIONS))('%s', async (_name, corruption) => {
    const { refs, plant, expected } = await corruption();
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

  test('and without any of them the books agree again', async () => {
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
