import { randomUUID } from 'node:crypto';
import { ApiError } from '@club/domain/api/errors';
import type { ApiErrorBody } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { Difference, StayChange } from '@club/domain/booking/stay-change';
import { quoteStay } from '@club/domain/pricing/quote';
import { BILLING } from '@club/domain/testing/billing';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { changeIdFor, stayGuardId } from '../../functions/src/bookings/booking-ids.ts';
import { stayOf } from '../../functions/src/bookings/booking-life.ts';
import { changeThrough } from '../../functions/src/bookings/change-stay.ts';
import { commitToBooking } from '../../functions/src/bookings/commit-to-booking.ts';
import { monthIdsOf } from '../../functions/src/bookings/inventory-change.ts';
import { settleChange } from '../../functions/src/bookings/settle-change.ts';
import type { PaymentGateway } from '../../functions/src/payments/payment-gateway.ts';
import { sandboxGateway } from '../../functions/src/payments/sandbox-gateway.ts';
import type { CallableAnswer, Person } from './api-client.ts';
import { callCallable, club, db, eventually, newAdmin, newMember } from './api-client.ts';
import {
  book,
  bookingIn,
  card,
  cardBody,
  day,
  newResort,
  nightsAt,
  pointsBody,
  STAY,
} from './booking-stage.ts';

/** Two weeks of nights around all stays of these tests. */
const ALL = { startDate: day(40), endDate: day(60) };
/** A week later, so of the same weekdays; one that shares two nights with the first; and a short one. */
const WEEK_LATER = { ...STAY, startDate: day(47), endDate: day(53) };
const OVERLAPPING = { ...STAY, startDate: day(44), endDate: day(50) };
const SHORT = { ...STAY, startDate: day(41), endDate: day(43) };
const TWO_BEDROOMS = { ...OVERLAPPING, unitType: '2 bedroom' } as const;
const STUDIO = { ...OVERLAPPING, unitType: 'studio' } as const;

type Body = (person: Person, resortId: string) => Record<string, unknown>;

const booked = async (body: Body, available = 1) => {
  const [person, resortId] = await Promise.all([
    newMember(),
    newResort({ available_amount: available }),
  ]);
  const answer = await book(person, body(person, resortId));
  expect(answer.status).toBe(201);
  return { person, resortId, booking: bookingIn(answer) };
};

/** What a change comes to while everything is still given back. */
const differenceOf = (booking: StoredBooking, to: StayChange): Difference => {
  const { totalCents, totalPoints } = quoteStay({ ...to, vacationType: booking.vacationType });
  return { cents: totalCents - booking.priceCents, points: totalPoints - booking.points };
};

const requestFor = (
  booking: StoredBooking,
  to: StayChange,
  changes: Record<string, unknown> = {},
): Record<string, unknown> => ({
  bookingId: booking._id,
  requestId: randomUUID(),
  startDate: to.startDate,
  endDate: to.endDate,
  unitType: to.unitType,
  expected: differenceOf(booking, to),
  ...changes,
});

const send = (person: Person | null, request: Record<string, unknown>): Promise<CallableAnswer> =>
  callCallable('changebooking', request, person?.token ?? null);

const resultOf = (answer: CallableAnswer) => {
  expect(answer.error).toBeUndefined();
  return answer.result as { booking: StoredBooking; difference: Difference };
};
const errorOf = ({ error }: CallableAnswer) => error as ApiErrorBody;

const stored = async (id: string): Promise<StoredBooking | undefined> =>
  (await club.bookings.doc(id).get()).data();
const paymentOf = async (id: string) => (await club.payments.doc(id).get()).data();
const atGateway = async (id: string) => (await club.sandboxGateway.doc(id).get()).data();
const changesOf = async (bookingId: string) =>
  (await club.changes.where('bookingId', '==', bookingId).get()).docs.map((one) => ({
    id: one.id,
    ...one.data(),
  }));
const entriesOf = async (id: string) =>
  (await club.audit.where('subject', '==', id).get()).docs.map((entry) => entry.data());
const noticesOf = async (uid: string) =>
  (await club.notifications(uid).get()).docs.map((one) => one.data().kind);
const linesOf = async (uid: string) =>
  (await club.ledger.where('uid', '==', uid).get()).docs
    .map((line) => line.data())
    .toSorted((one, other) => one.seq - other.seq);
const accountOf = async (uid: string) => (await club.accounts.doc(uid).get()).data();

/** The ledger of a member says line by line what their account says. */
const expectTrueLedger = async (uid: string): Promise<void> => {
  const [account, lines] = await Promise.all([accountOf(uid), linesOf(uid)]);
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1));
  const sides = lines.flatMap((line) => line.sides);
  const sumOf = (name: string) =>
    sides.filter((side) => side.account === name).reduce((sum, side) => sum + side.points, 0);
  expect(sumOf(`member:${uid}`)).toBe(account?.available);
  expect(sumOf(`borrowed:${uid}`) + (account?.borrowed ?? 0)).toBe(0);
};

/** Exactly the nights of these stays are sold, each once, and nothing is held. */
const expectSold = async (
  resortId: string,
  ...stays: (StayChange | undefined)[]
): Promise<void> => {
  const nights = await nightsAt(resortId, ALL);
  const expected = nights.map((_, index) => {
    const night = day(40 + index);
    const sold = stays.filter(
      (stay) => stay !== undefined && stay.startDate <= night && night < stay.endDate,
    );
    return { sold: sold.length, live: [] };
  });
  expect(nights).toEqual(expected);
};

/** Everything that a refused change must leave as it is. */
const traceOf = async ({ booking, resortId }: { booking: StoredBooking; resortId: string }) => ({
  booking: await stored(booking._id),
  nights: await nightsAt(resortId, ALL),
  account: await accountOf(booking.uid),
  lines: await linesOf(booking.uid),
  payment: await paymentOf(booking._id),
  entries: await entriesOf(booking._id),
  notices: await noticesOf(booking.uid),
  guard: (await club.stays.doc(stayGuardId(booking.uid, stayOf(booking))).get()).data(),
});

describe('moving a stay paid with points', () => {
  test('to dearer nights redeems the difference and frees the old nights for others', async () => {
    const { person, resortId, booking } = await booked(pointsBody);
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
    expect(await noticesOf(person.uid)).toContain('booking-changed');
    const guards = await club.stays.where('uid', '==', person.uid).get();
    expect(guards.docs.map(({ id }) => id)).toEqual([stayGuardId(person.uid, stayOf(moved))]);
    const other = await newMember();
    const short = { ...pointsBody(other, resortId), startDate: day(40), endDate: day(44) };
    expect((await book(other, short)).status).toBe(201);
  });

  test('borrows what the balance lacks, gives it back when it gets cheaper, and all when cancelled', async () => {
    const { person, resortId, booking } = await booked(pointsBody);
    const dearer = resultOf(await send(person, requestFor(booking, TWO_BEDROOMS))).booking;
    expect(await accountOf(person.uid)).toMatchObject({ available: 0, borrowed: dearer.points });
    expect(dearer.borrowedPoints).toBe(dearer.points);
    const cheaper = resultOf(await send(person, requestFor(dearer, SHORT))).booking;
    expect(await accountOf(person.uid)).toMatchObject({ available: 0, borrowed: cheaper.points });
    await expectSold(resortId, SHORT);
    await expectTrueLedger(person.uid);
    const order = { bookingId: booking._id, reason: 'Ill', refund: 'policy' };
    const expected = { cents: 0, points: cheaper.points };
    const cancelled = await callCallable('cancelbooking', { ...order, expected }, person.token);
    expect(cancelled.error).toBeUndefined();
    expect(await accountOf(person.uid)).toMatchObject({ available: 0, borrowed: 0 });
    await expectSold(resortId);
    await expectTrueLedger(person.uid);
  });

  test('back and forth is told and redeemed anew each time', async () => {
    const { person, resortId, booking } = await booked(pointsBody);
    const there = resultOf(await send(person, requestFor(booking, TWO_BEDROOMS))).booking;
    const back = resultOf(await send(person, requestFor(there, STAY))).booking;
    const again = resultOf(await send(person, requestFor(back, TWO_BEDROOMS))).booking;
    expect(again.points).toBe(there.points);
    expect((await noticesOf(person.uid)).filter((kind) => kind === 'booking-changed')).toHaveLength(
      3,
    );
    await expectSold(resortId, TWO_BEDROOMS);
    await expectTrueLedger(person.uid);
  });

  test('beyond what can be borrowed is refused and changes nothing', async () => {
    const scene = await booked(pointsBody);
    const before = await traceOf(scene);
    const long = { ...STAY, startDate: day(60), endDate: day(110) };
    const refusal = errorOf(await send(scene.person, requestFor(scene.booking, long)));
    expect(refusal.code).toBe('points-limit');
    expect(await traceOf(scene)).toEqual(before);
  });
});

describe('moving a stay paid by card', () => {
  test('for more charges the new price, gives the old one back, and cancels from there', async () => {
    const { person, resortId, booking } = await booked(cardBody);
    const request = requestFor(booking, TWO_BEDROOMS, {
      paymentDetails: card('5555 5555 5555 4444'),
    });
    const { booking: moved, difference } = resultOf(await send(person, request));
    const changeId = changeIdFor(booking._id, String(request['requestId']));
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
    const cancelled = await callCallable(
      'cancelbooking',
      {
        bookingId: booking._id,
        reason: 'Ill',
        refund: 'policy',
        expected: { cents: 40_363, points: 0 },
      },
      person.token,
    );
    expect(cancelled.error).toBeUndefined();
    expect(await atGateway(changeId)).toMatchObject({ refundedCents: 40_363 });
    expect(await atGateway(booking._id)).toMatchObject({ refundedCents: 36_102 });
    await expectSold(resortId);
  });

  test('for less gives the difference back, and the rest when it is cancelled', async () => {
    const { person, resortId, booking } = await booked(cardBody);
    const { difference } = resultOf(await send(person, requestFor(booking, STUDIO)));
    expect(difference).toEqual({ cents: -3194, points: 0 });
    expect(await atGateway(booking._id)).toMatchObject({ state: 'refunded', refundedCents: 3194 });
    expect(await paymentOf(booking._id)).toMatchObject({ state: 'refunded', refundedCents: 3194 });
    await expectSold(resortId, STUDIO);
    const cancelled = await callCallable(
      'cancelbooking',
      {
        bookingId: booking._id,
        reason: 'Ill',
        refund: 'policy',
        expected: { cents: 32_908, points: 0 },
      },
      person.token,
    );
    expect(cancelled.error).toBeUndefined();
    expect(await atGateway(booking._id)).toMatchObject({ refundedCents: 36_102 });
    expect(await paymentOf(booking._id)).toMatchObject({
      state: 'refunded',
      refundedCents: 36_102,
    });
  });

  test('for the same price moves no money', async () => {
    const { person, resortId, booking } = await booked(cardBody);
    const { difference } = resultOf(await send(person, requestFor(booking, WEEK_LATER)));
    expect(difference).toEqual({ cents: 0, points: 0 });
    expect(await atGateway(booking._id)).toMatchObject({ state: 'captured' });
    await expectSold(resortId, WEEK_LATER);
  });

  test('with a refused card leaves everything as it was, and goes on with another card', async () => {
    const scene = await booked(cardBody);
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

  test('for more without a card is refused', async () => {
    const scene = await booked(cardBody);
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

describe('a change that comes again', () => {
  test.each([
    ['points', pointsBody, {}],
    ['cash', cardBody, { paymentDetails: card() }],
  ] as const)('twenty times at once is made once (%s)', async (_method, body, more) => {
    const { person, resortId, booking } = await booked(body);
    const request = requestFor(booking, TWO_BEDROOMS, more);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(person, request)));
    for (const answer of answers) expect(resultOf(answer)).toEqual(resultOf(answers[0]!));
    expect(resultOf(await send(person, request))).toEqual(resultOf(answers[0]!));
    expect(await entriesOf(booking._id)).toHaveLength(1);
    expect((await noticesOf(person.uid)).filter((kind) => kind === 'booking-changed')).toHaveLength(
      1,
    );
    expect(await changesOf(booking._id)).toMatchObject([{ state: 'done' }]);
    await expectSold(resortId, TWO_BEDROOMS);
    await expectTrueLedger(person.uid);
    if (booking.paymentMethod === 'cash') {
      expect(await atGateway(booking._id)).toMatchObject({ refundedCents: 36_102 });
      const { paymentId } = resultOf(answers[0]!).booking;
      expect(await atGateway(String(paymentId))).toMatchObject({ state: 'captured' });
    }
  });

  test('with another content under its id is refused', async () => {
    const scene = await booked(pointsBody);
    const request = requestFor(scene.booking, WEEK_LATER);
    resultOf(await send(scene.person, request));
    const before = await traceOf(scene);
    const other = await send(scene.person, { ...request, endDate: day(54) });
    expect(errorOf(other)).toMatchObject({ code: 'key-reused' });
    expect(await traceOf(scene)).toEqual(before);
  });
});

describe('a change among others', () => {
  test.each([
    ['points', pointsBody, {}],
    ['cash', cardBody, { paymentDetails: card() }],
  ] as const)('and a cancellation at once: one of them is done (%s)', async (_how, body, more) => {
    const { person, resortId, booking } = await booked(body);
    const cancel = {
      bookingId: booking._id,
      reason: 'Ill',
      refund: 'policy',
      expected: { cents: booking.priceCents, points: booking.points },
    };
    const request = requestFor(booking, TWO_BEDROOMS, more);
    const [changed, cancelled] = await Promise.all([
      send(person, request),
      callCallable('cancelbooking', cancel, person.token),
    ]);
    const now = await stored(booking._id);
    if (cancelled.error === undefined) {
      expect(now?.status).toBe('cancelled');
      expect(['not-changeable', 'hold-ended']).toContain(errorOf(changed).code);
      await expectSold(resortId);
    } else {
      expect(errorOf(cancelled).code).toBe('refund-changed');
      expect(resultOf(changed).booking).toEqual(now);
      await expectSold(resortId, TWO_BEDROOMS);
    }
    await expectTrueLedger(person.uid);
    if (booking.paymentMethod === 'cash') {
      const isCancelled = now?.status === 'cancelled';
      const changeId = changeIdFor(booking._id, String(request['requestId']));
      await eventually(
        'the old price is back',
        async () => (await atGateway(booking._id))?.refundedCents === 36_102,
        20_000,
      );
      const charged = await atGateway(changeId);
      expect(charged?.state ?? 'voided').toBe(isCancelled ? 'voided' : 'captured');
    }
  });

  test.each([1, 2, 3])('to the last unit and a buyer of it: one has it (round %i)', async () => {
    const { person, resortId, booking } = await booked(pointsBody);
    const buyer = await newMember();
    const wanted = { ...pointsBody(buyer, resortId), ...WEEK_LATER };
    const [changed, bought] = await Promise.all([
      send(person, requestFor(booking, WEEK_LATER)),
      book(buyer, wanted),
    ]);
    const isMoved = changed.error === undefined;
    expect(isMoved).toBe(bought.status !== 201);
    if (isMoved) expect(bought.code).toBe('sold-out');
    else expect(errorOf(changed).code).toBe('sold-out');
    await expectSold(resortId, WEEK_LATER, isMoved ? undefined : STAY);
  });

  test('two changes of one stay at once leave it in one place', async () => {
    const { person, resortId, booking } = await booked(cardBody);
    const answers = await Promise.all(
      [TWO_BEDROOMS, { ...WEEK_LATER, unitType: '2 bedroom' as const }].map((to) =>
        send(person, requestFor(booking, to, { paymentDetails: card() })),
      ),
    );
    const made = answers.filter(({ error }) => error === undefined);
    expect(made).toHaveLength(1);
    const now = await stored(booking._id);
    expect(now).toEqual(resultOf(made[0]!).booking);
    await expectSold(resortId, now);
    const states = await Promise.all(
      (await changesOf(booking._id)).map(async ({ id }) => (await atGateway(id))?.state),
    );
    expect(states.filter((state) => state === 'captured')).toHaveLength(1);
    expect(states.every((state) => state === 'captured' || state === 'voided')).toBe(true);
  });
});

test('a commit about a booking that has moved since it was read is about where it is now', async () => {
  const { person, resortId, booking } = await booked(cardBody);
  const request = requestFor(booking, TWO_BEDROOMS, { paymentDetails: card() });
  const { booking: moved } = resultOf(await send(person, request));
  const seen = await commitToBooking(db, booking, {}, Date.now(), (facts, current) => ({
    outcome: { current, months: [...facts.months.keys()], guard: facts.guard, paid: facts.payment },
  }));
  expect(seen.current).toEqual(moved);
  expect(seen.guard).toEqual({ bookingId: booking._id, uid: person.uid });
  expect(seen.paid?.gatewayKey).toBe(moved.paymentId);
  expect(seen.months).toEqual(monthIdsOf({ resortId, ...OVERLAPPING }));
});

describe('a change that is refused', () => {
  test('because its nights are sold says which, and leaves the booking as it was', async () => {
    const scene = await booked(pointsBody);
    const other = await newMember();
    const taken = { ...pointsBody(other, scene.resortId), startDate: day(48), endDate: day(50) };
    expect((await book(other, taken)).status).toBe(201);
    const before = await traceOf(scene);
    const answer = errorOf(await send(scene.person, requestFor(scene.booking, WEEK_LATER)));
    expect(answer).toMatchObject({
      code: 'sold-out',
      details: { soldOutNights: [day(48), day(49)] },
    });
    expect(await traceOf(scene)).toEqual(before);
  });

  test('because the difference is another one says which', async () => {
    const scene = await booked(pointsBody);
    const before = await traceOf(scene);
    const expected = { cents: 0, points: 1 };
    const answer = errorOf(
      await send(scene.person, requestFor(scene.booking, TWO_BEDROOMS, { expected })),
    );
    expect(answer).toMatchObject({
      code: 'change-price-changed',
      details: { difference: differenceOf(scene.booking, TWO_BEDROOMS) },
    });
    expect(await traceOf(scene)).toEqual(before);
  });

  test('because of who asks says no more than of a booking that there is not', async () => {
    const scene = await booked(pointsBody);
    const before = await traceOf(scene);
    const [other, admin] = await Promise.all([newMember(), newAdmin()]);
    const none = { ...scene.booking, _id: 'f'.repeat(24) };
    for (const by of [other, admin]) {
      const theirs = await send(by, requestFor(scene.booking, WEEK_LATER));
      const ofNone = await send(by, requestFor(none, WEEK_LATER));
      expect([theirs.status, errorOf(theirs).code]).toEqual([404, 'booking-not-found']);
      expect([ofNone.status, ofNone.error]).toEqual([theirs.status, theirs.error]);
    }
    const nobody = await send(null, requestFor(scene.booking, WEEK_LATER));
    expect([nobody.status, errorOf(nobody).code]).toEqual([401, 'not-signed-in']);
    expect(await traceOf(scene)).toEqual(before);
  });

  test('because of what is asked, naming the field', async () => {
    const scene = await booked(cardBody, 5);
    const { person, booking } = scene;
    const before = await traceOf(scene);
    const wrong: [string, string | undefined, Record<string, unknown>][] = [
      ['invalid-input', 'startDate', { startDate: 'soon' }],
      ['invalid-input', 'startDate', { startDate: '2027-02-30' }],
      ['invalid-input', 'startDate', { startDate: day(-3) }],
      ['invalid-input', 'startDate', { startDate: STAY.startDate, endDate: STAY.endDate }],
      ['invalid-input', 'endDate', { endDate: WEEK_LATER.startDate }],
      ['invalid-input', 'endDate', { endDate: day(400) }],
      ['invalid-input', 'endDate', { endDate: '9999-12-31' }],
      ['invalid-input', 'endDate', { endDate: 7 }],
      ['unit-not-offered', 'unitType', { unitType: '3 bedroom' }],
      ['invalid-input', 'unitType', { unitType: 'castle' }],
      ['invalid-input', 'requestId', { requestId: 'short' }],
      ['invalid-input', 'bookingId', { bookingId: '../users/x' }],
      ['invalid-input', 'expected.cents', { expected: { cents: 0.5, points: 0 } }],
      ['invalid-input', 'expected.points', { expected: { cents: 0 } }],
      ['unknown-field', 'price', { price: 1 }],
      [
        'invalid-input',
        'paymentDetails.cardNumber',
        { paymentDetails: card('4242 4242 4242 4241') },
      ],
    ];
    for (const [code, field, changes] of wrong) {
      const request = { ...requestFor(booking, WEEK_LATER), ...changes };
      const answer = errorOf(await send(person, request));
      expect([changes, answer.code, answer.field]).toEqual([changes, code, field]);
    }
    expect(await traceOf(scene)).toEqual(before);
  });

  test('because points need no card, or the resort is closed', async () => {
    const scene = await booked(pointsBody);
    const { person, booking, resortId } = scene;
    const withCard = requestFor(booking, WEEK_LATER, { paymentDetails: card() });
    expect(errorOf(await send(person, withCard))).toMatchObject({ field: 'paymentDetails' });
    await club.resorts.doc(resortId).update({ available: false });
    const closed = errorOf(await send(person, requestFor(booking, WEEK_LATER)));
    expect(closed.code).toBe('resort-unavailable');
  });

  test('because the member has that stay already', async () => {
    const scene = await booked(pointsBody, 2);
    const { person, resortId, booking } = scene;
    const second = bookingIn(
      await book(person, { ...pointsBody(person, resortId), ...WEEK_LATER }),
    );
    const answer = errorOf(await send(person, requestFor(booking, WEEK_LATER)));
    expect(answer).toMatchObject({
      code: 'duplicate-booking',
      details: { bookingId: second._id },
    });
    await expectSold(resortId, STAY, WEEK_LATER);
  });
});

const unreachable = (): Promise<never> => Promise.reject(new Error('The line is dead.'));
const gatewayWith =
  (change: (real: PaymentGateway) => Partial<PaymentGateway>) =>
  (firestore: Firestore): PaymentGateway => {
    const real = sandboxGateway(firestore);
    return { ...real, ...change(real) };
  };
const flowAt = (nowMs: number) => ({
  db,
  gateway: sandboxGateway(db),
  occasion: { nowMs, actor: 'system' },
});

/** Sends a change in this process, over a gateway of one's choice and at any instant. */
const sendHere = async (
  person: Person,
  request: Record<string, unknown>,
  gateway: (firestore: Firestore) => PaymentGateway,
  nowMs = Date.now(),
): Promise<ApiError | null> => {
  const caller = {
    uid: person.uid,
    email: person.email,
    emailVerified: false,
    isAdmin: false,
    authTime: Math.floor(nowMs / 1000),
    address: null,
  };
  try {
    // The requests of this file are whole.
    await changeThrough(gateway)(
      request as Parameters<ReturnType<typeof changeThrough>>[0],
      caller,
      nowMs,
    );
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
};

const LOST = {
  'before the card was asked': gatewayWith(() => ({ authorize: unreachable, find: unreachable })),
  'after the card was authorised': gatewayWith((real) => ({
    authorize: async (...call) => {
      await real.authorize(...call);
      return unreachable();
    },
    find: unreachable,
  })),
  'before the new price was taken': gatewayWith(() => ({
    capture: unreachable,
    void: unreachable,
    refund: unreachable,
  })),
  'before the old price went back': gatewayWith(() => ({
    void: unreachable,
    refund: unreachable,
  })),
  'after the old price went back': gatewayWith((real) => ({
    refund: async (...call) => {
      await real.refund(...call);
      return unreachable();
    },
  })),
} as const;
type LostAt = keyof typeof LOST;
const LOST_AT = Object.keys(LOST) as LostAt[];

const expectMoved = async (
  { person, resortId, booking }: Awaited<ReturnType<typeof booked>>,
  changeId: string,
): Promise<void> => {
  expect(await stored(booking._id)).toMatchObject({ ...TWO_BEDROOMS, paymentId: changeId });
  expect(await atGateway(changeId)).toMatchObject({ state: 'captured', amountCents: 40_363 });
  expect(await paymentOf(changeId)).toMatchObject({ state: 'captured' });
  expect(await atGateway(booking._id)).toMatchObject({ refundedCents: 36_102 });
  expect(await paymentOf(booking._id)).toMatchObject({ state: 'refunded', refundedCents: 36_102 });
  expect(await entriesOf(booking._id)).toHaveLength(1);
  expect((await noticesOf(person.uid)).filter((kind) => kind === 'booking-changed')).toHaveLength(
    1,
  );
  await expectSold(resortId, TWO_BEDROOMS);
};

/** A dearer change whose request died at some step. */
const leaveOpen = async (at: LostAt, nowMs = Date.now()) => {
  const scene = await booked(cardBody);
  const request = requestFor(scene.booking, TWO_BEDROOMS, { paymentDetails: card() });
  const refusal = await sendHere(scene.person, request, LOST[at], nowMs);
  // Once the stay has moved, the trigger may have come to the money before the request did.
  const isMoved = (await stored(scene.booking._id))?.rev !== scene.booking.rev;
  if (!isMoved || refusal !== null) expect(refusal?.code).toBe('busy');
  return {
    ...scene,
    request,
    changeId: changeIdFor(scene.booking._id, String(request['requestId'])),
  };
};

describe.each(LOST_AT)('a change whose request died %s', (at) => {
  test('is finished by the same request', async () => {
    const scene = await leaveOpen(at);
    resultOf(await send(scene.person, scene.request));
    await expectMoved(scene, scene.changeId);
  });

  test('is finished by whoever looks after it, as far as can be known', async () => {
    const scene = await leaveOpen(at);
    const settled = await settleChange(flowAt(Date.now()), scene.changeId);
    if (at === 'before the card was asked') {
      expect(settled?.state).toBe('held');
      const over = await settleChange(flowAt(Date.now() + 481_000), scene.changeId);
      expect(over?.state).toBe('expired');
      expect(await atGateway(scene.changeId)).toMatchObject({ state: 'voided' });
      expect(await stored(scene.booking._id)).toEqual(scene.booking);
      await expectSold(scene.resortId, STAY);
      const again = await send(scene.person, scene.request);
      expect(errorOf(again).code).toBe('hold-ended');
      expect(await atGateway(scene.changeId)).toMatchObject({ state: 'voided' });
    } else {
      expect(settled?.state).toBe('done');
      await expectMoved(scene, scene.changeId);
      expect((await settleChange(flowAt(Date.now()), scene.changeId))?.state).toBe('done');
      await expectMoved(scene, scene.changeId);
    }
  });
});

describe('a change whose gateway is slow or silent', () => {
  test('holds its nights against others meanwhile', async () => {
    const { resortId, changeId } = await leaveOpen('before the card was asked');
    const gained = { startDate: STAY.endDate, endDate: TWO_BEDROOMS.endDate };
    expect(await nightsAt(resortId, gained)).toEqual(
      Array.from({ length: 4 }, () => ({ sold: 0, live: [changeId] })),
    );
    const other = await newMember();
    const wanted = { ...pointsBody(other, resortId), ...gained };
    expect((await book(other, wanted)).code).toBe('sold-out');
  });

  test('asks again when only the answer was lost', async () => {
    const scene = await booked(cardBody);
    const request = requestFor(scene.booking, TWO_BEDROOMS, { paymentDetails: card() });
    const answerLost = gatewayWith((real) => ({
      authorize: async (...call) => {
        await real.authorize(...call);
        return unreachable();
      },
    }));
    expect(await sendHere(scene.person, request, answerLost)).toBeNull();
    await expectMoved(scene, changeIdFor(scene.booking._id, String(request['requestId'])));
  });

  test('comes to nothing when its nights are sold before the card answers', async () => {
    const scene = await booked(cardBody);
    const { person, resortId, booking } = scene;
    const request = requestFor(booking, TWO_BEDROOMS, { paymentDetails: card() });
    const began = Date.now() - 481_000;
    const dead = await sendHere(person, request, LOST['after the card was authorised'], began);
    expect(dead?.code).toBe('busy');
    const other = await newMember();
    const wanted = { ...pointsBody(other, resortId), startDate: day(47), endDate: day(49) };
    expect((await book(other, wanted)).status).toBe(201);
    const answer = errorOf(await send(person, request));
    expect(answer).toMatchObject({
      code: 'sold-out',
      details: { soldOutNights: [day(47), day(48)] },
    });
    const changeId = changeIdFor(booking._id, String(request['requestId']));
    expect(await atGateway(changeId)).toMatchObject({ state: 'voided' });
    expect(await paymentOf(changeId)).toMatchObject({ state: 'voided' });
    expect(await stored(booking._id)).toEqual(booking);
    await expectSold(resortId, STAY, { ...STAY, startDate: day(47), endDate: day(49) });
  });

  test('that gets cheaper gives the difference back once, whoever finishes it', async () => {
    const { person, booking } = await booked(cardBody);
    const request = requestFor(booking, STUDIO);
    const refusal = await sendHere(person, request, LOST['after the old price went back']);
    expect(refusal?.code ?? 'busy').toBe('busy');
    resultOf(await send(person, request));
    expect(await atGateway(booking._id)).toMatchObject({ refundedCents: 3194 });
    expect(await paymentOf(booking._id)).toMatchObject({ state: 'refunded', refundedCents: 3194 });
  });

  test('needs nobody: what is owed after a change is paid by itself', async () => {
    const scene = await booked(cardBody);
    const request = requestFor(scene.booking, TWO_BEDROOMS, { paymentDetails: card() });
    await sendHere(scene.person, request, LOST['before the new price was taken']);
    await eventually(
      'the old price is back',
      async () => (await paymentOf(scene.booking._id))?.state === 'refunded',
      30_000,
    );
    await expectMoved(scene, changeIdFor(scene.booking._id, String(request['requestId'])));
  });

  test('ends with the account of its member', async () => {
    const scene = await leaveOpen('before the card was asked');
    expect((await callCallable('deleteaccount', {}, scene.person.token)).error).toBeUndefined();
    expect(await changesOf(scene.booking._id)).toMatchObject([
      { state: 'expired', fingerprint: '' },
    ]);
    expect(await atGateway(scene.changeId)).toMatchObject({ state: 'voided' });
    expect(await atGateway(scene.booking._id)).toMatchObject({ refundedCents: 36_102 });
    await expectSold(scene.resortId);
  });
});

describe('changing who checks in', () => {
  const GUEST = {
    ...BILLING,
    firstName: 'Anna',
    lastName: 'Berg',
    email: 'anna.berg@example.com',
    agreeTerms: true,
    sendConfirmation: false,
  };
  const setGuest = (person: Person, bookingId: string, guestInfo: unknown) =>
    callCallable('changeguest', { bookingId, guestInfo }, person.token);
  const keysOf = async (id: string): Promise<unknown> =>
    (await db.doc(`bookings/${id}`).get()).get('keys');

  test('puts a guest down, is found by them at the desk, and takes them off again', async () => {
    const { person, booking } = await booked(pointsBody);
    const set = await setGuest(person, booking._id, GUEST);
    expect(set.error).toBeUndefined();
    expect(set.result).toMatchObject({ guestInfo: GUEST, billingInfo: booking.billingInfo });
    expect(await stored(booking._id)).toEqual(set.result);
    expect(await keysOf(booking._id)).toContain('berg');
    const again = await setGuest(person, booking._id, GUEST);
    expect(again.result).toEqual(set.result);
    expect((await noticesOf(person.uid)).filter((kind) => kind === 'booking-changed')).toHaveLength(
      1,
    );
    const off = await setGuest(person, booking._id, null);
    expect(off.result).toMatchObject({ guestInfo: null, rev: booking.rev + 2 });
    expect(await keysOf(booking._id)).not.toContain('berg');
  });

  test('is nobody else’s business, and needs a whole guest', async () => {
    const { person, booking } = await booked(pointsBody);
    const [other, admin] = await Promise.all([newMember(), newAdmin()]);
    for (const by of [other, admin]) {
      const answer = await setGuest(by, booking._id, GUEST);
      expect([answer.status, errorOf(answer).code]).toEqual([404, 'booking-not-found']);
    }
    for (const [field, guest] of [
      ['guestInfo', undefined],
      ['guestInfo.lastName', { ...GUEST, lastName: '' }],
      ['guestInfo.email', { ...GUEST, email: 'nobody' }],
      ['guestInfo.agreeTerms', { ...GUEST, agreeTerms: false }],
      ['guestInfo.room', { ...GUEST, room: 7 }],
    ] as const) {
      const answer = await setGuest(person, booking._id, guest);
      expect([answer.status, errorOf(answer).field]).toEqual([400, field]);
    }
    expect(await stored(booking._id)).toEqual(booking);
  });
});
