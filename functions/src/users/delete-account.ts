import type { CallableResponses } from '@club/domain/api/contract';
import { ApiError } from '@club/domain/api/errors';
import type { Caller } from '../http/handler.ts';
import { closeAccount } from './close-account.ts';
import { runErasure } from './run-erasure.ts';

/** How long ago somebody may have signed in who deletes their account, seconds. */
export const RECENT_SIGN_IN_SECONDS = 5 * 60;

/** Refuses somebody who has not signed in a moment ago; throws ApiError 'recent-sign-in-needed'. */
export const requireRecentSignIn = ({ authTime }: Caller, nowMs: number): void => {
  if (nowMs / 1000 - authTime > RECENT_SIGN_IN_SECONDS) {
    throw new ApiError('recent-sign-in-needed');
  }
};

/**
 * The callable `deleteaccount`: closes and erases the caller's own account. Coming stays are
 * cancelled, and refunded as the club's policy says. Once the account is closed the rest is done
 * whatever becomes of this call. An admin has to be made a plain member by another one first.
 * Throws ApiError 'recent-sign-in-needed', 'self-demotion', or 'last-admin'.
 */
export const deleteAccount = async (
  _nothing: unknown,
  caller: Caller,
  nowMs: number,
): Promise<CallableResponses['deleteaccount']> => {
  requireRecentSignIn(caller, nowMs);
  const { uid } = caller;
  const email = caller.email === '' ? null : caller.email;
  await runErasure(await closeAccount({ uid, actor: uid, email, nowMs }));
  return { deleted: true };
};
