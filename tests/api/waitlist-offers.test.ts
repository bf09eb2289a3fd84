import { setTimeout as sleep } from 'node:timers/promises';
import type { WaitlistEntry } from '@club/domain/waitlist/waitlist';
import { WAITLIST_OFFER_HOURS } from '@club/domain/waitlist/waitlist';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeAccount } from '../../functions/src/account-deletion/close-account.ts';
import { queuesToServe, serveWaitlist } from '../../functions/src/waitlist/serve-waitlist.ts';
import { stayPath } from '../../web/src/shared/routes/paths.ts';
import type { ApiAnswer, Person } from './api-client.ts';
import { callCallable, club, db, newAdmin, newMember } from './api-client.ts';
import {
  book,
  card,
  cardBody,
  day,
  everyNight,
  newResort,
  nightsAt,
  pointsBody,
  STAY,
} from './booking-stage.ts';
import { extend, held, hold, release } from './hold-calls.ts';
import {
  becomes,
  cancel,
  entryOf,
  giveUnits,
  join,
  joined,
  leave,
  members,
  offeredStay,
  placesOf,
  soldOutResort,
} from './waitlist-stage.ts';

const OFFER_MS = WAITLIST_OFFER_HOURS * 3_600_000;

let admin: Person;
beforeAll(async () => {
  admin = await newAdmin();
});

const offerOf = ({ offer }: WaitlistEntry): NonNullable<WaitlistEntry['offer']> => {
  if (offer === null) throw new Error('Nothing is offered.');
  return offer;
};

const noticesOf = async (uid: string) =>
  (await club.notifications(uid).get()).docs
    .map((notice) => notice.data())
    .filter(({ kind }) => kind === 'hold-offered');

describe('a stay that is given back', () => {
  test(
    'goes to the first in the queue for a day, then to the next, and to no one else',
    { tags: ['site'] },
    async () => {
      const { owner, resortId, booking } = await soldOutResort();
      const [a, b, c, passer] = (await members(4)) as [Person, Person, Person, Person];
      const first = await joined(a, resortId);
      const second = await joined(b, resortId);
      const third = await joined(c, resortId);
      expect([first.position, second.position, third.position]).toEqual([1, 2, 3]);

      // Another member tries to book it all the time; the unit is never free for them.
      const race = { isOver: false };
      const snatched: ApiAnswer[] = [];
      const snatching = (async () => {
        while (!race.isOver) {
          const answer = await book(passer, pointsBody(passer, resortId));
          if (answer.code !== 'sold-out') snatched.push(answer);
          await sleep(50);
        }
      })();
      await cancel(owner, booking);
      await becomes(first.entryId, 'offered');
      race.isOver = true;
      await snatching;
      expect(snatched).toEqual([]);

      const offer = offerOf(await entryOf(first.entryId));
      expect(offer).toMatchObject({ startDate: STAY.startDate, endDate: STAY.endDate });
      expect(offer.expiresAt - Date.now()).toBeGreaterThan(OFFER_MS - 60_000);
      expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 0, live: [offer.holdId] }));
      expect(await noticesOf(a.uid)).toMatchObject([
        {
          read: false,
          link: stayPath('offer', {
            resort: resortId,
            type: 'rciPoints',
            unit: STAY.unitType,
            from: STAY.startDate,
            to: STAY.endDate,
          }),
        },
      ]);
      expect(await placesOf(resortId)).toEqual([second.entryId, third.entryId]);
      // Releasing the hold of an offer frees nothing; leaving the queue does.
      expect(await release(a, offer.holdId)).toEqual({ released: false });
      expect(await leave(a, first.entryId)).toEqual({ left: true });
      expect(await leave(a, first.entryId)).toEqual({ left: false });

      await becomes(second.entryId, 'offered');
      const { holdId, expiresAt } = offerOf(await entryOf(second.entryId));
      for (const vacationType of ['rciPoints', 'lastCall']) {
        expect(await held(b, resortId, { vacationType })).toMatchObject({
          holdId,
          expiresAt,
          source: 'waitlist',
          extensionsLeft: 0,
        });
      }
      expect((await extend(b, holdId)).error).toMatchObject({ code: 'extension-limit' });
      expect((await hold(c, resortId)).error).toMatchObject({ code: 'sold-out' });
      const taken = await book(b, pointsBody(b, resortId));
      expect(taken.status).toBe(201);
      await becomes(second.entryId, 'booked');
      expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 1, live: [] }));
      expect(await entryOf(third.entryId)).toMatchObject({ state: 'waiting', offer: null });
      expect(await noticesOf(c.uid)).toEqual([]);

      await cancel(b, taken.body as Parameters<typeof cancel>[1]);
      await becomes(third.entryId, 'offered');
      expect(await placesOf(resortId)).toEqual([]);
      expect((await club.holds.doc(b.uid).get()).data()).toMatchObject({ offers: {}, waiting: {} });
    },
  );

  test(
    'can be paid by card, and a declined card leaves the offer as it was',
    { tags: ['site'] },
    async () => {
      const { owner, resortId, booking } = await soldOutResort();
      const person = await newMember();
      const { entryId } = await joined(person, resortId, { vacationType: 'lastCall' });
      await cancel(owner, booking);
      await becomes(entryId, 'offered');
      const { holdId } = offerOf(await entryOf(entryId));
      const paymentDetails = card('4000000000000002');
      const rejected = await book(person, cardBody(person, resortId, { paymentDetails }), 'first');
      expect(rejected.code).toBe('card-declined');
      expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 0, live: [holdId] }));
      expect(await serveWaitlist(db, resortId, Date.now())).toBe(0);
      expect((await entryOf(entryId)).state).toBe('offered');
      expect((await book(person, cardBody(person, resortId), 'second')).status).toBe(201);
      await becomes(entryId, 'booked');
    },
  );

  test(
    'is offered to the first whom it suits, in the earliest nights that do',
    { tags: ['site'] },
    async () => {
      const { owner, resortId, booking } = await soldOutResort();
      const [a, b] = (await members(2)) as [Person, Person];
      const tooLong = await joined(a, resortId, { from: day(38), to: day(50), nights: 12 });
      // The unit is taken before: the longer stay is not free even then.
      const passer = await newMember();
      await book(passer, pointsBody(passer, resortId, { startDate: day(36), endDate: day(39) }));
      const short = await joined(b, resortId, { from: day(38), to: day(46), nights: 2 });
      await cancel(owner, booking);
      await becomes(short.entryId, 'offered');
      expect(offerOf(await entryOf(short.entryId))).toMatchObject({
        startDate: day(39),
        endDate: day(41),
      });
      expect((await entryOf(tooLong.entryId)).state).toBe('waiting');
    },
  );
});

describe('an offer', () => {
  test('that runs out goes to the next in the queue, without any request', async () => {
    const [a, b] = (await members(2)) as [Person, Person];
    const { resortId, after, ...first } = await offeredStay(a, [b]);
    const [second] = after;
    if (second === undefined) throw new Error('No one waits behind them.');
    expect(first.entry.state).toBe('offered');
    expect((await entryOf(second.entryId)).state).toBe('waiting');
    const { expiresAt, holdId } = offerOf(first.entry);
    expect(await serveWaitlist(db, resortId, expiresAt - 1)).toBe(0);
    expect(await queuesToServe(db, expiresAt - 1, 1000)).toContain(resortId);
    const askedAt = Date.now();
    // What it frees wakes the trigger, which may be the quicker one; no one is offered it twice.
    expect(await serveWaitlist(db, resortId, expiresAt)).toBeLessThanOrEqual(1);
    expect(await entryOf(first.entryId)).toMatchObject({ state: 'missed', offer: null });
    await becomes(second.entryId, 'offered');
    expect((await club.bookings.doc(holdId).get()).data()?.status).toBe('expired');
    const next = offerOf(await entryOf(second.entryId));
    expect(next.startDate).toBe(STAY.startDate);
    expect(next.expiresAt).toBeGreaterThanOrEqual(askedAt + OFFER_MS);
    expect(next.expiresAt).toBeLessThanOrEqual(expiresAt + OFFER_MS);
    expect(await noticesOf(b.uid)).toHaveLength(1);
    expect(await serveWaitlist(db, resortId, next.expiresAt)).toBe(0);
    expect((await entryOf(second.entryId)).state).toBe('missed');
    expect(await queuesToServe(db, next.expiresAt, 1000)).not.toContain(resortId);
  });

  test('is made once, however often the queue is served at once', async () => {
    const resortId = await newResort({ available_amount: 0 });
    const people = await members(4);
    for (const person of people) await joined(person, resortId);
    const entries = await placesOf(resortId);
    await giveUnits(resortId, 2);
    const nowMs = Date.now();
    const [served] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, () => serveWaitlist(db, resortId, nowMs))),
      // And by other processes, for their own reasons.
      ...people.slice(0, 3).map((person) => join(person, resortId, { nights: 5 })),
    ]);
    expect(served.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(2);
    const states = await Promise.all(entries.map(async (id) => (await entryOf(id)).state));
    expect(states).toEqual(['offered', 'offered', 'waiting', 'waiting']);
    for (const night of await nightsAt(resortId)) expect(night.live).toHaveLength(2);
    const notices = await Promise.all(people.map(async ({ uid }) => (await noticesOf(uid)).length));
    expect(notices).toEqual([1, 1, 0, 0]);
    expect(await serveWaitlist(db, resortId, nowMs)).toBe(0);
  });

  test('in hand is not counted among the holds of a member, and ends for none of them', async () => {
    const [person, one, two, three] = await Promise.all([
      newMember(),
      newResort(),
      newResort(),
      newResort(),
    ]);
    const { entry, resortId: four } = await offeredStay(person);
    const { holdId } = offerOf(entry);
    const first = await held(person, one);
    const second = await held(person, two);
    const third = await held(person, three);
    const holds = (await club.holds.doc(person.uid).get()).data();
    expect(Object.keys(holds?.offers ?? {}).sort()).toEqual(
      [holdId, second.holdId, third.holdId].sort(),
    );
    expect((await nightsAt(one))[0]?.live).toEqual([]);
    expect((await club.bookings.doc(first.holdId).get()).data()?.status).toBe('expired');
    expect((await hold(person, four, { unitType: 'studio' })).error).toMatchObject({
      code: 'sold-out',
    });
  });

  test(
    'in hand gives its place when its owner books something else in its nights',
    { tags: ['site'] },
    async () => {
      const person = await newMember();
      const { resortId, entryId, entry } = await offeredStay(person);
      const other = await book(person, pointsBody(person, resortId, { unitType: 'studio' }));
      expect(other.status).toBe(201);
      await becomes(entryId, 'missed');
      expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 1, live: [] }));
      const ended = (await club.bookings.doc(offerOf(entry).holdId).get()).data();
      expect(ended?.status).toBe('expired');
    },
  );
});

describe('serving a queue', () => {
  test('passes over deleted members, and over past nights', async () => {
    const resortId = await newResort({ available_amount: 0 });
    const [closed, deleted, late, last] = (await members(4)) as [Person, Person, Person, Person];
    const entries = [];
    for (const person of [closed, deleted]) entries.push(await joined(person, resortId));
    entries.push(await joined(late, resortId, { from: day(5), to: day(7), nights: 2 }));
    entries.push(await joined(last, resortId, { from: day(40), to: day(46) }));
    const { uid, email } = closed;
    await closeAccount({ uid, actor: admin.uid, email, nowMs: Date.now() });
    await club.users.doc(deleted.uid).delete();
    await giveUnits(resortId, 1);
    // The deletion of the closed account serves the queue, too, and may be the one that gives the offer.
    expect(await serveWaitlist(db, resortId, Date.now() + 9 * 86_400_000)).toBeLessThanOrEqual(1);
    const [theirs, ...others] = entries.map(({ entryId }) => entryId);
    const states = await Promise.all(others.map(async (id) => (await entryOf(id)).state));
    expect(states).toEqual(['left', 'missed', 'offered']);
    // The deletion of the account runs at the same time and deletes the entry in the end.
    const closedEntry = (await club.waitlistEntries.doc(theirs ?? '').get()).data();
    expect([undefined, 'left']).toContain(closedEntry?.state);
    expect(await placesOf(resortId)).toEqual([]);
  });

  test('gives nothing of a resort that was withdrawn, and everything again afterwards', async () => {
    const resortId = await newResort({ available_amount: 0 });
    const { entryId } = await joined(await newMember(), resortId);
    await club.resorts.doc(resortId).update({ available: false, available_amount: 1 });
    expect(await serveWaitlist(db, resortId, Date.now())).toBe(0);
    await club.resorts.doc(resortId).update({ available: true });
    expect(await queuesToServe(db, Date.now(), 1000)).toContain(resortId);
    expect(await serveWaitlist(db, resortId, Date.now())).toBe(1);
    expect((await entryOf(entryId)).state).toBe('offered');
  });

  test('is part of maintenance, too', async () => {
    const resortId = await newResort({ available_amount: 0 });
    const { entryId } = await joined(await newMember(), resortId);
    await giveUnits(resortId, 1);
    const { status } = await callCallable('completework', {}, admin.token);
    expect(status).toBe(200);
    expect((await entryOf(entryId)).state).toBe('offered');
  });

  test('does nothing where no one waits', async () => {
    expect(await serveWaitlist(db, await newResort(), Date.now())).toBe(0);
    expect(await serveWaitlist(db, 'NOWHERE-1', Date.now())).toBe(0);
  });
});
