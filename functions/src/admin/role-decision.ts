import { ApiError } from '@club/domain/api/errors';
import type { AuditEntry } from '@club/domain/audit/audit-entry';
import type { Authz, UserDocument } from '@club/domain/user/user';
import type { AdminsList } from '../store/collections.ts';
import { isSameRole } from '../account/account-claim.ts';
import type { Actor } from './admins.ts';
import {
  actorName,
  nextAuthTime,
  requireActing,
  withAdmin,
  withoutAdmin,
  withRole,
} from './admins.ts';

/** Everything stored that a change of role depends on. */
export type RoleFacts = {
  user: UserDocument | undefined;
  authz: Authz | undefined;
  admins: AdminsList | undefined;
};

/** What a change of role writes, in one commit. */
export type RoleChanges = {
  user: UserDocument;
  authz: Authz;
  admins: AdminsList;
  entry: AuditEntry;
};

/** A role to grant or revoke. `nowMs` in milliseconds since 1970. */
export type RoleOrder = { isAdmin: boolean; actor: Actor; nowMs: number };

/**
 * Decides about the role of `uid` (rules 11.6). The actor must be on the list that the same commit
 * writes, so of two admins who demote each other only the first succeeds, and one admin always
 * remains. Nothing changes when the role is already as ordered. A new admin needs a second factor
 * when the list demands it. Throws ApiError 'user-not-found', 'not-allowed', 'self-demotion' or
 * 'last-admin'.
 */
export const decideRole = (
  { user, authz, admins }: RoleFacts,
  uid: string,
  { isAdmin, actor, nowMs }: RoleOrder,
): { user: UserDocument; changes: RoleChanges | null } => {
  if (user === undefined || authz === undefined || authz.disabled) {
    throw new ApiError('user-not-found');
  }
  requireActing(actor, admins);
  if (!isAdmin && actor.kind === 'admin' && actor.uid === uid) throw new ApiError('self-demotion');
  const listed = admins?.uids.includes(uid) === true;
  const permissions = withRole(authz, isAdmin, admins);
  const isUnchanged =
    [user, authz].every((one) => isSameRole(one, permissions)) && listed === isAdmin;
  if (isUnchanged) return { user, changes: null };
  const at = new Date(nowMs).toISOString();
  const changed: UserDocument = { ...withRole(user, isAdmin, admins), roleChangedAt: at };
  return {
    user: changed,
    changes: {
      user: changed,
      authz: {
        ...permissions,
        minAuthTime: isAdmin ? authz.minAuthTime : Math.max(authz.minAuthTime, nextAuthTime(nowMs)),
      },
      admins: isAdmin ? withAdmin(admins, uid) : withoutAdmin(admins, uid),
      entry: {
        at,
        actor: actorName(actor),
        action: isAdmin ? 'make-admin' : 'remove-admin',
        subject: uid,
        detail: '',
      },
    },
  };
};
