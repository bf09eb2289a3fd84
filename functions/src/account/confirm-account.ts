import { ApiError } from '@club/domain/api/errors';
import { isSessionInForce } from '@club/domain/user/user';
import type { UserRecord } from 'firebase-admin/auth';
import { atomically, create, put, replace } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Caller } from '../kernel/http/handler.ts';
import type { ConfirmedIdentity } from './confirm-decision.ts';
import { decideConfirmation } from './confirm-decision.ts';
import { closeStayLinks } from './close-stay-links.ts';
import { deleteShares } from '../favourites/delete-shares.ts';
import { confirmedEmailIn, findAccount, secondsOf } from './role-claim.ts';
import { withUsedBefore, yearLimitsOf } from './year-limits.ts';

/** The identity of an account with a confirmed address; null without one. */
const confirmedIdentity = (account: UserRecord | null): ConfirmedIdentity | null => {
  const email = confirmedEmailIn(account);
  if (account === null || email === null) return null;
  return {
    email,
    ways: account.providerData.map(({ providerId, displayName, photoURL }) => ({
      provider: providerId,
      // The library's types promise both; the service leaves out what it does not know.
      name: (displayName as string | undefined) ?? '',
      photoUrl: (photoURL as string | undefined) ?? '',
    })),
    lastSignIn: secondsOf(account.metadata.lastSignInTime),
  };
};

/** Whether the profile was cleared of another person's entries, and the caller's session ended. */
type Noted = { isReplaced: boolean; isCallerOut: boolean };

const commitConfirmation = async (
  caller: Caller,
  identity: ConfirmedIdentity,
  nowMs: number,
): Promise<Noted> => {
  const { uid } = caller;
  const db = clubFirestore();
  const club = collections(db);
  const entry = club.audit.doc();
  const refs = {
    user: club.users.doc(uid),
    authz: club.authz.doc(uid),
    account: club.accounts.doc(uid),
    limits: await yearLimitsOf(identity.email, nowMs),
  };
  return atomically<typeof refs, Noted>(db, refs, ({ user, authz, account, limits }) => {
    const facts = { user: user.data, authz: authz.data };
    const decided = decideConfirmation(facts, identity, {
      authTime: caller.authTime,
      provider: caller.provider,
    });
    if (decided === null) return { result: { isReplaced: false, isCallerOut: false } };
    const { isReplaced } = decided;
    const limited = withUsedBefore(account.data, limits.data, nowMs);
    const at = new Date(nowMs).toISOString();
    return {
      result: { isReplaced, isCallerOut: !isSessionInForce(caller, decided.authz) },
      writes: [
        ...(decided.user === null ? [] : [replace(user, decided.user)]),
        put(authz, decided.authz),
        ...(limited === null ? [] : [put(account, limited)]),
        ...(isReplaced
          ? [create(entry, { at, actor: uid, action: 'claim-account', subject: uid, detail: '' })]
          : []),
      ],
    };
  });
};

/**
 * Records that the address of the caller's account is confirmed, when the server first sees it. If
 * another person had registered the account, the caller takes it over: earlier sessions end, links
 * of its boards and stays are closed and the profile is cleared. Returns the confirmed address in its
 * canonical form; null without one. Throws ApiError 'not-signed-in' when the caller's own session
 * is one of those that end.
 */
export const confirmAccount = async (caller: Caller, nowMs: number): Promise<string | null> => {
  const identity = confirmedIdentity(await findAccount(caller.uid));
  if (identity === null) return null;
  const { isReplaced, isCallerOut } = await commitConfirmation(caller, identity, nowMs);
  // After the commit, so that links which an earlier session has just opened are found, too.
  if (isReplaced) await Promise.all([deleteShares(caller), closeStayLinks(caller)]);
  if (isCallerOut) throw new ApiError('not-signed-in');
  return identity.email;
};
