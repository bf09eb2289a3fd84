import type { Output } from '@club/domain/api/contract';
import { ApiError } from '@club/domain/api/errors';
import type { UserRecord } from 'firebase-admin/auth';
import { atomically, put } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { countRequest } from '../limits/count-request.ts';
import { emailClaimId } from './email-claim.ts';
import { requireRecentSignIn, SENSITIVE_SECONDS } from './recent-sign-in.ts';
import { findAccount, findAccountByEmail, secondsOf } from './role-claim.ts';
import { withEndedSessions, withOnlySession } from './session-decision.ts';

/**
 * The callable `endsessions`: ends every session of the caller's account but this one, for the
 * functions and the database rules at once. Sessions are told apart by when they signed in, so the
 * caller must have signed in a moment ago. Throws ApiError 'recent-sign-in-needed'.
 */
export const endSessions: Handler<'endSessions', 'caller' | 'nowMs'> = async (
  _nothing,
  { caller, nowMs },
) => {
  requireRecentSignIn(caller, nowMs, SENSITIVE_SECONDS);
  const db = clubFirestore();
  const club = collections(db);
  const refs = { user: club.users.doc(caller.uid), authz: club.authz.doc(caller.uid) };
  const endedAt = new Date(nowMs).toISOString();
  return atomically<typeof refs, Output<'endSessions'>>(db, refs, ({ user, authz }) => {
    if (user.data === undefined || authz.data === undefined) throw new ApiError('user-not-found');
    return {
      result: { endedAt },
      writes: [
        put(user, { ...user.data, sessionsEndedAt: endedAt }),
        put(authz, withOnlySession(authz.data, caller)),
      ],
    };
  });
};

/**
 * Tells the database rules which sessions the identity service has ended (a changed or reset
 * password). Only says what is so already, so it is harmless whoever makes it happen.
 */
const tellRules = async (account: UserRecord): Promise<void> => {
  const db = clubFirestore();
  const refs = { authz: collections(db).authz.doc(account.uid) };
  await atomically<typeof refs, void>(db, refs, ({ authz }) => {
    const changed = withEndedSessions(authz.data, secondsOf(account.tokensValidAfterTime));
    return { result: undefined, writes: changed === null ? [] : [put(authz, changed)] };
  });
};

/** The same for an account by its uid. */
export const followEndedSessions = async (uid: string): Promise<void> => {
  const account = await findAccount(uid);
  if (account !== null) await tellRules(account);
};

/**
 * The callable `followreset`: after a password was chosen by the link of a mail, ends the sessions of
 * before in the database rules, too. Answers the same whether or not the address is known. Throws
 * ApiError 'too-many-requests'.
 */
export const followReset: Handler<'followReset', 'caller' | 'nowMs'> = async (
  { email },
  { caller: { address }, nowMs },
) => {
  await countRequest(clubFirestore(), 'reset', { uid: emailClaimId(email), address }, nowMs);
  const account = await findAccountByEmail(email);
  if (account !== null) await tellRules(account);
  return { followed: true };
};
