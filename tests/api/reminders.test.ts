import type { PointsBatch } from '@club/domain/points/batches';
import { WAITLIST_OFFER_HOURS } from '@club/domain/waitlist/waitlist';
import { addDays, dayAtOffset } from '@club/domain/calendar/local-date';
import type { NotificationKind } from '@club/domain/user/notification-kind';
import type { Mute } from '@club/domain/user/message-settings';
import type { Caller } from '../../functions/src/kernel/http/handler.ts';
import { completeWork } from '../../functions/src/maintenance/complete-work.ts';
import { remind } from '../../functions/src/maintenance/remind.ts';
import { staySoon } from '../../functions/src/notifications/reminders.ts';
import { serveWaitlist } from '../../functions/src/waitlist/serve-waitlist.ts';
import { beforeEach, expect, test } from 'vitest';
import { club, db, dependencies } from './api-client.ts';
import { newResort } from './booking-stage.ts';
import { bookedHere, DAY_MS, joinHere, newCaller } from './own-club.ts';
import { openAccount } from './points-stage.ts';
import { giveUnits } from './waitlist-stage.ts';

/*
 * What members are reminded of when its time comes: each once, by a clock that the test sets.
 */

const HOUR_MS = 3_600_000;
const TODAY = dayAtOffset(Date.now(), 0);
/** The instant at which a day begins in UTC. */
const beginOf = (day: string): number => Date.parse(`${day}T00:00:00.000Z`);

const run = async (nowMs: number): Promise<number> =>
  (await completeWork({ ...dependencies, mailer: null }, nowMs)).reminders;

const aMember = async (muted: Mute[] = [], emailConfirmed = true): Promise<Caller> => {
  const caller = await newCaller();
  await club.users.doc(caller.uid).update({ emailConfirmed, muted });
  return caller;
};

/** What a member was told of a kind: the days or hours in notifications, and the subjects of mails. */
const told = async ({ uid }: Caller, kind: NotificationKind) => {
  const notices = (await club.notifications(uid).get()).docs.map((notice) => notice.data());
  const mails = await club.mail.where('uid', '==', uid).get();
  const titles = /coming up|How was|expire on|Still kept/;
  return {
    app: notices.filter((notice) => notice.kind === kind).map(({ data }) => data),
    mail: mails.docs
      .map((mail) => mail.data().message.subject)
      .filter((subject) => titles.test(subject)),
  };
};

/** As if no reminder had ever been looked for: the next run begins with its own day. */
const forgetRuns = async (): Promise<void> => {
  for (const walk of (await club.reminderRuns.get()).docs) await walk.ref.delete();
};

// Each test has a clock of its own.
beforeEach(forgetRuns);

test('a stay is announced seven days and one day before, each once', async () => {
  const member = await aMember();
  const stay = { startDate: addDays(TODAY, 20), endDate: addDays(TODAY, 23) };
  await bookedHere(member, { resortId: await newResort(), stay });
  const ago = (days: number): number => beginOf(addDays(stay.startDate, -days));
  expect(await run(ago(8))).toBe(0);
  expect(await run(ago(7) - 1)).toBe(0);
  expect(await run(ago(7))).toBe(1);
  expect(await run(ago(7))).toBe(0);
  expect(await run(ago(6))).toBe(0);
  expect(await run(ago(1))).toBe(1);
  expect(await run(ago(1) + HOUR_MS)).toBe(0);
  expect(await run(ago(0))).toBe(0);
  const { app, mail } = await told(member, 'stay-soon');
  expect(app).toMatchObject([{ days: 1 }, { days: 7 }]);
  expect(mail).toHaveLength(2);
});

test('days without a run are made up for, but not once the stay has begun', async () => {
  const member = await aMember();
  const resortId = await newResort();
  const near = { startDate: addDays(TODAY, 20), endDate: addDays(TODAY, 23) };
  const gone = { startDate: addDays(TODAY, 12), endDate: addDays(TODAY, 13) };
  await bookedHere(member, { resortId, stay: near });
  await bookedHere(member, { resortId, stay: gone });
  await run(beginOf(TODAY));
  // The runs in which seven days before `near` and both days before `gone` came are missing.
  await run(beginOf(addDays(TODAY, 15)));
  expect((await told(member, 'stay-soon')).app).toMatchObject([{ days: 5 }]);
});

test('a review is invited to the day after, unless it was written', async () => {
  const [member, writer] = [await aMember(), await aMember()];
  const resortId = await newResort({ available_amount: 5 });
  const stay = { startDate: addDays(TODAY, 20), endDate: addDays(TODAY, 23) };
  const reviewed = await bookedHere(writer, { resortId, stay });
  await bookedHere(member, { resortId, stay });
  await club.bookings.doc(reviewed._id).update({ reviewId: 'written' });
  const after = beginOf(addDays(stay.endDate, 1));
  await run(beginOf(stay.endDate));
  expect((await told(member, 'review-invited')).app).toEqual([]);
  await run(after);
  await run(after + HOUR_MS);
  const { app, mail } = await told(member, 'review-invited');
  expect(app).toHaveLength(1);
  expect(mail.filter((subject) => subject.startsWith('How was'))).toHaveLength(1);
  expect((await told(writer, 'review-invited')).app).toEqual([]);
});

test('points are announced 90, 30 and 7 days before they expire, batch by batch', async () => {
  const member = await aMember();
  const batch = (id: string, points: number, days: number): PointsBatch => ({
    id,
    points,
    expiresOn: addDays(TODAY, days),
  });
  await openAccount(member.uid, [
    batch('a', 100, 40),
    batch('b', 20, 100),
    batch('c', 3, 100),
    batch('d', 7, 300),
  ]);
  const written = new Map<number, number>();
  for (const ahead of [0, 9, 10, 11, 33, 70, 93]) {
    // Without the days between, which take their time.
    await forgetRuns();
    written.set(ahead, await run(beginOf(TODAY) + ahead * DAY_MS));
  }
  expect([...written.values()]).toEqual([0, 0, 2, 0, 1, 1, 1]);
  const { app, mail } = await told(member, 'points-expiring');
  const said = app.map((data) => JSON.stringify(data));
  const [first, both] = [addDays(TODAY, 40), addDays(TODAY, 100)];
  expect(new Set(said)).toEqual(
    new Set(
      [
        { points: 100, expiresOn: first, days: 30 },
        { points: 100, expiresOn: first, days: 7 },
        { points: 23, expiresOn: both, days: 90 },
        { points: 23, expiresOn: both, days: 30 },
        { points: 23, expiresOn: both, days: 7 },
      ].map((data) => JSON.stringify(data)),
    ),
  );
  expect([said.length, mail.length]).toEqual([5, 5]);
});

test('an offer of the waitlist is brought to mind when half of its time is over', async () => {
  const [member, resortId] = [await aMember(), await newResort({ available_amount: 0 })];
  await joinHere(member, resortId);
  await giveUnits(resortId, 1);
  const nowMs = Date.now();
  await serveWaitlist(db, resortId, nowMs);
  const half = nowMs + (WAITLIST_OFFER_HOURS / 2) * HOUR_MS;
  expect(await run(half - 1)).toBe(0);
  expect(await run(half)).toBe(1);
  expect(await run(half + HOUR_MS)).toBe(0);
  const { app, mail } = await told(member, 'offer-ending');
  expect(app).toMatchObject([{ hours: 12 }]);
  expect(mail).toHaveLength(1);
});

test('what a member has muted is not written, nor a mail to an unconfirmed address', async () => {
  const half = await aMember(['stay-soon:mail']);
  const none = await aMember(['stay-soon:mail', 'stay-soon:app']);
  const unconfirmed = await aMember([], false);
  const resortId = await newResort({ available_amount: 5 });
  const stay = { startDate: addDays(TODAY, 20), endDate: addDays(TODAY, 23) };
  for (const caller of [half, none, unconfirmed]) await bookedHere(caller, { resortId, stay });
  await run(beginOf(addDays(stay.startDate, -7)));
  const counts = await Promise.all(
    [half, none, unconfirmed].map(async (caller) => {
      const { app, mail } = await told(caller, 'stay-soon');
      return [app.length, mail.length];
    }),
  );
  expect(counts).toEqual([
    [1, 0],
    [0, 0],
    [1, 0],
  ]);
});

test('a run that dies after a reminder and before it notes how far it is doubles nothing', async () => {
  const member = await aMember();
  const stay = { startDate: addDays(TODAY, 20), endDate: addDays(TODAY, 23) };
  const booking = await bookedHere(member, { resortId: await newResort(), stay });
  const today = addDays(stay.startDate, -7);
  const nowMs = beginOf(today);
  const message = staySoon(booking, { before: 7, today }, nowMs);
  const written = await Promise.all(
    [1, 2, 3].map(() => remind(db, { uid: member.uid, message }, nowMs)),
  );
  expect(written.reduce((sum, one) => sum + one, 0)).toBe(1);
  // Two runs at once, neither of which knows of the other.
  expect(await Promise.all([run(nowMs), run(nowMs)])).toEqual([0, 0]);
  const { app, mail } = await told(member, 'stay-soon');
  expect([app.length, mail.length]).toEqual([1, 1]);
  await club.authz.doc(member.uid).set({ isAdmin: false, disabled: true, minAuthTime: 0 });
  const next = staySoon(booking, { before: 1, today }, nowMs);
  expect(await remind(db, { uid: member.uid, message: next }, nowMs)).toBe(0);
});
