import { canonicalEmail } from '@club/domain/user/user';
import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { atomically, create, put } from '../commit/atomically.ts';
import type { Loaded, Write } from '../commit/atomically.ts';
import type { UserDocument } from '@club/domain/user/user';
import { clubFirestore } from '../firestore/app.ts';
import { collections } from '../firestore/collections.ts';
import type { Caller } from '../http/handler.ts';
import type { ConfirmedIdentity } from './confirm-decision.ts';
import { decideConfirmation } from './confirm-decision.ts';
import { deleteShares } from './delete-shares.ts';
import { findAccount } from './role-claim.ts';

const secondsOf = (instant: string | undefined): number => {
  const ms = Date.parse(instant ?? '');
  return Number.isNaN(ms) ? 0 : Math.floor(ms / 1000);
};

/** What the identity service says about an account with a confirmed address; null without one. */
export const confirmedIdentity = (account: UserRecord | null): ConfirmedIdentity | null => {
  if (account === null || !account.emailVerified || account.email === undefined) return null;
  return {
    email: canonicalEmail(account.email),
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

const commitConfirmation = (
  caller: Caller,
  identity: ConfirmedIdentity,
  nowMs: number,
): Promise<boolean> => {
  const { uid } = caller;
  const db = clubFirestore();
  const club = collections(db);
  const entry = club.audit.doc();
  const refs = { user: club.users.doc(uid), authz: club.authz.doc(uid) };
  return atomically<typeof refs, boolean>(db, refs, ({ user, authz }) => {
    const facts = { user: user.data, authz: authz.data };
    const decided = decideConfirmation(facts, identity, {
      authTime: caller.authTime,
      provider: caller.provider,
    });
    if (decided === null) return { result: false };
    const { isTakenOver } = decided;
    const at = new Date(nowMs).toISOString();
    return {
      result: isTakenOver,
      writes: [
        ...(decided.user === null ? [] : [putWhole(user, decided.user)]),
        put(authz, decided.authz),
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
 * links of its boards are closed and the profile is emptied (issue: a stranger's pre-registration).
 */
export const confirmAccount = async (caller: Caller, nowMs: number): Promise<void> => {
  const identity = confirmedIdentity(await findAccount(caller.uid));
  if (identity === null) return;
  // What an earlier session opens in this very moment is looked for after it has ended.
  if (await commitConfirmation(caller, identity, nowMs)) await deleteShares(caller);
};
