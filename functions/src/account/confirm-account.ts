import { ApiError } from '@club/domain/api/errors';
import { isSessionInForce } from '@club/domain/user/user';
import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { atomically, create, put } from '../kernel/commit/atomically.ts';
import type { Loaded, Write } from '../kernel/commit/atomically.ts';
import type { UserDocument } from '@club/domain/user/user';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Caller } from '../kernel/http/handler.ts';
import type { ConfirmedIdentity } from './confirm-decision.ts';
import { decideConfirmation } from './confirm-decision.ts';
import { deleteShares } from '../favourites/delete-shares.ts';
import { confirmedEmailIn, findAccount, secondsOf } from './role-claim.ts';
import { withUsedBefore, yearLimitsOf } from './year-limits.ts';

/** What the identity service says about an account with a confirmed address; null without one. */
const confirmedIdentity = (account: UserRecord | null): ConfirmedIdentity | null => {
  const email = confirmedEmailIn(account);
  if (account === null || email === null) return null;
  return {
    email,
    ways: account.providerData.map(({ providerId, displayName, photoURL }) => ({
      provider: providerId,
      // The library's types say that both are there; the service leaves out what it does not know.
      name: (displayName as string | undefined) ?? '',
      photoUrl: (photoURL as string | undefined) ?? '',
    })),
    lastSignIn: secondsOf(account.metadata.lastSignInTime),
  };
};

/** Writes a record whole, also without what it had and has not any more. */
const putWhole =
  ({ ref, updateTime }: Loaded<UserDocument>, user: UserDocument): Write =>
  (batch) => {
    if (updateTime === undefined) return;
    const gone = { billing: FieldValue.delete(), muted: FieldValue.delete() };
    batch.update(ref, { ...gone, ...user }, { lastUpdateTime: updateTime });
  };

/** What a confirmation meant: for whoever had made the account, and for the session of the caller. */
type Noted = { isTakenOver: boolean; isCallerOut: boolean };

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
    if (decided === null) return { result: { isTakenOver: false, isCallerOut: false } };
    const { isTakenOver } = decided;
    const limited = withUsedBefore(account.data, limits.data, nowMs);
    const at = new Date(nowMs).toISOString();
    return {
      result: { isTakenOver, isCallerOut: !isSessionInForce(caller, decided.authz) },
      writes: [
        ...(decided.user === null ? [] : [putWhole(user, decided.user)]),
        put(authz, decided.authz),
        ...(limited === null ? [] : [put(account, limited)]),
        ...(isTakenOver
          ? [create(entry, { at, actor: uid, action: 'claim-account', subject: uid, detail: '' })]
          : []),
      ],
    };
  });
};

/**
 * Notes that the address of the caller's account is confirmed, the first time that the server sees
 * it. An account that somebody else had made before is theirs from then on: earlier sessions end, the
 * links of its boards are closed and the profile is emptied (a stranger may have registered it).
 * Answers the confirmed address in its canonical form; null without one. Throws ApiError
 * 'not-signed-in' when the caller's own session is one of those that end.
 */
export const confirmAccount = async (caller: Caller, nowMs: number): Promise<string | null> => {
  const identity = confirmedIdentity(await findAccount(caller.uid));
  if (identity === null) return null;
  const { isTakenOver, isCallerOut } = await commitConfirmation(caller, identity, nowMs);
  // What an earlier session opens in this very moment is looked for after it has ended.
  if (isTakenOver) await deleteShares(caller);
  if (isCallerOut) throw new ApiError('not-signed-in');
  return identity.email;
};
