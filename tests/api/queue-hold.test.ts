import { QUEUE_HOLD_SECONDS } from '@club/domain/waitlist/queue-hold';
import { expect, test } from 'vitest';
import type { Caller } from '../../functions/src/kernel/http/handler.ts';
import { reconcile } from '../../functions/src/reconciliation/reconcile.ts';
import { serveWaitlist } from '../../functions/src/waitlist/serve-waitlist.ts';
import { completeWork } from '../../functions/src/maintenance/complete-work.ts';
import { readClubRecords } from '../proof/club-records.ts';
import { describeViolations } from '../proof/oracle.ts';
import { inventoryViolations } from '../proof/oracle/inventory.ts';
import { waitlistViolations } from '../proof/oracle/waitlist.ts';
import { club, db, dependencies } from './api-client.ts';
import { newResort } from './booking-stage.ts';
import { bookHere, holdHere, joinHere, newCaller } from './own-club.ts';
import { entryOf, giveUnits } from './waitlist-stage.ts';

/*
 * What happens when an offer of a waitlist runs out: here only what a test calls is done, so that the
 * moments in between can be looked at.
 */

const GRACE_MS = QUEUE_HOLD_SECONDS * 1000;

/** A resort with one unit, which is offered to the first of its queue for a day. */
const offered = async () => {
  const [member, passer, resortId] = await Promise.all([
    newCaller(),
    newCaller(),
    newResort({ available_amount: 0 }),
  ]);
  const { entryId } = await joinHere(member, resortId);
  await giveUnits(resortId, 1);
  await serveWaitlist(db, resortId, Date.now());
  const entry = await entryOf(entryId);
  if (entry.offer === null) throw new Error('Nothing is offered.');
  return { member, passer, resortId, entryId, offer: entry.offer };
};

/** What comes of wanting the nights at an instant: by a booking, and by a hold. */
const wanting = async (caller: Caller, resortId: string, nowMs: number): Promise<string[]> => {
  const booked = await bookHere(caller, { resortId, nowMs });
  const held = await holdHere(caller, { resortId, nowMs }).catch(({ code }) => String(code));
  return [booked.code ?? 'booked', held];
};

const SOLD_OUT = ['sold-out', 'sold-out'];

/** The violations in inventory and waitlists at an instant. */
const wrongAt = async (nowMs: number): Promise<string[]> => {
  const records = await readClubRecords(db);
  return describeViolations([
    ...inventoryViolations(records, { nowMs }),
    ...waitlistViolations(records),
  ]);
};

/** What reconciliation finds now; totals are kept by triggers. */
const differences = async (): Promise<string[]> =>
  (await reconcile(dependencies, Date.now())).disagreements
    .filter(({ kind }) => kind !== 'totals')
    .map(({ id, detail }) => `${id}: ${detail}`);

test('the nights are closed to others until the next in the queue was served', async () => {
  const { member, passer, resortId, entryId, offer } = await offered();
  const next = await newCaller();
  const waiting = await joinHere(next, resortId);
  expect(waiting.entry.state).toBe('waiting');
  const { expiresAt } = offer;
  expect(await differences()).toEqual([]);
  for (const nowMs of [expiresAt - 1, expiresAt, expiresAt + GRACE_MS - 1]) {
    expect(await wanting(passer, resortId, nowMs)).toEqual(SOLD_OUT);
  }
  expect(await wanting(member, resortId, expiresAt)).toEqual(SOLD_OUT);
  for (const nowMs of [expiresAt - 1, expiresAt, expiresAt + GRACE_MS - 1]) {
    expect(await wrongAt(nowMs)).toEqual([]);
  }

  const dueMs = expiresAt + 60_000;
  await completeWork(dependencies, dueMs);
  expect(await wrongAt(dueMs)).toEqual([]);
  expect(await differences()).toEqual([]);
  expect((await entryOf(entryId)).state).toBe('missed');
  const served = await entryOf(waiting.entryId);
  expect(served.offer?.expiresAt).toBe(dueMs + 24 * 3_600_000);
  expect((await club.bookings.doc(offer.holdId).get()).data()?.status).toBe('expired');
  expect(await wanting(passer, resortId, dueMs)).toEqual(SOLD_OUT);
  expect(await wanting(passer, resortId, dueMs + GRACE_MS)).toEqual(SOLD_OUT);
  expect(await bookHere(next, { resortId, nowMs: dueMs + GRACE_MS })).toMatchObject({ code: null });
});

test('where no one waits any more the nights are free at the next run, and nothing keeps them', async () => {
  const { passer, resortId, entryId, offer } = await offered();
  await completeWork(dependencies, offer.expiresAt);
  expect((await entryOf(entryId)).state).toBe('missed');
  expect(await bookHere(passer, { resortId, nowMs: offer.expiresAt })).toMatchObject({
    code: null,
  });
});

test('without any run they are free by themselves after that moment', async () => {
  const { member, passer, resortId, offer } = await offered();
  const waiting = await joinHere(await newCaller(), resortId);
  const openMs = offer.expiresAt + GRACE_MS;
  expect(await wanting(passer, resortId, openMs - 1)).toEqual(SOLD_OUT);
  expect(await wanting(member, resortId, openMs - 1)).toEqual(SOLD_OUT);
  expect(await bookHere(passer, { resortId, nowMs: openMs })).toMatchObject({ code: null });
  await completeWork(dependencies, openMs);
  expect((await entryOf(waiting.entryId)).state).toBe('waiting');
});
