import { randomUUID } from 'node:crypto';
import type { CallableResponses } from '@club/domain/api/contract';
import { expect, test } from 'vitest';
import type { Person } from './api-client.ts';
import { callCallable, club, newMember, signUp } from './api-client.ts';

type Deposit = CallableResponses['depositpoints'];

const deposit = (person: Person | null, points: unknown, requestId: unknown = randomUUID()) =>
  callCallable('depositpoints', { points, requestId }, person?.token ?? null);

const accountOf = async (uid: string) => (await club.accounts.doc(uid).get()).data();

const linesOf = async (uid: string) =>
  (await club.ledger.where('uid', '==', uid).orderBy('seq').get()).docs.map((line) => line.data());

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

test('a repeated request deposits once and answers the same', async () => {
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
  const refused = answers.filter(({ result }) => result === undefined);
  expect(done).toHaveLength(6);
  for (const { error } of refused) expect(error).toMatchObject({ code: 'deposit-limit' });
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

test('somebody who has not registered with the club yet can deposit, too', async () => {
  const person = await signUp();
  expect((await deposit(person, 1)).result).toMatchObject({ added: 1 });
});

test.each([
  [0, randomUUID(), 'points'],
  [-5, randomUUID(), 'points'],
  [1.5, randomUUID(), 'points'],
  [200_001, randomUUID(), 'points'],
  ['many', randomUUID(), 'points'],
  [100, '../x', 'requestId'],
  [100, undefined, 'requestId'],
])('depositing %s with the request id %s is refused', async (points, requestId, field) => {
  const person = await newMember();
  const { error } = await callCallable('depositpoints', { points, requestId }, person.token);
  expect(error).toMatchObject({ code: 'invalid-input', field });
  expect(await linesOf(person.uid)).toEqual([]);
});

test('a visitor cannot deposit', async () => {
  expect((await deposit(null, 100)).error).toMatchObject({ code: 'not-signed-in' });
});
