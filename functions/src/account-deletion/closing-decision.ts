import { ApiError } from '@club/domain/api/errors';
import type { AuditEntry } from '@club/domain/audit/audit-entry';
import type { Authz, UserDocument } from '@club/domain/user/user';
import type { AdminsList } from '../store/collections.ts';
import { nextAuthTime, requireActing, withoutAdmin, withRole } from '../admin/admins.ts';
import { NEW_AUTHZ } from '../account/create-user.ts';
import { emailClaimId } from '../account/email-claim.ts';
import type { Erasure } from '../store/erasure.ts';

/** Everything stored that closing an account depends on. */
export type ClosingFacts = {
  user: UserDocument | undefined;
  authz: Authz | undefined;
  admins: AdminsList | undefined;
  erasure: Erasure | undefined;
};

/** What closing an account writes, all at once. */
export type ClosingChanges = {
  /** The record as it was read, so that an address which changes meanwhile is noticed. */
  user?: UserDocument;
  authz: Authz;
  admins?: AdminsList;
  erasure: Erasure;
  /** null when the account was closed already and only its erasure was missing. */
  entry: AuditEntry | null;
};

/** An account to be closed. `actor` is the member's own uid or an admin's. */
export type ClosingOrder = {
  uid: string;
  actor: string;
  /** The address it was found by, for an account without a record; null for none. */
  email: string | null;
  /** The address that the identity service says is theirs, in its canonical form; null for none. */
  confirmedEmail?: string | null | undefined;
  /** Milliseconds since 1970. */
  nowMs: number;
};

/** Refuses an admin who wants to go: another one has to take the role first, and the last stays. */
const refuseAdmin = (uid: string, admins: AdminsList | undefined): void => {
  if (admins?.uids.includes(uid) !== true) return;
  throw new ApiError(admins.uids.length === 1 ? 'last-admin' : 'self-demotion');
};

const requireRight = ({ uid, actor }: ClosingOrder, admins: AdminsList | undefined): void => {
  if (uid === actor) refuseAdmin(uid, admins);
  else requireActing({ kind: 'admin', uid: actor }, admins);
};

/**
 * Decides about closing an account: from this commit on it can do nothing more, whatever token it
 * holds, and the order to erase it is written. A repeated call changes nothing; the erasure that is
 * under way is in the answer. Throws ApiError 'not-allowed' for an actor who is no admin any more,
 * 'last-admin', and 'self-demotion' for an admin's own account.
 */
export const decideClosing = (
  { user, authz, admins, erasure }: ClosingFacts,
  order: ClosingOrder,
): { erasure: Erasure; changes: ClosingChanges | null } => {
  requireRight(order, admins);
  const isClosed = authz?.disabled === true;
  if (isClosed && erasure !== undefined) return { erasure, changes: null };
  const { uid, actor, nowMs, confirmedEmail } = order;
  const email = user?.email ?? order.email;
  const begun: Erasure = {
    uid,
    actor,
    emailClaim: email === null ? null : emailClaimId(email),
    isEmailConfirmed: email !== null && email === confirmedEmail,
    closedAtMs: nowMs,
  };
  const rights = authz ?? NEW_AUTHZ;
  return {
    erasure: begun,
    changes: {
      ...(user === undefined ? {} : { user }),
      authz: {
        ...withRole(rights, false, admins),
        disabled: true,
        minAuthTime: Math.max(rights.minAuthTime, nextAuthTime(nowMs)),
      },
      // Who closes the own account is on no list and depends on none.
      ...(uid === actor ? {} : { admins: withoutAdmin(admins, uid) }),
      erasure: begun,
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
