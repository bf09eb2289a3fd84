import { randomUUID } from 'node:crypto';
import type { Input, Output } from '@club/domain/api/contract';
import { IDS } from '@club/domain/ids';
import { describe, expect, it } from 'vitest';
import { answerMailId, receivedMailId } from '../../functions/src/notifications/ticket-messages.ts';
import { candidateNumbers } from '../../functions/src/store/candidate-numbers.ts';
import { fingerprintOf } from '../../functions/src/store/document-ids.ts';
import type { Person } from './api-client.ts';
import { callCallable, club, newAdmin, newMember } from './api-client.ts';
import { book, bookingIn, newResort, pointsBody } from './booking-stage.ts';
import { contactBody } from './contact-stage.ts';

const admin = await newAdmin();

const numberIn = (result: unknown): string => (result as Output<'contactClub'>).number;

const write = async (
  some: Partial<Input<'contactClub'>> = {},
  person: Person | null = null,
): Promise<string> => {
  const { status, result, error } = await callCallable(
    'contactclub',
    contactBody(some),
    person?.token ?? null,
  );
  expect(error).toBeUndefined();
  expect(status).toBe(200);
  return numberIn(result);
};

const ticketOf = async (number: string) => (await club.supportTickets.doc(number).get()).data();
const mailOf = async (id: string) => (await club.mail.doc(id).get()).data();
const handle = (input: Record<string, unknown>) => callCallable('handleticket', input, admin.token);

describe('writing to the club', () => {
  it('makes a ticket of a visitor, without a member', async () => {
    const number = await write({ message: 'First line\r\nSecond line' });
    expect(IDS.ticket.is(number)).toBe(true);
    expect(await ticketOf(number)).toMatchObject({
      number,
      uid: null,
      state: 'open',
      bookingId: null,
      message: 'First line\nSecond line',
      answers: [],
      rev: 1,
      expireAt: null,
    });
  });

  it('mails the number to the address, and nothing that was typed', async () => {
    const email = `writer-${randomUUID()}@example.com`;
    const number = await write({ email, name: 'Cheap Watches', message: 'Buy cheap watches now' });
    const mail = await mailOf(receivedMailId(number));
    expect(mail).toMatchObject({ to: email, uid: null });
    expect(mail?.message.subject).toBe(`We have your message: ${number}`);
    expect(JSON.stringify(mail?.message)).not.toMatch(/cheap|watches/i);
  });

  it('takes the same request once, at once or again', async () => {
    const body = contactBody();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => callCallable('contactclub', body, null)),
    );
    const numbers = new Set(answers.map(({ result }) => numberIn(result)));
    expect(numbers.size).toBe(1);
    const mails = await club.mail.where('to', '==', body.email).get();
    expect(mails.size).toBe(1);
    const other = await callCallable('contactclub', { ...body, topic: 'site' }, null);
    expect(other.error).toMatchObject({ code: 'key-reused', field: 'requestId' });
  });

  it('gives the next number when another ticket has the first', async () => {
    const body = contactBody();
    const [first = '', second] = candidateNumbers(
      'ticket',
      fingerprintOf(['contact', null, body.requestId]),
    );
    const there = await ticketOf(await write());
    if (there === undefined) throw new Error('There is a ticket.');
    await club.supportTickets.doc(first).set({ ...there, number: first });
    expect(await write(body)).toBe(second);
    expect(await write(body)).toBe(second);
    expect((await ticketOf(first))?.email).toBe(there.email);
  });

  it('knows the member, and takes no booking but their own', async () => {
    const [person, other, resortId] = await Promise.all([newMember(), newMember(), newResort()]);
    const { _id: bookingId } = bookingIn(await book(person, pointsBody(person, resortId)));
    const number = await write({ bookingId, topic: 'booking' }, person);
    expect(await ticketOf(number)).toMatchObject({ uid: person.uid, bookingId });
    for (const token of [other.token, null]) {
      const { status, error } = await callCallable(
        'contactclub',
        contactBody({ bookingId }),
        token,
      );
      expect(status).toBe(404);
      expect(error).toMatchObject({ code: 'booking-not-found', field: 'bookingId' });
    }
  });
});

describe('an admin', () => {
  it('replies by mail and in the app, once, with an entry of the audit trail', async () => {
    const person = await newMember();
    const email = `elsewhere-${randomUUID()}@example.com`;
    const number = await write({ email }, person);
    const step = { number, rev: 1, step: 'answer', text: 'A week is\n21,500 <points>.' };
    const answers = await Promise.all([handle(step), handle(step), handle(step)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.result).toMatchObject({
      state: 'answered',
      rev: 2,
      answers: [{ text: step.text }],
      history: [{ actor: admin.uid, step: 'answer' }],
    });
    expect(JSON.stringify(answers[0]?.result)).not.toMatch(/requestKey|emailClaim|fingerprint/);
    const mail = await mailOf(answerMailId(number, 1));
    expect(mail).toMatchObject({ to: email, uid: person.uid });
    expect(mail?.message.text).toContain('A week is\n\n21,500 <points>.');
    expect(mail?.message.html).toContain('21,500 &lt;points&gt;.');
    const notice = await club.notifications(person.uid).doc(answerMailId(number, 1)).get();
    expect(notice.data()).toMatchObject({ kind: 'ticket-answered', read: false });
    const trail = await club.audit.where('subject', '==', number).get();
    expect(trail.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'answer-ticket', actor: admin.uid, detail: '' },
    ]);
  });

  it('replies by mail alone where the notice is muted, whatever else is', async () => {
    const person = await newMember();
    await club.users
      .doc(person.uid)
      .update({ muted: ['ticket-answered:app', 'ticket-answered:mail'] });
    const number = await write({ email: person.email }, person);
    const step = { number, rev: 1, step: 'answer', text: 'A studio takes 50,000.' };
    expect((await handle(step)).status).toBe(200);
    expect((await mailOf(answerMailId(number, 1)))?.to).toBe(person.email);
    expect((await club.notifications(person.uid).get()).size).toBe(0);
  });

  it('is rejected where another admin has worked on it since', async () => {
    const number = await write();
    expect((await handle({ number, rev: 1, step: 'mark-answered' })).status).toBe(200);
    const late = await handle({ number, rev: 1, step: 'answer', text: 'Too late.' });
    expect(late.status).toBe(409);
    expect(late.error).toMatchObject({
      code: 'ticket-changed',
      details: { state: 'answered', rev: 2 },
    });
    expect(await mailOf(answerMailId(number, 1))).toBeUndefined();
  });

  it('closes and reopens, and deletes closed tickets after a year', async () => {
    const number = await write();
    await handle({ number, rev: 1, step: 'close' });
    const closed = await ticketOf(number);
    expect(closed?.state).toBe('closed');
    const days = ((closed?.expireAt?.toMillis() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThan(365.1);
    const answer = await handle({ number, rev: 2, step: 'answer', text: 'One more thing.' });
    expect(answer.error).toMatchObject({ code: 'ticket-changed' });
    expect((await handle({ number, rev: 2, step: 'reopen' })).status).toBe(200);
    expect(await ticketOf(number)).toMatchObject({ state: 'open', expireAt: null });
    const nowhere = await handle({ number: 'HELP-333333', rev: 1, step: 'close' });
    expect(nowhere.error).toMatchObject({ code: 'ticket-not-found' });
  });

  it('says what is wrong with a text too many and one too few', async () => {
    const number = await write();
    const none = await handle({ number, rev: 1, step: 'answer' });
    expect(none.error).toMatchObject({ code: 'invalid-input', field: 'text' });
    const extra = await handle({ number, rev: 1, step: 'close', text: 'Bye.' });
    expect(extra.error).toMatchObject({ code: 'invalid-input', field: 'text' });
  });
});
