import { MAIL_BUDGET } from '@club/domain/limits/mail-budget';
import { RATE_LIMITS } from '@club/domain/limits/rate-limits';
import { describe, expect, test } from 'vitest';
import { aGuest } from '../../functions/src/testing/message-examples.ts';
import type { Person } from './api-client.ts';
import { auth, callCallable, club, newAdmin, newMember, signIn } from './api-client.ts';
import type { ApiAnswer } from './api-client.ts';
import { book, booked, bookingIn, cardBody, day, newResort, pointsBody } from './booking-stage.ts';
import { contactBody } from './contact-stage.ts';
import { cancel } from './waitlist-stage.ts';

/*
 * The club as a mail cannon: what a penetration test made it send, to whomever and without end.
 */

const mailsTo = async (email: string): Promise<number> =>
  (await club.mail.where('to', '==', email).get()).size;
const mailsOf = async (uid: string): Promise<number> =>
  (await club.mail.where('uid', '==', uid).get()).size;

const setGuest = (person: Person, bookingId: string, guestInfo: unknown) =>
  callCallable('changeguest', { bookingId, guestInfo }, person.token);

const admin = await newAdmin();

const bookedBy = async (person: Person, changes: Record<string, unknown> = {}) =>
  booked(person, pointsBody(person, await newResort(), changes));

describe('changing the guest', () => {
  test('goes five times a day for a booking, to whomever it writes', async () => {
    const person = await newMember();
    const booking = await bookedBy(person);
    const statuses: number[] = [];
    for (let change = 0; change < 12; change += 1) {
      const { status } = await setGuest(
        person,
        booking._id,
        aGuest({ email: `stranger-${change}@example.com` }),
      );
      statuses.push(status);
    }
    const { perMember } = RATE_LIMITS.guest;
    expect(perMember).toBe(5);
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(7).fill(429)]);
    expect(await mailsTo('stranger-5@example.com')).toBe(0);
    // The guest who is there already costs nothing.
    const last = aGuest({ email: 'stranger-4@example.com' });
    expect((await setGuest(person, booking._id, last)).status).toBe(200);
  });

  test('at once counts as often as it was done', async () => {
    const person = await newMember();
    const booking = await bookedBy(person);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        setGuest(person, booking._id, aGuest({ email: `many-${index}@example.com` })),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});

describe('the budget of mails', () => {
  test('keeps one address from being flooded, whichever account sends to it', async () => {
    const email = 'flooded@example.com';
    const people = await Promise.all([newMember(), newMember(), newMember()]);
    for (const person of people) {
      for (let stay = 0; stay < 4; stay += 1) {
        const dates = { startDate: day(20 + stay * 7), endDate: day(22 + stay * 7) };
        const booking = await bookedBy(person, {
          ...dates,
          guestInfo: aGuest({ email: stay % 2 === 0 ? email : email.toUpperCase() }),
        });
        await cancel(person, booking);
      }
    }
    const sent = (await mailsTo(email)) + (await mailsTo(email.toUpperCase()));
    expect(sent).toBe(MAIL_BUDGET.perRecipient);
  });

  test('keeps one member from sending without end, by booking and cancelling', async () => {
    const person = await newMember();
    const resortId = await newResort();
    const rounds = MAIL_BUDGET.perMember / 2 + 4;
    for (let round = 0; round < rounds; round += 1) {
      const answer: ApiAnswer = await book(person, pointsBody(person, resortId));
      expect(answer.status).toBe(201);
      await cancel(person, bookingIn(answer));
    }
    expect(await mailsOf(person.uid)).toBe(MAIL_BUDGET.perMember);
    // What happened is in the app all the same.
    expect((await club.notifications(person.uid).get()).size).toBe(2 * rounds);
    const again = await callCallable(
      'sendconfirmation',
      { bookingId: (await bookedBy(person))._id, requestId: 'again-0001' },
      person.token,
    );
    expect(again.status).toBe(429);
    // It is a day's budget, so the wait is not the hour of other limits.
    expect(again.error).toMatchObject({
      message: expect.stringMatching(/within a day are used up\. Please try again in \d+ hours\.$/),
    });
    expect(await mailsOf(person.uid)).toBe(MAIL_BUDGET.perMember);
  });

  test('is a visitor’s, too: the address that a message to the club gives', async () => {
    const person = await newMember();
    for (let stay = 0; stay < MAIL_BUDGET.perRecipient / 2; stay += 1) {
      const dates = { startDate: day(20 + stay * 7), endDate: day(22 + stay * 7) };
      const guestInfo = aGuest({ email: 'visited@example.com' });
      await cancel(person, await bookedBy(person, { ...dates, guestInfo }));
    }
    expect(await mailsTo('visited@example.com')).toBe(MAIL_BUDGET.perRecipient);
    const { status } = await callCallable(
      'contactclub',
      contactBody({ email: 'visited@example.com' }),
      null,
    );
    expect(status).toBe(200);
    expect(await mailsTo('visited@example.com')).toBe(MAIL_BUDGET.perRecipient);
  });
});

describe('an unconfirmed address', () => {
  test('gets no mail of the club, whatever is done in its name', async () => {
    const person = await newMember('victim', false);
    const booking = await bookedBy(person);
    await cancel(person, booking);
    const byCard = await book(person, cardBody(person, await newResort()));
    expect(byCard.status).toBe(201);
    const order = { reason: 'Closed', refund: 'full', expected: { cents: 36_102, points: 0 } };
    const { status } = await callCallable(
      'cancelbooking',
      { bookingId: bookingIn(byCard)._id, ...order },
      admin.token,
    );
    expect(status).toBe(200);
    await callCallable('contactclub', contactBody({ email: person.email }), person.token);
    expect(await mailsTo(person.email)).toBe(0);
    expect((await club.notifications(person.uid).get()).size).toBeGreaterThanOrEqual(4);
  });

  test('cannot have others written to, and gets an error', async () => {
    const person = await newMember('member', false);
    const guestInfo = aGuest({ email: 'stranger@example.net' });
    const rejected = await book(person, pointsBody(person, await newResort(), { guestInfo }));
    expect([rejected.status, rejected.code]).toEqual([403, 'email-not-verified']);
    const quiet = { ...guestInfo, sendConfirmation: false };
    const booking = await bookedBy(person, { guestInfo: quiet });
    const changed = await setGuest(person, booking._id, guestInfo);
    expect(changed.error).toMatchObject({
      code: 'email-not-verified',
      field: 'guestInfo.sendConfirmation',
    });
    const again = { bookingId: booking._id, requestId: 'again-0001' };
    const { error } = await callCallable('sendconfirmation', again, person.token);
    expect(error).toMatchObject({ code: 'email-not-verified' });
    expect(await mailsTo('stranger@example.net')).toBe(0);
    expect(await mailsTo(person.email)).toBe(0);
  });

  test('gets them as soon as it is confirmed, and the record knows', async () => {
    const person = await newMember('member', false);
    await bookedBy(person);
    expect((await club.users.doc(person.uid).get()).data()?.emailConfirmed).not.toBe(true);
    await auth.updateUser(person.uid, { emailVerified: true });
    // Also with the token from before: the identity service is asked.
    const dates = { startDate: day(60), endDate: day(62) };
    const booking = await bookedBy(person, dates);
    expect((await club.users.doc(person.uid).get()).data()?.emailConfirmed).toBe(true);
    expect(await mailsTo(person.email)).toBe(1);
    await cancel(await signIn(person), booking);
    expect(await mailsTo(person.email)).toBe(2);
  });
});
