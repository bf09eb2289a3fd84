import type { MailMessage } from '@club/domain/mail/mail';

/** A mail as it goes to the mail server. */
export type OutgoingMail = {
  to: string;
  message: MailMessage;
  /** The part of the Message-ID before the sign '@': the same for each attempt at the same mail. */
  messageKey: string;
};

/**
 * What became of a mail: the server took it; it can be tried again; the server will never take this
 * mail; or it will never take any mail to this address.
 */
export type SendResult =
  | { kind: 'taken' }
  | { kind: 'later' | 'never' | 'no-such-address'; reason: string };

/** Hands mails to a mail server. Never throws. */
export type Mailer = { send: (mail: OutgoingMail) => Promise<SendResult> };

/** What sending mails needs; null where no mail server is set, and mails wait. */
export type MailDependencies = { mailer: Mailer | null };
