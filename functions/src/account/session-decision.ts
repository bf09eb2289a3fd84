import type { Authz } from '@club/domain/user/user';

/** The session that goes on while all earlier ones end; `authTime` in seconds since 1970. */
export type KeptSession = { authTime: number; emailVerified: boolean };

/**
 * The rights of an account whose sessions of before `session` have ended, this one excepted. Never
 * lets sessions in again that were ended before.
 */
export const withOnlySession = (authz: Authz, { authTime, emailVerified }: KeptSession): Authz => ({
  ...authz,
  // Of the very second only confirmed sessions count (`isSessionInForce`).
  minAuthTime: Math.max(authz.minAuthTime, emailVerified ? authTime : authTime - 1),
});

/**
 * The rights of an account whose sessions the identity service has ended at `validAfter` (seconds since
 * 1970), which the database rules cannot ask it; null when they say so already.
 */
export const withEndedSessions = (authz: Authz | undefined, validAfter: number): Authz | null => {
  if (authz === undefined || authz.minAuthTime >= validAfter) return null;
  return { ...authz, minAuthTime: validAfter };
};
