import { waitText } from './rate-limits.ts';

/** The window in which mails are counted, milliseconds: a day that slides. */
export const MAIL_WINDOW_MS = 86_400_000;

/**
 * How many mails go out within the window: about what one member does, and to one address that is not
 * the member's own, over all members. Mails beyond it are not sent; the notification in the app is.
 */
export const MAIL_BUDGET = { perMember: 40, perRecipient: 10 } as const;

/** The message when the mails of a day are used up, with the wait in whole seconds. */
export const mailsUsedUpText = (retryAfterSeconds: number): string =>
  `The mails that we send you within a day are used up. Please try again in ${waitText(retryAfterSeconds)}.`;
