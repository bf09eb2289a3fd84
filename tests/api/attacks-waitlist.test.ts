import { MAX_STAY_NIGHTS } from '@club/domain/calendar/booking-window';
import { RATE_LIMITS } from '@club/domain/limits/rate-limits';
import {
  MAX_LIVE_WAITLIST_OFFERS,
  WAITLIST_OFFER_HOURS,
  WAITLIST_PAUSE_HOURS,
} from '@club/domain/waitlist/waitlist';
import { describe, expect, test } from 'vitest';
import { serveWaitlist } from '../../functions/src/waitlist/serve-waitlist.ts';
import { callCallable, club, db, newMember } from './api-client.ts';
import { day, monthsOf, newResort, STAY } from './booking-stage.ts';
import { callerOf } from './caller-of.ts';
import { held, release } from './hold-calls.ts';
import { joinHere } from './own-club.ts';
import {
  entryOf,
  giveUnits,
  join,
  joined,
  leave,
  offeredStay,
  soldOutResort,
} from './waitlist-stage.ts';

/*
 * What a penetration test got out of the waitlist: nights for a day without paying, again and again,
 * and queues that were full of unconfirmed accounts.
 */

const OFFER_MS = WAITLIST_OFFER_HOURS * 3_600_000;

describe('nights that are free cannot be had for a day by waiting for them', () => {
  test('not by any unit type of an empty resort, however many nights', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const units = ['studio', '1 bedroom', '2 bedroom', '3 bedroom', '4 bedroom'];
    for (const [nights, to] of [
      [364, day(365)],
      [MAX_STAY_NIGHTS + 1, day(200)],
      [MAX_STAY_NIGHTS, day(200)],
      [1, day(2)],
    ] as const) {
      for (const unitType of units) {
        const criteria = { unitType, from: day(1), to, nights };
        const { status, error } = await join(person, resortId, criteria);
        expect(status).not.toBe(200);
        expect(error).toMatchObject({
          code: nights > MAX_STAY_NIGHTS ? 'invalid-input' : 'free-now',
        });
      }
    }
    expect(await monthsOf(resortId)).toEqual({});
    expect((await club.waitlistEntries.where('uid', '==', person.uid).get()).size).toBe(0);
  });

  test('not by holding the last unit oneself, waiting for it and letting it go', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort({ available_amount: 1 })]);
    const { holdId } = await held(person, resortId);
    expect((await join(person, resortId)).error).toMatchObject({
      code: 'free-now',
      details: { startDate: STAY.startDate, endDate: STAY.endDate },
    });
    expect(await release(person, holdId)).toEqual({ released: true });
    expect((await join(person, resortId)).error).toMatchObject({ code: 'free-now' });
  });
});

describe('a member is offered little at a time', () => {
  test('one stay of a resort, although they wait for many', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort({ available_amount: 0 })]);
    const first = await joined(person, resortId);
    const second = await joined(person, resortId, { unitType: 'studio', nights: 3 });
    await giveUnits(resortId, 5);
    expect(await serveWaitlist(db, resortId, Date.now())).toBe(1);
    expect((await entryOf(first.entryId)).state).toBe('offered');
    expect((await entryOf(second.entryId)).state).toBe('waiting');
  });

  test('two stays in all, and those behind them are served instead', async () => {
    const [person, next] = await Promise.all([newMember(), newMember()]);
    for (let offers = 0; offers < MAX_LIVE_WAITLIST_OFFERS; offers += 1) {
      expect((await offeredStay(person)).entry.state).toBe('offered');
    }
    const { resortId, entry, after } = await offeredStay(person, [next]);
    expect(entry.state).toBe('waiting');
    expect((await entryOf(after[0]?.entryId ?? '')).state).toBe('offered');
    expect((await club.waitlists.doc(resortId).get()).data()?.entries).not.toEqual({});
  });
});

describe('an offer that is released or missed costs the position for a day', () => {
  test('when it is left', async () => {
    const person = await newMember();
    const { resortId, entryId } = await offeredStay(person);
    expect(await leave(person, entryId)).toEqual({ left: true });
    await giveUnits(resortId, 0);
    expect((await join(person, resortId)).error).toMatchObject({ code: 'waitlist-pause' });
    expect((await join(await newMember(), resortId)).status).toBe(200);
  });

  test('when it runs out, and for a day only; other places there wait as long', async () => {
    const person = await newMember();
    const resortId = await newResort({ available_amount: 0 });
    const first = await joined(person, resortId);
    const other = await joined(person, resortId, { unitType: 'studio' });
    await giveUnits(resortId, 1);
    const nowMs = Date.now();
    await serveWaitlist(db, resortId, nowMs);
    const overMs = nowMs + OFFER_MS;
    expect(await serveWaitlist(db, resortId, overMs)).toBe(0);
    expect((await entryOf(first.entryId)).state).toBe('missed');
    expect((await entryOf(other.entryId)).state).toBe('waiting');
    await giveUnits(resortId, 0);
    const again = (at: number) => joinHere(callerOf(person), resortId, { nights: 5, nowMs: at });
    const pauseMs = WAITLIST_PAUSE_HOURS * 3_600_000;
    await expect(again(overMs + pauseMs - 1)).rejects.toMatchObject({ code: 'waitlist-pause' });
    await expect(again(overMs + pauseMs)).resolves.toMatchObject({ position: 2 });
    await giveUnits(resortId, 1);
    expect(await serveWaitlist(db, resortId, overMs + pauseMs)).toBe(1);
  });

  test('while leaving a place with nothing in hand costs nothing', async () => {
    const [{ resortId }, person] = await Promise.all([soldOutResort(), newMember()]);
    const { entryId } = await joined(person, resortId);
    await leave(person, entryId);
    expect((await join(person, resortId)).status).toBe(200);
  });
});

describe('a queue cannot be filled', () => {
  test('by accounts whose address is unconfirmed', async () => {
    const [{ resortId }, person] = await Promise.all([soldOutResort(), newMember('member', false)]);
    const { status, error } = await join(person, resortId);
    expect([status, error]).toMatchObject([403, { code: 'email-not-verified' }]);
    expect((await club.waitlists.doc(resortId).get()).exists).toBe(false);
    expect((await club.holds.doc(person.uid).get()).exists).toBe(false);
  });

  test('by many accounts from one address', async () => {
    const { resortId } = await soldOutResort();
    const { perMember, perAddress } = RATE_LIMITS.waitlist;
    if (perAddress === null) throw new Error('There has to be a limit.');
    expect(perAddress).toBeLessThan(5 * perMember);
    const people = await Promise.all(Array.from({ length: 5 }, () => newMember()));
    const codes: unknown[] = [];
    for (let place = 0; place <= perAddress; place += 1) {
      const person = people[place % people.length];
      if (person === undefined) throw new Error('There are members.');
      const caller = callerOf(person, { address: '203.0.113.77' });
      const answer = await joinHere(caller, resortId).then(
        ({ entryId }) => entryId,
        ({ code }: { code: string }) => code,
      );
      codes.push(answer);
      await callCallable('leavewaitlist', { entryId: answer }, person.token);
    }
    expect(codes.at(-1)).toBe('too-many-requests');
    expect(codes.slice(0, -1)).not.toContain('too-many-requests');
  });
});
