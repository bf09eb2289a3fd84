import { MEMBERSHIPS } from '@club/domain/user/user';
import { callApi } from '../../lib/api-client.ts';

/** Who has just signed in, as the identity service knows them. */
export type IdentityAccount = { uid: string; name: string; email: string; photoUrl: string };

/** How the club's record of an account stands. */
export type RecordResult =
  | { status: 'recorded' }
  /** The e-mail belongs to another member's record. */
  | { status: 'taken' }
  /** Not known: the next sign-in tries again. */
  | { status: 'unknown' };

const nameOf = (account: IdentityAccount): string =>
  account.name.trim() === '' ? (account.email.split('@')[0] ?? 'Member') : account.name.trim();

/**
 * Makes sure that the club has a record of the account (POST /users of S§7): looks first, creates it
 * when there is none. Repairs a registration or Google sign-in whose second step was lost.
 */
export const ensureUserRecord = async (account: IdentityAccount): Promise<RecordResult> => {
  const found = await callApi('GET /users', { email: account.email });
  if (found.ok) return { status: found.value.uid === account.uid ? 'recorded' : 'taken' };
  if (found.error.kind === 'network' || found.error.code !== 'user-not-found') {
    return { status: 'unknown' };
  }
  return createUserRecord(account);
};

/** Creates the club's record of a new account; a lost answer is asked for once more. */
export const createUserRecord = async (
  account: IdentityAccount,
  isRepeat = false,
): Promise<RecordResult> => {
  const created = await callApi('POST /users', {
    name: nameOf(account),
    email: account.email,
    ...(account.photoUrl === ''
      ? { membership: MEMBERSHIPS[0] }
      : { photoURL: account.photoUrl, membership: MEMBERSHIPS[0] }),
  });
  if (created.ok) return { status: 'recorded' };
  if (created.error.kind === 'network') {
    return isRepeat ? { status: 'unknown' } : createUserRecord(account, true);
  }
  if (created.error.code !== 'already-registered') return { status: 'unknown' };
  // It may be our own record: made by the request whose answer was lost.
  const found = await callApi('GET /users', { email: account.email });
  return { status: found.ok && found.value.uid === account.uid ? 'recorded' : 'taken' };
};
