import { afterAll, beforeAll, expect, it } from 'vitest';
import { smtpMailer } from '../../functions/src/mail/smtp-mailer.ts';
import { CaughtMails } from './caught-mails.ts';
import { startMailCatcher } from './mail-catcher.ts';
import { reservePorts } from './ports.ts';

/*
 * The club's own mailer and a real mail server, as in `npm start`: what is sent is what is read.
 */

const ends: (() => Promise<void> | void)[] = [];
let ports = { smtp: 0, mailbox: 0 };

beforeAll(async () => {
  const block = await reservePorts();
  ports = block.ports;
  ends.push(block.release);
  const lifetime = {
    signal: new AbortController().signal,
    atEnd: (end: () => Promise<void> | void) => ends.push(end),
  };
  await startMailCatcher(ports, lifetime);
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const send = (to: string, messageKey: string) =>
  smtpMailer({
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM: 'Tideaway <club@tideaway.example>',
  })?.send({
    to,
    messageKey,
    message: {
      subject: 'Größe & Ankunft',
      text: 'Welcome, Zoë.\n',
      html: '<!doctype html><html><head><title>x</title></head><body><b>Welcome, Zoë.</b></body></html>',
    },
  });

const read = (path: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${ports.mailbox}${path}`, {
    headers: { Origin: 'http://127.0.0.1:5050' },
  });

it('takes a mail as it was written, once for each Message-ID', async () => {
  expect(await send('anna@example.com', 'key.1')).toEqual({ kind: 'taken' });
  expect(await send('anna@example.com', 'key.1')).toEqual({ kind: 'taken' });
  const listed = await read('/mails');
  expect(listed.headers.get('Access-Control-Allow-Origin')).toBe('http://127.0.0.1:5050');
  expect(await listed.json()).toMatchObject([
    {
      id: 1,
      messageId: '<key.1@tideaway.example>',
      to: 'anna@example.com',
      from: '"Tideaway" <club@tideaway.example>',
      subject: 'Größe & Ankunft',
      text: 'Welcome, Zoë.\n',
      copies: 2,
    },
  ]);
  const page = await read('/mails/1.html');
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('<base target="_blank"><title>x</title></head><body><b>');
});

it('refuses an address for good or for now, and says why', async () => {
  expect(await send('refused@example.com', 'key.2')).toEqual({
    kind: 'no-such-address',
    reason: '550 5.1.1 There is no such mailbox here.',
  });
  expect(await send('later@example.com', 'key.3')).toEqual({
    kind: 'later',
    reason: '451 4.3.0 Please try again later.',
  });
});

it('treats an address as one recipient, whatever is in it', async () => {
  const result = await send('anna@example.com, bert@example.com', 'key.4');
  const caught = (await (await read('/mails')).json()) as { to: string }[];
  expect(result?.kind).not.toBe('taken');
  expect(caught.some(({ to }) => to.includes('bert'))).toBe(false);
});

it('keeps the newest thousand', () => {
  const mails = new CaughtMails();
  const mail = { to: '', from: '', subject: '', text: '', html: '', at: '' };
  for (let number = 1; number <= 1001; number += 1) mails.add({ ...mail, messageId: `${number}` });
  expect(mails.all()).toHaveLength(1000);
  expect(mails.all()[0]?.messageId).toBe('1001');
});
