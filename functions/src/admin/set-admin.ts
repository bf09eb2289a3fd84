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

/** A role to be given to, or taken from, whoever has an address. */
export type RoleChange = RoleOrder & { email: string };

/** Writes the role into rights, list of admins, record and audit trail, all at once. */
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
 * Whoever registers an address first need not be its owner, and an account can have moved on from the
 * one it was registered with. Throws ApiError 'user-not-confirmed'.
 */
const requireOwnAddress = (account: UserRecord, email: string): void => {
  const isOwn =
    account.emailVerified && canonicalEmail(account.email ?? '') === canonicalEmail(email);
  if (!isOwn) throw new ApiError('user-not-confirmed', { field: 'email' });
};

/**
 * Makes somebody an admin or takes that away (rules 11.6). A demotion counts at once: the commit
 * comes first, then the claim goes and all sessions end. A promotion sets the claim first, so that
 * the token which the client fetches when its record changes already has it; should the commit be
 * refused, the claim goes again. A repeated call completes one that was cut short, and so does a
 * trigger on the rights. A promotion needs a confirmed address that the account still has. Throws
 * ApiError 'user-not-found', 'user-not-confirmed', 'self-demotion', 'last-admin', or 'not-allowed'
 * when the actor has been demoted meanwhile.
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

/**
 * PATCH /update-user (rules 12.1) and the callable `setadmin`. Throws what `setAdmin` does, and
 * 'recent-sign-in-needed'.
 */
export const setAdminRole: Handler<'setAdmin', 'caller' | 'nowMs'> = async (
  { email, isAdmin },
  { caller, nowMs },
) => {
  requireRecentSignIn(caller, nowMs, SENSITIVE_SECONDS);
  return setAdmin({ email, isAdmin, actor: { kind: 'admin', uid: caller.uid }, nowMs });
};
