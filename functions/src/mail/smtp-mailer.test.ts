import { expect, it } from 'vitest';
import { mailSettingsFault, smtpMailer } from './smtp-mailer.ts';

const URL_OF = 'smtps://user:secret@smtp.example.com';
const FROM = 'Tideaway <club@example.com>';

it.each([
  [URL_OF, FROM, null],
  ['smtp://127.0.0.1:2525', 'club@example.com', null],
  ['https://smtp.example.com', FROM, /^SMTP_URL/],
  ['smtp.example.com', FROM, /^SMTP_URL/],
  [URL_OF, '', /^MAIL_FROM/],
  [URL_OF, 'Tideaway', /^MAIL_FROM/],
  [URL_OF, 'Tideaway <club@example.com>, other@example.com', /^MAIL_FROM/],
])('says what is wrong with the settings %s and %s', (smtpUrl, from, fault) => {
  const found = mailSettingsFault(smtpUrl, from);
  if (fault === null) expect(found).toBeNull();
  else expect(found).toMatch(fault);
});

it('sends nothing without a mail server, and tries later with settings that cannot be right', async () => {
  expect(smtpMailer({ MAIL_FROM: FROM })).toBeNull();
  const mail = {
    to: 'a@example.com',
    message: { subject: '', text: '', html: '' },
    messageKey: '',
  };
  const result = await smtpMailer({ SMTP_URL: URL_OF })?.send(mail);
  expect(result).toMatchObject({ kind: 'later', reason: expect.stringMatching(/^MAIL_FROM/) });
});
