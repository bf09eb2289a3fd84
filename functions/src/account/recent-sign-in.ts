import { ApiError } from '@club/domain/api/errors';
import type { Caller } from '../kernel/http/handler.ts';

/** How recent the sign-in must be to delete one's own account, seconds. */
export const OWN_ACCOUNT_SECONDS = 5 * 60;
/**
 * The same for an admin who changes a role, removes a member or overrides the refund policy, and
 * for ending other sessions: an unattended browser must not be enough.
 */
export const SENSITIVE_SECONDS = 10 * 60;

/**
 * Throws ApiError 'recent-sign-in-needed' when the caller signed in more than `withinSeconds` ago.
 */
export const requireRecentSignIn = (
  { authTime }: Pick<Caller, 'authTime'>,
  nowMs: number,
  withinSeconds: number,
): void => {
  if (nowMs / 1000 - authTime > withinSeconds) throw new ApiError('recent-sign-in-needed');
};
