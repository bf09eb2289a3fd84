import { waitText } from './rate-limits.ts';

/** The window in which mails are counted, milliseconds: a day that slides. */
export const MAIL_WINDOW_MS = 86_400_000;

/**
 * How many mails go out within the window: about what one member does, to whomever, and to one address
 * of somebody else, whoever has it done. What is beyond it is not sent; the notice in the app is.
 */
export const MAIL_BUDGET = { perMember: 40, perRecipient: 10 } as const;

/** What somebody is told whose mails of a day are used up, with the wait in whole seconds. */
export const mailsUsedUpText = (retryAfterSeconds: number): string =>
  `The mails that we send you within a day are used up. Please try again in ${waitText(retryAfterSeconds)}.`;
