const SUFFIX = '_guest';

/** The id of a guest's copy of a mail. */
export const guestMailId = (id: string): string => `${id}${SUFFIX}`;

/** True for the id of a guest's copy. */
export const isGuestMail = (id: string): boolean => id.endsWith(SUFFIX);
