import type { UserRecord } from 'firebase-admin/auth';
import { clubFirestore } from '../firestore/app.ts';
import { collections } from '../firestore/collections.ts';
import { alignAccount, claimsWithRole } from './account-claim.ts';
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

/** The account that signs in with an address, or null for none. */
export const findAccountByEmail = async (email: string): Promise<UserRecord | null> => {
  try {
    return await clubAuth().getUserByEmail(email);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Work on an account that may be gone, which is as good as done. */
const unlessMissing = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};

/** Gives the account the claim of an admin. */
export const grantClaim = ({ uid, customClaims }: UserRecord): Promise<void> =>
  unlessMissing(clubAuth().setCustomUserClaims(uid, claimsWithRole(customClaims, true)));

const secondsOf = (instant: string | undefined): number =>
  instant === undefined ? 0 : Math.floor(Date.parse(instant) / 1000);

/** `alignAccount` for an account of the club. */
export const alignClaim = (uid: string): Promise<void> =>
  alignAccount({
    rights: async () => (await collections(clubFirestore()).authz.doc(uid).get()).data(),
    account: async () => {
      const account = await findAccount(uid);
      return account === null
        ? null
        : {
            hasClaim: account.customClaims?.['isAdmin'] === true,
            validAfter: secondsOf(account.tokensValidAfterTime),
          };
    },
    setClaim: async (isAdmin) => {
      const account = await findAccount(uid);
      if (account === null) return;
      const claims = claimsWithRole(account.customClaims, isAdmin);
      await unlessMissing(clubAuth().setCustomUserClaims(uid, claims));
    },
    endSessions: () => unlessMissing(clubAuth().revokeRefreshTokens(uid)),
  });

/** Ends all sessions of an account and deletes it at the identity service; gone is as good. */
export const deleteLogin = async (uid: string): Promise<void> => {
  await unlessMissing(clubAuth().revokeRefreshTokens(uid));
  await unlessMissing(clubAuth().deleteUser(uid));
};
