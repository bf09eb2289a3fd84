import { ApiError } from '@club/domain/api/errors';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { warn as logWarning } from 'firebase-functions/logger';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import { clubAuth } from '../kernel/firebase/club-auth.ts';
import { confirmAccount } from './confirm-account.ts';
import { followEndedSessions } from './end-sessions.ts';
import type { VerifiedToken } from '../kernel/http/caller.ts';
import { bearerToken, judgeCaller } from '../kernel/http/caller.ts';
import type { Caller } from '../kernel/http/handler.ts';

/** What the identity service says of a token that must not count. */
const REFUSED: ReadonlySet<unknown> = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/tenant-id-mismatch',
]);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** The uid in a token whose parts are known to be readable. */
const subjectOf = (token: string): string => {
  const [, payload = ''] = token.split('.');
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as {
    sub: unknown;
  };
  return String(sub);
};

/** Lets the database rules know of ended sessions; whether or not that works, the token is refused. */
const tellRules = async (uid: string): Promise<void> => {
  try {
    await followEndedSessions(uid);
  } catch (error) {
    logWarning('Ended sessions could not be told to the rules.', { error: String(error) });
  }
};

/** Seconds that the clock of the identity service may be ahead of ours. */
const CLOCK_LEEWAY = 300;

/** True for the two parts that the SDK reads before it has checked anything; others make it stumble. */
const isReadable = (token: string): boolean =>
  token
    .split('.')
    .slice(0, 2)
    .every((part) => {
      try {
        const read: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
        return typeof read === 'object' && read !== null && !Array.isArray(read);
      } catch {
        return false;
      }
    });

/**
 * True when the token was given out, and its session begun, at an instant that can be. The SDK asks
 * neither, and the end of sessions (`minAuthTime`) is reckoned by the latter.
 */
const isOfItsTime = ({ auth_time: begun, iat }: DecodedIdToken, nowMs: number): boolean =>
  [begun, iat].every(
    (second: unknown) => typeof second === 'number' && second <= nowMs / 1000 + CLOCK_LEEWAY,
  );

const verify = async (token: string): Promise<VerifiedToken> => {
  try {
    // The second argument asks whether the session was revoked, which production does not by itself.
    const verified = await clubAuth().verifyIdToken(token, true);
    if (!isOfItsTime(verified, Date.now())) throw new ApiError('not-signed-in');
    return verified;
  } catch (error) {
    // Its signature was good, or the service would have said so; the rules have to hear of it, too.
    const code = codeOf(error);
    if (code === 'auth/id-token-revoked') await tellRules(subjectOf(token));
    if (REFUSED.has(code)) throw new ApiError('not-signed-in');
    throw error;
  }
};

/**
 * The caller behind an Authorization header, who comes from `address`: the token verified and unrevoked,
 * the account neither closed nor signed in before its sessions were ended. Throws ApiError 'not-signed-in' or
 * 'account-disabled'; anything else means the identity service could not be asked.
 */
export const authenticate = async (
  authorization: string | undefined,
  address: string | null,
): Promise<Caller> => {
  const bearer = bearerToken(authorization);
  if (bearer === null || !isReadable(bearer)) throw new ApiError('not-signed-in');
  const token = await verify(bearer);
  const judge = async (): Promise<{ caller: Caller; isNoted: boolean }> => {
    const authz = (await collections(clubFirestore()).authz.doc(token.uid).get()).data();
    const caller = judgeCaller(token, authz, address);
    return { caller, isNoted: authz === undefined || authz.confirmed === true };
  };
  const { caller, isNoted } = await judge();
  if (!caller.emailVerified || isNoted) return caller;
  // The first time that the address is seen to be confirmed; the session may be one that ends by it.
  await confirmAccount(caller, Date.now());
  return (await judge()).caller;
};
