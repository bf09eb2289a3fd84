import { randomUUID } from 'node:crypto';
import type { Output } from '@club/domain/api/contract';
import { addDays, dayAtOffset } from '@club/domain/calendar/local-date';
import { expiryOf, pointsDay, pointsIn } from '@club/domain/points/batches';
import { titledRows } from '@club/domain/testing/titled';
import { describe, expect, test } from 'vitest';
import type { Dependencies } from '../../functions/src/dependencies.ts';
import { depositPoints } from '../../functions/src/points/deposit-points.ts';
import { expirePoints } from '../../functions/src/points/expire-points.ts';
import type { Person } from './api-client.ts';
import { callCallable, club, db, dependencies, newMember, signUp } from './api-client.ts';
import { book, bookingIn, day, newResort, pointsBody } from './booking-stage.ts';
import { callerOf } from './caller-of.ts';
import { accountOf, expectTrueLedger, linesOf, openAccount, sumIn } from './points-stage.ts';

type Deposit = Output<'depositPoints'>;

const deposit = (person: Person | null, points: unknown, requestId: unknown = randomUUID()) =>
  callCallable('depositpoints', { points, requestId }, person?.token ?? null);

test('points that the programme does not confirm are not deposited', async () => {
  const person = await newMember();
  const strict: Dependencies = {
    ...dependencies,
    pointsProgramme: { confirmDeposit: async () => ({ approved: false, allowed: 7 }) },
  };
  const request = { points: 25_000, requestId: randomUUID() };
  await expect(
    depositPoints(request, { caller: callerOf(person), nowMs: Date.now(), ...strict }),
  ).rejects.toMatchObject({
    code: 'deposit-limit',
    details: { allowed: 7 },
  });
  expect(await linesOf(person.uid)).toEqual([]);
});

test('points are deposited into the account, the ledger and a message', async () => {
  const person = await newMember();
  const { result } = await deposit(person, 25_000);
  expect(result).toMatchObject({
    repaid: 0,
    added: 25_000,
    account: { available: 25_000, seq: 1 },
  });
  expect(await accountOf(person.uid)).toEqual((result as Deposit).account);
  expect(await linesOf(person.uid)).toMatchObject([
    {
      kind: 'deposit',
      seq: 1,
      sides: [
        { account: 'club:programme', points: -25_000 },
        { account: `member:${person.uid}`, points: 25_000 },
      ],
    },
  ]);
  const today = dayAtOffset(Date.now(), 0);
  const batch = { id: `deposit-${today}`, points: 25_000, expiresOn: expiryOf(today) };
  expect((result as Deposit).account).toMatchObject({
    batches: [batch],
    nextExpiry: batch.expiresOn,
  });
  await expectTrueLedger(person.uid);
  const messages = await club.notifications(person.uid).get();
  expect(messages.docs.map((message) => message.data().kind)).toEqual(['points-deposited']);
});

test('what was borrowed is repaid before anything becomes spendable', async () => {
  const person = await newMember();
  await club.accounts.doc(person.uid).update({ borrowed: 30_000, seq: 2 });
  const part = await deposit(person, 10_000);
  expect(part.result).toMatchObject({ repaid: 10_000, added: 0 });
  const rest = await deposit(person, 50_000);
  expect(rest.result).toMatchObject({ repaid: 20_000, added: 30_000 });
  expect(await accountOf(person.uid)).toMatchObject({ available: 30_000, borrowed: 0, seq: 6 });
  expect((await linesOf(person.uid)).map(({ seq, kind }) => [seq, kind])).toEqual([
    [3, 'deposit'],
    [4, 'repay'],
    [5, 'deposit'],
    [6, 'repay'],
  ]);
});

test('a repeated request deposits once and returns the same', async () => {
  const person = await newMember();
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => deposit(person, 40_000, id)));
  for (const { result } of answers) {
    expect(result).toMatchObject({ repaid: 0, added: 40_000, account: { available: 40_000 } });
  }
  expect(await linesOf(person.uid)).toHaveLength(1);
  const other = await deposit(person, 50_000, id);
  expect(other.error).toMatchObject({ code: 'key-reused' });
});

test('parallel deposits never go beyond 200,000 points a use year', async () => {
  const person = await newMember();
  const answers = await Promise.all(Array.from({ length: 20 }, () => deposit(person, 30_000)));
  const done = answers.filter(({ result }) => result !== undefined);
  const rejected = answers.filter(({ result }) => result === undefined);
  expect(done).toHaveLength(6);
  for (const { error } of rejected) expect(error).toMatchObject({ code: 'deposit-limit' });
  expect(await accountOf(person.uid)).toMatchObject({
    available: 180_000,
    depositedInYear: 180_000,
    seq: 6,
  });
  const left = await deposit(person, 20_001);
  expect(left.error).toMatchObject({ code: 'deposit-limit', details: { allowed: 20_000 } });
  expect((await deposit(person, 20_000)).result).toMatchObject({ added: 20_000 });
});

test('last year’s deposits do not count against this year', async () => {
  const person = await newMember();
  const depositYear = new Date().getUTCFullYear() - 1;
  await club.accounts.doc(person.uid).update({ depositYear, depositedInYear: 200_000 });
  expect((await deposit(person, 100_000)).result).toMatchObject({
    account: { depositYear: depositYear + 1, depositedInYear: 100_000 },
  });
});

test('an account that has not registered with the club yet can deposit, too', async () => {
  const person = await signUp();
  expect((await deposit(person, 1)).result).toMatchObject({ added: 1 });
});

test.each(
  titledRows(
    [
      [0, randomUUID(), 'points'],
      [-5, randomUUID(), 'points'],
      [1.5, randomUUID(), 'points'],
      [200_001, randomUUID(), 'points'],
      ['many', randomUUID(), 'points'],
      [100, '../x', 'requestId'],
      [100, undefined, 'requestId'],
    ],
    2,
  ),
)('depositing points with a request id is rejected: %s', async (_, points, requestId, field) => {
  const person = await newMember();
  const { error } = await callCallable('depositpoints', { points, requestId }, person.token);
  expect(error).toMatchObject({ code: 'invalid-input', field });
  expect(await linesOf(person.uid)).toEqual([]);
});

test('a visitor cannot deposit', async () => {
  expect((await deposit(null, 100)).error).toMatchObject({ code: 'not-signed-in' });
});

/** A stay of one night that no other request asks for. */
const night = (person: Person, resortId: string, index: number) =>
  pointsBody(person, resortId, {
    unitType: 'studio',
    startDate: day(60 + index),
    endDate: day(61 + index),
  });

test('whatever 40 requests do at once, no point is lost or made, and cancelling brings all back', async () => {
  const [person, resortId] = await Promise.all([newMember(), newResort({ available_amount: 100 })]);
  const today = pointsDay(Date.now());
  const expired = { id: 'expired', points: 50_000, expiresOn: addDays(today, -1) };
  const soon = { id: 'soon', points: 40_000, expiresOn: addDays(today, 3) };
  await openAccount(person.uid, [expired, soon]);
  const [deposits, stays] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, () => deposit(person, 20_000))),
    Promise.all(
      Array.from({ length: 32 }, (_, index) => book(person, night(person, resortId, index))),
    ),
  ]);
  for (const { result } of deposits) expect(result).toBeDefined();
  expect(stays.map(({ status }) => status)).toEqual(stays.map(() => 201));
  const bookings = stays.map(bookingIn);
  const spent = bookings.reduce((sum, { points }) => sum + points, 0);
  const lines = await linesOf(person.uid);
  expect(lines.filter(({ kind }) => kind === 'expire')).toHaveLength(1);
  expect(lines[1]?.kind).toBe('expire');
  expect(sumIn(lines, 'club:expired')).toBe(expired.points);
  expect(sumIn(lines, 'club:stays')).toBe(spent);
  const { available = 0, borrowed = 0 } = (await accountOf(person.uid)) ?? {};
  expect(available - borrowed).toBe(soon.points + 160_000 - spent);
  // What expires first was spent first.
  const fromSoon = bookings
    .flatMap(({ pointsFrom = [] }) => pointsFrom)
    .filter(({ id }) => id === soon.id);
  expect(pointsIn(fromSoon)).toBe(soon.points);
  await expectTrueLedger(person.uid);

  const cancelled = await Promise.all(
    bookings.map(({ _id, points }) =>
      callCallable(
        'cancelbooking',
        {
          bookingId: _id,
          reason: 'Changed plans',
          refund: 'policy',
          expected: { cents: 0, points },
        },
        person.token,
      ),
    ),
  );
  expect(cancelled.map(({ error }) => error)).toEqual(cancelled.map(() => undefined));
  const account = await accountOf(person.uid);
  expect(account).toMatchObject({ available: soon.points + 160_000, borrowed: 0 });
  expect(account?.batches?.filter(({ id }) => id === soon.id)).toEqual([
    { ...soon, expiresOn: addDays(dayAtOffset(Date.now(), 0), 30) },
  ]);
  await expectTrueLedger(person.uid);
});

describe('points that expire', () => {
  const ENDING = { id: 'ending', points: 30_000, expiresOn: '2027-06-30' };
  const LASTING = { id: 'lasting', points: 12_000, expiresOn: '2028-06-30' };
  /** When 30 June is over at the last place on earth. */
  const OVER = Date.UTC(2027, 6, 1, 12);

  test('can be used while their last day lasts anywhere, and are taken off once after it', async () => {
    const { uid } = await newMember();
    await openAccount(uid, [ENDING, LASTING]);
    const before = await accountOf(uid);
    expect(await expirePoints(db, uid, OVER - 1)).toBe(0);
    expect(await accountOf(uid)).toEqual(before);
    expect(await expirePoints(db, uid, OVER)).toBe(30_000);
    expect(await accountOf(uid)).toEqual({
      ...before,
      available: 12_000,
      batches: [LASTING],
      nextExpiry: '2028-06-30',
      seq: 2,
    });
    expect(await expirePoints(db, uid, OVER)).toBe(0);
    expect(await linesOf(uid)).toMatchObject([
      { kind: 'opening' },
      {
        kind: 'expire',
        seq: 2,
        at: '2027-07-01T12:00:00.000Z',
        bookingId: null,
        sides: [
          { account: `member:${uid}`, points: -30_000 },
          { account: 'club:expired', points: 30_000 },
        ],
      },
    ]);
    await expectTrueLedger(uid);
  });

  test('are taken off once however many try at the same time', async () => {
    const { uid } = await newMember();
    await openAccount(uid, [ENDING, LASTING]);
    const taken = await Promise.all(Array.from({ length: 40 }, () => expirePoints(db, uid, OVER)));
    expect(taken.filter((points) => points > 0)).toEqual([30_000]);
    await expectTrueLedger(uid);
  });

  test('are found by the day that the account names', async () => {
    const { uid } = await newMember();
    await openAccount(uid, [ENDING, LASTING]);
    const isFound = async (today: string) =>
      (await club.accounts.where('nextExpiry', '<', today).get()).docs.some(({ id }) => id === uid);
    expect(await isFound('2027-06-30')).toBe(false);
    expect(await isFound('2027-07-01')).toBe(true);
    await expirePoints(db, uid, OVER);
    expect(await isFound('2027-07-01')).toBe(false);
    await expirePoints(db, uid, Date.UTC(2028, 6, 1, 12));
    expect(await isFound('2999-12-31')).toBe(false);
    expect(await accountOf(uid)).toMatchObject({ available: 0, batches: [], nextExpiry: null });
  });

  test('are taken off by the next deposit, in a line before it', async () => {
    const person = await newMember();
    await openAccount(person.uid, [ENDING]);
    const request = { points: 5000, requestId: randomUUID() };
    const caller = callerOf(person, { nowMs: OVER });
    const answer = await depositPoints(request, { caller, nowMs: OVER, ...dependencies });
    expect(answer).toMatchObject({
      added: 5000,
      account: {
        available: 5000,
        batches: [{ points: 5000, expiresOn: '2029-07-01' }],
        nextExpiry: '2029-07-01',
      },
    });
    expect((await linesOf(person.uid)).map(({ kind }) => kind)).toEqual([
      'opening',
      'expire',
      'deposit',
    ]);
    expect(await depositPoints(request, { caller, nowMs: OVER, ...dependencies })).toEqual(answer);
    await expectTrueLedger(person.uid);
  });

  test('of a member without a points account are none', async () => {
    expect(await expirePoints(db, randomUUID(), OVER)).toBe(0);
  });
});
