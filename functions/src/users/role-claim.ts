import type { UserRecord } from 'firebase-admin/auth';
import { clubAuth } from './club-auth.ts';

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'auth/user-not-found';

/** An account at the identity service, or null when it has none of that uid. */
export const findAccount = async (uid: string): Promise<UserRecord | null> => {
  try {
    return await clubAuth().getUser(uid);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** The claims of an account with its role set and all others kept; they may have 1,000 bytes. */
export const claimsWithRole = (
  claims: Record<string, unknown> | undefined,
  isAdmin: boolean,
): Record<string, unknown> => {
  const { isAdmin: _before, ...others } = claims ?? {};
  return isAdmin ? { ...others, isAdmin: true } : others;
};

/** Gives the account the claim of an admin. */
export const grantClaim = async (account: UserRecord): Promise<void> =>
  clubAuth().setCustomUserClaims(account.uid, claimsWithRole(account.customClaims, true));

/** Takes the claim of an admin away and ends every session that still carries it. */
export const withdrawClaim = async (account: UserRecord): Promise<void> => {
  await clubAuth().setCustomUserClaims(account.uid, claimsWithRole(account.customClaims, false));
  await clubAuth().revokeRefreshTokens(account.uid);
};

/** Deletes an account at the identity service; one that is gone already is as good. */
export const deleteAccount = async (uid: string): Promise<void> => {
  try {
    await clubAuth().deleteUser(uid);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};
