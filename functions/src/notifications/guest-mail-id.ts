const SUFFIX = '_guest';

/** The id of the copy of a mail that goes to a guest of the stay. */
export const guestMailId = (id: string): string => `${id}${SUFFIX}`;

/** True for the id of such a copy. */
export const isGuestMail = (id: string): boolean => id.endsWith(SUFFIX);
