import type { SendResult } from './mailer.ts';

/** The part of an error of nodemailer that says what happened. */
type SmtpError = { command?: unknown; responseCode?: unknown; response?: unknown };

/** Longest reason that is kept. */
const MAX_REASON_LENGTH = 300;

/** The steps in which the mail server decides about one mail, as nodemailer names them. */
const OF_THE_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);
/** Replies that mean: there is no such mailbox (RFC 5321, 4.2.3). */
const NO_MAILBOX: ReadonlySet<unknown> = new Set([550, 551, 553]);
/** Enhanced codes that mean it: a bad address, or a mailbox that was closed (RFC 3463). */
const ADDRESS_CODES = /^5\.(?:1\.\d+|2\.1)$/;

const enhancedCodeIn = (response: string): string | null =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null;

/** One line without control characters. */
const reasonOf = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_REASON_LENGTH);

/**
 * What an error of the connection means for the mail. A reply of 500 or more to the recipient or to
 * the content is final. To what comes before (the connection, the login, the sender) it is about the
 * club, for every mail alike, and can be corrected; so that can pass, as everything else.
 */
export const resultOfError = (error: unknown): SendResult => {
  // Any object may have these fields; each is checked before it is used.
  const { command, responseCode, response } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as SmtpError;
  const said = typeof response === 'string' ? response : '';
  const reason = reasonOf(said === '' ? String(error) : said);
  const isFinal = typeof responseCode === 'number' && responseCode >= 500;
  if (!isFinal || !OF_THE_MAIL.has(command)) return { kind: 'later', reason };
  if (command !== 'RCPT TO') return { kind: 'never', reason };
  const enhanced = enhancedCodeIn(said);
  const isAddress = enhanced === null ? NO_MAILBOX.has(responseCode) : ADDRESS_CODES.test(enhanced);
  return { kind: isAddress ? 'no-such-address' : 'never', reason };
};
