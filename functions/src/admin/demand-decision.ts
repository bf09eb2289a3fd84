import type { AuditEntry } from '@club/domain/audit/audit-entry';
import type { Authz, UserDocument } from '@club/domain/user/user';
import type { AdminsList } from '../store/collections.ts';
import { isSameRole } from '../account/account-claim.ts';
import { CONSOLE_NAME, withRole } from './admins.ts';

/** An admin as stored. */
export type StoredAdmin = {
  uid: string;
  user: UserDocument | undefined;
  authz: Authz | undefined;
};

/** Whether the club demands a second factor of its admins from `nowMs` on. */
export type DemandOrder = { isDemanded: boolean; nowMs: number };

/** What the order writes about one admin; `user` is null without a record. */
type AdminChange = {
  uid: string;
  user: UserDocument | null;
  authz: Authz;
  entry: AuditEntry;
};

/** What the order writes, in one commit. */
export type DemandChanges = { admins: AdminsList; people: AdminChange[] };

const listWith = (admins: AdminsList | undefined, isDemanded: boolean): AdminsList => {
  const { uids } = admins ?? { uids: [] };
  return isDemanded ? { uids, needsSecondFactor: true } : { uids };
};

/**
 * Decides about the demand of a second factor: the list records it for future admins, permissions
 * and record for each current one. Admins for whom it is already set stay unchanged. `people` are
 * the admins on the list; returns null when the list names others, to be called again with those.
 */
export const decideDemand = (
  { admins, people }: { admins: AdminsList | undefined; people: readonly StoredAdmin[] },
  { isDemanded, nowMs }: DemandOrder,
): DemandChanges | null => {
  const known = new Set(people.map(({ uid }) => uid));
  const listed = admins?.uids ?? [];
  if (listed.length !== known.size || !listed.every((uid) => known.has(uid))) return null;
  const list = listWith(admins, isDemanded);
  const changed = people.flatMap(({ uid, user, authz }): AdminChange[] => {
    if (authz === undefined) return [];
    const permissions = withRole(authz, authz.isAdmin, list);
    const record = user === undefined ? null : withRole(user, user.isAdmin, list);
    const isUnchanged =
      isSameRole(permissions, authz) && isSameRole(record ?? permissions, user ?? authz);
    if (isUnchanged) return [];
    const entry: AuditEntry = {
      at: new Date(nowMs).toISOString(),
      actor: CONSOLE_NAME,
      action: isDemanded ? 'demand-second-factor' : 'waive-second-factor',
      subject: uid,
      detail: '',
    };
    return [{ uid, user: record, authz: permissions, entry }];
  });
  return { admins: list, people: changed };
};
