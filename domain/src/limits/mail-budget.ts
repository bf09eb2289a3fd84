/** The window in which mails are counted, milliseconds: a day that slides. */
export const MAIL_WINDOW_MS = 86_400_000;

/**
 * How many mails go out within the window: about what one member does, to whomever, and to one address
 * of somebody else, whoever has it done. What is beyond it is not sent; the notice in the app is.
 */
export const MAIL_BUDGET = { perMember: 40, perRecipient: 10 } as const;
