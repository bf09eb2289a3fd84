import { expect, it } from 'vitest';
import { isMailDone, mailFromStored, newMail } from './mail.ts';

const MESSAGE = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const AT = '2026-11-23T10:00:00.000Z';

it('can be sent at once when it is new', () => {
  const mail = newMail({ to: 'anna@example.com', message: MESSAGE, uid: null, at: AT });
  expect(mail).toMatchObject({ state: 'waiting', dueAt: Date.parse(AT), tries: 0, round: 1 });
  expect(mailFromStored(mail)).toEqual(mail);
  expect(isMailDone(mail)).toBe(false);
});

it('counts as sent where it is from before the club sent its mails itself', () => {
  const old = { to: ['anna@example.com'], message: MESSAGE, uid: 'anna', at: AT, leftAt: AT };
  const mail = mailFromStored({ ...old, delivery: { state: 'SUCCESS' } });
  expect(mail).toMatchObject({ to: 'anna@example.com', state: 'sent', dueAt: null, leftAt: AT });
  expect(mail).not.toHaveProperty('delivery');
  expect(isMailDone(mail)).toBe(true);
  expect(mailFromStored({ ...old, to: [] }).to).toBe('');
});
