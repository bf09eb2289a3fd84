import { ApiError } from '@club/domain/api/errors';
import { canonicalEmail } from '@club/domain/user/user';
import type { Caller } from '../http/handler.ts';
import { findAccount } from './role-claim.ts';

/** The confirmed address of an account, in its canonical form; null without one. */
export const confirmedEmailOf = async (uid: string): Promise<string | null> => {
  const account = await findAccount(uid);
  return account?.emailVerified === true && account.email !== undefined
    ? canonicalEmail(account.email)
    : null;
};

/**
 * Whether the caller has shown that their address is theirs. A token can be older than that, so the
 * identity service is asked where the token says no.
 */
export const hasConfirmedEmail = async ({
  uid,
  email,
  emailVerified,
}: Caller): Promise<boolean> => {
  if (emailVerified) return true;
  return (await confirmedEmailOf(uid)) === email;
};

/** Lets only callers pass with a confirmed address; throws ApiError 'email-not-verified'. */
export const requireConfirmedEmail = async (caller: Caller): Promise<void> => {
  if (!(await hasConfirmedEmail(caller))) throw new ApiError('email-not-verified');
};

/** The caller's address where it is confirmed, else null. */
export const ownConfirmedEmail = async (caller: Caller): Promise<string | null> =>
  (await hasConfirmedEmail(caller)) ? caller.email : null;
