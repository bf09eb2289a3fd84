import { ApiError } from '@club/domain/api/errors';
import { isRecord } from '@club/domain/validation/is-record';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { warn as logWarning } from 'firebase-functions/logger';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import { clubAuth } from '../kernel/firebase/club-auth.ts';
import { errorCodeOf } from '../kernel/commit/error-code.ts';
import { confirmAccount } from './confirm-account.ts';
import { followEndedSessions } from './end-sessions.ts';
import type { VerifiedToken } from '../kernel/http/caller.ts';
import { bearerToken, checkCaller } from '../kernel/http/caller.ts';
import type { Caller } from '../kernel/http/handler.ts';

/** Errors of the identity service for a token that is not valid. */
const REJECTED_CODES: ReadonlySet<unknown> = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/tenant-id-mismatch',
]);

/** A part of a token; null for anything but a JSON object. */
const decoded = (part: string): Record<string, unknown> | null => {
  try {
    const read: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return isRecord(read) ? read : null;
  } catch {
    return null;
  }
};

/** True when the two parts that the SDK reads unchecked are JSON objects; it crashes on others. */
const isReadable = (token: string): boolean =>
  token
    .split('.')
    .slice(0, 2)
    .every((part) => decoded(part) !== null);

/** The uid in a token that `isReadable`. */
const subjectOf = (token: string): string => String(decoded(token.split('.')[1] ?? '')?.['sub']);

/** Records ended sessions for the database rules; the token is rejected even if that fails. */
const recordEndedSessions = async (uid: string): Promise<void> => {
  try {
    await followEndedSessions(uid);
  } catch (error) {
    logWarning('Ended sessions could not be recorded for the rules.', { error: String(error) });
  }
};

/** Seconds that the clock of the identity service may be ahead of ours. */
const CLOCK_LEEWAY = 300;

/**
 * True when neither the token nor its session begins in the future. The SDK checks neither, and
 * `minAuthTime` relies on the latter.
 */
const isOfItsTime = ({ auth_time: begun, iat }: DecodedIdToken, nowMs: number): boolean =>
  [begun, iat].every(
    (second: unknown) => typeof second === 'number' && second <= nowMs / 1000 + CLOCK_LEEWAY,
  );

const verify = async (token: string): Promise<VerifiedToken> => {
  try {
    // The second argument checks for revoked sessions, which production does not do by default.
    const verified = await clubAuth().verifyIdToken(token, true);
    if (!isOfItsTime(verified, Date.now())) throw new ApiError('not-signed-in');
    return verified;
  } catch (error) {
    // The signature was valid, or the error would be another; the database rules must end it, too.
    const code = errorCodeOf(error);
    if (code === 'auth/id-token-revoked') await recordEndedSessions(subjectOf(token));
    if (REJECTED_CODES.has(code)) throw new ApiError('not-signed-in');
    throw error;
  }
};

/**
 * The caller behind an Authorization header, from the client address `address`: the token is
 * verified and not revoked, the account not closed, and the session not ended. Throws ApiError
 * 'not-signed-in' or 'account-disabled'; any other error means that the identity service could not
 * be reached.
 */
export const authenticate = async (
  authorization: string | undefined,
  address: string | null,
): Promise<Caller> => {
  const bearer = bearerToken(authorization);
  if (bearer === null || !isReadable(bearer)) throw new ApiError('not-signed-in');
  const token = await verify(bearer);
  const checkAccount = async (): Promise<{ caller: Caller; isConfirmationKnown: boolean }> => {
    const authz = (await collections(clubFirestore()).authz.doc(token.uid).get()).data();
    const caller = checkCaller(token, authz, address);
    return { caller, isConfirmationKnown: authz === undefined || authz.confirmed === true };
  };
  const { caller, isConfirmationKnown } = await checkAccount();
  if (!caller.emailVerified || isConfirmationKnown) return caller;
  // The address is seen confirmed for the first time, which may end this very session.
  await confirmAccount(caller, Date.now());
  return (await checkAccount()).caller;
};
