import { ApiError } from '@club/domain/api/errors';
import type { Caller } from '../kernel/http/handler.ts';
import { confirmAccount } from './confirm-account.ts';
import { confirmedEmailIn, findAccount } from './role-claim.ts';

/** The confirmed address of an account, in its canonical form; null without one. */
export const confirmedEmailOf = async (uid: string): Promise<string | null> =>
  confirmedEmailIn(await findAccount(uid));

/**
 * Whether the caller's address is confirmed. A token can be older than the confirmation, so the
 * identity service is asked when the token says no. The confirmation is recorded, with its
 * consequences, before anything is allowed by it.
 */
export const hasConfirmedEmail = async (caller: Caller): Promise<boolean> =>
  caller.emailVerified || (await confirmAccount(caller, Date.now())) === caller.email;

/** Throws ApiError 'email-not-verified' unless the caller's address is confirmed. */
export const requireConfirmedEmail = async (caller: Caller): Promise<void> => {
  if (!(await hasConfirmedEmail(caller))) throw new ApiError('email-not-verified');
};
