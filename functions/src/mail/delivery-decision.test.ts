import type { StoredMail } from '@club/domain/mail/mail';
import { newMail } from '@club/domain/mail/mail';
import { describe, expect, it } from 'vitest';
import { beginAttempt, endAttempt, messageKeyOf, MOST_TRIES } from './delivery-decision.ts';

const AT = '2026-11-23T10:00:00.000Z';
const NOW = Date.parse(AT);
const MINUTE = 60_000;

const MAIL = newMail({
  to: 'anna@example.com',
  message: { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
  uid: 'anna',
  at: AT,
});

const begin = (mail: StoredMail, nowMs = NOW, attempt = 'a'): StoredMail | null =>
  beginAttempt(mail, undefined, { attempt, nowMs, attemptMs: 3 * MINUTE });

const begun = (mail: StoredMail, nowMs = NOW, attempt = 'a'): StoredMail => {
  const result = begin(mail, nowMs, attempt);
  if (result === null) throw new Error('The attempt did not begin.');
  return result;
};

const LATER = { kind: 'later', reason: '451 Busy' } as const;

describe('an attempt', () => {
  it('belongs to one process until it counts as dead', () => {
    const sending = begun(MAIL);
    expect(sending).toMatchObject({ state: 'sending', tries: 1, attempt: 'a' });
    expect(begin(sending, NOW + 3 * MINUTE - 1, 'b')).toBeNull();
    expect(begun(sending, NOW + 3 * MINUTE, 'b')).toMatchObject({ attempt: 'b', tries: 2 });
  });

  it('does not begin before its time, nor for a mail that is done', () => {
    expect(begin({ ...MAIL, dueAt: NOW + 1 })).toBeNull();
    expect(begin({ ...MAIL, state: 'sent', dueAt: null })).toBeNull();
  });

  it('is not made to an address that was refused', () => {
    const refused = { reason: '550 5.1.1 No such mailbox' };
    expect(beginAttempt(MAIL, refused, { attempt: 'a', nowMs: NOW, attemptMs: 1 })).toMatchObject({
      state: 'failed',
      dueAt: null,
      tries: 0,
      reason: refused.reason,
    });
  });

  it('is not made once the text of the mail is not true any more', () => {
    const reminder = { ...MAIL, outdatedAt: NOW + MINUTE };
    const later = endAttempt(begun(reminder), begun(reminder), LATER, NOW) ?? reminder;
    expect(begun({ ...later, dueAt: NOW }, NOW + MINUTE - 1).state).toBe('sending');
    expect(begun(later, NOW + MINUTE)).toMatchObject({
      state: 'outdated',
      dueAt: null,
      tries: 1,
      reason: '451 Busy',
    });
  });

  it('ends the mail as sent, also where another one has begun meanwhile', () => {
    const first = begun(MAIL);
    const second = begun(first, NOW + 3 * MINUTE, 'b');
    const sent = endAttempt(second, first, { kind: 'taken' }, NOW);
    expect(sent).toMatchObject({ state: 'sent', dueAt: null, attempt: null, reason: null });
    expect(endAttempt(sent ?? MAIL, second, { kind: 'taken' }, NOW)).toBeNull();
  });

  it('that failed says nothing about a later one, or about another round', () => {
    const first = begun(MAIL);
    const second = begun(first, NOW + 3 * MINUTE, 'b');
    expect(endAttempt(second, first, LATER, NOW)).toBeNull();
    expect(endAttempt({ ...MAIL, round: 2 }, first, { kind: 'taken' }, NOW)).toBeNull();
  });

  it('is repeated with growing pauses over three days, and then given up', () => {
    let mail = MAIL;
    const pauses: number[] = [];
    for (let nowMs = NOW; mail.state !== 'failed'; nowMs = mail.dueAt ?? nowMs) {
      const sending = begun(mail, nowMs);
      mail = endAttempt(sending, sending, LATER, nowMs) ?? mail;
      pauses.push(((mail.dueAt ?? nowMs) - nowMs) / MINUTE);
    }
    expect(pauses).toEqual([1, 5, 15, 60, 240, 720, 1440, 1440, 0]);
    expect(mail).toMatchObject({ tries: MOST_TRIES, reason: '451 Busy', dueAt: null });
  });

  it('that never comes back is given up after as many', () => {
    const lost = { ...MAIL, state: 'sending', tries: MOST_TRIES, attempt: 'a' } as const;
    expect(begun(lost).state).toBe('failed');
  });

  it('that is refused for good ends the mail', () => {
    const sending = begun(MAIL);
    const never = { kind: 'never', reason: '554 5.7.1 No' } as const;
    expect(endAttempt(sending, sending, never, NOW)).toMatchObject({
      state: 'failed',
      reason: '554 5.7.1 No',
    });
  });
});

it('makes the same Message-ID in every attempt, and another when an admin sends it again', () => {
  expect(messageKeyOf('id', MAIL)).toBe(messageKeyOf('id', begun(MAIL)));
  expect(messageKeyOf('id', MAIL)).not.toBe(messageKeyOf('id', { round: 2 }));
  expect(messageKeyOf('id', MAIL)).not.toBe(messageKeyOf('other', MAIL));
  expect(messageKeyOf('id', MAIL)).toMatch(/^[0-9a-f]{32}\.1$/);
});
