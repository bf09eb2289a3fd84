/** Shown for what was not entered (rules 8.14). */
export const NOT_GIVEN = 'N/A';

/** The text, or N/A where there is none. */
export const orNotGiven = (text: string | null | undefined): string =>
  text === null || text === undefined || text.trim() === '' ? NOT_GIVEN : text;
