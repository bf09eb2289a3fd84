import { BILLING } from '@club/domain/testing/billing';
import { describe, expect, test } from 'vitest';
import type { Person } from './api-client.ts';
import { callCallable, db, newAdmin, newMember } from './api-client.ts';
import { stored } from './booking-records.ts';
import { bookedStay } from './booking-stage.ts';
import { errorOf, timesNotified } from './change-stage.ts';

describe('changing who checks in', () => {
  const GUEST = {
    ...BILLING,
    firstName: 'Anna',
    lastName: 'Berg',
    email: 'anna.berg@example.com',
    agreeTerms: true,
    sendConfirmation: false,
  };
  const setGuest = (person: Person, bookingId: string, guestInfo: unknown) =>
    callCallable('changeguest', { bookingId, guestInfo }, person.token);
  const keysOf = async (id: string): Promise<unknown> =>
    (await db.doc(`bookings/${id}`).get()).get('keys');

  test('sets a guest, is found by them in the admin list, and removes them again', async () => {
    const { person, booking } = await bookedStay();
    const set = await setGuest(person, booking._id, GUEST);
    expect(set.error).toBeUndefined();
    expect(set.result).toMatchObject({ guestInfo: GUEST, billingInfo: booking.billingInfo });
    expect(await stored(booking._id)).toEqual(set.result);
    expect(await keysOf(booking._id)).toContain('berg');
    const again = await setGuest(person, booking._id, GUEST);
    expect(again.result).toEqual(set.result);
    expect(await timesNotified(person.uid)).toBe(1);
    const off = await setGuest(person, booking._id, null);
    expect(off.result).toMatchObject({ guestInfo: null, rev: booking.rev + 2 });
    expect(await keysOf(booking._id)).not.toContain('berg');
  });

  test('is for the member alone, and needs all fields of the guest', async () => {
    const { person, booking } = await bookedStay();
    const [other, admin] = await Promise.all([newMember(), newAdmin()]);
    for (const by of [other, admin]) {
      const answer = await setGuest(by, booking._id, GUEST);
      expect([answer.status, errorOf(answer).code]).toEqual([404, 'booking-not-found']);
    }
    for (const [field, guest] of [
      ['guestInfo', undefined],
      ['guestInfo.lastName', { ...GUEST, lastName: '' }],
      ['guestInfo.email', { ...GUEST, email: 'unknown' }],
      ['guestInfo.agreeTerms', { ...GUEST, agreeTerms: false }],
      ['guestInfo.room', { ...GUEST, room: 7 }],
    ] as const) {
      const answer = await setGuest(person, booking._id, guest);
      expect([answer.status, errorOf(answer).field]).toEqual([400, field]);
    }
    expect(await stored(booking._id)).toEqual(booking);
  });
});
