import { ApiError } from '@club/domain/api/errors';
import type { StoredUser } from '@club/domain/user/user';
import { canonicalEmail } from '@club/domain/user/user';
import type { UserRecord } from 'firebase-admin/auth';
import { atomically, create, put, replace } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { ADMINS_ID } from './admins.ts';
import { uidOfEmail } from '../account/email-claim.ts';
import { requireRecentSignIn, SENSITIVE_SECONDS } from '../account/recent-sign-in.ts';
import { alignClaim, findAccount, setRoleClaim } from '../account/role-claim.ts';
import type { RoleOrder } from './role-decision.ts';
import { decideRole } from './role-decision.ts';
import { userBody } from '../account/user-body.ts';

/** A role to grant or revoke, for the account with an address. */
export type RoleChange = RoleOrder & { email: string };

/** Writes the role to permissions, list of admins, record and audit trail in one commit. */
const commitRole = (uid: string, order: RoleOrder): Promise<StoredUser> => {
  const db = clubFirestore();
  const club = collections(db);
  const entry = club.audit.doc();
  const refs = {
    user: club.users.doc(uid),
    authz: club.authz.doc(uid),
    admins: club.admins.doc(ADMINS_ID),
  };
  return atomically<typeof refs, StoredUser>(db, refs, ({ user, authz, admins }) => {
    const facts = { user: user.data, authz: authz.data, admins: admins.data };
    const decided = decideRole(facts, uid, order);
    const result = userBody(decided.user);
    const { changes } = decided;
    if (changes === null) return { result };
    return {
      result,
      writes: [
        replace(user, changes.user),
        replace(authz, changes.authz),
        put(admins, changes.admins),
        create(entry, changes.entry),
      ],
    };
  });
};

/**
 * Throws ApiError 'user-not-confirmed' unless the account has confirmed the address: anyone can
 * register with a stranger's address, and an account can have changed its own.
 */
const requireOwnAddress = (account: UserRecord, email: string): void => {
  const isOwn =
    account.emailVerified && canonicalEmail(account.email ?? '') === canonicalEmail(email);
  if (!isOwn) throw new ApiError('user-not-confirmed', { field: 'email' });
};

/**
 * Promotes or demotes an account (rules 11.6). A demotion takes effect at once: after the commit
 * the claim is removed and all sessions end. A promotion sets the claim first, so that the token
 * which the client fetches when its record changes already has it; if the commit fails, the claim
 * is removed again. A repeated call completes an interrupted one, and so does a trigger on the
 * permissions. A promotion needs the account's confirmed address. Throws ApiError 'user-not-found',
 * 'user-not-confirmed', 'self-demotion', 'last-admin', or 'not-allowed' when the actor was demoted
 * meanwhile.
 */
export const setAdmin = async ({ email, ...order }: RoleChange): Promise<StoredUser> => {
  const uid = await uidOfEmail(collections(clubFirestore()), email);
  if (uid === null) throw new ApiError('user-not-found');
  if (order.isAdmin) {
    const account = await findAccount(uid);
    if (account === null) throw new ApiError('user-not-found');
    requireOwnAddress(account, email);
    const admins = (await collections(clubFirestore()).admins.doc(ADMINS_ID).get()).data();
    const needsSecondFactor = admins?.needsSecondFactor === true;
    await setRoleClaim(account, { isAdmin: true, needsSecondFactor });
  }
  try {
    return await commitRole(uid, order);
  } finally {
    await alignClaim(uid);
  }
};

/** PATCH /update-user (rules 12.1) and the callable `setadmin`. */
export const setAdminRole: Handler<'setAdmin', 'caller' | 'nowMs'> = async (
  { email, isAdmin },
  { caller, nowMs },
) => {
  requireRecentSignIn(caller, nowMs, SENSITIVE_SECONDS);
  return setAdmin({ email, isAdmin, actor: { kind: 'admin', uid: caller.uid }, nowMs });
};
