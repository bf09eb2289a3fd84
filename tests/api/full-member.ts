import { randomBytes } from 'node:crypto';
import { ApiError } from '@club/domain/api/errors';
import type { StoredBooking } from '@club/domain/booking/booking';
import { BILLING } from '@club/domain/testing/billing';
import { FieldValue } from 'firebase-admin/firestore';
import { changeBooking } from '../../functions/src/booking/change/change-stay.ts';
import type { Person } from './api-client.ts';
import { call, callCallable, club, dependencies, signUp } from './api-client.ts';
import { STAY, book, bookingIn, card, day, newResort } from './booking-stage.ts';
import { callerOf } from './caller-of.ts';
import { contactBody } from './contact-stage.ts';
import { deadAfterAuthorizing } from './dead-gateways.ts';
import { hold } from './hold-calls.ts';
import { reviewBody } from './review-stage.ts';
import { join } from './waitlist-stage.ts';

/** A member with something in every collection, and the words by which they can be recognised. */
export type FullMember = {
  person: Person;
  resortId: string;
  /** Parts of address, names and telephone numbers that no other member has; lower case. */
  traces: string[];
  /** Who checks in by the stay that is paid by card, and wants to be written to. */
  guestEmail: string;
  stays: { points: string; card: string; past: string; unpaid: string };
};

const word = (letters: number): string =>
  [...randomBytes(letters)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
const digits = (count: number): string => [...randomBytes(count)].map((byte) => byte % 10).join('');

const need = <Answer extends { status: number }>(what: string, answer: Answer): Answer => {
  if (answer.status > 201) throw new Error(`${what}: ${JSON.stringify(answer)}`);
  return answer;
};

/** A booking whose payment was approved, and whose request died before it heard of that. */
const leaveUnpaid = async (like: StoredBooking): Promise<string> => {
  const id = randomBytes(12).toString('hex');
  const { gateway } = dependencies;
  const unpaid: StoredBooking = {
    ...like,
    _id: id,
    status: 'held',
    startDate: day(70),
    endDate: day(76),
    history: like.history.slice(0, 1),
    expiresAt: Date.now() + 400_000,
  };
  const { priceCents } = like;
  const asked = await gateway.tokenize('4242424242424242', { month: 12, year: 2029 }, like.uid);
  await gateway.authorize(id, priceCents, asked.token);
  await club.payments.doc(id).set({
    state: 'authorizing',
    amountCents: priceCents,
    gatewayKey: id,
    gatewayRef: null,
    declineReason: null,
    at: like.bookingDate,
  });
  await club.bookings.doc(id).set(unpaid);
  return id;
};

/** A change to a dearer unit whose card was approved, and whose request died before it heard. */
const leaveChangeUnpaid = async (
  person: Person,
  { _id, startDate, endDate }: StoredBooking,
): Promise<void> => {
  const request = {
    bookingId: _id,
    requestId: randomBytes(8).toString('hex'),
    startDate,
    endDate,
    unitType: '2 bedroom',
    expected: { cents: 4261, points: 0 },
    paymentDetails: card(),
  } as const;
  const nowMs = Date.now();
  const caller = { ...callerOf(person, { nowMs }), emailVerified: false };
  await changeBooking(request, { caller, nowMs, ...deadAfterAuthorizing }).then(
    () => {
      throw new Error('The change was to be left open.');
    },
    (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'busy') throw error;
    },
  );
};

/**
 * Registers a member, who fills in the profile, saves a resort, books by points and by card,
 * has been on a stay, is just paying for one and for a better unit, holds an offer, waits for a
 * resort that is full and has written to the club.
 */
export const newFullMember = async (): Promise<FullMember> => {
  const [first, last, guestName, phone, guestPhone] = [
    word(9),
    word(9),
    word(9),
    digits(9),
    digits(9),
  ];
  const [person, resortId, soldOutId] = await Promise.all([
    signUp(`full${word(6)}`),
    newResort({ available_amount: 9 }),
    newResort({ available_amount: 0 }),
  ]);
  const { uid, email, token } = person;
  const name = `${first} ${last}`;
  need('POST /users', await call('POST /users', { token, body: { name, email } }));
  await club.users.doc(uid).update({ phoneNumber: phone, location: `${last} Street` });
  const board = { board: 'b1', note: `With ${guestName}` };
  await club
    .favourites(uid)
    .doc(resortId)
    .set({ savedAt: FieldValue.serverTimestamp(), ...board });
  await club
    .boards(uid)
    .doc('b1')
    .set({ name: `With ${guestName}`, dates: '' });
  const shared = { board: 'b1', share: { withNotes: true } };
  need('shareboard', await callCallable('shareboard', shared, token));
  const billingInfo = { ...BILLING, firstName: first, lastName: last, phoneNumber: phone };
  const guestInfo = {
    ...BILLING,
    firstName: guestName,
    email: `${guestName}@example.com`,
    phoneNumber: guestPhone,
    agreeTerms: true,
    sendConfirmation: true,
  };
  const common = { resort: { _id: resortId }, email, unitType: '1 bedroom', billingInfo };
  const points = bookingIn(
    need(
      'by points',
      await book(person, { ...common, ...STAY, paymentMethod: 'points', paymentDetails: null }),
    ),
  );
  const byCard = bookingIn(
    need(
      'by card',
      await book(person, {
        ...common,
        startDate: day(50),
        endDate: day(56),
        paymentMethod: 'cash',
        paymentDetails: card(),
        guestInfo,
      }),
    ),
  );
  need(
    'a hold',
    await hold(person, resortId, {
      unitType: 'studio',
      startDate: day(60),
      endDate: day(66),
    }),
  );
  need(
    'a place in a queue',
    await join(person, soldOutId, { unitType: 'studio', from: day(60), to: day(80) }),
  );
  need(
    'a message to the club',
    await callCallable('contactclub', contactBody({ name, email, bookingId: points._id }), token),
  );
  const past = randomBytes(12).toString('hex');
  await club.bookings
    .doc(past)
    .set({ ...byCard, _id: past, status: 'completed', startDate: day(-20), endDate: day(-14) });
  const review = reviewBody(past, { showName: true, text: `We came with ${guestName}.` });
  need('a review', await callCallable('writereview', review, token));
  const unpaid = await leaveUnpaid(byCard);
  await leaveChangeUnpaid(person, byCard);
  return {
    person,
    resortId,
    traces: [email.slice(0, 18), first, last, guestName, phone, guestPhone],
    guestEmail: guestInfo.email,
    stays: { points: points._id, card: byCard._id, past, unpaid },
  };
};
