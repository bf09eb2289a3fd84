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

/** Whether the club demands a second factor of its admins from `nowMs` (since 1970) on. */
export type DemandOrder = { isDemanded: boolean; nowMs: number };

/** What the order writes about one admin; null for what there is nothing of. */
type AdminChange = {
  uid: string;
  user: UserDocument | null;
  authz: Authz;
  entry: AuditEntry;
};

/** What the order writes, all at once. */
export type DemandChanges = { admins: AdminsList; people: AdminChange[] };

const listWith = (admins: AdminsList | undefined, isDemanded: boolean): AdminsList => {
  const { uids } = admins ?? { uids: [] };
  return isDemanded ? { uids, needsSecondFactor: true } : { uids };
};

/**
 * Decides about the demand of a second factor: the list says it for admins to come, rights and record
 * for those there are. Of whom it is demanded already nothing changes. `people` are the admins of the
 * list; answers null when the list names others, to be asked again with those.
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
    const rights = withRole(authz, authz.isAdmin, list);
    const record = user === undefined ? null : withRole(user, user.isAdmin, list);
    const isSo = isSameRole(rights, authz) && isSameRole(record ?? rights, user ?? authz);
    if (isSo) return [];
    const entry: AuditEntry = {
      at: new Date(nowMs).toISOString(),
      actor: CONSOLE_NAME,
      action: isDemanded ? 'demand-second-factor' : 'waive-second-factor',
      subject: uid,
      detail: '',
    };
    return [{ uid, user: record, authz: rights, entry }];
  });
  return { admins: list, people: changed };
};
