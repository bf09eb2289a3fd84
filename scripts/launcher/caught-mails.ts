/** A mail as the catcher got it. */
export type CaughtMail = {
  /** Its number, from 1. */
  id: number;
  messageId: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** ISO instant at which it came first. */
  at: string;
  /** How often it came: a mailbox recognises it by its Message-ID and shows it once. */
  copies: number;
};

/** Mails that are kept; older ones are forgotten. */
const MOST_KEPT = 1000;

/** The mails of a club on this machine, in memory, one for each Message-ID. */
export class CaughtMails {
  readonly #byMessageId = new Map<string, CaughtMail>();
  #count = 0;

  /** Adds a mail, or counts another copy of it. */
  add(mail: Omit<CaughtMail, 'id' | 'copies'>): void {
    const known = this.#byMessageId.get(mail.messageId);
    if (known !== undefined) {
      known.copies += 1;
      return;
    }
    this.#count += 1;
    this.#byMessageId.set(mail.messageId, { ...mail, id: this.#count, copies: 1 });
    const [oldest] = this.#byMessageId.keys();
    if (this.#byMessageId.size > MOST_KEPT && oldest !== undefined) {
      this.#byMessageId.delete(oldest);
    }
  }

  /** All mails, the latest first. */
  all(): CaughtMail[] {
    return [...this.#byMessageId.values()].toReversed();
  }
}
