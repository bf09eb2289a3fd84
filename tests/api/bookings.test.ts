import { accountWith } from '@club/domain/testing/points-account';
import { sandboxCard } from '@club/domain/booking/sandbox-card';
import type { Output } from '@club/domain/api/contract';
import { BILLING } from '@club/domain/testing/billing';
import { GOOD_EXPIRY } from '@club/domain/testing/card-expiry';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from './api-client.ts';
import { call, callCallable, club, newAdmin, newMember } from './api-client.ts';
import {
  NOTHING,
  allBookingsOf,
  book,
  bookingIn,
  card,
  cardBody,
  day,
  detailsIn,
  everyNight,
  newResort,
  nightsAt,
  pointsBody,
  writtenFor,
} from './booking-stage.ts';

let member: Person;
beforeAll(async () => {
  member = await newMember();
});

const balanceOf = async (uid: string) => (await club.accounts.doc(uid).get()).data();

describe('a booking with points', () => {
  test('works for a member with ZERO points: the price is borrowed and the ledger says so', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const answer = await book(person, pointsBody(person, resortId, { price: 0, nights: 6 }));
    expect(answer.status).toBe(201);
    const booking = bookingIn(answer);
    expect(booking).toMatchObject({
      uid: person.uid,
      email: person.email,
      status: 'confirmed',
      paymentMethod: 'points',
      vacationType: 'rciPoints',
      price: 0,
      nights: 6,
      paymentDetails: null,
      borrowedPoints: booking.points,
      resort: { _id: resortId, place_name: 'Test Harbour 7 Nights' },
    });
    expect(await balanceOf(person.uid)).toMatchObject({
      available: 0,
      borrowed: booking.points,
      seq: 2,
    });
    const lines = await club.ledger.where('uid', '==', person.uid).orderBy('seq').get();
    expect(lines.docs.map((line) => [line.id, line.data().kind])).toEqual([
      [`${booking._id}_borrow`, 'borrow'],
      [`${booking._id}_redeem`, 'redeem'],
    ]);
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 1, live: [] }));
    const message = await club.notifications(person.uid).doc(`${booking._id}_confirmed`).get();
    expect(message.data()).toMatchObject({ kind: 'booking-confirmed', read: false });
  });

  test('takes the balance first', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    await club.accounts.doc(person.uid).set(accountWith({ available: 100_000 }));
    const booking = bookingIn(await book(person, pointsBody(person, resortId)));
    expect(booking.borrowedPoints).toBe(0);
    expect(await balanceOf(person.uid)).toMatchObject({
      available: 100_000 - booking.points,
      borrowed: 0,
      seq: 1,
    });
  });

  test('beyond what can be borrowed is rejected with the missing points', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    await club.accounts.doc(person.uid).update({ borrowed: 240_000 });
    const answer = await book(person, pointsBody(person, resortId));
    expect([answer.status, answer.code]).toEqual([422, 'points-limit']);
    expect(detailsIn(answer)['missing']).toBeGreaterThan(0);
    expect(await writtenFor(person.uid, resortId)).toEqual(NOTHING);
  });

  test('by a guest needs no billing form: the guest stands in for it', async () => {
    const resortId = await newResort();
    const { firstName, lastName, phoneNumber, address1, city, postalCode, country } = BILLING;
    const guestInfo = {
      firstName,
      lastName,
      phoneNumber,
      address1,
      city,
      postalCode,
      country,
      email: 'guest@example.com',
      sendConfirmation: true,
      agreeTerms: true,
    };
    const body = pointsBody(member, resortId, { guestInfo, billingInfo: undefined });
    const answer = await book(member, body);
    expect(answer.status).toBe(201);
    expect(bookingIn(answer)).toMatchObject({
      guestInfo: { email: 'guest@example.com' },
      billingInfo: { firstName: BILLING.firstName, isGuest: true },
    });
  });
});

describe('a booking by card', () => {
  test('confirms, captures once and keeps only the masked card', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const answer = await book(
      person,
      cardBody(person, resortId, { price: 361.02, points: 0, nights: 6 }),
    );
    expect(answer.status).toBe(201);
    const booking = bookingIn(answer);
    expect(booking).toMatchObject({
      status: 'confirmed',
      vacationType: 'lastCall',
      price: 361.02,
      priceCents: 36_102,
      points: 0,
      paymentDetails: {
        cardNumber: '**** **** **** 4242',
        expiryDate: GOOD_EXPIRY,
        brand: 'Visa',
        last4: '4242',
      },
    });
    expect((await club.payments.doc(booking._id).get()).data()).toMatchObject({
      state: 'captured',
      amountCents: 36_102,
    });
    expect((await club.sandboxGateway.doc(booking._id).get()).data()).toMatchObject({
      state: 'captured',
      amountCents: 36_102,
    });
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 1, live: [] }));
    expect(await balanceOf(person.uid)).toMatchObject({ available: 0, borrowed: 0, seq: 0 });
  });

  test('takes the price before tax and a token of the payment field, too', async () => {
    const resortId = await newResort();
    const reduced = sandboxCard('4242424242424242', { month: 12, year: 2029 });
    const sealed = await callCallable('cardtoken', reduced, member.token);
    const { token } = sealed.result as Output<'cardToken'>;
    const body = cardBody(member, resortId, { price: 339, paymentDetails: { token } });
    const answer = await book(member, body);
    expect(answer.status).toBe(201);
    expect(bookingIn(answer).paymentDetails?.last4).toBe('4242');
  });

  test.each([
    ['4000 0000 0000 0002', 'declined'],
    ['4000 0000 0000 9995', 'insufficient-funds'],
    ['4000 0000 0000 0069', 'expired'],
    ['4000 0000 0000 0127', 'wrong-cvc'],
    ['4000 0000 0000 0119', 'processing-error'],
  ])('with %s is rejected as %s, and the nights are free again', async (number, reason) => {
    const [person, resortId] = await Promise.all([newMember(), newResort({ available_amount: 1 })]);
    const key = `first-${resortId}`;
    const body = cardBody(person, resortId, { paymentDetails: card(number) });
    const answer = await book(person, body, key);
    expect([answer.status, answer.code]).toEqual([402, 'card-declined']);
    expect(detailsIn(answer)['reason']).toBe(reason);
    const again = await book(person, body, key);
    expect([again.status, again.body]).toEqual([402, answer.body]);
    const [failed] = await allBookingsOf(person.uid);
    expect(failed?.status).toBe('payment_failed');
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 0, live: [] }));
    const list = await call(`GET /bookings?email=${person.email}`, { token: person.token });
    expect(list.body).toEqual([]);

    const second = await book(person, cardBody(person, resortId), `second-${resortId}`);
    expect(second.status).toBe(201);
  });

  test('leaves the card number in no document', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const number = '5555 5555 5555 4444';
    const answer = await book(
      person,
      cardBody(person, resortId, { paymentDetails: { ...card(number), cvv: '873' } }),
    );
    expect(answer.status).toBe(201);
    // The keys of a search are beginnings of words, which can be any three digits.
    const everything = JSON.stringify([answer.body, await dump()], (name, value: unknown) =>
      name === 'keys' ? undefined : value,
    );
    expect(everything).toContain('**** **** **** 4444');
    expect(everything.replaceAll(/[\s-]/g, '')).not.toContain('5555555555554444');
    expect(everything).not.toContain('"873"');
  });
});

const dump = async (): Promise<unknown[]> => {
  const documents = await Promise.all([
    club.bookings.get(),
    club.payments.get(),
    club.sandboxGateway.get(),
    club.stays.get(),
    club.holds.get(),
    club.inventory.get(),
    club.ledger.get(),
    club.accounts.get(),
    club.users.get(),
    club.audit.get(),
    club.bookings.firestore.collectionGroup('notifications').get(),
  ]);
  return documents.flatMap((found) => found.docs.map((document) => document.data()));
};

describe('a repeated request', () => {
  test.each([
    ['points', pointsBody],
    ['cash', cardBody],
  ] as const)('with the same key answers the same %s booking again', async (_method, make) => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const body = make(person, resortId);
    const first = await book(person, body, 'key-1');
    const again = await book(person, body, 'key-1');
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 1, live: [] }));
  });

  test('with the same key and another body is rejected', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    await book(person, pointsBody(person, resortId), 'key-1');
    for (const changes of [{ unitType: 'studio' }, { endDate: 'rubbish' }]) {
      const answer = await book(person, pointsBody(person, resortId, changes), 'key-1');
      expect([answer.status, answer.code]).toEqual([422, 'key-reused']);
    }
  });

  test("with another member's key is another member's booking", async () => {
    const [one, other, resortId] = await Promise.all([newMember(), newMember(), newResort()]);
    const first = await book(one, pointsBody(one, resortId), 'key-1');
    const second = await book(other, pointsBody(other, resortId), 'key-1');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(bookingIn(second)._id).not.toBe(bookingIn(first)._id);
  });

  test('without a key answers the booking of the same stay', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const first = await book(person, cardBody(person, resortId));
    const again = await book(person, cardBody(person, resortId));
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(bookingIn(again)._id).toBe(bookingIn(first)._id);
  });

  test('with another key is one more unit of the same stay', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const first = await book(person, pointsBody(person, resortId), 'key-1');
    const other = await book(person, cardBody(person, resortId), 'key-2');
    expect(other.status).toBe(201);
    expect(bookingIn(other)._id).not.toBe(bookingIn(first)._id);
    expect(await nightsAt(resortId)).toEqual(everyNight({ sold: 2, live: [] }));
  });

  test('for another unit of the same nights is a booking of its own', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    await book(person, pointsBody(person, resortId));
    const other = await book(person, pointsBody(person, resortId, { unitType: 'studio' }));
    expect(other.status).toBe(201);
  });
});

test('nights that are sold out are named', async () => {
  const [person, resortId] = await Promise.all([newMember(), newResort({ available_amount: 1 })]);
  await book(person, pointsBody(person, resortId, { startDate: day(44), endDate: day(48) }));
  const answer = await book(member, pointsBody(member, resortId));
  expect([answer.status, answer.code]).toEqual([409, 'sold-out']);
  expect(detailsIn(answer)['soldOutNights']).toEqual([day(44), day(45)]);
});

describe('the lists of bookings', () => {
  test('show own bookings, newest first, and no hold or failure', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const one = bookingIn(await book(person, pointsBody(person, resortId)));
    await book(
      person,
      cardBody(person, resortId, { unitType: 'studio', paymentDetails: card('4000000000000002') }),
    );
    const two = bookingIn(
      await book(person, cardBody(person, resortId, { unitType: '2 bedroom' })),
    );
    const mixedCase = person.email.toUpperCase();
    const list = await call(`GET /bookings?email=${mixedCase}`, { token: person.token });
    expect(list.status).toBe(200);
    expect(list.body).toEqual([two, one]);
  });

  test('show no other member’s bookings, except to an admin', async () => {
    const [person, admin, resortId] = await Promise.all([newMember(), newAdmin(), newResort()]);
    const booked = bookingIn(await book(person, pointsBody(person, resortId)));
    const path = `GET /bookings?email=${person.email}`;
    const [byOther, byAdmin, all, allByMember] = await Promise.all([
      call(path, { token: member.token }),
      call(path, { token: admin.token }),
      call('GET /all-bookings', { token: admin.token }),
      call('GET /all-bookings', { token: member.token }),
    ]);
    expect([byOther.status, byOther.code]).toEqual([403, 'not-allowed']);
    expect(byAdmin.body).toEqual([booked]);
    expect(all.status).toBe(200);
    expect(all.body).toContainEqual(booked);
    expect(allByMember.status).toBe(403);
  });
});
