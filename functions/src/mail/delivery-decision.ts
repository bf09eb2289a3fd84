import { createHash } from 'node:crypto';
import type { StoredMail } from '@club/domain/mail/mail';
import type { RefusedAddress } from '../store/collections.ts';
import type { SendResult } from './mailer.ts';

/**
 * How long an attempt may take before its process counts as dead, milliseconds: longer than a
 * function lives.
 */
export const ATTEMPT_MS = 180_000;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The pause after each attempt that failed for now; after the last of them the mail has failed. */
const PAUSES_MS: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
  24 * HOUR_MS,
];
/** How often sending a mail is tried, over three days. */
export const MOST_TRIES = PAUSES_MS.length + 1;

const isDue = ({ dueAt }: StoredMail, nowMs: number): boolean => dueAt !== null && dueAt <= nowMs;

const ended = (
  mail: StoredMail,
  state: 'sent' | 'failed' | 'outdated',
  reason: string | null,
  nowMs: number,
): StoredMail => ({
  ...mail,
  state,
  stateAt: new Date(nowMs).toISOString(),
  dueAt: null,
  attempt: null,
  reason,
});

const isOutdated = ({ outdatedAt }: StoredMail, nowMs: number): boolean =>
  outdatedAt !== undefined && outdatedAt <= nowMs;

/**
 * The mail after an attempt has begun, or ended without one, because its text is not true any more,
 * its address is refused, or too many attempts have ended without a result. Null when there is nothing to do: it was sent, has
 * failed, is not due yet, or another process is sending it.
 */
export const beginAttempt = (
  mail: StoredMail,
  refused: Pick<RefusedAddress, 'reason'> | undefined,
  { attempt, nowMs, attemptMs }: { attempt: string; nowMs: number; attemptMs: number },
): StoredMail | null => {
  if (!isDue(mail, nowMs)) return null;
  if (isOutdated(mail, nowMs)) return ended(mail, 'outdated', mail.reason, nowMs);
  if (refused !== undefined) return ended(mail, 'failed', refused.reason, nowMs);
  if (mail.tries >= MOST_TRIES) {
    return ended(mail, 'failed', mail.reason ?? 'No attempt came back.', nowMs);
  }
  return {
    ...mail,
    state: 'sending',
    stateAt: new Date(nowMs).toISOString(),
    dueAt: nowMs + attemptMs,
    attempt,
    tries: mail.tries + 1,
  };
};

/**
 * The mail after an attempt, or null when its result no longer counts. That the server took the mail
 * counts even where another attempt has begun meanwhile; anything else is left to that one.
 */
export const endAttempt = (
  mail: StoredMail,
  { attempt, round }: { attempt: string | null; round: number },
  result: SendResult,
  nowMs: number,
): StoredMail | null => {
  if (mail.round !== round) return null;
  if (result.kind === 'taken') {
    return mail.state === 'sent' ? null : ended(mail, 'sent', null, nowMs);
  }
  if (mail.attempt !== attempt) return null;
  const { reason } = result;
  const pause = PAUSES_MS[mail.tries - 1];
  if (result.kind !== 'later' || pause === undefined) return ended(mail, 'failed', reason, nowMs);
  const stateAt = new Date(nowMs).toISOString();
  return { ...mail, state: 'waiting', stateAt, dueAt: nowMs + pause, attempt: null, reason };
};

/**
 * What makes the Message-ID of a mail: the same in every attempt, so that a mail server or a mailbox
 * that gets the mail twice recognises the second one.
 */
export const messageKeyOf = (mailId: string, { round }: Pick<StoredMail, 'round'>): string =>
  `${createHash('sha256').update(mailId).digest('hex').slice(0, 32)}.${round}`;
