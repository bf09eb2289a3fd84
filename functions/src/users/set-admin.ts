import { ApiError } from '@club/domain/api/errors';
import type { StoredUser } from '@club/domain/user/user';
import { atomically, create, put } from '../commit/atomically.ts';
import { clubFirestore } from '../firestore/app.ts';
import { collections } from '../firestore/collections.ts';
import type { Actor } from './admins.ts';
import {
  actorName,
  ADMINS_ID,
  nextAuthTime,
  requireActing,
  withAdmin,
  withoutAdmin,
} from './admins.ts';
import { uidOfEmail } from './email-claim.ts';
import { findAccount, grantClaim, withdrawClaim } from './role-claim.ts';

/** A role to be given or taken. `nowMs` in milliseconds since 1970. */
export type RoleChange = { email: string; isAdmin: boolean; actor: Actor; nowMs: number };

/** Writes the role into rights, list of admins, record and audit trail, all at once. */
const commitRole = (uid: string, { isAdmin, actor, nowMs }: RoleChange): Promise<StoredUser> => {
  const db = clubFirestore();
  const club = collections(db);
  const entry = club.audit.doc();
  const refs = {
    user: club.users.doc(uid),
    authz: club.authz.doc(uid),
    admins: club.admins.doc(ADMINS_ID),
  };
  return atomically<typeof refs, StoredUser>(db, refs, ({ user, authz, admins }) => {
    if (user.data === undefined || authz.data === undefined || authz.data.disabled) {
      throw new ApiError('user-not-found');
    }
    requireActing(actor, admins.data);
    const listed = admins.data?.uids.includes(uid) === true;
    if (user.data.isAdmin === isAdmin && authz.data.isAdmin === isAdmin && listed === isAdmin) {
      return { result: user.data };
    }
    const at = new Date(nowMs).toISOString();
    const changed: StoredUser = { ...user.data, isAdmin, roleChangedAt: at };
    return {
      result: changed,
      writes: [
        put(user, changed),
        put(authz, {
          ...authz.data,
          isAdmin,
          minAuthTime: isAdmin ? authz.data.minAuthTime : nextAuthTime(nowMs),
        }),
        put(admins, isAdmin ? withAdmin(admins.data, uid) : withoutAdmin(admins.data, uid)),
        create(entry, {
          at,
          actor: actorName(actor),
          action: isAdmin ? 'make-admin' : 'remove-admin',
          subject: uid,
          detail: '',
        }),
      ],
    };
  });
};

/**
 * Makes somebody an admin or takes that away (DESIGN 6). A demotion counts at once: the commit comes
 * first, then the claim goes and all sessions end. A promotion sets the claim first, so that the
 * token which the client fetches when its record changes already has it. A repeated call completes
 * one that was cut short.
 * Throws ApiError 'user-not-found', 'self-demotion', 'last-admin', or 'not-allowed' when the actor
 * has been demoted meanwhile.
 */
export const setAdmin = async (change: RoleChange): Promise<StoredUser> => {
  const { email, isAdmin, actor } = change;
  const uid = await uidOfEmail(collections(clubFirestore()), email);
  if (uid === null) throw new ApiError('user-not-found');
  if (!isAdmin && actor.kind === 'admin' && actor.uid === uid) throw new ApiError('self-demotion');
  const account = await findAccount(uid);
  if (isAdmin) {
    if (account === null) throw new ApiError('user-not-found');
    await grantClaim(account);
    return commitRole(uid, change);
  }
  const user = await commitRole(uid, change);
  if (account !== null) await withdrawClaim(account);
  return user;
};
