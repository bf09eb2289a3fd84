import { randomUUID } from 'node:crypto';
import { newMail } from '@club/domain/mail/mail';
import type { StoredMail } from '@club/domain/mail/mail';
import { describe, expect, test } from 'vitest';
import { emailClaimId } from '../../functions/src/account/email-claim.ts';
import { MOST_TRIES } from '../../functions/src/mail/delivery-decision.ts';
import type { Mailer, OutgoingMail, SendResult } from '../../functions/src/mail/mailer.ts';
import { sendMail } from '../../functions/src/mail/send-mail.ts';
import { completeWork } from '../../functions/src/maintenance/complete-work.ts';
import type { RefusedAddress } from '../../functions/src/store/collections.ts';
import { callCallable, club, db, dependencies, newAdmin } from './api-client.ts';

/*
 * How mails are sent: once, or again until the mail server takes them, and never to an address that it
 * has refused for good. What a mail server says is this file's own choice.
 */

const TAKEN: SendResult = { kind: 'taken' };

/** A mail server that gives its answers one after another, and keeps what it got. */
const mailerWith = (...answers: SendResult[]): Mailer & { got: OutgoingMail[] } => {
  const got: OutgoingMail[] = [];
  return {
    got,
    send: (mail) => {
      got.push(mail);
      return Promise.resolve(answers.shift() ?? TAKEN);
    },
  };
};

const write = async (changes: Partial<StoredMail> = {}): Promise<string> => {
  const id = randomUUID();
  const mail = newMail({
    to: `${id}@example.com`,
    message: { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
    uid: null,
    at: new Date().toISOString(),
  });
  await club.mail.doc(id).set({ ...mail, ...changes });
  return id;
};

const mailOf = async (id: string): Promise<StoredMail> => {
  const mail = (await club.mail.doc(id).get()).data();
  if (mail === undefined) throw new Error(`There is no mail ${id}.`);
  return mail;
};

const refusedAddressOf = async (to: string): Promise<RefusedAddress | undefined> =>
  (await club.refusedAddresses.doc(emailClaimId(to)).get()).data();

describe('sending a mail', () => {
  test('happens once, however many processes begin at once', async () => {
    const id = await write();
    const mailer = mailerWith();
    const nowMs = Date.now();
    const done = await Promise.all(
      Array.from({ length: 8 }, () => sendMail({ db, mailer }, id, nowMs)),
    );
    expect(done.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(mailer.got).toHaveLength(1);
    expect(await mailOf(id)).toMatchObject({ state: 'sent', dueAt: null, tries: 1 });
    expect(await sendMail({ db, mailer }, id, nowMs + 86_400_000)).toBe(0);
    expect(await sendMail({ db, mailer }, 'no-such-mail', nowMs)).toBe(0);
  });

  test('is tried again by the maintenance when its time has come, as the same mail', async () => {
    const id = await write();
    const mailer = mailerWith({ kind: 'later', reason: '451 Busy' });
    const nowMs = Date.now();
    expect(await sendMail({ db, mailer }, id, nowMs)).toBe(0);
    expect(await mailOf(id)).toMatchObject({ state: 'waiting', reason: '451 Busy' });
    const run = (atMs: number) => completeWork({ ...dependencies, mailer }, atMs);
    expect((await run(nowMs + 59_000)).mails).toBe(0);
    // Without a mail server mails wait.
    expect((await completeWork({ ...dependencies, mailer: null }, nowMs + 60_000)).mails).toBe(0);
    expect((await run(nowMs + 60_000)).mails).toBe(1);
    expect((await run(nowMs + 120_000)).mails).toBe(0);
    expect(mailer.got.map(({ messageKey }) => messageKey)).toEqual([
      mailer.got[0]?.messageKey,
      mailer.got[0]?.messageKey,
    ]);
    expect(await mailOf(id)).toMatchObject({ state: 'sent', tries: 2, reason: null });
  });

  test('continues after a process that died between sending and noting it', async () => {
    const id = await write();
    const nowMs = Date.now();
    const got: OutgoingMail[] = [];
    const dead: Mailer = {
      send: (mail) => {
        got.push(mail);
        return new Promise(() => undefined);
      },
    };
    void sendMail({ db, mailer: dead }, id, nowMs);
    while (got.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const mailer = mailerWith();
    expect(await sendMail({ db, mailer }, id, nowMs + 179_000)).toBe(0);
    expect(await sendMail({ db, mailer }, id, nowMs + 180_000)).toBe(1);
    // A mailbox recognises the second one.
    expect(mailer.got).toEqual(got);
    expect((await mailOf(id)).state).toBe('sent');
  });

  test('is given up after days, with what the mail server said last', async () => {
    const id = await write({ tries: MOST_TRIES - 1 });
    const mailer = mailerWith({ kind: 'later', reason: '451 Still busy' });
    expect(await sendMail({ db, mailer }, id, Date.now())).toBe(0);
    expect(await mailOf(id)).toMatchObject({ state: 'failed', reason: '451 Still busy' });
    expect(await refusedAddressOf(`${id}@example.com`)).toBeUndefined();
  });
});

describe('an address that was refused for good', () => {
  const reason = '550 5.1.1 No such mailbox';

  test('gets nothing more until an admin sends a mail again', async () => {
    const admin = await newAdmin();
    const to = `Closed-${randomUUID()}@example.com`;
    const [first, second] = [await write({ to }), await write({ to: to.toLowerCase() })];
    const mailer = mailerWith({ kind: 'no-such-address', reason });
    expect(await sendMail({ db, mailer }, first, Date.now())).toBe(1);
    expect(await sendMail({ db, mailer }, second, Date.now())).toBe(1);
    expect(mailer.got).toHaveLength(1);
    expect(await mailOf(second)).toMatchObject({ state: 'failed', tries: 0, reason });
    // Firestore deletes it half a year later.
    const until = (await refusedAddressOf(to))?.expireAt.toMillis() ?? 0;
    expect(Math.round((until - Date.now()) / 86_400_000)).toBe(180);

    const again = () => callCallable('sendmailagain', { mailId: second, round: 1 }, admin.token);
    expect((await again()).result).toEqual({ state: 'waiting' });
    // The same call again does nothing more.
    expect((await again()).result).toEqual({ state: 'waiting' });
    expect(await refusedAddressOf(to)).toBeUndefined();
    expect(await sendMail({ db, mailer }, second, Date.now())).toBe(1);
    expect((await mailOf(second)).state).toBe('sent');
    expect(mailer.got.at(-1)?.messageKey).toMatch(/\.2$/);
    const trail = await club.audit.where('subject', '==', second).get();
    expect(trail.docs.map((entry) => entry.data())).toMatchObject([
      {
        actor: admin.uid,
        action: 'send-mail-again',
        detail: 'Its address is written to again.',
      },
    ]);
  });

  test('is known only after a reply about the address itself', async () => {
    const id = await write();
    const mailer = mailerWith({ kind: 'never', reason: '554 5.7.1 Not this text' });
    expect(await sendMail({ db, mailer }, id, Date.now())).toBe(1);
    expect((await mailOf(id)).state).toBe('failed');
    expect(await refusedAddressOf(`${id}@example.com`)).toBeUndefined();
  });
});

test('an admin cannot send again what is on its way, or another admin has sent again', async () => {
  const admin = await newAdmin();
  const again = (mailId: string, round: number) =>
    callCallable('sendmailagain', { mailId, round }, admin.token);
  const waiting = await write();
  expect((await again(waiting, 1)).error).toMatchObject({ code: 'mail-changed' });
  const late = await write({ state: 'outdated', dueAt: null, round: 3, outdatedAt: 1 });
  expect((await again(late, 1)).error).toMatchObject({ code: 'mail-changed' });
  expect((await again(late, 3)).result).toEqual({ state: 'waiting' });
  // As late as it is: the admin has seen it.
  expect(await sendMail({ db, mailer: mailerWith() }, late, Date.now())).toBe(1);
  expect((await mailOf(late)).state).toBe('sent');
  expect((await again(randomUUID(), 1)).error).toMatchObject({ code: 'mail-not-found' });
});
