import type { BookingHistoryEntry } from '@club/domain/booking/booking';
import { HISTORY_STEPS } from '@club/domain/booking/booking';
import { describe, expect, test, vi } from 'vitest';
import { openDeletions } from '../../functions/src/maintenance/open-deletions.ts';
import { readClubRecords } from '../proof/club-records.ts';
import { describeViolations } from '../proof/oracle.ts';
import { historyViolations } from '../proof/oracle/bookings.ts';
import type { Person } from './api-client.ts';
import { callCallable, club, db, newAdmin, newMember } from './api-client.ts';
import { book, bookingIn, newResort, pointsBody } from './booking-stage.ts';
import { systemFlow } from './system-flow.ts';
import { cancel } from './waitlist-stage.ts';

const logged = vi.hoisted(() => vi.fn());
vi.mock('firebase-functions/logger', async (original) => ({
  ...(await original<object>()),
  error: logged,
}));

/*
 * A booking that is changed until its document is full could neither be cancelled nor deleted.
 */

const NOTES = 700;
const note = (index: number): BookingHistoryEntry => ({
  status: 'confirmed',
  at: new Date(Date.now() - (NOTES - index) * 1000).toISOString(),
  actor: 'member',
  // So that all of them are near to what one document can hold.
  reason: `${index} `.padEnd(1300, 'x'),
});

/** A stay with a history as it was written before there was a limit. */
const bookedFull = async (person: Person) => {
  const booking = bookingIn(await book(person, pointsBody(person, await newResort())));
  const [held] = booking.history;
  if (held === undefined) throw new Error('A booking begins with a step.');
  const first = { ...held, at: new Date(0).toISOString() };
  const history = [first, ...Array.from({ length: NOTES }, (_, index) => note(index))];
  await club.bookings.doc(booking._id).update({ history });
  return { ...booking, history };
};

/** The steps of a booking, in its own document and beside it. */
const stepsOf = async (id: string): Promise<{ kept: number; all: BookingHistoryEntry[] }> => {
  const [booking, pieces] = await Promise.all([
    club.bookings.doc(id).get(),
    club.bookingSteps.where('bookingId', '==', id).get(),
  ]);
  const kept = booking.data()?.history ?? [];
  const beside = pieces.docs
    .map((piece) => piece.data())
    .toSorted((one, other) => one.first - other.first)
    .flatMap(({ steps }) => steps);
  return { kept: kept.length, all: [...beside, ...kept] };
};

describe('a stay that was changed very often', () => {
  test('can be cancelled, and loses none of its steps', async () => {
    const person = await newMember();
    const booking = await bookedFull(person);
    await cancel(person, booking);
    const { kept, all } = await stepsOf(booking._id);
    expect(kept).toBe(HISTORY_STEPS);
    expect(all).toHaveLength(booking.history.length + 1);
    expect(all.slice(0, -1)).toEqual(booking.history);
    expect(all.at(-1)?.status).toBe('cancelled');
    const records = await readClubRecords(db, { members: [person.uid] });
    expect(describeViolations(historyViolations(records))).toEqual([]);
    const { result } = await callCallable('exportdata', {}, person.token);
    const exported = result as { earlierSteps: { first: number; steps: unknown[] }[] };
    expect(exported.earlierSteps.flatMap(({ steps }) => steps)).toHaveLength(all.length - kept);
  });

  test('does not keep its member from deleting the account', async () => {
    const person = await newMember();
    const booking = await bookedFull(person);
    expect((await callCallable('deleteaccount', {}, person.token)).status).toBe(200);
    expect((await club.accountDeletions.doc(person.uid).get()).exists).toBe(false);
    expect((await club.bookings.doc(booking._id).get()).data()).toMatchObject({
      status: 'cancelled',
      billingInfo: null,
    });
  });

  test('and by an admin', async () => {
    const [person, admin] = await Promise.all([newMember(), newAdmin()]);
    const booking = await bookedFull(person);
    const { status } = await callCallable(
      'cancelbooking',
      {
        bookingId: booking._id,
        reason: 'Closed',
        refund: 'full',
        expected: { cents: 0, points: booking.points },
      },
      admin.token,
    );
    expect(status).toBe(200);
    expect((await stepsOf(booking._id)).kept).toBe(HISTORY_STEPS);
  });
});

test('an account deletion that does not end within an hour is logged as an error', async () => {
  const nowMs = Date.now();
  const order = (uid: string, minutes: number) => ({
    uid,
    actor: uid,
    emailClaim: null,
    isEmailConfirmed: false,
    closedAtMs: nowMs - minutes * 60_000,
  });
  await Promise.all([
    club.accountDeletions.doc('late').set(order('late', 61)),
    club.accountDeletions.doc('young').set(order('young', 59)),
  ]);
  const found: string[] = [];
  for await (const page of openDeletions.find(systemFlow(nowMs))) {
    found.push(...page.map(({ id }) => id));
  }
  expect(found.sort()).toEqual(['late', 'young']);
  const said = logged.mock.calls.map((call) => JSON.stringify(call)).join('\n');
  await Promise.all(['late', 'young'].map((uid) => club.accountDeletions.doc(uid).delete()));
  expect(said).toContain('An account deletion is overdue.');
  expect(said).toContain('late');
  expect(said).not.toContain('young');
});
