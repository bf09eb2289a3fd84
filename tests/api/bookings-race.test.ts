import { ownCardNumber } from '@club/domain/testing/card-numbers';
import { accountWith } from '@club/domain/testing/points-account';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiAnswer, Person } from './api-client.ts';
import { call, club, newMember, signUp } from './api-client.ts';
import {
  allBookingsOf,
  book,
  bookingIn,
  card,
  cardBody,
  day,
  detailsIn,
  everyNight,
  newResort,
  nightsAt,
  pointsBody,
} from './booking-stage.ts';
import { linesOf, sumIn } from './points-stage.ts';

/**
 * The races come in two sizes: a small crowd at one process for `npm test`, and one that meets the
 * several processes of the functions emulator.
 */
const SIZES: readonly { size: number; tags: string[] }[] = [
  { size: 24, tags: [] },
  { size: 200, tags: ['site', 'full'] },
];

const inGroups = async <Value>(count: number, make: () => Promise<Value>): Promise<Value[]> => {
  const made: Value[] = [];
  while (made.length < count) {
    const size = Math.min(20, count - made.length);
    made.push(...(await Promise.all(Array.from({ length: size }, make))));
  }
  return made;
};

/** So many people who want to book. */
const gather = async (size: number): Promise<Person[]> => {
  const crowd = await inGroups(size, () => signUp('buyer'));
  // The functions emulator starts a process for each request at a time; let it do so beforehand.
  await Promise.all(
    crowd.slice(0, 16).map(({ email, token }) => call(`GET /bookings?email=${email}`, { token })),
  );
  return crowd;
};

/** Each of a crowd pays with a card of their own, as people do; one for all of them is declined. */
const ownCardBody = (person: Person, resortId: string, index: number) =>
  cardBody(person, resortId, { paymentDetails: card(ownCardNumber(index)) });

/** How often each answer was given: '201', '409 sold-out'. */
const tally = (answers: readonly ApiAnswer[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, code } of answers) {
    const name = code === null ? String(status) : `${status} ${code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

const race = async (send: () => Promise<ApiAnswer>[]) => {
  const answers = await Promise.all(send());
  return { counts: tally(answers), answers };
};

describe.each(SIZES)('a crowd of $size', ({ size, tags }) => {
  let crowd: Person[];
  beforeAll(async () => {
    crowd = await gather(size);
  });

  test.each([
    ['points', (person: Person, resortId: string) => pointsBody(person, resortId)],
    ['cash', ownCardBody],
  ] as const)(
    'paying with %s for the last unit gets one booking and clear errors',
    { tags },
    async (_method, make) => {
      const resortId = await newResort({ available_amount: 1 });
      const { counts, answers } = await race(() =>
        crowd.map((person, index) => book(person, make(person, resortId, index))),
      );
      expect(counts).toEqual({ '201': 1, '409 sold-out': size - 1 });
      expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 1, live: [] }));
      const rejected = answers.find(({ status }) => status === 409)!;
      expect(detailsIn(rejected)['soldOutNights']).toHaveLength(6);
      const stored = await club.bookings.where('resort._id', '==', resortId).get();
      const confirmed = stored.docs.filter((one) => one.data().status === 'confirmed');
      expect(confirmed).toHaveLength(1);
    },
  );

  test('for a few units leaves none unsold and sells none twice', { tags }, async () => {
    const units = size / 4;
    const resortId = await newResort({ available_amount: units });
    const { counts } = await race(() =>
      crowd.map((person, index) =>
        book(
          person,
          index % 2 === 0 ? pointsBody(person, resortId) : ownCardBody(person, resortId, index),
        ),
      ),
    );
    expect(counts).toEqual({ '201': units, '409 sold-out': size - units });
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: units, live: [] }));
  });

  test.each([
    ['points', pointsBody],
    ['cash', cardBody],
  ] as const)(
    'of requests with one key makes one booking paid once with %s',
    { tags },
    async (_method, make) => {
      const [person, resortId] = await Promise.all([newMember(), newResort()]);
      const body = make(person, resortId);
      const { counts, answers } = await race(() =>
        Array.from({ length: size }, () => book(person, body, 'one-key')),
      );
      expect(counts).toEqual({ '200': size - 1, '201': 1 });
      expect(new Set(answers.map((answer) => bookingIn(answer)._id)).size).toBe(1);
      const [booking, ...more] = await allBookingsOf(person.uid);
      expect(more).toEqual([]);
      expect(booking?.history.map(({ status }) => status)).toEqual(['held', 'confirmed']);
      expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 1, live: [] }));
      const messages = await club.notifications(person.uid).get();
      expect(messages.size).toBe(1);
    },
  );
});

test('stays that share only one night are rejected just as well', async () => {
  const [crowd, resortId] = await Promise.all([gather(40), newResort({ available_amount: 1 })]);
  const { counts } = await race(() =>
    crowd.map((person, index) =>
      book(
        person,
        pointsBody(person, resortId, {
          startDate: day(60 - (index % 5)),
          endDate: day(61 + (index % 7)),
        }),
      ),
    ),
  );
  expect(counts).toEqual({ '201': 1, '409 sold-out': 39 });
  const nights = await nightsAt(resortId, { startDate: day(50), endDate: day(70) });
  expect(Math.max(...nights.map(({ sold }) => sold))).toBe(1);
});

test('a declined card stays declined for every request with its key', async () => {
  const [person, resortId] = await Promise.all([newMember(), newResort()]);
  const body = cardBody(person, resortId, { paymentDetails: card('4000000000000002') });
  const { counts } = await race(() =>
    Array.from({ length: 50 }, () => book(person, body, 'one-key')),
  );
  expect(counts).toEqual({ '402 card-declined': 50 });
  expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 0, live: [] }));
});

test("one member's parallel redemptions never spend more than there is", async () => {
  const [person, resortId] = await Promise.all([newMember(), newResort({ available_amount: 100 })]);
  // One night of a studio costs 7,000, at the weekend 7,500: 250,000 can be borrowed beside these.
  await club.accounts.doc(person.uid).set(accountWith({ available: 30_000 }));
  const { counts, answers } = await race(() =>
    Array.from({ length: 60 }, (_, index) =>
      book(
        person,
        pointsBody(person, resortId, {
          unitType: 'studio',
          startDate: day(60 + index),
          endDate: day(61 + index),
        }),
      ),
    ),
  );
  expect(Object.keys(counts).sort()).toEqual(['201', '422 points-limit']);
  const spent = answers
    .filter(({ status }) => status === 201)
    .reduce((sum, answer) => sum + bookingIn(answer).points, 0);
  expect(spent).toBeLessThanOrEqual(280_000);
  expect(spent).toBeGreaterThan(280_000 - 7_500);
  const account = (await club.accounts.doc(person.uid).get()).data();
  expect(account).toMatchObject({ available: 0, borrowed: spent - 30_000 });
  const lines = await linesOf(person.uid);
  expect(lines.map(({ seq }) => seq)).toEqual(
    Array.from({ length: account?.seq ?? 0 }, (_, index) => index + 1),
  );
  expect(sumIn(lines, `member:${person.uid}`)).toBe(-30_000);
  expect(sumIn(lines, `borrowed:${person.uid}`)).toBe(30_000 - spent);
});
