import { MEMBERSHIPS } from '@club/domain/user/user';
import type { CallError } from '../../kernel/api/api-client.ts';
import { callApi } from '../../kernel/api/api-client.ts';
import type { IdentityAccount } from '../../shared/identity/identity.ts';

/** The state of the club's record of an account. */
export type RecordResult =
  | { status: 'recorded' }
  /** The email belongs to another account's record. */
  | { status: 'taken' }
  /** The club has closed the account. */
  | { status: 'closed' }
  /** Unknown: the next sign-in tries again. */
  | { status: 'unknown' };

const failed = (error: CallError): RecordResult => {
  if (error.kind === 'network') return { status: 'unknown' };
  if (error.code === 'already-registered') return { status: 'taken' };
  return { status: error.code === 'account-disabled' ? 'closed' : 'unknown' };
};

const nameOf = (account: IdentityAccount): string =>
  account.name.trim() === '' ? (account.email.split('@')[0] ?? 'Member') : account.name.trim();

/**
 * Creates the club's record of a new account (POST /users). A repeat returns the existing record, so a
 * lost response is simply requested again.
 */
export const createUserRecord = async (account: IdentityAccount): Promise<RecordResult> => {
  const body = {
    name: nameOf(account),
    email: account.email,
    membership: MEMBERSHIPS[0],
    ...(account.photoUrl === '' ? {} : { photoURL: account.photoUrl }),
  };
  const first = await callApi('createUser', body);
  const created =
    !first.ok && first.error.kind === 'network' ? await callApi('createUser', body) : first;
  return created.ok ? { status: 'recorded' } : failed(created.error);
};

/**
 * Makes sure that the club has a record of the account: creates the one that an interrupted
 * registration or Google sign-in left out.
 */
export const ensureUserRecord = async (account: IdentityAccount): Promise<RecordResult> => {
  const found = await callApi('getUser', { email: account.email });
  if (found.ok) return { status: 'recorded' };
  const isMissing = found.error.kind === 'api' && found.error.code === 'user-not-found';
  return isMissing ? createUserRecord(account) : failed(found.error);
};
