import { canonicalEmail } from '@club/domain/user/user';
import type { UserRecord } from 'firebase-admin/auth';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { RoleClaim } from './account-claim.ts';
import { alignAccount, claimsWithRole, roleClaimOf } from './account-claim.ts';
import { clubAuth } from '../kernel/firebase/club-auth.ts';
import { errorCodeOf } from '../kernel/commit/error-code.ts';

/** An instant of the identity service in seconds since 1970; 0 without one. */
export const secondsOf = (instant: string | undefined): number => {
  const ms = Date.parse(instant ?? '');
  return Number.isNaN(ms) ? 0 : Math.floor(ms / 1000);
};

/** The result of a call about an account; null when there is no such account. */
const unlessMissing = async <Result>(work: Promise<Result>): Promise<Result | null> => {
  try {
    return await work;
  } catch (error) {
    if (errorCodeOf(error) === 'auth/user-not-found') return null;
    throw error;
  }
};

/** An account at the identity service, or null. */
export const findAccount = (uid: string): Promise<UserRecord | null> =>
  unlessMissing(clubAuth().getUser(uid));

/** The account that signs in with an address, or null. */
export const findAccountByEmail = (email: string): Promise<UserRecord | null> =>
  unlessMissing(clubAuth().getUserByEmail(email));

/** The confirmed address of an account, in its canonical form, or null. */
export const confirmedEmailIn = (account: UserRecord | null): string | null =>
  account?.emailVerified === true && account.email !== undefined
    ? canonicalEmail(account.email)
    : null;

/** Sets the role claim of an account. */
export const setRoleClaim = async (
  { uid, customClaims }: UserRecord,
  claim: RoleClaim,
): Promise<void> => {
  await unlessMissing(clubAuth().setCustomUserClaims(uid, claimsWithRole(customClaims, claim)));
};

/** `alignAccount` for an account of the club. */
export const alignClaim = (uid: string): Promise<void> =>
  alignAccount({
    permissions: async () => (await collections(clubFirestore()).authz.doc(uid).get()).data(),
    account: async () => {
      const account = await findAccount(uid);
      return account === null
        ? null
        : {
            claim: roleClaimOf(account.customClaims),
            validAfter: secondsOf(account.tokensValidAfterTime),
          };
    },
    setClaim: async (claim) => {
      const account = await findAccount(uid);
      if (account !== null) await setRoleClaim(account, claim);
    },
    endSessions: async () => {
      await unlessMissing(clubAuth().revokeRefreshTokens(uid));
    },
  });

/** Ends all sessions of an account and deletes it at the identity service; can be repeated. */
export const deleteLogin = async (uid: string): Promise<void> => {
  await unlessMissing(clubAuth().revokeRefreshTokens(uid));
  await unlessMissing(clubAuth().deleteUser(uid));
};
