import { ApiError } from '@club/domain/api/errors';
import type { AdminsList } from '../store/collections.ts';

/** The id of the list of admins in `meta`. */
export const ADMINS_ID = 'admins';

/**
 * Who changes an account: an admin, or an operator at the console (`grant-admin`), who is on no
 * list.
 */
export type Actor = { kind: 'admin'; uid: string } | { kind: 'console' };

/** The operator's name in the audit trail. */
export const CONSOLE_NAME = 'console';

/** An actor's name in the audit trail. */
export const actorName = (actor: Actor): string =>
  actor.kind === 'admin' ? actor.uid : CONSOLE_NAME;

/**
 * Throws ApiError 'not-allowed' when the actor is no longer on the list. The list is part of every
 * commit that changes a role, so of two admins who remove each other only the first succeeds.
 */
export const requireActing = (actor: Actor, admins: AdminsList | undefined): void => {
  if (actor.kind === 'admin' && admins?.uids.includes(actor.uid) !== true) {
    throw new ApiError('not-allowed');
  }
};

/** The list with an admin added, in a stable order. */
export const withAdmin = (admins: AdminsList | undefined, uid: string): AdminsList => ({
  ...admins,
  uids: [...new Set([...(admins?.uids ?? []), uid])].sort(),
});

/** The list without an admin; throws ApiError 'last-admin' when it would become empty. */
export const withoutAdmin = (admins: AdminsList | undefined, uid: string): AdminsList => {
  const before = admins?.uids ?? [];
  const uids = before.filter((admin) => admin !== uid);
  if (before.length > 0 && uids.length === 0) throw new ApiError('last-admin');
  return { ...admins, uids };
};

/** The role fields that permissions and records share. */
type RoleFields = { isAdmin: boolean; needsSecondFactor?: true };

/**
 * Permissions or a record with the role granted or revoked; the demand of a second factor follows
 * it.
 */
export const withRole = <Subject extends RoleFields>(
  { needsSecondFactor: _before, ...subject }: Subject,
  isAdmin: boolean,
  admins: AdminsList | undefined,
): Omit<Subject, 'needsSecondFactor'> & RoleFields => ({
  ...subject,
  isAdmin,
  ...(isAdmin && admins?.needsSecondFactor === true ? { needsSecondFactor: true } : {}),
});

/** The first second (since 1970) whose sign-ins are valid after sessions ended at `nowMs`. */
export const nextAuthTime = (nowMs: number): number => Math.floor(nowMs / 1000) + 1;
