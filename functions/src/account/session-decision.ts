import type { Authz } from '@club/domain/user/user';

/** The session that continues while all earlier ones end; `authTime` in seconds since 1970. */
export type KeptSession = { authTime: number; emailVerified: boolean };

/**
 * The permissions after all sessions before this one have ended. Sessions that were ended before
 * stay ended.
 */
export const withOnlySession = (authz: Authz, { authTime, emailVerified }: KeptSession): Authz => ({
  ...authz,
  // Within one second only confirmed sessions are valid (`isSessionInForce`).
  minAuthTime: Math.max(authz.minAuthTime, emailVerified ? authTime : authTime - 1),
});

/**
 * The permissions after the identity service has ended sessions at `validAfter` (seconds since
 * 1970), which the database rules cannot look up; null when nothing changes.
 */
export const withEndedSessions = (authz: Authz | undefined, validAfter: number): Authz | null => {
  if (authz === undefined || authz.minAuthTime >= validAfter) return null;
  return { ...authz, minAuthTime: validAfter };
};
