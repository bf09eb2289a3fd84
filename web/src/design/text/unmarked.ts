/**
 * For links of which a page has many: React Router marks each one for a loader of routes that the club
 * does not use, and the marks are bytes of every page that a server writes.
 */
export const UNMARKED = { discover: 'none' } as const;
