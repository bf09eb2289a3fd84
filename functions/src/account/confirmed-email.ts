import { ApiError } from '@club/domain/api/errors';
import type { Caller } from '../kernel/http/handler.ts';
import { confirmAccount } from './confirm-account.ts';
import { confirmedEmailIn, findAccount } from './role-claim.ts';

/** The confirmed address of an account, in its canonical form; null without one. */
export const confirmedEmailOf = async (uid: string): Promise<string | null> =>
  confirmedEmailIn(await findAccount(uid));

/**
 * Whether the caller has shown that their address is theirs. A token can be older than that, so the
 * identity service is asked where the token says no; then the record knows it, and what follows from
 * the confirmation counts, before anything is allowed by it.
 */
export const hasConfirmedEmail = async (caller: Caller): Promise<boolean> =>
  caller.emailVerified || (await confirmAccount(caller, Date.now())) === caller.email;

/** Lets only callers pass with a confirmed address; throws ApiError 'email-not-verified'. */
export const requireConfirmedEmail = async (caller: Caller): Promise<void> => {
  if (!(await hasConfirmedEmail(caller))) throw new ApiError('email-not-verified');
};
