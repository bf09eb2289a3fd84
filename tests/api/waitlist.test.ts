import { MAX_WAITLIST_ENTRIES } from '@club/domain/waitlist/waitlist';
import { describe, expect, test } from 'vitest';
import type { Person } from './api-client.ts';
import { callCallable, club, newMember, signUp } from './api-client.ts';
import { book, day, newResort, pointsBody, STAY } from './booking-stage.ts';
import {
  becomes,
  entryOf,
  join,
  joined,
  leave,
  members,
  offeredStay,
  placesOf,
  soldOutResort,
  CRITERIA,
} from './waitlist-stage.ts';

describe('joining a queue', () => {
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
      ...CRITERIA,
      resortId,
      uid: a?.uid,
      state: 'waiting',
      offer: null,
    });
    expect(await placesOf(resortId)).toEqual([first.entryId, both.entryId, later.entryId]);
    const queue = JSON.stringify((await club.waitlists.doc(resortId).get()).data());
    expect(queue).not.toContain(a?.uid);
    expect(queue).not.toContain(a?.email);
  });

  test('by the same request again is the same place, and with other criteria under it is rejected', async () => {
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

  test('twice for the same is rejected, also when it is asked at once', async () => {
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
    const criteria = Array.from({ length: MAX_WAITLIST_ENTRIES + 1 }, (_, index) => ({
      unitType: index < 6 ? 'studio' : '2 bedroom',
      nights: (index % 6) + 1,
      from: STAY.startDate,
      to: STAY.endDate,
    }));
    const answers = await Promise.all(criteria.map((one) => join(person, resortId, one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_WAITLIST_ENTRIES);
    const rejected = answers.find(({ status }) => status !== 200);
    expect(rejected?.error).toMatchObject({ code: 'waitlist-limit' });
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
  ])('with %o is rejected, and no one waits', async (changes, code, field) => {
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

  test('for what is free already is rejected, with what can be booked', async () => {
    const { owner, resortId } = await soldOutResort();
    const criteria = { from: day(40), to: day(60), nights: 3 };
    expect((await join(await newMember(), resortId, criteria)).error).toMatchObject({
      code: 'free-now',
      details: { startDate: day(46), endDate: day(49) },
    });
    expect(await placesOf(resortId)).toEqual([]);
    expect((await club.holds.doc(owner.uid).get()).data()?.waiting ?? {}).toEqual({});
  });
});

describe('leaving a queue', () => {
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
    expect((await club.holds.doc(a.uid).get()).data()?.waiting).toEqual({});
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
