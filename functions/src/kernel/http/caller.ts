import { ApiError } from '@club/domain/api/errors';
import type { Access } from '@club/domain/api/operation';
import type { Authz } from '@club/domain/user/user';
import { canonicalEmail, hasNeededFactor, isSessionInForce } from '@club/domain/user/user';
import type { Caller } from './handler.ts';

/** What a verified token says. `auth_time` is the instant of signing in, seconds since 1970. */
export type VerifiedToken = {
  uid: string;
  auth_time: number;
  email?: string | undefined;
  email_verified?: boolean | undefined;
  name?: unknown;
  isAdmin?: unknown;
  /** What the identity service says about the sign-in itself. */
  firebase?:
    | { sign_in_provider?: string | undefined; sign_in_second_factor?: string | undefined }
    | undefined;
};

/**
 * Who is calling, from a verified token and what the server believes about the account now. An
 * account without an `authz` document has just been made and is a plain member. Being an admin needs
 * both the claim and the document, so that a demotion counts at the next request (rules 11.6), and a
 * session with a second factor where the document says so; without, an admin is a plain member.
 * Throws ApiError 'account-disabled' for a closed account, 'not-signed-in' for a session that was
 * ended on the server, and for an anonymous one: there is nobody to hold to anything.
 */
export const judgeCaller = (
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
 * Lets a caller pass who may use an endpoint of that access; throws ApiError 'not-allowed', or
 * 'second-factor-needed' for an admin who only lacks that.
 */
export const requireAccess = (access: Access, caller: Caller): void => {
  if (access !== 'admin' || caller.isAdmin) return;
  throw new ApiError(caller.lacksSecondFactor === true ? 'second-factor-needed' : 'not-allowed');
};

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;

/** The token of an Authorization header, or null for anything else. */
export const bearerToken = (authorization: string | undefined): string | null =>
  BEARER.exec(authorization?.trim() ?? '')?.[1] ?? null;
