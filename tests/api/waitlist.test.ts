import { setTimeout as sleep } from 'node:timers/promises';
import type { WaitlistEntry } from '@club/domain/waitlist/waitlist';
import { MAX_WAITLIST_PLACES, WAITLIST_OFFER_HOURS } from '@club/domain/waitlist/waitlist';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeAccount } from '../../functions/src/account-deletion/close-account.ts';
import { linesToServe, serveWaitlist } from '../../functions/src/waitlist/serve-waitlist.ts';
import { stayPath } from '../../web/src/shared/routes/paths.ts';
import type { ApiAnswer, Person } from './api-client.ts';
import { callCallable, club, db, newAdmin, newMember, signUp } from './api-client.ts';
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
  offeredStay,
  soldOutResort,
  WISH,
} from './waitlist-stage.ts';

const OFFER_MS = WAITLIST_OFFER_HOURS * 3_600_000;

let admin: Person;
beforeAll(async () => {
  admin = await newAdmin();
});

const members = (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => newMember()));

const offerOf = ({ offer }: WaitlistEntry): NonNullable<WaitlistEntry['offer']> => {
  if (offer === null) throw new Error('Nothing is offered.');
  return offer;
};

const noticesOf = async (uid: string) =>
  (await club.notifications(uid).get()).docs
    .map((notice) => notice.data())
    .filter(({ kind }) => kind === 'hold-offered');

const placesOf = async (resortId: string): Promise<string[]> =>
  Object.entries((await club.waitlists.doc(resortId).get()).data()?.places ?? {})
    .sort(([, one], [, other]) => one.number - other.number)
    .map(([entryId]) => entryId);

describe('joining a line', () => {
  test('gives a place at its end, with the position among those who want the same nights', async () => {
    const { owner, resortId } = await soldOutResort();
    const apart = { startDate: day(46), endDate: day(50) };
    await book(owner, pointsBody(owner, resortId, apart));
    const [a, b, c] = await members(3);
    const first = await joined(a as Person, resortId);
    const both = await joined(b as Person, resortId, { from: day(45), to: day(48), nights: 1 });
    const later = await joined(c as Person, resortId, { from: day(46), to: day(50), nights: 2 });
    // The third waits for nights that the second waits for, too, and the first does not.
    expect([first.position, both.position, later.position]).toEqual([1, 2, 2]);
    expect(first.entry).toMatchObject({
      ...WISH,
      resortId,
      uid: a?.uid,
      state: 'waiting',
      offer: null,
    });
    expect(await placesOf(resortId)).toEqual([first.entryId, both.entryId, later.entryId]);
    const line = JSON.stringify((await club.waitlists.doc(resortId).get()).data());
    expect(line).not.toContain(a?.uid);
    expect(line).not.toContain(a?.email);
  });

  test('by the same request again is the same place, and by another wish under it is refused', async () => {
    const [{ resortId }, person] = await Promise.all([soldOutResort(), newMember()]);
    const same = { requestId: 'request-0001' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => joined(person, resortId, same)),
    );
    expect(new Set(answers.map(({ entryId }) => entryId)).size).toBe(1);
    expect(await placesOf(resortId)).toHaveLength(1);
    expect((await join(person, resortId, { ...same, nights: 5 })).error).toMatchObject({
      code: 'key-reused',
    });
    const [{ entryId } = { entryId: '' }] = answers;
    expect(await leave(person, entryId)).toEqual({ left: true });
    expect(await joined(person, resortId, same)).toMatchObject({
      entryId,
      entry: { state: 'left' },
      position: null,
    });
    expect(await placesOf(resortId)).toEqual([]);
  });

  test('twice for the same is refused, also when it is asked at once', async () => {
    const [{ resortId }, person] = await Promise.all([soldOutResort(), newMember()]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => join(person, resortId)));
    const given = answers.filter(({ status }) => status === 200);
    expect(given).toHaveLength(1);
    const [entryId] = await placesOf(resortId);
    for (const { error } of answers.filter(({ status }) => status !== 200)) {
      expect(error).toMatchObject({ code: 'already-waiting', details: { entryId } });
    }
    expect((await join(person, resortId, { nights: 3 })).status).toBe(200);
  });

  test('is possible for ten stays at a time, also when more are asked at once', async () => {
    const [{ resortId }, person] = await Promise.all([soldOutResort(), newMember()]);
    const wishes = Array.from({ length: MAX_WAITLIST_PLACES + 1 }, (_, index) => ({
      unitType: index < 6 ? 'studio' : '2 bedroom',
      nights: (index % 6) + 1,
      from: STAY.startDate,
      to: STAY.endDate,
    }));
    const answers = await Promise.all(wishes.map((wish) => join(person, resortId, wish)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_WAITLIST_PLACES);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.error).toMatchObject({ code: 'waitlist-limit' });
    const [entryId = ''] = await placesOf(resortId);
    expect(await leave(person, entryId)).toEqual({ left: true });
    expect((await join(person, resortId)).status).toBe(200);
  });

  test.each([
    [{ from: day(-3) }, 'invalid-input', 'from'],
    [{ to: day(400) }, 'invalid-input', 'to'],
    [{ to: 'rubbish' }, 'invalid-input', 'to'],
    [{ to: STAY.startDate }, 'invalid-input', 'to'],
    [{ nights: 7 }, 'invalid-input', 'nights'],
    [{ nights: 0 }, 'invalid-input', 'nights'],
    [{ nights: 1.5 }, 'invalid-input', 'nights'],
    [{ requestId: 'x' }, 'invalid-input', 'requestId'],
    [{ vacationType: 'none' }, 'invalid-input', 'vacationType'],
    [{ unitType: '4 bedroom', vacationType: 'lastCall' }, 'unit-not-offered', 'unitType'],
    [{ resortId: 'NOWHERE-1' }, 'resort-not-found', 'resort'],
    [{ uid: 'other' }, 'unknown-field', 'uid'],
  ])('with %o is refused, and nobody waits', async (changes, code, field) => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    expect((await join(person, resortId, changes)).error).toMatchObject({ code, field });
    expect(await placesOf(resortId)).toEqual([]);
    expect((await club.holds.doc(person.uid).get()).exists).toBe(false);
  });

  test('is not for visitors, and not for a resort that is withdrawn', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort({ available: false })]);
    expect((await join(person, resortId)).error).toMatchObject({ code: 'resort-unavailable' });
    expect((await join(null, resortId)).error).toMatchObject({ code: 'not-signed-in' });
  });

  test('for what is free already is refused, with what can be booked', async () => {
    const { owner, resortId } = await soldOutResort();
    const wish = { from: day(40), to: day(60), nights: 3 };
    expect((await join(await newMember(), resortId, wish)).error).toMatchObject({
      code: 'free-now',
      details: { startDate: day(46), endDate: day(49) },
    });
    expect(await placesOf(resortId)).toEqual([]);
    expect((await club.holds.doc(owner.uid).get()).data()?.wishes ?? {}).toEqual({});
  });
});

describe('a stay that is given back', () => {
  test(
    'goes to the first in line for a day, then to the next, and to nobody else',
    { tags: ['site'] },
    async () => {
      const { owner, resortId, booking } = await soldOutResort();
      const [a, b, c, passer] = (await members(4)) as [Person, Person, Person, Person];
      const first = await joined(a, resortId);
      const second = await joined(b, resortId);
      const third = await joined(c, resortId);
      expect([first.position, second.position, third.position]).toEqual([1, 2, 3]);

      // Somebody tries to book it all the time; the unit is never free for them.
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
      // Turning away from the offer lets nothing go; leaving the line does.
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
      expect((await club.holds.doc(b.uid).get()).data()).toMatchObject({ offers: {}, wishes: {} });
    },
  );

  test(
    'can be paid by card, and a refused card leaves the offer as it was',
    { tags: ['site'] },
    async () => {
      const { owner, resortId, booking } = await soldOutResort();
      const person = await newMember();
      const { entryId } = await joined(person, resortId, { vacationType: 'lastCall' });
      await cancel(owner, booking);
      await becomes(entryId, 'offered');
      const { holdId } = offerOf(await entryOf(entryId));
      const paymentDetails = card('4000000000000002');
      const refused = await book(person, cardBody(person, resortId, { paymentDetails }), 'first');
      expect(refused.code).toBe('card-declined');
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
  test('that runs out goes to the next in line, without anybody doing anything', async () => {
    const [a, b] = (await members(2)) as [Person, Person];
    const { resortId, after, ...first } = await offeredStay(a, [b]);
    const [second] = after;
    if (second === undefined) throw new Error('Nobody waits behind them.');
    expect(first.entry.state).toBe('offered');
    expect((await entryOf(second.entryId)).state).toBe('waiting');
    const { expiresAt, holdId } = offerOf(first.entry);
    expect(await serveWaitlist(db, resortId, expiresAt - 1)).toBe(0);
    expect(await linesToServe(db, expiresAt - 1, 1000)).toContain(resortId);
    const askedAt = Date.now();
    // What it frees wakes the trigger, which may be the quicker one; nobody is offered it twice.
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
    expect(await linesToServe(db, next.expiresAt, 1000)).not.toContain(resortId);
  });

  test('is made once, by however many the line is served at once', async () => {
    const resortId = await newResort({ available_amount: 0 });
    const people = await members(4);
    for (const person of people) await joined(person, resortId);
    const places = await placesOf(resortId);
    await giveUnits(resortId, 2);
    const nowMs = Date.now();
    const [served] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, () => serveWaitlist(db, resortId, nowMs))),
      // And by other processes, for their own reasons.
      ...people.slice(0, 3).map((person) => join(person, resortId, { nights: 5 })),
    ]);
    expect(served.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(2);
    const states = await Promise.all(places.map(async (id) => (await entryOf(id)).state));
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

describe('serving a line', () => {
  test('passes over those who are gone, and over what lies behind', async () => {
    const resortId = await newResort({ available_amount: 0 });
    const [closed, gone, late, last] = (await members(4)) as [Person, Person, Person, Person];
    const entries = [];
    for (const person of [closed, gone]) entries.push(await joined(person, resortId));
    entries.push(await joined(late, resortId, { from: day(5), to: day(7), nights: 2 }));
    entries.push(await joined(last, resortId, { from: day(40), to: day(46) }));
    const { uid, email } = closed;
    await closeAccount({ uid, actor: admin.uid, email, nowMs: Date.now() });
    await club.users.doc(gone.uid).delete();
    await giveUnits(resortId, 1);
    // The closed account's erasure serves the line, too, and may be the one that gives the offer.
    expect(await serveWaitlist(db, resortId, Date.now() + 9 * 86_400_000)).toBeLessThanOrEqual(1);
    const [theirs, ...others] = entries.map(({ entryId }) => entryId);
    const states = await Promise.all(others.map(async (id) => (await entryOf(id)).state));
    expect(states).toEqual(['left', 'missed', 'offered']);
    // The account's erasure goes its own way at the same time and deletes the entry in the end.
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
    expect(await linesToServe(db, Date.now(), 1000)).toContain(resortId);
    expect(await serveWaitlist(db, resortId, Date.now())).toBe(1);
    expect((await entryOf(entryId)).state).toBe('offered');
  });

  test('is the completer’s business, too', async () => {
    const resortId = await newResort({ available_amount: 0 });
    const { entryId } = await joined(await newMember(), resortId);
    await giveUnits(resortId, 1);
    const { status } = await callCallable('completework', {}, admin.token);
    expect(status).toBe(200);
    expect((await entryOf(entryId)).state).toBe('offered');
  });

  test('does nothing where nobody waits', async () => {
    expect(await serveWaitlist(db, await newResort(), Date.now())).toBe(0);
    expect(await serveWaitlist(db, 'NOWHERE-1', Date.now())).toBe(0);
  });
});

describe('leaving a line', () => {
  test('is for one’s own place only, and never an error', async () => {
    const [{ resortId }, a, b] = await Promise.all([soldOutResort(), newMember(), newMember()]);
    const first = await joined(a, resortId);
    const second = await joined(b, resortId);
    expect(await leave(b, first.entryId)).toEqual({ left: false });
    expect(await leave(b, '0123456789abcdef01234567')).toEqual({ left: false });
    const answers = await Promise.all(Array.from({ length: 4 }, () => leave(a, first.entryId)));
    expect(answers.filter((answer) => (answer as { left: boolean }).left)).toHaveLength(1);
    expect((await entryOf(first.entryId)).state).toBe('left');
    expect(await placesOf(resortId)).toEqual([second.entryId]);
    expect((await club.holds.doc(a.uid).get()).data()?.wishes).toEqual({});
  });

  test(
    'goes with the account: the offer of who deletes it is the next one’s',
    { tags: ['site'] },
    async () => {
      const [a, b] = (await members(2)) as [Person, Person];
      const { after, ...first } = await offeredStay(a, [b]);
      expect(first.entry.state).toBe('offered');
      expect((await callCallable('deleteaccount', {}, a.token)).status).toBe(200);
      expect((await club.waitlistEntries.doc(first.entryId).get()).exists).toBe(false);
      await becomes(after[0]?.entryId ?? '', 'offered');
    },
  );

  test('needs no record in the club', async () => {
    const person = await signUp();
    const { resortId } = await soldOutResort();
    const { entryId } = await joined(person, resortId);
    expect(await leave(person, entryId)).toEqual({ left: true });
  });
});
