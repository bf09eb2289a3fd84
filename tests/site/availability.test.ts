/** @module-tag site */
import { nightOfNumber, nightsIn } from '@club/domain/availability/scarce-nights';
import { addDays, dayAtOffset } from '@club/domain/calendar/local-date';
import { nightsOf } from '@club/domain/calendar/nights';
import { CATALOGUE_SHARD } from '@club/domain/catalogue/packed-catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeAvailability } from '../../functions/src/availability/availability-document.ts';
import { buildAvailability } from '../../functions/src/availability/build-availability.ts';
import {
  isAnyMonthWaiting,
  markMonths,
  publishAvailability,
} from '../../functions/src/availability/publish-availability.ts';
import { maintainPacked } from '../../functions/src/availability/maintain-packed.ts';
import { AVAILABILITY_ID } from '../../functions/src/catalogue/directory-lease.ts';
import type { Person } from '../api/api-client.ts';
import { callCallable, club, db, eventually, newAdmin, newMember } from '../api/api-client.ts';
import { book, bookingIn, newResort, pointsBody, STAY } from '../api/booking-stage.ts';

/** Patience of a busy machine: the functions' processes start, and a crowd's events take their turn. */
const PATIENCE_MS = 60_000;

const NIGHTS = nightsOf(STAY.startDate, STAY.endDate);
const resorts: string[] = [];
let admin: Person;

const aResort = async (available_amount: number): Promise<string> => {
  const id = await newResort({ available_amount });
  resorts.push(id);
  return id;
};

const document = () => club.availability.doc(CATALOGUE_SHARD);

/** What the document has for each resort: units left by night. */
const published = async (): Promise<Record<string, Record<string, number>>> => {
  const rows = decodeAvailability((await document().get()).data()) ?? new Map();
  return Object.fromEntries(
    [...rows].map(([id, runs]) => [
      id,
      Object.fromEntries([...nightsIn(runs)].map(([night, left]) => [nightOfNumber(night), left])),
    ]),
  );
};
const publishedOf = async (id: string) => (await published())[id] ?? {};

/** The same, counted night by night from the whole inventory. */
const counted = async (): Promise<Record<string, Record<string, number>>> => {
  const [months, given] = await Promise.all([club.inventory.get(), club.resorts.get()]);
  const units = new Map(given.docs.map((resort) => [resort.id, resort.data().available_amount]));
  const today = dayAtOffset(Date.now(), -12);
  const all: Record<string, Record<string, number>> = {};
  for (const month of months.docs) {
    const [, id = '', name = ''] = /^(.*)_(\d{4}-\d{2})$/.exec(month.id) ?? [];
    for (const [day, { sold }] of Object.entries(month.data().nights)) {
      const left = Math.max(0, (units.get(id) ?? 0) - sold);
      const night = `${name}-${day}`;
      if (!units.has(id) || sold === 0 || left > 3 || night < today) continue;
      all[id] = { ...all[id], [night]: left };
    }
  }
  return all;
};

const sorted = (rows: Record<string, Record<string, number>>): string[] =>
  Object.entries(rows)
    .flatMap(([id, nights]) =>
      Object.entries(nights).map(([night, left]) => `${id} ${night} ${left}`),
    )
    .toSorted();
const isTrue = async (): Promise<boolean> => {
  if (await isAnyMonthWaiting(db)) return false;
  const [now, expected] = await Promise.all([published(), counted()]);
  return sorted(now).join() === sorted(expected).join();
};

const everyNight = (left: number) => Object.fromEntries(NIGHTS.map((night) => [night, left]));

const booked = async (person: Person, resortId: string) => {
  const answer = await book(person, pointsBody(person, resortId));
  return answer.status === 201 ? bookingIn(answer) : null;
};
const cancel = async (bookingId: string): Promise<void> => {
  const booking = (await club.bookings.doc(bookingId).get()).data();
  const expected = { cents: booking?.priceCents, points: booking?.points };
  const answer = await callCallable(
    'cancelbooking',
    { bookingId, reason: 'Storm damage', refund: 'full', expected },
    admin.token,
  );
  expect(answer.status).toBe(200);
};

beforeAll(async () => {
  admin = await newAdmin();
  const [person, resortId] = await Promise.all([newMember(), aResort(1)]);
  await booked(person, resortId);
  await eventually('the first sale is there', isTrue, PATIENCE_MS);
});

afterAll(async () => {
  await eventually('everything is told as it is', isTrue, PATIENCE_MS);
});

describe('the scarce nights', () => {
  it('tell of a resort that is booked out, and no more once a stay is cancelled', async () => {
    const [person, resortId] = await Promise.all([newMember(), aResort(1)]);
    const booking = await booked(person, resortId);
    await eventually(
      'it is booked out',
      async () => (await publishedOf(resortId))[STAY.startDate] === 0,
      PATIENCE_MS,
    );
    expect(await publishedOf(resortId)).toEqual(everyNight(0));
    await cancel(booking?._id ?? '');
    await eventually(
      'it is free',
      async () => Object.keys(await publishedOf(resortId)).length === 0,
      PATIENCE_MS,
    );
  });

  it('count units left, and say nothing where there are many', async () => {
    const resortId = await aResort(5);
    for (const left of [undefined, 3, 2]) {
      await booked(await newMember(), resortId);
      await eventually('the sale is told', isTrue, PATIENCE_MS);
      expect((await publishedOf(resortId))[STAY.startDate]).toBe(left);
    }
  });

  it('do not hide a resort whose last unit is only held', async () => {
    const [person, resortId, other] = await Promise.all([newMember(), aResort(1), aResort(1)]);
    const offer = { resortId, vacationType: 'rciPoints', ...STAY };
    expect((await callCallable('holdoffer', offer, person.token)).status).toBe(200);
    // A later sale is published: so the hold would have been, too.
    await booked(await newMember(), other);
    await eventually('the sale is told', isTrue, PATIENCE_MS);
    expect(await publishedOf(other)).toEqual(everyNight(0));
    expect(await publishedOf(resortId)).toEqual({});
  });

  it('are right after a crowd has booked a resort out, and after it has cancelled again', async () => {
    const resortId = await aResort(3);
    const people = await Promise.all(Array.from({ length: 8 }, () => newMember()));
    const bookings = await Promise.all(people.map((person) => booked(person, resortId)));
    const made = bookings.filter((booking) => booking !== null);
    expect(made).toHaveLength(3);
    await eventually('it is booked out', isTrue, PATIENCE_MS);
    expect(await publishedOf(resortId)).toEqual(everyNight(0));
    await Promise.all(made.map(({ _id }) => cancel(_id)));
    await eventually('it is free', isTrue, PATIENCE_MS);
    expect(await publishedOf(resortId)).toEqual({});
  });

  it('follow a resort that gives more units or fewer, and forget a deleted one', async () => {
    const [person, resortId] = await Promise.all([newMember(), aResort(1)]);
    await booked(person, resortId);
    await eventually('it is booked out', isTrue, PATIENCE_MS);
    await club.resorts.doc(resortId).update({ available_amount: 3 });
    await eventually(
      'it gives more',
      async () => (await publishedOf(resortId))[STAY.startDate] === 2,
      PATIENCE_MS,
    );
    await club.resorts.doc(resortId).update({ available_amount: 40 });
    await eventually('it gives many', async () => !(resortId in (await published())), PATIENCE_MS);
    await club.resorts.doc(resortId).update({ available_amount: 1 });
    await eventually('it gives one', async () => resortId in (await published()), PATIENCE_MS);
    await club.resorts.doc(resortId).delete();
    await eventually(
      'it is forgotten',
      async () => !(resortId in (await published())),
      PATIENCE_MS,
    );
  });

  it('are not written again when an event is repeated or late', async () => {
    const [person, resortId] = await Promise.all([newMember(), aResort(1)]);
    await booked(person, resortId);
    await eventually('it is booked out', isTrue, PATIENCE_MS);
    const before = (await document().get()).updateTime;
    const months = [...new Set(NIGHTS.map((night) => `${resortId}_${night.slice(0, 7)}`))];
    await Promise.all([markMonths(db, months), markMonths(db, months)]);
    await Promise.all(Array.from({ length: 4 }, () => publishAvailability(db)));
    await eventually('nothing waits', async () => !(await isAnyMonthWaiting(db)), PATIENCE_MS);
    expect((await document().get()).updateTime?.isEqual(before!)).toBe(true);
    expect(await publishedOf(resortId)).toEqual(everyNight(0));
  });

  it('lose nothing when many publish and build them at the same time', async () => {
    const some = await Promise.all(Array.from({ length: 6 }, () => aResort(1)));
    const selling = Promise.all(some.map(async (resortId) => booked(await newMember(), resortId)));
    await Promise.all([
      selling,
      ...Array.from({ length: 4 }, () => publishAvailability(db)),
      buildAvailability(db),
      buildAvailability(db),
    ]);
    await eventually('everything is there', isTrue, PATIENCE_MS);
    const now = await published();
    for (const resortId of some) expect(now[resortId]).toEqual(everyNight(0));
  });

  it('are put in order every minute: what a dead process had marked, and a form not known', async () => {
    const [person, resortId] = await Promise.all([newMember(), aResort(1)]);
    // A process keeps the lease and dies, so that events find it taken and leave their marks.
    const dead = { holder: 'dead', until: Date.now() + 6000 };
    await eventually('nothing is published', isTrue, PATIENCE_MS);
    await club.directoryLease.doc(AVAILABILITY_ID).update(dead);
    await booked(person, resortId);
    await eventually('it is marked', () => isAnyMonthWaiting(db), PATIENCE_MS);
    await new Promise((resolve) => setTimeout(resolve, 6500));
    await maintainPacked(db, Date.now());
    expect(await publishedOf(resortId)).toEqual(everyNight(0));
    await document().update({ v: 0 });
    await maintainPacked(db, Date.now());
    expect(await isTrue()).toBe(true);
    await document().delete();
    await maintainPacked(db, Date.now());
    expect(await isTrue()).toBe(true);
    const version = (await document().get()).updateTime;
    await maintainPacked(db, Date.now());
    expect((await document().get()).updateTime?.isEqual(version!)).toBe(true);
  });

  it('forget nights that are over', async () => {
    const resortId = await aResort(1);
    const over = addDays(dayAtOffset(Date.now(), -12), -1);
    const id = `${resortId}_${over.slice(0, 7)}`;
    const nights = { [over.slice(8)]: { sold: 1, holds: {} } };
    await club.inventory.doc(id).set({ cap: 1, nights, rev: 1 });
    await eventually('the event is through', isTrue, PATIENCE_MS);
    expect(await publishedOf(resortId)).toEqual({});
    await club.inventory.doc(id).delete();
  });
});
