import { OPERATIONS } from '@club/domain/api/contract';
import type { StoredBooking } from '@club/domain/booking/booking';
import { queryKey } from '@club/domain/search/prefix-keys';
import { BILLING } from '@club/domain/testing/billing';
import { describe, expect, test } from 'vitest';
import { createBooking } from '../../functions/src/booking/reserve/create-booking.ts';
import { parseInput } from '../../functions/src/kernel/http/request-input.ts';
import type { CallableAnswer, Person } from './api-client.ts';
import { call, callCallable, club, db, newAdmin, newMember } from './api-client.ts';
import { entriesOf, stored } from './booking-records.ts';
import {
  book,
  bookedStay,
  bookingIn,
  cardBody,
  day,
  everyNight,
  newResort,
  nightsAt,
  pointsBody,
} from './booking-stage.ts';
import { callerOf } from './caller-of.ts';
import { unreachable, withGateway } from './dead-gateways.ts';
import { held } from './hold-calls.ts';

const admin = await newAdmin();

const stage = async () => {
  const [person, resortId] = await Promise.all([newMember(), newResort({ available_amount: 1 })]);
  return { person, resortId };
};

const setStatus = (
  bookingId: string,
  changes: Record<string, unknown> = {},
  by: Person | null = admin,
): Promise<CallableAnswer> =>
  callCallable(
    'setbookingstatus',
    { bookingId, status: 'completed', reason: 'The guests have left', ...changes },
    by?.token ?? null,
  );

/** As if the stay had been some time ago. */
const makePast = (booking: StoredBooking) =>
  club.bookings.doc(booking._id).update({ startDate: day(-9), endDate: day(-3) });

describe('completing a stay by hand', () => {
  test('writes status, history and audit entry, once for the same call', async () => {
    const { booking } = await bookedStay();
    await makePast(booking);
    const answers = await Promise.all(Array.from({ length: 5 }, () => setStatus(booking._id)));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.result).toEqual(answers[0]?.result);
    }
    const after = answers[0]?.result as StoredBooking;
    expect(after).toMatchObject({ status: 'completed', rev: booking.rev + 1 });
    expect(after.history.at(-1)).toMatchObject({
      status: 'completed',
      actor: admin.uid,
      reason: 'The guests have left',
    });
    expect(await stored(booking._id)).toEqual(after);
    expect(await entriesOf(booking._id)).toMatchObject([
      { action: 'change-booking-status', actor: admin.uid },
    ]);
  });

  test('is rejected before the stay is over, and never leads out of an end', async () => {
    const { booking } = await bookedStay();
    const early = await setStatus(booking._id);
    expect([early.status, early.error]).toMatchObject([
      409,
      { code: 'status-not-allowed', details: { status: 'confirmed', allowed: [] } },
    ]);
    await makePast(booking);
    for (const status of ['completed', 'expired', 'payment_failed', 'cancelled'] as const) {
      await club.bookings.doc(booking._id).update({ status });
      for (const wanted of ['confirmed', 'held', 'expired', 'cancelled', 'completed']) {
        const answer = await setStatus(booking._id, { status: wanted, reason: 'Another' });
        expect([answer.status, answer.error]).toMatchObject([409, { code: 'status-not-allowed' }]);
      }
    }
    expect(await entriesOf(booking._id)).toEqual([]);
  });
});

describe('ending a hold by hand', () => {
  test('frees the nights of an offer at once', async () => {
    const { person, resortId } = await stage();
    const { holdId } = await held(person, resortId);
    const answer = await setStatus(holdId, { status: 'expired', reason: 'Repairs' });
    expect(answer.result).toMatchObject({ status: 'expired', expiresAt: null });
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 0, live: [] }));
    expect((await club.holds.doc(person.uid).get()).data()?.offers).toEqual({});
    const other = await newMember();
    expect((await book(other, pointsBody(other, resortId))).status).toBe(201);
  });

  test('voids the authorization of the card permanently', async () => {
    const { person, resortId } = await stage();
    const body = cardBody(person, resortId);
    const input = parseInput(OPERATIONS.createBooking.input, body);
    const caller = callerOf(person);
    const context = { caller, idempotencyKey: 'key-1', nowMs: Date.now() };
    const dead = withGateway(() => ({ authorize: unreachable }));
    await createBooking(input, { ...context, ...dead }).catch(() => null);
    const [open] = (await club.bookings.where('uid', '==', person.uid).get()).docs;
    expect(open?.data().status).toBe('held');
    const id = open?.id ?? '';
    const answer = await setStatus(id, { status: 'expired', reason: 'Stuck' });
    expect(answer.result).toMatchObject({ status: 'expired' });
    expect((await club.payments.doc(id).get()).data()?.state).toBe('voided');
    expect((await club.sandboxGateway.doc(id).get()).data()?.state).toBe('voided');
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 0, live: [] }));
    expect((await book(person, body, 'key-1')).code).toBe('hold-ended');
    expect((await book(person, body, 'key-2')).status).toBe(201);
  });
});

describe('a change of status that is rejected', () => {
  test('because of the caller', async () => {
    const { booking } = await bookedStay();
    await makePast(booking);
    const member = await newMember();
    const asMember = await setStatus(booking._id, {}, member);
    expect([asMember.status, asMember.error]).toMatchObject([403, { code: 'not-allowed' }]);
    const asVisitor = await setStatus(booking._id, {}, null);
    expect([asVisitor.status, asVisitor.error]).toMatchObject([401, { code: 'not-signed-in' }]);
    expect((await stored(booking._id))?.status).toBe('confirmed');
  });

  test('because of its input, naming the field', async () => {
    const { booking } = await bookedStay();
    const before = await stored(booking._id);
    const wrong: [string, Record<string, unknown>][] = [
      ['bookingId', { bookingId: undefined }],
      ['bookingId', { bookingId: 'short' }],
      ['bookingId', { bookingId: ['a'.repeat(24)] }],
      ['status', { status: undefined }],
      ['status', { status: 'checked_in' }],
      ['status', { status: { a: 'completed' } }],
      ['reason', { reason: '' }],
      ['reason', { reason: 'x'.repeat(201) }],
      ['reason', { reason: 'line\nbreak' }],
      ['uid', { uid: admin.uid }],
    ];
    for (const [field, changes] of wrong) {
      const answer = await setStatus(booking._id, changes);
      expect([field, answer.status, answer.error]).toMatchObject([field, 400, { field }]);
    }
    const unknown = await setStatus('0'.repeat(24));
    expect([unknown.status, unknown.error]).toMatchObject([404, { code: 'booking-not-found' }]);
    expect(await stored(booking._id)).toEqual(before);
  });
});

describe('the search keys of bookings', () => {
  test('are in the document and find it', async () => {
    const { booking } = await bookedStay();
    const document = await db.doc(`bookings/${booking._id}`).get();
    expect(document.get('keys')).toContain(
      `${BILLING.firstName} ${BILLING.lastName}`.toLowerCase(),
    );
    for (const typed of [booking.email, booking._id.slice(0, 10), booking.resort.resort_ID]) {
      const found = await db
        .collection('bookings')
        .where('keys', 'array-contains', queryKey(typed))
        .get();
      expect(found.docs.map(({ id }) => id)).toContain(booking._id);
    }
  });

  test('are still there after the booking was cancelled', async () => {
    const { booking } = await bookedStay();
    const before = (await db.doc(`bookings/${booking._id}`).get()).get('keys') as unknown;
    const order = { bookingId: booking._id, reason: 'Storm', refund: 'full' };
    const expected = { cents: 0, points: booking.points };
    const { result } = await callCallable('cancelbooking', { ...order, expected }, admin.token);
    expect(result).toMatchObject({ booking: { status: 'cancelled' } });
    expect((await db.doc(`bookings/${booking._id}`).get()).get('keys')).toEqual(before);
  });

  test('are in no response', async () => {
    const { person, resortId } = await stage();
    const first = await book(person, pointsBody(person, resortId), 'key-1');
    const again = await book(person, pointsBody(person, resortId), 'key-1');
    expect([first.status, again.status]).toEqual([201, 200]);
    const id = bookingIn(first)._id;
    const own = await call(`GET /bookings?email=${encodeURIComponent(person.email)}`, {
      token: person.token,
    });
    const all = await call('GET /all-bookings', { token: admin.token });
    const cancelled = await callCallable(
      'cancelbooking',
      {
        bookingId: id,
        reason: 'Storm',
        refund: 'none',
        expected: { cents: 0, points: 0 },
      },
      admin.token,
    );
    const bodies = [first.body, again.body, own.body, all.body, cancelled.result];
    for (const body of bodies) {
      const text = JSON.stringify(body);
      expect(text).toContain(id);
      expect(text).not.toContain('"keys"');
    }
  });
});
