import { randomUUID } from 'node:crypto';
import type { StoredMail } from '@club/domain/mail/mail';
import type { Firestore } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { warn as logWarning } from 'firebase-functions/logger';
import { atomically, create, put } from '../kernel/commit/atomically.ts';
import { collections } from '../store/collections.ts';
import { ATTEMPT_MS, beginAttempt, endAttempt, messageKeyOf } from './delivery-decision.ts';
import { mailAndAddress } from './mail-and-address.ts';
import type { Mailer, SendResult } from './mailer.ts';

/** How long an address that was refused is kept: most are of guests, whom no account deletion names. */
const REFUSED_DAYS = 180;
const DAY_MS = 86_400_000;

const begin = async (
  db: Firestore,
  mailId: string,
  to: string,
  when: { nowMs: number; attemptMs: number },
): Promise<StoredMail | null> => {
  const attempt = randomUUID();
  const refs = mailAndAddress(db, mailId, to);
  return atomically<typeof refs, StoredMail | null>(db, refs, ({ mail, refused }) => {
    // The commit before this one was this attempt's own, and its response was lost.
    if (mail.data?.attempt === attempt) return { result: mail.data };
    const begun =
      mail.data === undefined ? null : beginAttempt(mail.data, refused.data, { attempt, ...when });
    return begun === null ? { result: null } : { result: begun, writes: [put(mail, begun)] };
  });
};

const end = async (
  db: Firestore,
  mailId: string,
  begun: StoredMail,
  result: SendResult,
  nowMs: number,
): Promise<void> => {
  const refs = mailAndAddress(db, mailId, begun.to);
  await atomically<typeof refs, void>(db, refs, ({ mail, refused }) => {
    const ended = mail.data === undefined ? null : endAttempt(mail.data, begun, result, nowMs);
    if (ended === null) return { result: undefined };
    const { to, stateAt: at } = ended;
    const writes = [put(mail, ended)];
    if (result.kind === 'no-such-address' && refused.data === undefined) {
      const expireAt = Timestamp.fromMillis(nowMs + REFUSED_DAYS * DAY_MS);
      writes.push(create(refused.ref, { to, at, reason: result.reason, expireAt }));
    }
    return { result: undefined, writes };
  });
};

/**
 * Sends a mail that is due, and returns 1 when it is done: sent, failed for good, or outdated. Can be
 * repeated at any time, also by several processes: one of them sends. What a dead process has begun is
 * sent again once its attempt is over, because a mail server cannot be asked what it took; the second
 * mail has the Message-ID of the first (decision 47).
 */
export const sendMail = async (
  { db, mailer }: { db: Firestore; mailer: Mailer },
  mailId: string,
  nowMs: number,
  attemptMs = ATTEMPT_MS,
): Promise<number> => {
  const stored = (await collections(db).mail.doc(mailId).get()).data();
  if (stored === undefined) return 0;
  const begun = await begin(db, mailId, stored.to, { nowMs, attemptMs });
  if (begun === null) return 0;
  if (begun.state !== 'sending') return 1;
  const { to, message } = begun;
  const messageKey = messageKeyOf(mailId, begun);
  const result = await mailer.send({ to, message, messageKey });
  // Without the reply, which may name the address.
  if (result.kind !== 'taken') logWarning('A mail was not sent.', { mailId, kind: result.kind });
  await end(db, mailId, begun, result, nowMs);
  return result.kind === 'later' ? 0 : 1;
};
