import { ApiError } from '@club/domain/api/errors';
import type { Access } from '@club/domain/api/operation';
import type { Authz } from '@club/domain/user/user';
import { canonicalEmail, hasNeededFactor, isSessionInForce } from '@club/domain/user/user';
import type { Caller } from './handler.ts';

/** The claims of a verified token. `auth_time` is the instant of signing in, seconds since 1970. */
export type VerifiedToken = {
  uid: string;
  auth_time: number;
  email?: string | undefined;
  email_verified?: boolean | undefined;
  name?: unknown;
  isAdmin?: unknown;
  /** How the session signed in. */
  firebase?:
    | { sign_in_provider?: string | undefined; sign_in_second_factor?: string | undefined }
    | undefined;
};

/**
 * The caller, from a verified token and the account's current permissions. A new account without an
 * `authz` document is a plain member. An admin needs both the claim and the document, so that a
 * demotion takes effect at the next request (rules 11.6), and a session with a second factor if the
 * document demands it; without it they are a plain member. Throws ApiError 'account-disabled' for a
 * closed account, 'not-signed-in' for a session that was ended and for an anonymous one.
 */
export const checkCaller = (
  token: VerifiedToken,
  authz: Authz | undefined,
  address: string | null,
): Caller => {
  if (token.firebase?.sign_in_provider === 'anonymous') throw new ApiError('not-signed-in');
  if (authz?.disabled === true) throw new ApiError('account-disabled');
  const emailVerified = token.email_verified === true;
  const session = { authTime: token.auth_time, emailVerified };
  if (authz !== undefined && !isSessionInForce(session, authz)) {
    throw new ApiError('not-signed-in');
  }
  const isAdmin = token.isAdmin === true && authz?.isAdmin === true;
  const secondFactor = token.firebase?.sign_in_second_factor;
  const lacksSecondFactor = isAdmin && !hasNeededFactor({ secondFactor }, authz);
  return {
    uid: token.uid,
    email: canonicalEmail(token.email ?? ''),
    emailVerified,
    isAdmin: isAdmin && !lacksSecondFactor,
    lacksSecondFactor,
    authTime: token.auth_time,
    address,
    provider: token.firebase?.sign_in_provider,
    name: typeof token.name === 'string' ? token.name : undefined,
    isRecorded: authz !== undefined,
  };
};

/**
 * Throws ApiError 'not-allowed' when the caller has no access to an operation, or
 * 'second-factor-needed' for an admin who only lacks that.
 */
export const requireAccess = (access: Access, caller: Caller): void => {
  if (access !== 'admin' || caller.isAdmin) return;
  throw new ApiError(caller.lacksSecondFactor === true ? 'second-factor-needed' : 'not-allowed');
};

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;

/** The token of an Authorization header, or null. */
export const bearerToken = (authorization: string | undefined): string | null =>
  BEARER.exec(authorization?.trim() ?? '')?.[1] ?? null;
