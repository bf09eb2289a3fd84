import type { Mailer, OutgoingMail, SendResult } from './mailer.ts';
import { resultOfError } from './smtp-result.ts';

/** How long the mail server may take for each step, milliseconds. */
const STEP_MS = 15_000;

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** The address in 'Tideaway <club@example.com>', or the text itself. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1]?.trim() ?? from.trim();

/** What is wrong with the sender's address; null for one that mails can come from. */
export const mailFromFault = (from: string): string | null =>
  /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(addressIn(from))
    ? null
    : 'MAIL_FROM is not an address, such as Tideaway <club@example.com>.';

/** What is wrong with the address of the mail server; null for one that can be connected to. */
const smtpUrlFault = (smtpUrl: string): string | null =>
  /^smtps?:$/.test(URL.parse(smtpUrl)?.protocol ?? '')
    ? null
    : 'SMTP_URL is not the address of a mail server, such as smtps://user:password@smtp.example.com.';

/**
 * The mail server of SMTP_URL, with MAIL_FROM as the sender of all mails. Null without SMTP_URL:
 * mails wait then. With settings that cannot be right every mail is tried later.
 */
export const smtpMailer = (environment: NodeJS.ProcessEnv): Mailer | null => {
  const smtpUrl = environment['SMTP_URL'] ?? '';
  if (smtpUrl === '') return null;
  const from = environment['MAIL_FROM'] ?? '';
  const fault = smtpUrlFault(smtpUrl) ?? mailFromFault(from);
  if (fault !== null) return { send: () => Promise.resolve({ kind: 'later', reason: fault }) };
  const host = addressIn(from).split('@').at(-1);
  const isLocal = LOOPBACK.has(new URL(smtpUrl).hostname);

  const send = async ({ to, message, messageKey }: OutgoingMail): Promise<SendResult> => {
    try {
      // Loaded with the first mail: most functions send none.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url: smtpUrl,
        // Neither password nor mail may go over the network unencrypted.
        requireTLS: !isLocal,
        ignoreTLS: isLocal,
        connectionTimeout: STEP_MS,
        greetingTimeout: STEP_MS,
        socketTimeout: STEP_MS,
        dnsTimeout: STEP_MS,
        // A mail never reads a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await transport.sendMail({
        from,
        // As an object, because text could name more than one recipient.
        to: { name: '', address: to },
        subject: message.subject,
        text: message.text,
        html: message.html,
        messageId: `<${messageKey}@${host}>`,
        // Absence notices stay away (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return { kind: 'taken' };
    } catch (error) {
      return resultOfError(error);
    }
  };
  return { send };
};
