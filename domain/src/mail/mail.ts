/** How far the sending of a mail is. */
export const MAIL_STATES = ['waiting', 'sending', 'sent', 'failed', 'outdated'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** What the states are called. */
export const MAIL_STATE_LABELS: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
  outdated: 'Too late to send',
};

/** What a mail says: one text in two forms. */
export type MailMessage = { subject: string; text: string; html: string };

/** A document of `mail/{id}`: a mail, and how far its sending is. */
export type StoredMail = {
  to: string;
  message: MailMessage;
  /** The member whose account deletion deletes it; null for a visitor. */
  uid: string | null;
  /** ISO instant at which it was written. */
  at: string;
  /**
   * ISO instant at which an account deletion left it, for a guest's copy that is still to be sent;
   * it then has no `uid`, and is deleted once it was sent.
   */
  leftAt?: string;
  /**
   * When its text stops being true, milliseconds since 1970: a reminder that waits until then is not
   * sent. Missing for what is worth reading late, and where an admin sends it all the same.
   */
  outdatedAt?: number;
  state: MailState;
  /** ISO instant at which it came into this state. */
  stateAt: string;
  /**
   * When the next attempt can begin, milliseconds since 1970: while it is being sent, when its
   * process counts as dead. Null once it is done.
   */
  dueAt: number | null;
  /** The attempt that is under way: only it may say how it went. */
  attempt: string | null;
  /** How often sending was tried since it was written, or since an admin sent it again. */
  tries: number;
  /** 1, and one more each time an admin sends it again; a mailbox takes each as a mail of its own. */
  round: number;
  /** What the mail server said last, or why it was not asked; null when it took the mail. */
  reason: string | null;
};

/** A mail that has just been written and can be sent at once. */
export const newMail = (
  mail: Pick<StoredMail, 'to' | 'message' | 'uid' | 'at' | 'leftAt' | 'outdatedAt'>,
): StoredMail => ({
  ...mail,
  state: 'waiting',
  stateAt: mail.at,
  dueAt: Date.parse(mail.at),
  attempt: null,
  tries: 0,
  round: 1,
  reason: null,
});

/** True once nothing more happens to a mail by itself. */
export const isMailDone = ({ state }: Pick<StoredMail, 'state'>): boolean =>
  state !== 'waiting' && state !== 'sending';
