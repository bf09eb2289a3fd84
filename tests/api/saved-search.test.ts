import { MAX_SAVED_SEARCHES } from '@club/domain/waitlist/waitlist';
import { describe, expect, test } from 'vitest';
import { serveWaitlist } from '../../functions/src/waitlist/serve-waitlist.ts';
import type { Person } from './api-client.ts';
import { callCallable, club, db, newMember } from './api-client.ts';
import { day, newResort, STAY } from './booking-stage.ts';
import {
  entryOf,
  giveUnits,
  joined,
  leave,
  members,
  placesOf,
  savedSearch,
  searchBody,
} from './waitlist-stage.ts';

/** Resorts without units, in their order. */
const fullResorts = (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => newResort({ available_amount: 0 })));

const noticesOf = async (uid: string): Promise<number> =>
  (await club.notifications(uid).where('kind', '==', 'hold-offered').get()).size;

const serve = async (resortId: string, units = 1): Promise<number> => {
  await giveUnits(resortId, units);
  return serveWaitlist(db, resortId, Date.now());
};

describe('a saved search', () => {
  test('gets the first stay that fits, after those who waited there before, and waits nowhere then', async () => {
    const [here, there] = (await fullResorts(2)) as [string, string];
    const [before, searching, after] = (await members(3)) as [Person, Person, Person];
    const earlier = await joined(before, there);
    const { entryId, entry } = await savedSearch(searching, [here, there]);
    const later = await joined(after, here);
    expect(entry).toMatchObject({
      state: 'waiting',
      resortId: here,
      search: { region: null, resortIds: [here, there] },
    });
    expect(await placesOf(there)).toEqual([earlier.entryId, entryId]);

    expect(await serve(there)).toBe(1);
    expect((await entryOf(earlier.entryId)).state).toBe('offered');
    expect((await entryOf(entryId)).state).toBe('waiting');

    expect(await serve(here)).toBe(1);
    const found = await entryOf(entryId);
    expect(found).toMatchObject({ state: 'offered', resortId: here, isFound: true });
    expect(found.resort.resort_ID).toBe(here);
    const hold = await club.bookings.doc(found.offer?.holdId ?? '').get();
    expect(hold.data()).toMatchObject({ status: 'held', uid: searching.uid });
    expect(await noticesOf(searching.uid)).toBe(1);
    expect(await placesOf(there)).toEqual([]);
    expect(await placesOf(here)).toEqual([later.entryId]);

    // Declined, it goes to the next at that resort, and the search is over.
    expect(await leave(searching, entryId)).toEqual({ left: true });
    expect((await entryOf(entryId)).state).toBe('left');
    expect((await entryOf(later.entryId)).state).toBe('offered');
  });

  test('gets one stay when several fit at once', async () => {
    const resorts = await fullResorts(4);
    const person = await newMember();
    const { entryId } = await savedSearch(person, resorts);
    await Promise.all(resorts.map((resortId) => serve(resortId)));
    const { state, resortId } = await entryOf(entryId);
    expect(state).toBe('offered');
    expect(resorts).toContain(resortId);
    expect(await noticesOf(person.uid)).toBe(1);
    const { waiting, offers } = (await club.holds.doc(person.uid).get()).data() ?? {};
    expect([Object.keys(waiting ?? {}), Object.keys(offers ?? {}).length]).toEqual([[entryId], 1]);
    for (const id of resorts) expect(await placesOf(id)).toEqual([]);
  });

  test('takes only a stay within its ceiling', async () => {
    const [resortId = ''] = await fullResorts(1);
    // Six nights cost 42,000 points, and 500 more for each night of a weekend.
    const terms = { from: day(40), to: day(54), nights: 6, unitType: 'studio' };
    const person = await newMember();
    const { entryId } = await savedSearch(person, [resortId], { ...terms, ceiling: 42_500 });
    await serve(resortId);
    const { offer } = await entryOf(entryId);
    const hold = (await club.bookings.doc(offer?.holdId ?? '').get()).data();
    expect(hold?.points).toBeLessThanOrEqual(42_500);
  });

  test('ends in every queue, with its member’s account as well', async () => {
    const resorts = await fullResorts(3);
    const [leaving, deleting] = (await members(2)) as [Person, Person];
    const one = await savedSearch(leaving, resorts);
    const other = await savedSearch(deleting, resorts);
    expect(await leave(deleting, one.entryId)).toEqual({ left: false });
    expect(await leave(leaving, one.entryId)).toEqual({ left: true });
    for (const id of resorts) expect(await placesOf(id)).toEqual([other.entryId]);
    expect((await callCallable('deleteaccount', {}, deleting.token)).status).toBe(200);
    for (const id of resorts) expect(await placesOf(id)).toEqual([]);
    expect((await club.waitlistEntries.doc(other.entryId).get()).exists).toBe(false);
  });
});

describe('saving a search', () => {
  test('is done once, however often it is requested, and three times at most', async () => {
    const resorts = await fullResorts(2);
    const person = await newMember();
    const body = searchBody(resorts);
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => callCallable('savesearch', body, person.token)),
    );
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
    const more = await Promise.all(
      Array.from({ length: MAX_SAVED_SEARCHES }, (_, at) =>
        callCallable('savesearch', searchBody(resorts, { nights: at + 1 }), person.token),
      ),
    );
    expect(more.filter(({ status }) => status === 200)).toHaveLength(MAX_SAVED_SEARCHES - 1);
    expect(more.find(({ status }) => status !== 200)?.error).toMatchObject({
      code: 'waitlist-limit',
    });
    expect(await placesOf(resorts[1] ?? '')).toHaveLength(MAX_SAVED_SEARCHES);
  });

  test('leaves out what cannot be booked, and says what is free', async () => {
    const [full = ''] = await fullResorts(1);
    const [withdrawn, free] = await Promise.all([
      newResort({ available: false }),
      newResort({ available_amount: 1 }),
    ]);
    const person = await newMember();
    const { error } = await callCallable(
      'savesearch',
      searchBody([full, withdrawn, free]),
      person.token,
    );
    expect(error).toMatchObject({
      code: 'free-now',
      details: { resortId: free, startDate: STAY.startDate, endDate: STAY.endDate },
    });
    expect(await placesOf(full)).toEqual([]);
    const { entry } = await savedSearch(person, [full, withdrawn]);
    expect(entry.search?.resortIds).toEqual([full]);
  });

  test.each([
    [{ region: 'Atlantis', resortIds: [] }, 'resort-not-found', 'region'],
    [{ resortIds: ['NOWHERE-1'] }, 'resort-not-found', 'resortIds'],
    [{ to: day(200) }, 'invalid-input', 'to'],
    [{ unitType: '4 bedroom', vacationType: 'lastCall' }, 'unit-not-offered', 'unitType'],
  ])('with %o is rejected, and no one waits', async (changes, code, field) => {
    const [person, [resortId = '']] = await Promise.all([newMember(), fullResorts(1)]);
    const { error } = await callCallable(
      'savesearch',
      searchBody([resortId], changes),
      person.token,
    );
    expect(error).toMatchObject({ code, field });
    expect(await placesOf(resortId)).toEqual([]);
    expect((await club.holds.doc(person.uid).get()).exists).toBe(false);
  });
});
