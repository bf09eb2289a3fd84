import { expect, it } from 'vitest';
import { isMailDone, MAIL_STATE_LABELS, MAIL_STATES, newMail } from './mail.ts';

const MESSAGE = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const AT = '2026-11-23T10:00:00.000Z';

it('can be sent at once when it is new', () => {
  const mail = newMail({ to: 'anna@example.com', message: MESSAGE, uid: null, at: AT });
  expect(mail).toMatchObject({ state: 'waiting', dueAt: Date.parse(AT), tries: 0, round: 1 });
  expect(isMailDone(mail)).toBe(false);
});

it('is done once it was sent, could not be, or is too late', () => {
  expect(MAIL_STATES.filter((state) => isMailDone({ state }))).toEqual([
    'sent',
    'failed',
    'outdated',
  ]);
});

it('says how far it is in words of its own for each state', () => {
  expect(MAIL_STATES.map((state) => MAIL_STATE_LABELS[state])).toEqual([
    'Waiting',
    'Being sent',
    'Sent',
    'Failed',
    'Too late to send',
  ]);
});
