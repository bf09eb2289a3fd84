import { randomUUID } from 'node:crypto';
import type { StoredBooking } from '@club/domain/booking/booking';
import { RATE_LIMITS } from '@club/domain/limits/rate-limits';
import { BILLING } from '@club/domain/testing/billing';
import { MUTES } from '@club/domain/user/message-settings';
import type { StoredMail } from '@club/domain/mail/mail';
import { describe, expect, it } from 'vitest';
import { completePayment } from '../../functions/src/booking/pay/card-payment.ts';
import { refundPayment } from '../../functions/src/booking/pay/refund-payment.ts';
import type { Person } from './api-client.ts';
import { callCallable, club, newAdmin, newMember, siteUrl } from './api-client.ts';
import { book, bookingIn, card, cardBody, newResort, pointsBody } from './booking-stage.ts';
import { systemFlow } from './system-flow.ts';

const guestOf = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Anna',
  lastName: 'Berg <b>&amp;</b>',
  address1: '12 Quay Street',
  country: 'Norway',
  city: 'Bergen',
  state: 'Vestland',
  postalCode: '5003',
  email: `guest-${randomUUID()}@example.com`,
  phoneNumber: '+47 555 010 20',
  sendConfirmation: true,
  agreeTerms: true,
  ...changes,
});

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

const mailsOf = async (uid: string): Promise<StoredMail[]> =>
  (await club.mail.where('uid', '==', uid).get()).docs
    .map((mail) => mail.data())
    .toSorted((one, other) => one.at.localeCompare(other.at));
const noticesOf = async (uid: string) =>
  (await club.notifications(uid).get()).docs.map((notice) => notice.data());

const mailTo = (mails: readonly StoredMail[], to: string, subject: RegExp): StoredMail => {
  const found = mails.filter((mail) => mail.to === to && subject.test(mail.message.subject));
  const [mail] = found;
  if (mail === undefined || found.length > 1) throw new Error(`${found.length} mails to ${to}.`);
  return mail;
};

/**
 * All that a mail says, but for what is drawn by chance and may have any digits: the site's port, the
 * number of the booking and the id of its resort.
 */
const wordsOf = (message: StoredMail['message'], { _id, resort }: StoredBooking): string =>
  [siteUrl(), _id, resort._id].reduce(
    (words, drawn) => words.replaceAll(drawn, ''),
    JSON.stringify(message),
  );

/** A stay booked by card for a guest who wants a confirmation. */
const bookForGuest = async (person: Person, guestInfo: object, key: string) => {
  const resortId = await newResort();
  const body = cardBody(person, resortId, { guestInfo, billingInfo: BILLING });
  return { body, answer: await book(person, body, key) };
};

const cancel = (person: Person, bookingId: string, expected: object) =>
  callCallable(
    'cancelbooking',
    { bookingId, reason: 'Plans changed', refund: 'policy', expected },
    person.token,
  );

describe('a stay that is booked by card for a guest', () => {
  it('notifies both once, whatever is repeated, and the guest without its price', async () => {
    const person = await newMember();
    const guest = guestOf();
    const key = randomUUID();
    const { body, answer } = await bookForGuest(person, guest, key);
    expect(answer.status).toBe(201);
    const booking = bookingIn(answer);

    const repeats = await Promise.all(range(20).map(() => book(person, body, key)));
    expect(new Set(repeats.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await book(person, body)).status).toBe(200);
    await completePayment(systemFlow(), booking);

    const mails = await mailsOf(person.uid);
    expect(mails.length).toBe(2);
    expect((await noticesOf(person.uid)).length).toBe(1);
    const own = mailTo(mails, person.email, /^Booking confirmed: Test Harbour, /).message;
    const copy = mailTo(mails, guest.email, /^Booking confirmed: Test Harbour, /).message;
    for (const { text, html } of [own, copy]) {
      expect(text).toContain(`Booking number: ${booking.number}`);
      expect(text).toContain('Who checks in: Anna Berg <b>&amp;</b>');
      expect(html).toContain('Anna Berg &lt;b&gt;&amp;amp;&lt;/b&gt;');
      expect(html).not.toContain('Berg <b>');
    }
    expect(own.text).toContain('Total: $361.02 with tax');
    expect(own.text).toContain('Paid with: **** **** **** 4242');
    expect(own.text).toContain(`${siteUrl()}/dashboard/my-bookings/${booking._id}`);
    expect(wordsOf(copy, booking)).not.toMatch(/USD|361|4242|\bpoints\b|\bcard\b/i);
    expect(JSON.stringify(mails)).not.toMatch(/4242 ?4242/);
    expect(JSON.stringify(mails)).not.toContain(person.password);
  });

  it('notifies once when it is cancelled, the member with the exact refund', async () => {
    const person = await newMember();
    const guest = guestOf();
    const { answer } = await bookForGuest(person, guest, randomUUID());
    const booking = bookingIn(answer);
    const expected = { cents: booking.priceCents, points: 0 };
    const answers = await Promise.all(range(10).map(() => cancel(person, booking._id, expected)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // What the trigger on bookings does for each event of the cancellation.
    await Promise.all(range(3).map(() => refundPayment(systemFlow(), booking._id)));

    const mails = await mailsOf(person.uid);
    expect(mails.length).toBe(4);
    expect((await noticesOf(person.uid)).length).toBe(2);
    const own = mailTo(mails, person.email, /^Booking cancelled: /).message;
    expect(own.text).toContain('Given back: $361.02 to your card **** **** **** 4242');
    const copy = mailTo(mails, guest.email, /^Booking cancelled: /).message;
    expect(copy.text).toContain('has been cancelled');
    expect(wordsOf(copy, booking)).not.toMatch(/USD|361|4242|\bcard\b/i);
  });

  it('notifies no guest who did not ask for it', async () => {
    const person = await newMember();
    const guest = guestOf({ sendConfirmation: false });
    const { answer } = await bookForGuest(person, guest, randomUUID());
    expect(answer.status).toBe(201);
    expect((await mailsOf(person.uid)).map(({ to }) => to)).toEqual([person.email]);
  });

  it('notifies no one when the card is declined', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const paymentDetails = card('4000000000000002');
    const body = cardBody(person, resortId, { guestInfo: guestOf(), paymentDetails });
    expect((await book(person, body)).status).toBe(402);
    expect(await mailsOf(person.uid)).toEqual([]);
  });
});

describe('a stay that is booked with points', () => {
  it('names the points and what was borrowed', async () => {
    const [person, resortId] = await Promise.all([newMember(), newResort()]);
    const answer = await book(person, pointsBody(person, resortId));
    const { points } = bookingIn(answer);
    const [mail, ...more] = await mailsOf(person.uid);
    expect(more).toEqual([]);
    const said = `${points.toLocaleString('en-US')} points`;
    expect(mail?.message.text).toContain(`Total: ${said}`);
    expect(mail?.message.text).toContain(`Borrowed from your next use year: ${said}`);
  });
});

describe('a change of who checks in', () => {
  it('notifies the member, the new guest who wanted it, and the previous one', async () => {
    const person = await newMember();
    const [before, after] = [guestOf(), guestOf({ firstName: 'Ole', lastName: 'Lund' })];
    const { answer } = await bookForGuest(person, before, randomUUID());
    const booking = bookingIn(answer);
    const bookingId = booking._id;
    const change = (guestInfo: object | null) =>
      callCallable('changeguest', { bookingId, guestInfo }, person.token);
    const answers = await Promise.all(range(10).map(() => change(after)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));

    const mails = await mailsOf(person.uid);
    expect(mails.length).toBe(5);
    const own = mailTo(mails, person.email, /^Booking changed: /).message;
    expect(own.text).toContain('Who checks in: Ole Lund');
    const arriving = mailTo(mails, after.email, /^Your stay: /).message;
    expect(arriving.text).toContain(`Booking number: ${booking.number}`);
    const leaving = mailTo(mails, before.email, /^Booking changed: /).message;
    expect(leaving.text).toContain('Another guest checks in now');
    for (const mail of [arriving, leaving]) {
      expect(wordsOf(mail, booking)).not.toMatch(/USD|361|4242|\bcard\b/i);
    }
    expect((await noticesOf(person.uid)).length).toBe(2);

    expect((await change(null)).status).toBe(200);
    expect((await mailsOf(person.uid)).length).toBe(7);
  });
});

describe('points that are deposited', () => {
  it('notify once, however often the request is sent', async () => {
    const person = await newMember();
    const requestId = randomUUID();
    const answers = await Promise.all(
      range(20).map(() =>
        callCallable('depositpoints', { points: 50_000, requestId }, person.token),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [mail, ...more] = await mailsOf(person.uid);
    expect(more).toEqual([]);
    expect(mail?.to).toBe(person.email);
    expect(mail?.message.text).toContain('You can spend: 50,000 points');
    expect((await noticesOf(person.uid)).length).toBe(1);
  });

  it('are separate where two members use the same request id', async () => {
    const people = await Promise.all([newMember(), newMember()]);
    const requestId = randomUUID();
    for (const { uid, token } of people) {
      await callCallable('depositpoints', { points: 100, requestId }, token);
      expect((await mailsOf(uid)).length).toBe(1);
    }
  });
});

describe('a mail', () => {
  it('goes to the address that the member has by now', async () => {
    const person = await newMember();
    const { answer } = await bookForGuest(person, guestOf(), randomUUID());
    const booking = bookingIn(answer);
    const email = `moved-${randomUUID()}@example.com`;
    await club.users.doc(person.uid).update({ email });
    await cancel(person, booking._id, { cents: booking.priceCents, points: 0 });
    expect(mailTo(await mailsOf(person.uid), email, /^Booking cancelled/).to).toBe(email);
  });

  it('is not written about a deleted member, nor is a notification', async () => {
    const [person, admin] = await Promise.all([newMember(), newAdmin()]);
    const { answer } = await bookForGuest(person, guestOf(), randomUUID());
    const booking = bookingIn(answer);
    await club.users.doc(person.uid).delete();
    const expected = { cents: booking.priceCents, points: 0 };
    expect((await cancel(admin, booking._id, expected)).status).toBe(200);
    expect((await mailsOf(person.uid)).length).toBe(2);
    expect((await noticesOf(person.uid)).length).toBe(1);
  });
});

describe('a confirmation that is requested once more', () => {
  const sendAgain = (person: Person, bookingId: string, requestId: string = randomUUID()) =>
    callCallable('sendconfirmation', { bookingId, requestId }, person.token);

  it('goes to the member alone, as the stay is by now, and once for a request', async () => {
    const person = await newMember();
    const { answer } = await bookForGuest(person, guestOf(), randomUUID());
    const { _id: id, number } = bookingIn(answer);
    const email = `moved-${randomUUID()}@example.com`;
    await club.users.doc(person.uid).update({ email });
    const requestId = randomUUID();
    const answers = await Promise.all(range(10).map(() => sendAgain(person, id, requestId)));
    expect(answers.map(({ result }) => result)).toEqual(answers.map(() => ({ email })));
    const mails = await mailsOf(person.uid);
    expect(mails.length).toBe(3);
    const { text } = mailTo(mails, email, /^Booking confirmed: /).message;
    expect(text).toContain(`Booking number: ${number}`);
    expect((await noticesOf(person.uid)).length).toBe(1);
  });

  it('is sent five times an hour, however many requests come at once', async () => {
    const person = await newMember();
    const { answer } = await bookForGuest(person, guestOf(), randomUUID());
    const { _id: id } = bookingIn(answer);
    const answers = await Promise.all(range(12).map(() => sendAgain(person, id)));
    const rejected = answers.filter(({ status }) => status === 429);
    expect(rejected.length).toBe(12 - RATE_LIMITS.mail.perMember);
    expect(rejected.map(({ error }) => error)).toEqual(
      rejected.map(() => expect.objectContaining({ code: 'too-many-requests' })),
    );
    expect((await mailsOf(person.uid)).length).toBe(2 + RATE_LIMITS.mail.perMember);
  });

  it('is for the member alone, and not of a cancelled stay', async () => {
    const [person, other, admin] = await Promise.all([newMember(), newMember(), newAdmin()]);
    const { answer } = await bookForGuest(person, guestOf(), randomUUID());
    const booking = bookingIn(answer);
    for (const by of [other, admin]) expect((await sendAgain(by, booking._id)).status).toBe(404);
    await cancel(person, booking._id, { cents: booking.priceCents, points: 0 });
    const rejected = await sendAgain(person, booking._id);
    expect(rejected.error).toMatchObject({
      code: 'status-not-allowed',
      details: { status: 'cancelled' },
    });
    expect((await mailsOf(person.uid)).length).toBe(4);
  });
});

describe('what a member has muted', () => {
  const mute = (person: Person, muted: readonly string[]) =>
    club.users.doc(person.uid).update({ muted });
  const deposit = (person: Person) =>
    callCallable('depositpoints', { points: 100, requestId: randomUUID() }, person.token);
  const writtenTo = async ({ uid }: Person) => ({
    mails: (await mailsOf(uid)).length,
    notices: (await noticesOf(uid)).length,
  });

  it('is not written, by kind and by way', async () => {
    const person = await newMember();
    await mute(person, ['points-deposited:mail']);
    expect((await deposit(person)).status).toBe(200);
    expect(await writtenTo(person)).toEqual({ mails: 0, notices: 1 });
    await mute(person, ['points-deposited:app']);
    expect((await deposit(person)).status).toBe(200);
    expect(await writtenTo(person)).toEqual({ mails: 1, notices: 1 });
  });

  it('is never what becomes of a booking, nor a mail to a guest', async () => {
    const person = await newMember();
    await mute(person, ['booking-confirmed:app', 'booking-confirmed:mail', ...MUTES]);
    expect((await bookForGuest(person, guestOf(), randomUUID())).answer.status).toBe(201);
    expect(await writtenTo(person)).toEqual({ mails: 2, notices: 1 });
  });
});
