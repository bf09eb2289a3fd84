import type { Output } from '@club/domain/api/contract';
import { OPERATIONS } from '@club/domain/api/contract';
import { sandboxCard } from '@club/domain/booking/sandbox-card';
import { RATE_LIMITS } from '@club/domain/limits/rate-limits';
import { describe, expect, test } from 'vitest';
import { createBooking } from '../../functions/src/booking/reserve/create-booking.ts';
import { parseInput } from '../../functions/src/kernel/http/request-input.ts';
import { cardToken } from '../../functions/src/payments/card-token.ts';
import { clubSeal } from '../../functions/src/store/seal.ts';
import { sandboxToken } from '../../functions/src/payments/sandbox-token.ts';
import { callCallable, club, db, dependencies, newMember } from './api-client.ts';
import { allBookingsOf, book, cardBody, day, newResort } from './booking-stage.ts';
import { callerOf } from './caller-of.ts';
import { withGateway } from './dead-gateways.ts';
import { bookHere, newCaller } from './own-club.ts';

/*
 * Cards that are made up, and cards that are tried with one account after another (docs/security.md,
 * Bookings).
 */

const EXPIRY = { month: 12, year: 2030 };
const GOOD = sandboxCard('4242424242424242', EXPIRY);
const NO_TOKEN = { code: 'invalid-input', field: 'paymentDetails.token' };

const live = withGateway(() => ({ isLive: true }));

describe('a token', () => {
  test('that the club has not sealed for this member pays for nothing', async () => {
    const [person, other, resortId] = await Promise.all([newMember(), newMember(), newResort()]);
    const own = sandboxToken(
      await clubSeal(db),
      sandboxCard('4000000000000002', EXPIRY),
      person.uid,
    );
    const tokens = [
      `tok_sandbox_approved_0_4242_1230_${'0'.repeat(64)}`,
      'tok_sandbox_approved_0_4242_1230_abcdefgh12345678',
      sandboxToken(await clubSeal(db), GOOD, other.uid),
      own.replace('declined', 'approved'),
    ];
    for (const token of tokens) {
      const answer = await book(person, cardBody(person, resortId, { paymentDetails: { token } }));
      expect([answer.status, answer.body]).toMatchObject([400, NO_TOKEN]);
    }
    expect(await allBookingsOf(person.uid)).toEqual([]);
  });

  test('is sealed for members only, and pays for the member who requested it', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    expect((await callCallable('cardtoken', GOOD, null)).status).toBe(401);
    const { result } = await callCallable('cardtoken', GOOD, person.token);
    const { token } = result as Output<'cardToken'>;
    const paid = await book(person, cardBody(person, resortId, { paymentDetails: { token } }));
    expect(paid.status).toBe(201);
  });

  test('of the sandbox is neither made nor taken where money moves', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const caller = callerOf(person);
    const rejected = { code: 'not-allowed' };
    await expect(cardToken(GOOD, { caller, ...live })).rejects.toMatchObject(rejected);
    const paymentDetails = { token: sandboxToken(await clubSeal(db), GOOD, person.uid) };
    const body = cardBody(person, resortId, { paymentDetails });
    const input = parseInput(OPERATIONS.createBooking.input, body);
    const order = { caller, idempotencyKey: null, nowMs: Date.now() };
    await expect(createBooking(input, { ...order, ...live })).rejects.toMatchObject(NO_TOKEN);
    // The same order goes through where none does.
    expect((await createBooking(input, { ...order, ...dependencies })).status).toBe(201);
  });
});

test('a card is declined so often an hour over all accounts, then no gateway is asked', async () => {
  const [resortId, last] = await Promise.all([newResort(), newCaller()]);
  const most = RATE_LIMITS.card.perCard ?? 0;
  expect(most).toBeGreaterThan(0);
  const pay = (caller: typeof last, cardNumber: string, at: number) =>
    bookHere(caller, {
      resortId,
      cardNumber,
      stay: { startDate: day(40 + at), endDate: day(42 + at) },
    });
  const stolen = '4000 0000 0000 9995';
  // One after another, because only the last of them can be too many.
  for (let at = 0; at < most; at += 1) {
    const { code } = await pay(await newCaller(), stolen, 0);
    expect([at, code]).toEqual([at, 'card-declined']);
  }
  const asked = (await club.sandboxGateway.get()).size;
  expect((await pay(last, stolen, 0)).code).toBe('too-many-requests');
  expect((await club.sandboxGateway.get()).size).toBe(asked);
  // Another card is another matter, and one that is approved is never too often used.
  for (let at = 0; at <= most; at += 1) {
    const { code } = await pay(await newCaller(), '5555 5555 5555 4444', 4 * (at % 5));
    expect([at, code]).toEqual([at, null]);
  }
});
