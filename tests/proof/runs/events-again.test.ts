import { randomUUID } from 'node:crypto';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { cancelStay } from '../../../functions/src/booking/cancel/cancel-stay.ts';
import * as functions from '../../../functions/src/index.ts';
import { closeAccount } from '../../../functions/src/account-deletion/close-account.ts';
import { randomOf } from '../random.ts';
import type { Random } from '../random.ts';
import { auth, club, db, dependencies } from '../../api/api-client.ts';
import { newResort } from '../../api/booking-stage.ts';
import { deadBeforeCapture } from '../../api/dead-gateways.ts';
import { bookedHere, joinHere, newCaller } from '../../api/own-club.ts';
import { createdEvent, writtenEvent } from '../../api/trigger-events.ts';
import type { Written } from '../../api/trigger-events.ts';
import { everyDocument } from '../../api/whole-database.ts';
import { announceSeed } from '../seed.ts';

/*
 * Invariant I11: events come more than once and in any order, and the club ends the same. A day at the
 * club is recorded where no trigger runs; then its events are delivered to the triggers themselves,
 * shuffled and repeated, each time from the same records.
 */

type Run = (event: unknown) => unknown;
type Trigger = { name: string; pattern: string; isCreation: boolean; run: Run };

/** Every function of the index that follows documents. */
const TRIGGERS = Object.entries(functions).flatMap(([name, exported]): Trigger[] => {
  if (!('run' in exported) || !('__endpoint' in exported)) return [];
  const { __endpoint: endpoint } = exported;
  const { eventTrigger } = endpoint;
  const pattern = eventTrigger?.eventFilterPathPatterns?.['document'];
  if (eventTrigger === undefined || typeof pattern !== 'string') return [];
  const isCreation = eventTrigger.eventType.endsWith('.created');
  // Which of the triggers it is decides the event, which is built below by the trigger's own words.
  return [{ name, pattern, isCreation, run: exported.run as Run }];
});

const WATCHED = [...new Set(TRIGGERS.map(({ pattern }) => pattern.split('/')[0] ?? ''))];

type Snapshots = Map<string, DocumentSnapshot>;

/** The documents that triggers follow, as they are now. */
const watched = async (): Promise<Snapshots> => {
  const found = await Promise.all(WATCHED.map((name) => db.collection(name).get()));
  return new Map(found.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one] as const)));
};

/** What was written between two looks. */
const writtenBetween = async (before: Snapshots, after: Snapshots): Promise<Written[]> => {
  // A document that is not there looks the same whatever it is called.
  const absent = await db.doc(`${WATCHED[0]}/never-${randomUUID()}`).get();
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({
      path,
      before: before.get(path) ?? absent,
      after: after.get(path) ?? absent,
    }))
    .filter(
      ({ before: one, after: other }) =>
        one.exists !== other.exists || JSON.stringify(one.data()) !== JSON.stringify(other.data()),
    );
};

/** Calls every trigger that follows the document. */
const deliver = async (written: Written): Promise<string[]> => {
  const [collection = '', id = ''] = written.path.split('/');
  const called = TRIGGERS.filter(
    ({ pattern, isCreation }) =>
      pattern.startsWith(`${collection}/`) &&
      (!isCreation || (!written.before.exists && written.after.exists)),
  );
  for (const { pattern, isCreation, run } of called) {
    const params = { [pattern.slice(pattern.indexOf('{') + 1, -1)]: id };
    await run(isCreation ? createdEvent(written.after, params) : writtenEvent(written, params));
  }
  return called.map(({ name }) => name);
};

type Stored = { path: string; data: DocumentData };

/** Every document of the project with its data. */
const dump = async (): Promise<Stored[]> => {
  const found = await everyDocument();
  const all = await Promise.all(found.map(({ path }) => db.doc(path).get()));
  return all.map((one) => ({ path: one.ref.path, data: one.data() ?? {} }));
};

/** Brings the project to what it was, and nothing else. */
const restore = async (stored: readonly Stored[]): Promise<void> => {
  const there = new Set(stored.map(({ path }) => path));
  const extra = (await everyDocument()).filter(({ path }) => !there.has(path));
  await Promise.all(extra.map(({ path }) => db.doc(path).delete()));
  await Promise.all(stored.map(({ path, data }) => db.doc(path).set(data)));
};

/** Instants, as text, in milliseconds and in a mail's words: they differ from one run to the next. */
const MOMENTS = /\d{4}-\d\d-\d\dT[\d:.]+Z|"1\d{12}"|\b\d{1,2}:\d\d(?:\s[AP]M)?\b/g;
/** The packed documents say when they were packed; what is in them follows from the resorts. */
const PACKED = /^(catalogue|meta\/(directory|availability)|directoryChanges|availability)/;

/** A value as text, with the fields of a map in one order; `stored` counts how often it was looked. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([name]) => name !== 'stored')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inside]) => [name, inOrder(inside)]);
};

/** Counters, summaries, messages and all other records, in words that two runs can share. */
const recordsNow = async (): Promise<string[]> =>
  (await everyDocument())
    .filter(({ path }) => !PACKED.test(path))
    .map(({ path, text }) => {
      const [id, fields] = JSON.parse(text) as [string, unknown];
      // An entry of the audit trail is found by what it is about; its id is drawn by lot.
      const name = path.startsWith('audit/') ? 'audit' : `${path} ${id}`;
      return `${name} ${JSON.stringify(inOrder(fields)).replaceAll(MOMENTS, 'then')}`;
    })
    .sort();

const shuffled = <Thing>(things: readonly Thing[], random: Random): Thing[] =>
  things
    .map((thing) => ({ thing, at: random.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing);

/** Delivers events, and those that their triggers cause, until nothing is written any more. */
const settle = async (events: readonly Written[], arrange: (all: Written[]) => Written[]) => {
  const called = new Set<string>();
  let open = [...events];
  for (let round = 0; open.length > 0; round += 1) {
    if (round > 12) throw new Error('The triggers wake each other without end.');
    const before = await watched();
    for (const written of arrange(open))
      for (const name of await deliver(written)) called.add(name);
    open = await writtenBetween(before, await watched());
  }
  return called;
};

/** A day at the club; gives the events of it. */
const aDay = async (): Promise<Written[]> => {
  const events: Written[] = [];
  let seen = await watched();
  const act = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = await work();
    const now = await watched();
    events.push(...(await writtenBetween(seen, now)));
    seen = now;
    return result;
  };
  const resortId = await act(() => newResort({ available_amount: 1 }));
  const elsewhere = await act(() => newResort());
  const [owner, next, last, going] = await act(() =>
    Promise.all([newCaller(), newCaller(), newCaller(), newCaller()]),
  );
  if (!owner || !next || !last || !going) throw new Error('There are four members.');
  await auth.createUser({ uid: next.uid, email: next.email });
  const booking = await act(() => bookedHere(owner, { resortId }));
  // Its card is not captured, so that is left for the trigger once the stay is cancelled.
  const card = { resortId: elsewhere, cardNumber: '4242424242424242' };
  const byCard = await act(() => bookedHere(owner, { ...card, dependencies: deadBeforeCapture }));
  await act(() => bookedHere(going, { resortId: elsewhere }));
  for (const caller of [next, last]) {
    await act(() => joinHere(caller, resortId));
  }
  const order = { reason: 'Plans', refund: 'full', expected: null, nowMs: Date.now() } as const;
  await act(() => cancelStay(booking._id, { ...order, actor: owner.uid }, dependencies));
  await act(() => cancelStay(byCard._id, { ...order, actor: owner.uid }, dependencies));
  await act(() => club.users.doc(last.uid).update({ name: 'Another Name' }));
  await act(() => club.authz.doc(next.uid).update({ isAdmin: true }));
  await act(() => club.resorts.doc(elsewhere).update({ available_amount: 7 }));
  const { uid, email } = going;
  await act(() => closeAccount({ uid, actor: uid, email, nowMs: Date.now() }));
  return events;
};

test('events that come twice and in any order leave the club as those that come once do', async () => {
  const seed = announceSeed('EVENTS_SEED', 'npm run test:emulators -- proof events-again');
  const random = randomOf(seed);
  // From here on as in the cloud: what a trigger publishes is waited for.
  delete process.env['FUNCTIONS_EMULATOR'];
  const events = await aDay();
  const begun = await dump();
  const called = await settle(events, (all) => all);
  expect([...called].sort()).toEqual(TRIGGERS.map(({ name }) => name).sort());
  const expected = await recordsNow();
  const offered = await club.waitlistEntries.where('state', '==', 'offered').get();
  expect(offered.size).toBe(1);
  expect((await club.mail.get()).docs.filter(({ id }) => id.endsWith('_offered'))).toHaveLength(1);
  expect((await club.stats.doc('totals').get()).data()).toMatchObject({ users: 3 });
  for (let round = 0; round < 3; round += 1) {
    await restore(begun);
    await settle(events, (all) => shuffled([...all, ...shuffled(all, random).slice(0, 6)], random));
    // And once more, long afterwards.
    await settle(shuffled(events, random).slice(0, 8), (all) => all);
    expect(await recordsNow(), `seed ${seed}, round ${round}`).toEqual(expected);
  }
  expect((await auth.getUser(offered.docs[0]?.data().uid ?? '')).customClaims).toEqual({
    isAdmin: true,
  });
}, 240_000);
