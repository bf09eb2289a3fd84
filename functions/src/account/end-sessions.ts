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
 * The callable `endsessions`: ends every session of the caller's account but this one, in the
 * functions and the database rules. Sessions are told apart by when they signed in, so the caller
 * must have signed in recently.
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
 * Records for the database rules which sessions the identity service has ended (a changed or reset
 * password). It only repeats what the service says, so any visitor may trigger it.
 */
const recordEndedSessions = async (account: UserRecord): Promise<void> => {
  const db = clubFirestore();
  const refs = { authz: collections(db).authz.doc(account.uid) };
  await atomically<typeof refs, void>(db, refs, ({ authz }) => {
    const changed = withEndedSessions(authz.data, secondsOf(account.tokensValidAfterTime));
    return { result: undefined, writes: changed === null ? [] : [put(authz, changed)] };
  });
};

/** `recordEndedSessions` by uid. */
export const followEndedSessions = async (uid: string): Promise<void> => {
  const account = await findAccount(uid);
  if (account !== null) await recordEndedSessions(account);
};

/**
 * The callable `followreset`: after a password reset by mail, ends earlier sessions in the database
 * rules, too. The response is the same whether or not the address is known.
 */
export const followReset: Handler<'followReset', 'caller' | 'nowMs'> = async (
  { email },
  { caller: { address }, nowMs },
) => {
  await countRequest(clubFirestore(), 'reset', { uid: emailClaimId(email), address }, nowMs);
  const account = await findAccountByEmail(email);
  if (account !== null) await recordEndedSessions(account);
  return { followed: true };
};
