import { ApiError } from '@club/domain/api/errors';
import { clubFirestore } from '../firestore/app.ts';
import { collections } from '../firestore/collections.ts';
import { clubAuth } from '../users/club-auth.ts';
import type { VerifiedToken } from './caller.ts';
import { bearerToken, judgeCaller } from './caller.ts';
import type { Caller } from './handler.ts';

/** What the identity service says of a token that must not count. */
const REFUSED = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/tenant-id-mismatch',
]);

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  typeof error.code === 'string' &&
  REFUSED.has(error.code);

const verify = async (token: string): Promise<VerifiedToken> => {
  try {
    // The second argument asks whether the session was revoked, which production does not by itself.
    return await clubAuth().verifyIdToken(token, true);
  } catch (error) {
    if (isRefusal(error)) throw new ApiError('not-signed-in');
    throw error;
  }
};

/**
 * The caller behind an Authorization header: the token verified and unrevoked, the account neither
 * closed nor signed in before its sessions were ended. Throws ApiError 'not-signed-in' or
 * 'account-disabled'; anything else means the identity service could not be asked.
 */
export const authenticate = async (authorization: string | undefined): Promise<Caller> => {
  const bearer = bearerToken(authorization);
  if (bearer === null) throw new ApiError('not-signed-in');
  const token = await verify(bearer);
  const authz = await collections(clubFirestore()).authz.doc(token.uid).get();
  return judgeCaller(token, authz.data());
};
