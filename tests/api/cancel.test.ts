import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import { VISIBLE_STATUSES } from '@club/domain/booking/booking-state';
import type { Refund } from '@club/domain/booking/cancellation';
import { describe, expect, test } from 'vitest';
import type { Cancellation } from '../../functions/src/booking/cancel/cancel-stay.ts';
import { cancelStay } from '../../functions/src/booking/cancel/cancel-stay.ts';
import { refundPayment } from '../../functions/src/booking/pay/refund-payment.ts';
import type { CallableAnswer, Person } from './api-client.ts';
import {
  callCallable,
  club,
  db,
  dependencies,
  eventually,
  newAdmin,
  newMember,
} from './api-client.ts';
import { atGateway, entriesOf, paymentOf, stored } from './booking-records.ts';
import {
  book,
  bookedStay,
  bookingIn,
  cardBody,
  day,
  everyNight,
  nightsAt,
  pointsBody,
  STAY,
} from './booking-stage.ts';
import { unreachable, withGateway } from './dead-gateways.ts';
import { accountOf, expectTrueLedger, linesOf } from './points-stage.ts';
import { systemFlow } from './system-flow.ts';

const admin = await newAdmin();

const DAY_MS = 86_400_000;
/** Half is given back two days from now, for cash and for points. */
const SOON = { startDate: day(12), endDate: day(14) };

const priceOf = ({ priceCents, points }: StoredBooking): Refund => ({ cents: priceCents, points });

const cancel = (
  booking: Pick<StoredBooking, '_id'>,
  expected: unknown,
  changes: Record<string, unknown> = {},
  by: Person | null = admin,
): Promise<CallableAnswer> =>
  callCallable(
    'cancelbooking',
    { bookingId: booking._id, reason: 'Storm damage', refund: 'policy', expected, ...changes },
    by?.token ?? null,
  );

/** Cancels in this process, at an instant of the test's choice. */
const order = (changes: Partial<Cancellation> = {}): Cancellation => ({
  actor: admin.uid,
  reason: 'Storm damage',
  refund: 'policy',
  expected: null,
  nowMs: Date.now(),
  ...changes,
});

/** What a cancellation must never write twice, and nothing of it before. */
const traceOf = async (booking: StoredBooking) => ({
  booking: await stored(booking._id),
  entries: (await entriesOf(booking._id)).length,
  ledger: (await linesOf(booking.uid)).length,
  account: await accountOf(booking.uid),
  nights: await nightsAt(booking.resort._id),
});

describe('cancelling a stay paid with points', () => {
  test('refunds, frees the nights, notifies and records', async () => {
    const { person, resortId, booking } = await bookedStay();
    const answer = await cancel(booking, priceOf(booking));
    expect(answer.error).toBeUndefined();
    const result = answer.result as { booking: StoredBooking; refund: Refund };
    expect(result.refund).toEqual({ cents: 0, points: booking.points });
    expect(result.booking).toMatchObject({ status: 'cancelled', refund: result.refund });
    expect(await stored(booking._id)).toEqual(result.booking);
    expect(result.booking.history.at(-1)).toMatchObject({
      status: 'cancelled',
      actor: admin.uid,
      reason: 'Storm damage',
    });
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 0, live: [] }));
    const messages = (await club.notifications(person.uid).get()).docs.map((one) => one.data());
    expect(messages.map(({ kind }) => kind).sort()).toEqual([
      'booking-cancelled',
      'booking-confirmed',
    ]);
    expect(await entriesOf(booking._id)).toMatchObject([
      { action: 'cancel-booking', actor: admin.uid },
    ]);
    await expectTrueLedger(person.uid);
  });

  test('takes what was borrowed off the borrowing', async () => {
    const { person, booking } = await bookedStay();
    expect(booking.borrowedPoints).toBe(booking.points);
    await cancel(booking, priceOf(booking));
    expect(await accountOf(person.uid)).toMatchObject({ available: 0, borrowed: 0, seq: 4 });
    expect((await linesOf(person.uid)).map(({ kind }) => kind)).toEqual([
      'borrow',
      'redeem',
      'refund',
      'repay',
    ]);
    await expectTrueLedger(person.uid);
  });

  test('gives to the balance what a deposit has repaid meanwhile', async () => {
    const { person, booking } = await bookedStay();
    const deposit = { points: 10_000, requestId: 'request-1' };
    expect((await callCallable('depositpoints', deposit, person.token)).status).toBe(200);
    await cancel(booking, priceOf(booking));
    expect(await accountOf(person.uid)).toMatchObject({ available: 10_000, borrowed: 0 });
    await expectTrueLedger(person.uid);
  });

  test('gives half back later, and nothing when the admin says so', async () => {
    const [half, none] = await Promise.all([
      bookedStay(pointsBody, SOON),
      bookedStay(pointsBody, { ...SOON, unitType: 'studio' }),
    ]);
    const later = Date.now() + 2 * DAY_MS;
    const cancelled = await cancelStay(half.booking._id, order({ nowMs: later }), dependencies);
    expect(cancelled.refund).toEqual({ cents: 0, points: half.booking.points / 2 });
    await expectTrueLedger(half.person.uid);
    const kept = await cancelStay(none.booking._id, order({ refund: 'none' }), dependencies);
    expect(kept.refund).toEqual({ cents: 0, points: 0 });
    expect(await linesOf(none.person.uid)).toHaveLength(2);
  });

  test('lets the last unit be booked again, by the same member or by another', async () => {
    const { person, resortId, booking } = await bookedStay();
    const other = await newMember();
    expect((await book(other, pointsBody(other, resortId))).code).toBe('sold-out');
    await cancel(booking, priceOf(booking));
    const again = await book(person, pointsBody(person, resortId));
    expect(again.status).toBe(201);
    expect(bookingIn(again)._id).not.toBe(booking._id);
    await cancel(bookingIn(again), priceOf(booking));
    expect((await book(other, pointsBody(other, resortId))).status).toBe(201);
    await expectTrueLedger(person.uid);
  });

  test('notifies no one when the member has left the club, and still frees the nights', async () => {
    const { person, resortId, booking } = await bookedStay();
    await db.recursiveDelete(club.users.doc(person.uid));
    const cancelled = await cancelStay(booking._id, order({ actor: 'system' }), dependencies);
    expect(cancelled.booking.status).toBe('cancelled');
    expect((await club.notifications(person.uid).get()).size).toBe(0);
    expect((await nightsAt(resortId)).map(({ sold }) => sold)).toEqual(everyNight(0));
  });
});

describe('a member who cancels their own stay', () => {
  test('gets back what the policy says, once, and is in its history', async () => {
    const { person, resortId, booking } = await bookedStay();
    const [first, again] = await Promise.all([
      cancel(booking, priceOf(booking), {}, person),
      cancel(booking, priceOf(booking), {}, person),
    ]);
    expect([first.error, again.result]).toEqual([undefined, first.result]);
    expect((await stored(booking._id))?.history.at(-1)).toMatchObject({
      status: 'cancelled',
      actor: person.uid,
      reason: 'Storm damage',
    });
    expect(await entriesOf(booking._id)).toMatchObject([
      { action: 'cancel-booking', actor: person.uid },
    ]);
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 0, live: [] }));
    await expectTrueLedger(person.uid);
  });

  test('gets nothing when they expect more', async () => {
    const { person, booking } = await bookedStay(cardBody);
    const before = await traceOf(booking);
    const greedy = await cancel(booking, { cents: 99_999, points: 0 }, {}, person);
    expect(greedy.error).toMatchObject({
      code: 'refund-changed',
      details: { refund: priceOf(booking) },
    });
    expect(await traceOf(booking)).toEqual(before);
    expect((await cancel(booking, priceOf(booking), {}, person)).error).toBeUndefined();
    expect(await atGateway(booking._id)).toMatchObject({ refundedCents: 36_102 });
  });
});

describe('cancelling a stay paid by card', () => {
  test('gives the money back at the gateway', async () => {
    const { booking } = await bookedStay(cardBody);
    const answer = await cancel(booking, priceOf(booking));
    expect(answer.error).toBeUndefined();
    expect(await paymentOf(booking._id)).toMatchObject({ state: 'refunded', refundCents: 36_102 });
    expect(await atGateway(booking._id)).toMatchObject({
      state: 'refunded',
      amountCents: 36_102,
      refundedCents: 36_102,
    });
  });

  test('gives half of it back later', async () => {
    const { booking } = await bookedStay(cardBody, SOON);
    const later = Date.now() + 2 * DAY_MS;
    const { refund } = await cancelStay(booking._id, order({ nowMs: later }), dependencies);
    expect(refund).toEqual({ cents: 18_051, points: 0 });
    expect(await atGateway(booking._id)).toMatchObject({
      state: 'refunded',
      refundedCents: 18_051,
    });
  });

  test('gives all of it back when the club is to blame, and keeps it when told to', async () => {
    const [full, none] = await Promise.all([
      bookedStay(cardBody, SOON),
      bookedStay(cardBody, SOON),
    ]);
    const later = Date.now() + 10 * DAY_MS;
    await cancelStay(full.booking._id, order({ nowMs: later, refund: 'full' }), dependencies);
    expect(await atGateway(full.booking._id)).toMatchObject({ refundedCents: 36_102 });
    await cancelStay(none.booking._id, order({ refund: 'none' }), dependencies);
    expect(await atGateway(none.booking._id)).toMatchObject({ state: 'captured' });
    expect(await paymentOf(none.booking._id)).toMatchObject({ state: 'captured' });
  });

  test.each([
    ['all of it voids the authorisation', 'full', { state: 'voided' }],
    ['half of it takes it first', 'policy', { state: 'refunded', refundedCents: 18_051 }],
    ['none of it takes it', 'none', { state: 'captured' }],
  ] as const)('before it was taken: %s', async (_what, refund, expected) => {
    const { booking } = await bookedStay(cardBody, SOON);
    // As if the capture had failed after the confirmation.
    await club.payments.doc(booking._id).update({ state: 'authorized' });
    await club.sandboxGateway.doc(booking._id).update({ state: 'authorized' });
    const later = order({ refund, nowMs: Date.now() + 2 * DAY_MS });
    await cancelStay(booking._id, later, dependencies);
    expect(await atGateway(booking._id)).toMatchObject(expected);
    const state = refund === 'none' ? 'captured' : 'refunded';
    expect(await paymentOf(booking._id)).toMatchObject({ state });
  });
});

describe('a repeated cancellation', () => {
  test.each([
    ['points', pointsBody],
    ['cash', cardBody],
  ] as const)('twenty times at once cancels once (%s)', async (_method, body) => {
    const { person, booking } = await bookedStay(body);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => cancel(booking, priceOf(booking))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const { result } of answers) expect(result).toEqual(answers[0]?.result);
    expect(await entriesOf(booking._id)).toHaveLength(1);
    await expectTrueLedger(person.uid);
    const trace = await traceOf(booking);
    expect(trace.nights.every(({ sold }) => sold === 0)).toBe(true);
    if (booking.paymentMethod === 'cash') {
      expect(await atGateway(booking._id)).toMatchObject({ refundedCents: 36_102 });
    } else {
      expect(trace.account).toMatchObject({ available: 0, borrowed: 0, seq: 4 });
    }
  });

  test('by two admins at once succeeds for one of them', async () => {
    const { booking } = await bookedStay();
    const other = await newAdmin();
    const answers = await Promise.all(
      [admin, other].map((by) => cancel(booking, priceOf(booking), {}, by)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await entriesOf(booking._id)).toHaveLength(1);
  });

  test('finishes a refund whose process died before the gateway heard of it', async () => {
    const { booking } = await bookedStay(cardBody);
    const request = order();
    const dead = withGateway(() => ({
      void: unreachable,
      capture: unreachable,
      refund: unreachable,
    }));
    await expect(cancelStay(booking._id, request, dead)).rejects.toMatchObject({ code: 'busy' });
    expect(await stored(booking._id)).toMatchObject({ status: 'cancelled' });
    const later = { ...request, nowMs: Date.now() + DAY_MS };
    const again = await cancelStay(booking._id, later, dependencies);
    expect(again.refund).toEqual({ cents: 36_102, points: 0 });
    expect(await paymentOf(booking._id)).toMatchObject({ state: 'refunded' });
    expect(await atGateway(booking._id)).toMatchObject({ refundedCents: 36_102 });
    expect(await entriesOf(booking._id)).toHaveLength(1);
  });

  test('does not give back twice when only the response of the gateway was lost', async () => {
    const { booking } = await bookedStay(cardBody, SOON);
    const later = Date.now() + 2 * DAY_MS;
    const lost = withGateway((real) => ({
      refund: async (...call) => {
        await real.refund(...call);
        return unreachable();
      },
    }));
    const request = order({ nowMs: later });
    await cancelStay(booking._id, request, lost).catch((error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
    });
    await cancelStay(booking._id, request, dependencies);
    expect(await atGateway(booking._id)).toMatchObject({ refundedCents: 18_051 });
    expect(await paymentOf(booking._id)).toMatchObject({ state: 'refunded', refundCents: 18_051 });
  });

  test(
    'is not needed: a refund that was left open is finished by itself',
    { tags: ['site'] },
    async () => {
      const { booking } = await bookedStay(cardBody);
      const dead = withGateway(() => ({ void: unreachable }));
      await cancelStay(booking._id, order(), dead).catch(() => undefined);
      await eventually(
        'the money is back',
        async () => (await paymentOf(booking._id))?.state === 'refunded',
        20_000,
      );
      expect(await atGateway(booking._id)).toMatchObject({ refundedCents: 36_102 });
    },
  );

  test('after the refund leaves the payment alone', async () => {
    const { booking } = await bookedStay(cardBody);
    await cancelStay(booking._id, order(), dependencies);
    const before = await paymentOf(booking._id);
    await refundPayment(systemFlow(1), booking._id);
    expect(await paymentOf(booking._id)).toEqual(before);
  });
});

describe('a cancellation that is rejected', () => {
  test('because the figures have changed names the new ones, and changes nothing', async () => {
    const { booking } = await bookedStay();
    const before = await traceOf(booking);
    const answer = await cancel(booking, { cents: 0, points: booking.points - 1 });
    expect([answer.status, answer.error]).toMatchObject([
      409,
      { code: 'refund-changed', details: { refund: { cents: 0, points: booking.points } } },
    ]);
    expect(await traceOf(booking)).toEqual(before);
  });

  test('because there is no such booking', async () => {
    const answer = await cancel({ _id: 'f'.repeat(24) }, { cents: 0, points: 0 });
    expect([answer.status, answer.error]).toMatchObject([
      404,
      { code: 'booking-not-found', field: 'bookingId' },
    ]);
  });

  test('because the booking is in another state, or in pieces', async () => {
    const { booking } = await bookedStay();
    for (const status of ['held', 'completed', 'expired', 'payment_failed', 'cancelled'] as const) {
      await club.bookings.doc(booking._id).update({ status });
      const answer = await cancel(booking, priceOf(booking));
      expect([answer.status, answer.error]).toMatchObject([
        409,
        { code: 'status-not-allowed', details: { status } },
      ]);
    }
    await db.doc(`bookings/${'e'.repeat(24)}`).set({ email: 'old@example.com' });
    const old = await cancel({ _id: 'e'.repeat(24) }, { cents: 0, points: 0 });
    expect([old.status, old.error]).toMatchObject([409, { code: 'status-not-allowed' }]);
    await db.doc(`bookings/${'e'.repeat(24)}`).delete();
    expect(await linesOf(booking.uid)).toHaveLength(2);
    expect(await entriesOf(booking._id)).toEqual([]);
  });

  test('because of the caller', async () => {
    const { person, booking } = await bookedStay();
    const before = await traceOf(booking);
    const other = await newMember();
    for (const refund of ['full', 'none']) {
      for (const by of [person, other]) {
        const answer = await cancel(booking, priceOf(booking), { refund }, by);
        expect([answer.status, answer.error]).toMatchObject([
          403,
          { code: 'not-allowed', field: 'refund' },
        ]);
      }
    }
    const asOther = await cancel(booking, priceOf(booking), {}, other);
    const ofNone = await cancel({ _id: 'f'.repeat(24) }, priceOf(booking), {}, other);
    expect([asOther.status, asOther.error]).toMatchObject([404, { code: 'booking-not-found' }]);
    expect([asOther.status, asOther.error]).toEqual([ofNone.status, ofNone.error]);
    const asVisitor = await cancel(booking, priceOf(booking), {}, null);
    expect([asVisitor.status, asVisitor.error]).toMatchObject([401, { code: 'not-signed-in' }]);
    expect(await traceOf(booking)).toEqual(before);
  });

  test('because of its input, naming the field', async () => {
    const { booking } = await bookedStay();
    const before = await traceOf(booking);
    const wrong: [string, Record<string, unknown>][] = [
      ['bookingId', { bookingId: undefined }],
      ['bookingId', { bookingId: '../users/x' }],
      ['bookingId', { bookingId: 'F'.repeat(24) }],
      ['bookingId', { bookingId: '__id__' }],
      ['bookingId', { bookingId: { a: 1 } }],
      ['bookingId', { bookingId: 12 }],
      ['bookingId', { bookingId: 'a'.repeat(5000) }],
      ['reason', { reason: undefined }],
      ['reason', { reason: '   ' }],
      ['reason', { reason: 'x'.repeat(201) }],
      ['reason', { reason: 'a\u0000b' }],
      ['reason', { reason: ['x'] }],
      ['refund', { refund: undefined }],
      ['refund', { refund: 'double' }],
      ['refund', { refund: 1 }],
      ['refund', { refund: null }],
      ['expected.cents', { expected: 'all' }],
      ['expected.cents', { expected: { points: 1 } }],
      ['expected.cents', { expected: { cents: 1.5, points: 1 } }],
      ['expected.cents', { expected: { cents: -1, points: 1 } }],
      ['expected.points', { expected: { cents: 1, points: 'many' } }],
      ['expected.points', { expected: { cents: 1, points: null } }],
      ['expected.bonus', { expected: { cents: 1, points: 1, bonus: 1 } }],
      ['actor', { actor: 'unknown' }],
      ['nowMs', { nowMs: 0 }],
    ];
    for (const [field, changes] of wrong) {
      const answer = await cancel(booking, priceOf(booking), changes);
      expect([field, answer.status, answer.error]).toMatchObject([field, 400, { field }]);
    }
    for (const data of [null, [], 'text', 7]) {
      const answer = await callCallable('cancelbooking', data, admin.token);
      expect(answer.status).toBe(400);
    }
    const huge = await cancel(booking, priceOf(booking), { reason: 'x'.repeat(70_000) });
    expect(huge.error).toMatchObject({ code: 'body-too-large' });
    expect(await traceOf(booking)).toEqual(before);
  });
});

test(
  'cancelled stays are still among those that people see and count',
  { tags: ['site'] },
  async () => {
    const { booking } = await bookedStay(pointsBody, { ...STAY, unitType: 'studio' });
    const visible = async () =>
      (
        await club.bookings
          .where('status', 'in', [...VISIBLE_STATUSES])
          .count()
          .get()
      ).data().count;
    const counted = async () => (await club.stats.doc('totals').get()).data()?.bookings;
    await cancel(booking, priceOf(booking));
    await eventually(
      'the totals are right',
      async () => (await counted()) === (await visible()),
      20_000,
    );
  },
);
