import { ApiError } from '@club/domain/api/errors';
import type { Caller } from '../kernel/http/handler.ts';

/** How long ago somebody may have signed in who deletes their account, seconds. */
export const OWN_ACCOUNT_SECONDS = 5 * 60;
/**
 * The same for an admin who changes a role, removes a member or refunds otherwise than the policy
 * says, and for ending other sessions: a browser that was left open must not be enough.
 */
export const SENSITIVE_SECONDS = 10 * 60;

/**
 * Refuses a caller who signed in longer ago than `withinSeconds`; throws ApiError
 * 'recent-sign-in-needed'.
 */
export const requireRecentSignIn = (
  { authTime }: Pick<Caller, 'authTime'>,
  nowMs: number,
  withinSeconds: number,
): void => {
  if (nowMs / 1000 - authTime > withinSeconds) throw new ApiError('recent-sign-in-needed');
};
