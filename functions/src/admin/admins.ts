import { ApiError } from '@club/domain/api/errors';
import type { AdminsList } from '../store/collections.ts';

/** The id of the list of admins in `meta`. */
export const ADMINS_ID = 'admins';

/**
 * Who changes an account: an admin of the club, or the person at the console (`grant-admin`), whom no
 * list names.
 */
export type Actor = { kind: 'admin'; uid: string } | { kind: 'console' };

/** How the person at the console is called in the audit trail. */
export const CONSOLE_NAME = 'console';

/** How an actor is called there. */
export const actorName = (actor: Actor): string =>
  actor.kind === 'admin' ? actor.uid : CONSOLE_NAME;

/**
 * Refuses an actor who is no admin any more by the list itself. The list is part of every commit that
 * changes a role, so of two admins who remove each other only the first succeeds.
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

/** The list without somebody; throws ApiError 'last-admin' when it would be left empty. */
export const withoutAdmin = (admins: AdminsList | undefined, uid: string): AdminsList => {
  const before = admins?.uids ?? [];
  const uids = before.filter((admin) => admin !== uid);
  if (before.length > 0 && uids.length === 0) throw new ApiError('last-admin');
  return { ...admins, uids };
};

/** What the rights and the record of somebody both say of their role. */
type Roled = { isAdmin: boolean; needsSecondFactor?: true };

/**
 * Rights or a record with the role given or taken; what the club demands of its admins comes and goes
 * with it.
 */
export const withRole = <Subject extends Roled>(
  { needsSecondFactor: _before, ...subject }: Subject,
  isAdmin: boolean,
  admins: AdminsList | undefined,
): Omit<Subject, 'needsSecondFactor'> & Roled => ({
  ...subject,
  isAdmin,
  ...(isAdmin && admins?.needsSecondFactor === true ? { needsSecondFactor: true } : {}),
});

/** The first second whose sign-ins count after sessions were ended at `nowMs` (seconds since 1970). */
export const nextAuthTime = (nowMs: number): number => Math.floor(nowMs / 1000) + 1;
