import { describe, expect, test } from 'vitest';
import { readClubRecords } from '../proof/club-records.ts';
import { describeViolations } from '../proof/oracle.ts';
import { duplicateViolations, inventoryViolations } from '../proof/oracle/inventory.ts';
import { club, db, newMember } from './api-client.ts';
import {
  book,
  bookingIn,
  cardBody,
  everyNight,
  newResort,
  nightsAt,
  pointsBody,
} from './booking-stage.ts';
import { held, hold } from './hold-calls.ts';
import { cancel } from './waitlist-stage.ts';

/*
 * One more unit of the same kind and dates: for a family that needs two, and never by accident.
 */

const wrongWith = async (uid: string, resortId: string): Promise<string[]> => {
  const records = await readClubRecords(db, { members: [uid], resorts: [resortId] });
  return describeViolations([
    ...duplicateViolations(records),
    ...inventoryViolations(records, { nowMs: Date.now() }),
  ]);
};

describe('a second unit', () => {
  test('is booked under a key of its own, by points and by card, and each is cancelled alone', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const first = await book(person, pointsBody(person, resortId), 'family-1');
    const second = await book(person, pointsBody(person, resortId), 'family-2');
    const third = await book(person, cardBody(person, resortId), 'family-3');
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect(new Set([first, second, third].map((answer) => bookingIn(answer)._id)).size).toBe(3);
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 3, live: [] }));
    expect(await wrongWith(person.uid, resortId)).toEqual([]);

    await cancel(person, bookingIn(first));
    expect(await wrongWith(person.uid, resortId)).toEqual([]);
    const keyless = await book(person, pointsBody(person, resortId));
    expect(bookingIn(keyless)._id).toBe(bookingIn(second)._id);
    await cancel(person, bookingIn(second));
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 1, live: [] }));
    const guards = await club.stays.where('uid', '==', person.uid).get();
    expect(guards.docs.map((guard) => guard.data())).toEqual([
      { bookingId: bookingIn(third)._id, uid: person.uid, more: [] },
    ]);
  });

  test('is not booked by the same key, however often and at once', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => book(person, pointsBody(person, resortId), 'family-1')),
    );
    expect(new Set(answers.map((answer) => bookingIn(answer)._id)).size).toBe(1);
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 1, live: [] }));
  });

  test('is not booked by callers without a key', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => book(person, pointsBody(person, resortId))),
    );
    expect(new Set(answers.map((answer) => bookingIn(answer)._id)).size).toBe(1);
    expect(await wrongWith(person.uid, resortId)).toEqual([]);
  });

  test('is held only for who says so, and never beyond the free units', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort({ available_amount: 2 })]);
    await book(person, pointsBody(person, resortId), 'family-1');
    expect((await hold(person, resortId)).error).toMatchObject({ code: 'duplicate-booking' });
    await held(person, resortId, { another: true });
    expect((await book(person, pointsBody(person, resortId), 'family-2')).status).toBe(201);
    expect((await hold(person, resortId, { another: true })).error).toMatchObject({
      code: 'sold-out',
    });
    expect((await book(person, pointsBody(person, resortId), 'family-3')).code).toBe('sold-out');
    expect((await hold(person, resortId, { another: 'yes' })).error).toMatchObject({
      code: 'invalid-input',
      field: 'another',
    });
  });
});
