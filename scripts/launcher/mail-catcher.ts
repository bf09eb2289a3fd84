import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream } from 'smtp-server';
import { CaughtMails } from './caught-mails.ts';
import type { CaughtMail } from './caught-mails.ts';
import type { Lifetime } from './lifetime.ts';
import { HOST } from './ports.ts';
import type { Ports } from './ports.ts';

/** Pages of this machine, which may read the mails; no other site may. */
const LOCAL_ORIGIN = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?$/;

/**
 * A mail may have styles and pictures, and nothing else: no scripts, no forms, no frames. Its links
 * open in a tab of their own.
 */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors http://127.0.0.1:* http://localhost:*";

/** What a mail server answers, for trying failures: by the beginning of the address. */
const REPLIES: readonly { begins: string; code: number; text: string }[] = [
  { begins: 'refused', code: 550, text: '5.1.1 There is no such mailbox here.' },
  { begins: 'later', code: 451, text: '4.3.0 Please try again later.' },
];

const rejection = (address: string): Error | null => {
  const reply = REPLIES.find(({ begins }) => address.startsWith(begins));
  return reply === undefined
    ? null
    : Object.assign(new Error(reply.text), { responseCode: reply.code });
};

const listening = (server: { once: (event: string, listener: () => void) => unknown }) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject as () => void);
    server.once('listening', () => resolve());
  });

/** Reads a mail as it comes in. */
const readMail = async (
  stream: SMTPServerDataStream,
  recipients: readonly { address: string }[],
): Promise<Omit<CaughtMail, 'id' | 'copies'>> => {
  const { messageId, from, subject, text, html, date } = await simpleParser(stream, {
    skipImageLinks: true,
  });
  return {
    messageId: messageId ?? '',
    to: recipients.map(({ address }) => address).join(', '),
    from: from?.text ?? '',
    subject: subject ?? '',
    text: text ?? '',
    html: html === false ? '' : (html ?? ''),
    at: (date ?? new Date()).toISOString(),
  };
};

/** Opens a mail server that keeps what it gets. Returns how to close it. */
export const catchMails = async (
  port: number,
  mails: CaughtMails,
): Promise<() => Promise<void>> => {
  const take = async (
    stream: SMTPServerDataStream,
    recipients: readonly { address: string }[],
  ): Promise<string> => {
    mails.add(await readMail(stream, recipients));
    return 'Taken';
  };
  const server = new SMTPServer({
    // Only this machine reaches it, so there is nothing to protect.
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, answer) => answer(rejection(address)),
    onData: (stream, { envelope }, answer) => {
      take(stream, envelope.rcptTo).then(
        (mail) => answer(null, mail),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  const opened = listening(server.server);
  server.on('error', () => undefined);
  server.listen(port, HOST);
  await opened;
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
};

/** Links open beside the frame; the mail itself names no base. */
const inFrame = ({ html, text }: CaughtMail): string =>
  html === ''
    ? `<!doctype html><meta charset="utf-8"><pre>${text.replaceAll('<', '&lt;')}</pre>`
    : html.replace(/<head>/i, '<head><base target="_blank">');

const answerWith = (mails: CaughtMails) => (request: IncomingMessage, response: ServerResponse) => {
  const { origin = '' } = request.headers;
  if (LOCAL_ORIGIN.test(origin)) response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const number = /^\/mails\/(\d+)\.html$/.exec(request.url ?? '')?.[1];
  const mail = mails.all().find(({ id }) => String(id) === number);
  if (mail !== undefined) {
    response.setHeader('Content-Security-Policy', MAIL_POLICY);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(inFrame(mail));
  } else if (request.url === '/mails') {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(mails.all().map(({ html: _html, ...shown }) => shown)));
  } else {
    response.statusCode = 404;
    response.end();
  }
};

/**
 * Starts what takes the mails of a club on this machine: a mail server that sends nothing on, and
 * the address where `/local-mail` reads what it got. Ends with the lifetime.
 */
export const startMailCatcher = async (
  { smtp, mailbox }: Pick<Ports, 'smtp' | 'mailbox'>,
  lifetime: Lifetime,
): Promise<void> => {
  const mails = new CaughtMails();
  const close = await catchMails(smtp, mails);
  lifetime.atEnd(close);
  const server = createServer(answerWith(mails));
  const opened = listening(server);
  server.listen(mailbox, HOST);
  await opened;
  lifetime.atEnd(() => {
    server.close();
    server.closeAllConnections();
  });
};
