import { expect, it } from 'vitest';
import { mailFromFault, smtpMailer } from './smtp-mailer.ts';

const URL_OF = 'smtps://user:secret@smtp.example.com';
const FROM = 'Tideaway <club@example.com>';

it('comes from one address, with a name or without', () => {
  expect([FROM, 'club@example.com'].map(mailFromFault)).toEqual([null, null]);
  for (const from of ['', 'Tideaway', 'club@example', `${FROM}, Other <other@example.com`]) {
    expect(mailFromFault(from), from).toMatch(/^MAIL_FROM is not/);
  }
});

it('sends nothing without a mail server', () => {
  expect(smtpMailer({ MAIL_FROM: FROM })).toBeNull();
});

it.each([
  [URL_OF, 'Tideaway', /^MAIL_FROM/],
  ['https://smtp.example.com', FROM, /^SMTP_URL/],
  ['smtp.example.com', FROM, /^SMTP_URL/],
])('tries later with settings that cannot be right: %s and %s', async (smtpUrl, from, reason) => {
  const mail = {
    to: 'a@example.com',
    message: { subject: '', text: '', html: '' },
    messageKey: '',
  };
  const result = await smtpMailer({ SMTP_URL: smtpUrl, MAIL_FROM: from })?.send(mail);
  expect(result).toMatchObject({ kind: 'later', reason: expect.stringMatching(reason) });
});
