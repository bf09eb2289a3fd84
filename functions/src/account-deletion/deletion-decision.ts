import { ApiError } from '@club/domain/api/errors';
import type { AuditEntry } from '@club/domain/audit/audit-entry';
import type { Authz, UserDocument } from '@club/domain/user/user';
import type { AdminsList } from '../store/collections.ts';
import { nextAuthTime, requireActing, withoutAdmin, withRole } from '../admin/admins.ts';
import { NEW_AUTHZ } from '../account/create-user.ts';
import { emailClaimId } from '../account/email-claim.ts';
import type { AccountDeletion } from '../store/account-deletion.ts';

/** Everything stored that closing an account depends on. */
export type DeletionFacts = {
  user: UserDocument | undefined;
  authz: Authz | undefined;
  admins: AdminsList | undefined;
  deletion: AccountDeletion | undefined;
};

/** What closing an account writes, all at once. */
export type DeletionChanges = {
  /** The record as it was read: the commit fails if the address changes meanwhile. */
  user?: UserDocument;
  authz: Authz;
  admins?: AdminsList;
  deletion: AccountDeletion;
  /** null when the account was already closed and only the order was missing. */
  entry: AuditEntry | null;
};

/** The account to close. `actor` is the member's own uid or an admin's. */
export type DeletionOrder = {
  uid: string;
  actor: string;
  /** The address an account without a record was found by; null for none. */
  email: string | null;
  /** The address that the identity service has confirmed, in its canonical form; null for none. */
  confirmedEmail?: string | null | undefined;
  /** Milliseconds since 1970. */
  nowMs: number;
};

/** An admin cannot delete their own account: another admin has to demote them first. */
const rejectAdmin = (uid: string, admins: AdminsList | undefined): void => {
  if (admins?.uids.includes(uid) !== true) return;
  throw new ApiError(admins.uids.length === 1 ? 'last-admin' : 'self-demotion');
};

const requireRight = ({ uid, actor }: DeletionOrder, admins: AdminsList | undefined): void => {
  if (uid === actor) rejectAdmin(uid, admins);
  else requireActing({ kind: 'admin', uid: actor }, admins);
};

/**
 * Decides about closing an account: from this commit on no token of it is accepted, and the
 * deletion of its data is ordered. A repeated call changes nothing and returns the deletion that is
 * under way. Throws ApiError 'not-allowed' when the actor is no longer an admin, and 'last-admin'
 * or 'self-demotion' for an admin's own account.
 */
export const decideClosing = (
  { user, authz, admins, deletion }: DeletionFacts,
  order: DeletionOrder,
): { deletion: AccountDeletion; changes: DeletionChanges | null } => {
  requireRight(order, admins);
  const isClosed = authz?.disabled === true;
  if (isClosed && deletion !== undefined) return { deletion, changes: null };
  const { uid, actor, nowMs, confirmedEmail } = order;
  const email = user?.email ?? order.email;
  const begun: AccountDeletion = {
    uid,
    actor,
    emailClaim: email === null ? null : emailClaimId(email),
    isEmailConfirmed: email !== null && email === confirmedEmail,
    closedAtMs: nowMs,
  };
  const permissions = authz ?? NEW_AUTHZ;
  return {
    deletion: begun,
    changes: {
      ...(user === undefined ? {} : { user }),
      authz: {
        ...withRole(permissions, false, admins),
        disabled: true,
        minAuthTime: Math.max(permissions.minAuthTime, nextAuthTime(nowMs)),
      },
      // A member who closes their own account is not on the list.
      ...(uid === actor ? {} : { admins: withoutAdmin(admins, uid) }),
      deletion: begun,
      entry: isClosed
        ? null
        : {
            at: new Date(nowMs).toISOString(),
            actor,
            action: uid === actor ? 'delete-account' : 'remove-user',
            subject: uid,
            detail: '',
          },
    },
  };
};
