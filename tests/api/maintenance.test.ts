import { randomUUID } from 'node:crypto';
import { WORK_KINDS } from '@club/domain/api/operations/maintenance';
import type { CompletedWork } from '@club/domain/api/operations/maintenance';
import type { StoredBooking } from '@club/domain/booking/booking';
import { addDays, dayAtOffset } from '@club/domain/calendar/local-date';
import { cancelStay } from '../../functions/src/booking/cancel/cancel-stay.ts';
import { closeAccount } from '../../functions/src/account-deletion/close-account.ts';
import { completeWork } from '../../functions/src/maintenance/complete-work.ts';
import { describe, expect, test } from 'vitest';
import { club, db, dependencies } from './api-client.ts';
import { atGateway, paymentOf } from './booking-records.ts';
import { day, everyNight, newResort, nightsAt } from './booking-stage.ts';
import {
  deadAfterAuthorizing,
  deadBeforeAuthorizing,
  deadBeforeCapture,
  deadBeforeRefund,
  withGateway,
} from './dead-gateways.ts';
import {
  APPROVED,
  bookedHere,
  bookHere,
  changeHere,
  DAY_MS,
  depositHere,
  holdHere,
  joinHere,
  newCaller,
  storedBooking,
} from './own-club.ts';
import { linesOf } from './points-stage.ts';
import { entryOf } from './waitlist-stage.ts';

const NOTHING = Object.fromEntries(WORK_KINDS.map((kind) => [kind, 0]));

const finished = (some: Partial<CompletedWork>) => ({ ...NOTHING, ...some });
const run = (nowMs = Date.now()): Promise<CompletedWork> => completeWork(dependencies, nowMs);

/** One run does exactly this, and the next finds nothing left. */
const expectOneRun = async (some: Partial<CompletedWork>, nowMs = Date.now()): Promise<void> => {
  expect(await run(nowMs)).toEqual(finished(some));
  expect(await run(nowMs)).toEqual(NOTHING);
};

const longAgo = (): number => Date.now() - 481_000;
const aMinuteAgo = (): number => Date.now() - 61_000;

const stage = async (available = 1) => {
  const [caller, resortId] = await Promise.all([
    newCaller(),
    newResort({ available_amount: available }),
  ]);
  return { caller, resortId };
};

const lastOf = ({ history }: StoredBooking) => history.at(-1);
const timesIn = ({ history }: StoredBooking, status: StoredBooking['status']): number =>
  history.filter((entry) => entry.status === status).length;

const statesOf = async (id: string) => [
  (await storedBooking(id)).status,
  (await paymentOf(id))?.state,
  (await atGateway(id))?.state,
];

/** The booking that a request left which died. */
const leftBy = async (uid: string): Promise<string> => {
  const own = await club.bookings.where('uid', '==', uid).where('status', '==', 'held').get();
  expect(own.size).toBe(1);
  return own.docs[0]?.id ?? '';
};

describe('an offer that was left', () => {
  test('ends with its history once its time is over, and its nights are free', async () => {
    const { caller, resortId } = await stage();
    const holdId = await holdHere(caller, { resortId, nowMs: longAgo() });
    await expectOneRun({ 'expired-holds': 1 });
    const ended = await storedBooking(holdId);
    expect(ended).toMatchObject({ status: 'expired', expiresAt: null });
    expect(lastOf(ended)).toMatchObject({ actor: 'system', reason: 'The hold ran out' });
    expect((await club.holds.doc(caller.uid).get()).data()?.offers).toEqual({});
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 0, live: [] }));
  });

  test('is left alone while its time runs', async () => {
    const { caller, resortId } = await stage();
    const holdId = await holdHere(caller, { resortId });
    expect(await run()).toEqual(NOTHING);
    expect((await storedBooking(holdId)).status).toBe('held');
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 0, live: [holdId] }));
    await expectOneRun({ 'expired-holds': 1 }, Date.now() + 481_000);
  });

  test('is ended once by two runs at once', async () => {
    const { caller, resortId } = await stage();
    const holdId = await holdHere(caller, { resortId, nowMs: longAgo() });
    const runs = await Promise.all([run(), run()]);
    expect(runs.reduce((sum, done) => sum + done['expired-holds'], 0)).toBe(1);
    expect(timesIn(await storedBooking(holdId), 'expired')).toBe(1);
  });
});

describe('a payment whose request died', () => {
  test('before the gateway heard of it ends with its time, and can never succeed', async () => {
    const { caller, resortId } = await stage();
    const order = { resortId, cardNumber: APPROVED, key: 'key-1' };
    await bookHere(caller, { ...order, dependencies: deadBeforeAuthorizing, nowMs: longAgo() });
    const id = await leftBy(caller.uid);
    await expectOneRun({ 'expired-holds': 1 });
    expect(await statesOf(id)).toEqual(['expired', 'voided', 'voided']);
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 0, live: [] }));
    expect((await bookHere(caller, order)).code).toBe('hold-ended');
  });

  test('is left alone while its request may still be running', async () => {
    const { caller, resortId } = await stage();
    const order = { resortId, cardNumber: APPROVED };
    await bookHere(caller, { ...order, dependencies: deadBeforeAuthorizing, nowMs: aMinuteAgo() });
    const id = await leftBy(caller.uid);
    expect(await run()).toEqual(NOTHING);
    expect(await statesOf(id)).toEqual(['held', 'authorizing', undefined]);
    await expectOneRun({ 'expired-holds': 1 }, Date.now() + 481_000);
  });

  test('after it was authorised becomes a booking within a minute, paid once', async () => {
    const { caller, resortId } = await stage();
    const order = { resortId, cardNumber: APPROVED };
    await bookHere(caller, { ...order, dependencies: deadAfterAuthorizing });
    const id = await leftBy(caller.uid);
    expect(await run()).toEqual(NOTHING);
    await expectOneRun({ 'settled-payments': 1 }, Date.now() + 61_000);
    expect(await statesOf(id)).toEqual(['confirmed', 'captured', 'captured']);
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 1, live: [] }));
  });

  test('after it was authorised becomes one booking when two runs find it late', async () => {
    const { caller, resortId } = await stage();
    const order = { resortId, cardNumber: APPROVED, nowMs: longAgo() };
    await bookHere(caller, { ...order, dependencies: deadAfterAuthorizing });
    const id = await leftBy(caller.uid);
    await Promise.all([run(), run()]);
    expect(await statesOf(id)).toEqual(['confirmed', 'captured', 'captured']);
    expect(timesIn(await storedBooking(id), 'confirmed')).toBe(1);
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 1, live: [] }));
    const notices = await club.notifications(caller.uid).get();
    expect(notices.size).toBe(1);
    expect(await run()).toEqual(NOTHING);
  });

  test('is given up when its unit was sold meanwhile, and nothing is taken', async () => {
    const { caller, resortId } = await stage();
    const order = { resortId, cardNumber: APPROVED, nowMs: longAgo() };
    await bookHere(caller, { ...order, dependencies: deadAfterAuthorizing });
    const id = await leftBy(caller.uid);
    await bookedHere(await newCaller(), { resortId });
    await expectOneRun({ 'expired-holds': 1 });
    expect(await statesOf(id)).toEqual(['expired', 'voided', 'voided']);
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 1, live: [] }));
  });

  test('before it was taken is taken', async () => {
    const { caller, resortId } = await stage();
    const order = { resortId, cardNumber: APPROVED, nowMs: aMinuteAgo() };
    const { _id } = await bookedHere(caller, { ...order, dependencies: deadBeforeCapture });
    expect(await statesOf(_id)).toEqual(['confirmed', 'authorized', 'authorized']);
    await expectOneRun({ 'settled-payments': 1 });
    expect(await statesOf(_id)).toEqual(['confirmed', 'captured', 'captured']);
  });
});

test('a payment that is declined after it was given up is at its end', async () => {
  const { caller, resortId } = await stage();
  const cardNumber = '4000 0000 0000 0002';
  const order = { resortId, cardNumber, nowMs: longAgo() };
  await bookHere(caller, { ...order, dependencies: deadBeforeAuthorizing });
  const id = await leftBy(caller.uid);
  // The request continues just after the gateway was asked what became of it.
  const lateAnswer = withGateway((real) => ({
    find: async (key) => {
      const found = await real.find(key);
      const card = await real.tokenize('4000000000000002', { month: 12, year: 2029 }, caller.uid);
      if (key === id) await real.authorize(key, 36_103, card.token);
      return found;
    },
  }));
  const done = await completeWork(lateAnswer, Date.now());
  expect(done).toEqual(finished({ 'expired-holds': 1 }));
  expect(await statesOf(id)).toEqual(['expired', 'declined', 'declined']);
  expect((await paymentOf(id))?.declineReason).toBe('declined');
  expect(await run()).toEqual(NOTHING);
});

describe('a change of a stay whose request died', () => {
  const SHORT = { startDate: day(40), endDate: day(42) };
  const LONG = { startDate: day(40), endDate: day(46) };
  const APART = { startDate: day(50), endDate: day(56) };
  /** A stay by card that was to be moved to a larger unit. */
  const leave = async (through: typeof deadBeforeAuthorizing, nowMs: number) => {
    const { caller, resortId } = await stage();
    const booking = await bookedHere(caller, { resortId, stay: SHORT, cardNumber: APPROVED });
    const to = { ...APART, unitType: '2 bedroom' } as const;
    const order = { to, cardNumber: APPROVED, dependencies: through, nowMs };
    const change = changeHere(caller, booking, order);
    await expect(change).rejects.toMatchObject({ code: 'busy' });
    const changes = await club.changes.where('bookingId', '==', booking._id).get();
    expect(changes.size).toBe(1);
    return { resortId, booking, changeId: changes.docs[0]?.id ?? '' };
  };
  const changeOf = async (id: string) => (await club.changes.doc(id).get()).data()?.state;
  const FREE = everyNight({ sold: 0, live: [] });
  const SOLD = everyNight({ sold: 1, live: [] });

  test('before the gateway heard of it ends with its time: the stay is as it was', async () => {
    const left = await leave(deadBeforeAuthorizing, longAgo());
    expect(await changeOf(left.changeId)).toBe('held');
    await expectOneRun({ 'settled-changes': 1 });
    expect(await changeOf(left.changeId)).toBe('expired');
    expect((await paymentOf(left.changeId))?.state).toBe('voided');
    expect(await statesOf(left.booking._id)).toEqual(['confirmed', 'captured', 'captured']);
    expect(await nightsAt(left.resortId, APART)).toEqual(FREE);
  });

  test('after it was authorised is made once, and the old price goes back', async () => {
    const left = await leave(deadAfterAuthorizing, longAgo());
    await Promise.all([run(), run()]);
    expect(await changeOf(left.changeId)).toBe('done');
    expect(await storedBooking(left.booking._id)).toMatchObject({
      ...APART,
      unitType: '2 bedroom',
      paymentId: left.changeId,
    });
    expect((await paymentOf(left.changeId))?.state).toBe('captured');
    expect(await statesOf(left.booking._id)).toEqual(['confirmed', 'refunded', 'refunded']);
    expect(await nightsAt(left.resortId, APART)).toEqual(SOLD);
    expect(await nightsAt(left.resortId, LONG)).toEqual(FREE);
    expect(await run()).toEqual(NOTHING);
  });

  test('after it was authorised is made within a minute', async () => {
    const left = await leave(deadAfterAuthorizing, Date.now());
    expect(await run()).toEqual(NOTHING);
    await expectOneRun({ 'settled-payments': 1 }, Date.now() + 61_000);
    expect(await changeOf(left.changeId)).toBe('done');
    expect(await nightsAt(left.resortId, APART)).toEqual(SOLD);
  });
});

test('a refund that was cut short is given once, also by two runs at once', async () => {
  const { caller, resortId } = await stage();
  const { _id, priceCents } = await bookedHere(caller, { resortId, cardNumber: APPROVED });
  const order = { reason: 'Changed plans', refund: 'policy', expected: null } as const;
  const orderedBy = { ...order, actor: caller.uid, nowMs: Date.now() };
  const cut = cancelStay(_id, orderedBy, deadBeforeRefund);
  await expect(cut).rejects.toMatchObject({ code: 'busy' });
  expect(await statesOf(_id)).toEqual(['cancelled', 'refunding', 'captured']);
  await Promise.all([run(), run()]);
  expect(await statesOf(_id)).toEqual(['cancelled', 'refunded', 'refunded']);
  expect((await atGateway(_id))?.refundedCents).toBe(priceCents);
  expect(await run()).toEqual(NOTHING);
});

test('a stay is completed once its last day has come everywhere on earth', async () => {
  const { caller, resortId } = await stage();
  const stay = { startDate: day(1), endDate: day(3) };
  const { _id } = await bookedHere(caller, { resortId, stay });
  const lastDayBegins = Date.parse(`${stay.endDate}T12:00:00Z`);
  expect(dayAtOffset(lastDayBegins, -12)).toBe(stay.endDate);
  expect(await run(lastDayBegins - 1)).toEqual(NOTHING);
  await expectOneRun({ 'completed-stays': 1 }, lastDayBegins);
  const completed = await storedBooking(_id);
  expect(completed.status).toBe('completed');
  expect(lastOf(completed)).toMatchObject({ actor: 'system', reason: 'The stay is over' });
  // Its nights stay sold, and its member cannot book it once more.
  expect(await nightsAt(resortId, stay)).toEqual([
    { sold: 1, live: [] },
    { sold: 1, live: [] },
  ]);
  expect((await club.audit.where('subject', '==', _id).get()).size).toBe(0);
});

test('points that have expired are taken off once, also by two runs at once', async () => {
  const { uid, ...caller } = await newCaller();
  await depositHere({ uid, ...caller }, 5000, Date.now() - 3 * 366 * DAY_MS);
  await depositHere({ uid, ...caller }, 700);
  // The deposit of today took the old points off already; these have to wait for the run.
  const later = Date.now() + 3 * 366 * DAY_MS;
  await Promise.all([run(later), run(later)]);
  expect((await club.accounts.doc(uid).get()).data()).toMatchObject({
    available: 0,
    batches: [],
    nextExpiry: null,
  });
  const expiries = (await linesOf(uid)).filter(({ kind }) => kind === 'expire');
  expect(new Set(expiries.map(({ sides }) => sides[1]?.points))).toEqual(new Set([5000, 700]));
  expect(await run(later)).toEqual(NOTHING);
});

describe('a queue', () => {
  test('is served when units become free unnoticed, and again when no one takes them', async () => {
    const resortId = await newResort({ available_amount: 0 });
    const first = await joinHere(await newCaller(), resortId);
    const second = await joinHere(await newCaller(), resortId);
    expect(await run()).toEqual(NOTHING);
    await club.resorts.doc(resortId).update({ available_amount: 1 });
    await expectOneRun({ 'waitlist-offers': 1 });
    expect((await entryOf(first.entryId)).state).toBe('offered');
    expect((await entryOf(second.entryId)).state).toBe('waiting');

    const nextDay = Date.now() + DAY_MS + 1000;
    await expectOneRun({ 'expired-holds': 1, 'waitlist-offers': 1 }, nextDay);
    expect((await entryOf(first.entryId)).state).toBe('missed');
    expect((await entryOf(second.entryId)).state).toBe('offered');
  });
});

test('an account deletion that died is completed', async () => {
  const { caller, resortId } = await stage();
  const { _id } = await bookedHere(caller, { resortId });
  const { uid, email } = caller;
  const order = { uid, actor: uid, email, nowMs: aMinuteAgo() };
  // The account is closed, and the process dies before the first step.
  await closeAccount(order);
  expect((await club.accountDeletions.doc(uid).get()).exists).toBe(true);
  await expectOneRun({ 'account-deletions': 1 });
  expect((await club.users.doc(uid).get()).exists).toBe(false);
  expect(await storedBooking(_id)).toMatchObject({ status: 'cancelled', billingInfo: null });
});

test('one item that fails does not stop the others, and is tried again', async () => {
  const { caller, resortId } = await stage(2);
  const order = { resortId, cardNumber: APPROVED, nowMs: longAgo() };
  await bookHere(caller, { ...order, dependencies: deadAfterAuthorizing });
  const stuck = await leftBy(caller.uid);
  const other = await newCaller();
  await bookHere(other, { ...order, dependencies: deadAfterAuthorizing });
  const fine = await leftBy(other.uid);
  const deadForOne = withGateway((real) => ({
    find: (key) => (key === stuck ? Promise.reject(new Error('No answer.')) : real.find(key)),
  }));
  const failures: string[] = [];
  const done = await completeWork(deadForOne, Date.now(), ({ kind, id, error }) =>
    failures.push(`${kind} ${id}: ${String(error)}`),
  );
  expect(done).toEqual(finished({ 'expired-holds': 1 }));
  expect((await storedBooking(fine)).status).toBe('confirmed');
  expect((await storedBooking(stuck)).status).toBe('held');
  expect(failures).toEqual([
    `expired-holds ${stuck}: Error: No answer.`,
    `settled-payments ${stuck}: Error: No answer.`,
  ]);
  await expectOneRun({ 'expired-holds': 1 });
  expect(await statesOf(stuck)).toEqual(['confirmed', 'captured', 'captured']);
});

test('one run finishes at most 200 of a kind, and the next one continues', async () => {
  const { caller, resortId } = await stage();
  const { _id } = await bookedHere(caller, { resortId, nowMs: Date.now() });
  const pattern = await storedBooking(_id);
  const yesterday = addDays(day(0), -2);
  const writer = db.bulkWriter({ throttling: false });
  for (let count = 0; count < 201; count += 1) {
    const id = randomUUID();
    const over = { ...pattern, _id: id, startDate: addDays(yesterday, -3), endDate: yesterday };
    void writer.create(club.bookings.doc(id), over);
  }
  await writer.close();
  expect(await run()).toEqual(finished({ 'completed-stays': 200 }));
  await expectOneRun({ 'completed-stays': 1 });
});
