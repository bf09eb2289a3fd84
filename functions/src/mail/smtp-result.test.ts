import { describe, expect, it } from 'vitest';
import { resultOfError } from './smtp-result.ts';

const reply = (responseCode: number, response: string, command = 'RCPT TO', code = 'EENVELOPE') =>
  Object.assign(new Error('Not taken'), { code, command, responseCode, response });

describe('an error of the mail server', () => {
  it.each([
    reply(550, '550 5.1.1 No such user'),
    reply(551, '551 User not local'),
    reply(553, '553-5.1.3 Bad address'),
    reply(550, '550 5.2.1 The mailbox is closed'),
  ])('means that there is no such address: $response', (error) => {
    expect(resultOfError(error)).toEqual({ kind: 'no-such-address', reason: error.response });
  });

  it.each([
    reply(550, '550 5.7.1 Blocked as spam'),
    reply(552, '552 5.2.2 The mailbox is full'),
    reply(554, '554 5.6.0 Bad content', 'DATA', 'EMESSAGE'),
  ])('ends this mail alone: $response', (error) => {
    expect(resultOfError(error)).toEqual({ kind: 'never', reason: error.response });
  });

  it.each([
    reply(451, '451 4.3.0 Busy'),
    reply(421, '421 Closing', 'DATA', 'EMESSAGE'),
    reply(535, '535 5.7.8 Wrong password', 'AUTH PLAIN', 'EAUTH'),
    reply(550, '550 5.1.8 This sender is not confirmed', 'MAIL FROM'),
    reply(530, '530 5.7.0 Please log in first', 'MAIL FROM'),
    reply(554, '554 5.7.1 Your address is blocked', 'CONN', 'EPROTOCOL'),
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET', command: 'CONN' }),
    'broken',
    null,
  ])('can pass: %s', (error) => {
    expect(resultOfError(error).kind).toBe('later');
  });

  it('is kept as one short line', () => {
    const result = resultOfError(reply(550, `550 5.1.1 No\r\nsuch\u0000 user ${'x'.repeat(400)}`));
    expect('reason' in result && result.reason).toMatch(/^550 5\.1\.1 No such user x+$/);
    expect('reason' in result && result.reason.length).toBe(300);
  });
});
