import { randomInt, randomUUID } from 'node:crypto';
import type { Output } from '@club/domain/api/contract';
import { OPERATIONS } from '@club/domain/api/contract';
import { ApiError } from '@club/domain/api/errors';
import type { RateKind } from '@club/domain/limits/rate-limits';
import { RATE_LIMITS, RATE_WINDOW_MS, tooOftenText } from '@club/domain/limits/rate-limits';
import { describe, expect, it } from 'vitest';
import { holdOffer } from '../../functions/src/booking/hold/hold-offer.ts';
import { parseInput } from '../../functions/src/kernel/http/request-input.ts';
import { rateSlot } from '../../functions/src/limits/rate-slot.ts';
import { depositPoints } from '../../functions/src/points/deposit-points.ts';
import { contactClub } from '../../functions/src/support/contact-club.ts';
import type { CallableAnswer, Person } from './api-client.ts';
import { call, callCallable, club, dependencies, newMember } from './api-client.ts';
import {
  allBookingsOf,
  book,
  bookingIn,
  card,
  cardBody,
  day,
  detailsIn,
  newResort,
  STAY,
} from './booking-stage.ts';
import { callerOf } from './caller-of.ts';
import { contactBody } from './contact-stage.ts';
import { bookHere } from './own-club.ts';
import { join } from './waitlist-stage.ts';

const BAD_CARD = '4000 0000 0000 0002';
/** For attempts of many members: one card is declined only so often over all of them. */
const OTHER_BAD_CARD = '4000 0000 0000 9995';

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** The stay number so and so: two nights that no other one has. */
const stay = (index: number) => ({
  startDate: day(20 + index * 2),
  endDate: day(22 + index * 2),
  unitType: '1 bedroom' as const,
});

/** Addresses that are reserved for documentation. */
const anAddress = (): string => `198.51.${randomInt(100, 256)}.${randomInt(256)}`;

const hold = (
  person: Person,
  resortId: string,
  index: number,
  headers: Record<string, string> = {},
): Promise<CallableAnswer> =>
  callCallable(
    'holdoffer',
    { resortId, vacationType: 'lastCall', ...stay(index) },
    person.token,
    headers,
  );

const deposit = (person: Person, requestId: string): Promise<CallableAnswer> =>
  callCallable('depositpoints', { points: 100, requestId }, person.token);

/** Books by card. */
const pay = (
  person: Person,
  resortId: string,
  index: number,
  cardNumber: string,
  { key }: { key?: string } = {},
) =>
  call('POST /bookings', {
    token: person.token,
    body: cardBody(person, resortId, { ...stay(index), paymentDetails: card(cardNumber) }),
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  });

/** Tries a declined card from a chosen address, which no request can choose. */
const payFrom = async (address: string, person: Person, resortId: string, index: number) => {
  const order = { resortId, stay: stay(index), cardNumber: OTHER_BAD_CARD };
  return (await bookHere(callerOf(person, { address }), order)).code;
};

const counted = async (kind: RateKind, uid: string): Promise<number> => {
  const [bucket] = rateSlot(kind, { uid, address: null }, 'none').buckets;
  const stored = await club.rateLimits.doc(bucket?.id ?? '').get();
  return Object.keys(stored.data()?.hits ?? {}).length;
};

const statuses = (answers: readonly { status: number }[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

/** Every error says in message, details and header when to retry. */
const expectPatience = (
  kind: RateKind,
  error: { message?: unknown; details?: unknown },
  headers: Headers,
): void => {
  const seconds = Number(headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(RATE_WINDOW_MS / 1000);
  expect(error.details).toEqual({ retryAfterSeconds: seconds });
  expect(error.message).toBe(tooOftenText(kind, seconds));
};

describe('new holds', () => {
  it('are given to one member 20 times an hour, however many requests come at once', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const answers = await Promise.all(range(60).map((index) => hold(person, resortId, index)));
    const given = statuses(answers, 200);
    expect(given).toBe(RATE_LIMITS.hold.perMember);
    const rejected = answers.filter(({ status }) => status !== 200);
    expect(rejected.map(({ error }) => error)).toEqual(
      rejected.map(() => expect.objectContaining({ code: 'too-many-requests' })),
    );
    for (const { status, error, headers } of rejected) {
      expect(status).toBe(429);
      expectPatience('hold', error as Record<string, unknown>, headers);
    }
    expect(await counted('hold', person.uid)).toBe(given);
    expect((await allBookingsOf(person.uid)).length).toBe(given);

    const other = await newMember();
    expect((await hold(other, resortId, 0)).status).toBe(200);
  });

  it('cost nothing when they are there already, are extended, or cannot be had', async () => {
    const [person, resortId, full] = await Promise.all([
      newMember(),
      newResort(),
      newResort({ available_amount: 0 }),
    ]);
    const first = (await hold(person, resortId, 0)).result as Output<'holdOffer'>;
    const again = await Promise.all(range(25).map(() => hold(person, resortId, 0)));
    expect(new Set(again.map(({ result }) => (result as { holdId: string }).holdId))).toEqual(
      new Set([first.holdId]),
    );
    const extended = await callCallable('extendhold', { holdId: first.holdId }, person.token);
    expect(extended.status).toBe(200);
    expect((await hold(person, full, 1)).status).toBe(409);
    expect(await counted('hold', person.uid)).toBe(1);
  });

  it('are given to all members of one address 60 times an hour', async () => {
    const address = anAddress();
    const resortId = await newResort();
    const nowMs = Date.now();
    const people = await Promise.all(range(4).map(() => newMember()));
    const tries = range(20).flatMap((index) => people.map((person) => ({ person, index })));
    let given = 0;
    const rejected: ApiError[] = [];
    // One after another, because only the last of them can be too many.
    for (const { person, index } of tries) {
      const input = { resortId, vacationType: 'lastCall', ...stay(index) } as const;
      try {
        await holdOffer(input, { caller: callerOf(person, { address }), nowMs });
        given += 1;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        rejected.push(error);
      }
    }
    expect(given).toBe(RATE_LIMITS.hold.perAddress);
    expect(new Set(rejected.map(({ code }) => code))).toEqual(new Set(['too-many-requests']));
    expect(rejected.length).toBe(tries.length - given);
  });
});

describe('cards that are declined', () => {
  it('get to the gateway 5 times an hour, and leave nothing held behind', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const answers = await Promise.all(
      range(100).map((index) => pay(person, resortId, index, BAD_CARD)),
    );
    expect(statuses(answers, 402)).toBe(RATE_LIMITS.card.perMember);
    expect(statuses(answers, 429)).toBe(100 - RATE_LIMITS.card.perMember);
    for (const answer of answers.filter(({ status }) => status === 429)) {
      expectPatience('card', answer.body as Record<string, unknown>, answer.headers);
      expect(detailsIn(answer)).not.toHaveProperty('reason');
    }
    const bookings = await allBookingsOf(person.uid);
    expect(bookings.map(({ status }) => status)).toEqual(
      range(RATE_LIMITS.card.perMember).map(() => 'payment_failed'),
    );
    const asked = await Promise.all(
      bookings.map(async ({ _id }) => (await club.sandboxGateway.doc(_id).get()).exists),
    );
    expect(asked).toEqual(range(RATE_LIMITS.card.perMember).map(() => true));

    const good = await pay(person, resortId, 120, '4242 4242 4242 4242');
    expect(good.status).toBe(429);
    const points = await book(person, {
      ...cardBody(person, resortId, STAY),
      paymentMethod: 'points',
      paymentDetails: null,
    });
    expect(points.status).toBe(201);
    const other = await newMember();
    expect((await pay(other, resortId, 121, '4242 4242 4242 4242')).status).toBe(201);
  });

  it('do not count when they are approved, nor when a request is repeated', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const key = randomUUID();
    const good = '4242 4242 4242 4242';
    const first = await pay(person, resortId, 0, good, { key });
    expect(first.status).toBe(201);
    const more = await Promise.all(range(4).map((index) => pay(person, resortId, index + 1, good)));
    expect(statuses(more, 201)).toBe(4);
    const one = await pay(person, resortId, 9, good);
    expect(one.status).toBe(201);
    expect(await counted('card', person.uid)).toBe(0);

    const declinedKey = randomUUID();
    const again = await Promise.all(
      range(8).map(() => pay(person, resortId, 20, BAD_CARD, { key: declinedKey })),
    );
    expect(statuses(again, 402)).toBe(8);
    expect(await counted('card', person.uid)).toBe(1);
    for (const index of range(4)) {
      expect((await pay(person, resortId, 30 + index, BAD_CARD)).status).toBe(402);
    }
    expect((await pay(person, resortId, 40, BAD_CARD)).status).toBe(429);
    const replayed = await pay(person, resortId, 0, good, { key });
    expect(replayed.status).toBe(200);
    expect(bookingIn(replayed)._id).toBe(bookingIn(first)._id);
  });

  it('get to the gateway 10 times an hour from one address', async () => {
    const [address, elsewhere] = [anAddress(), anAddress()];
    const resortId = await newResort();
    const people = await Promise.all(range(3).map(() => newMember()));
    const answers = await Promise.all(
      people.flatMap((person, who) =>
        range(4).map((index) => payFrom(address, person, resortId, who * 4 + index)),
      ),
    );
    const rejected = answers.filter((code) => code === 'too-many-requests');
    expect(answers.length - rejected.length).toBe(RATE_LIMITS.card.perAddress);
    expect(answers.filter((code) => code === 'card-declined').length).toBe(10);
    const [person] = people;
    if (person === undefined) throw new Error('There are three people.');
    expect(await payFrom(elsewhere, person, resortId, 30)).toBe('card-declined');
  });

  it('keep no trace of who or where', async () => {
    const person = await newMember();
    const [resortId, address] = [await newResort(), anAddress()];
    await payFrom(address, person, resortId, 0);
    const slot = rateSlot('card', { uid: person.uid, address }, 'none');
    const buckets = await Promise.all(slot.buckets.map(({ id }) => club.rateLimits.doc(id).get()));
    expect(buckets.map(({ exists }) => exists)).toEqual([true, true]);
    const text = JSON.stringify(buckets.map((bucket) => [bucket.id, bucket.data()]));
    expect(text).not.toContain(person.uid);
    expect(text).not.toContain(address);
    for (const bucket of buckets) {
      const inMs = (bucket.data()?.expireAt.toMillis() ?? 0) - Date.now();
      expect(inMs).toBeGreaterThan(RATE_WINDOW_MS - 60_000);
      expect(inMs).toBeLessThanOrEqual(RATE_WINDOW_MS + 1000);
    }
  });
});

describe('deposits', () => {
  it('are taken 10 times an hour; a repeat costs nothing', async () => {
    const person = await newMember();
    const ids = range(25).map(() => randomUUID());
    const answers = await Promise.all(ids.map((id) => deposit(person, id)));
    expect(statuses(answers, 200)).toBe(RATE_LIMITS.deposit.perMember);
    for (const { status, error, headers } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(429);
      expectPatience('deposit', error as Record<string, unknown>, headers);
    }
    const taken = ids.filter((_, index) => answers[index]?.status === 200);
    const again = await Promise.all(taken.map((id) => deposit(person, id)));
    expect(statuses(again, 200)).toBe(taken.length);
    expect((await club.accounts.doc(person.uid).get()).data()?.available).toBe(1000);
  });

  it('can be made again as soon as the first has left the window', async () => {
    const person = await newMember();
    const caller = callerOf(person);
    const start = Date.now() - 3 * RATE_WINDOW_MS;
    const at = (minutes: number) => {
      const nowMs = start + minutes * 60_000;
      const request = { points: 100, requestId: randomUUID() };
      return depositPoints(request, { caller, nowMs, ...dependencies });
    };
    for (const minutes of range(10)) await at(minutes);
    await expect(at(40)).rejects.toMatchObject({
      code: 'too-many-requests',
      details: { retryAfterSeconds: 20 * 60 },
    });
    await expect(at(59.9)).rejects.toMatchObject({ details: { retryAfterSeconds: 6 } });
    await expect(at(60)).resolves.toMatchObject({ added: 100 });
    await expect(at(60.5)).rejects.toMatchObject({ details: { retryAfterSeconds: 30 } });
    await expect(at(61)).resolves.toMatchObject({ added: 100 });
  });
});

describe('places in queues', () => {
  it('are taken 20 times an hour', async () => {
    const person = await newMember();
    const resorts = await Promise.all(range(21).map(() => newResort({ available_amount: 0 })));
    // There is another limit on how many places one has at a time, so each is left again.
    for (const [index, resortId] of resorts.entries()) {
      const { status, result, error, headers } = await join(person, resortId, {
        to: day(50),
        nights: 3,
      });
      if (index === RATE_LIMITS.waitlist.perMember) {
        expect(status).toBe(429);
        expectPatience('waitlist', error as Record<string, unknown>, headers);
        return;
      }
      expect(status).toBe(200);
      const { entryId } = result as Output<'joinWaitlist'>;
      await callCallable('leavewaitlist', { entryId }, person.token);
    }
    throw new Error('The last place should have been rejected.');
  });
});

describe('messages to the club', () => {
  /** Writes from a chosen address, which no request can choose. */
  const write = async (
    address: string,
    some: Parameters<typeof contactBody>[0] = {},
    person: Person | null = null,
  ) => {
    const input = parseInput(OPERATIONS.contactClub.input, contactBody(some));
    const writer = person === null ? { uid: null, address } : callerOf(person, { address });
    try {
      return {
        number: (await contactClub(input, { caller: writer, nowMs: Date.now() })).number,
        error: null,
      };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { number: null, error: error.code };
    }
  };
  type Written = Awaited<ReturnType<typeof write>>;
  const taken = (answers: readonly Written[]): number =>
    answers.filter(({ number }) => number !== null).length;
  const tooMany = (answers: readonly Written[]): number =>
    answers.filter(({ error }) => error === 'too-many-requests').length;

  it('are taken 5 times an hour from one member, whatever email address they give', async () => {
    const person = await newMember();
    const answers = await Promise.all(range(12).map(() => write(anAddress(), {}, person)));
    expect([taken(answers), tooMany(answers)]).toEqual([RATE_LIMITS.contact.perMember, 7]);
    const { status, error, headers } = await callCallable(
      'contactclub',
      contactBody(),
      person.token,
    );
    expect(status).toBe(429);
    expectPatience('contact', error as Record<string, unknown>, headers);
    expect(await counted('contact', person.uid)).toBe(RATE_LIMITS.contact.perMember);
  });

  it('mail one address of a visitor 5 times an hour, wherever they come from', async () => {
    const email = `flooded-${randomUUID()}@example.com`;
    const answers = await Promise.all(
      range(9).map((index) =>
        write(anAddress(), { email: index % 2 === 0 ? email : email.toUpperCase() }),
      ),
    );
    expect([taken(answers), tooMany(answers)]).toEqual([RATE_LIMITS.contact.perMember, 4]);
    expect(taken([await write(anAddress())])).toBe(1);
  });

  it('are taken 20 times an hour from one address of the net; a repeat costs nothing', async () => {
    const address = anAddress();
    const first = { requestId: randomUUID(), email: `first-${randomUUID()}@example.com` };
    const answer = await write(address, first);
    const again = await Promise.all(range(4).map(() => write(address, first)));
    expect(again.map(({ number }) => number)).toEqual(again.map(() => answer.number));
    const more = await Promise.all(range(24).map(() => write(address)));
    expect([taken(more), tooMany(more)]).toEqual([(RATE_LIMITS.contact.perAddress ?? 0) - 1, 5]);
  });
});
