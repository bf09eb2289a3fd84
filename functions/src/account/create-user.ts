import { ApiError } from '@club/domain/api/errors';
import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import type { Authz, StoredUser, UserDocument } from '@club/domain/user/user';
import { canonicalEmail, DEFAULT_LOCATION, userKeys } from '@club/domain/user/user';
import { atomically, put } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Caller, Handler } from '../kernel/http/handler.ts';
import { hasConfirmedEmail } from './confirmed-email.ts';
import { emailClaimId, isClaimedByAnother } from './email-claim.ts';
import { releaseAddress } from './release-address.ts';
import { findAccount, secondsOf } from './role-claim.ts';
import { userBody } from './user-body.ts';
import { withUsedBefore, yearLimitsOf } from './year-limits.ts';

/** The permissions of a new account: a plain member. */
export const NEW_AUTHZ: Authz = { isAdmin: false, disabled: false, minAuthTime: 0 };

/** The record of a new member. `nowMs` in milliseconds since 1970. */
export const newUser = (
  person: {
    uid: string;
    name: string;
    email: string;
    photoURL?: string | undefined;
    emailConfirmed?: boolean | undefined;
  },
  nowMs: number,
): UserDocument => {
  const at = new Date(nowMs).toISOString();
  const email = canonicalEmail(person.email);
  return {
    uid: person.uid,
    name: person.name,
    email,
    membership: 'Member',
    photoURL: person.photoURL ?? '',
    isAdmin: false,
    phoneNumber: '',
    location: DEFAULT_LOCATION,
    createdAt: at,
    roleChangedAt: at,
    ...(person.emailConfirmed === true ? { emailConfirmed: true } : {}),
    keys: userKeys({ name: person.name, email }),
  };
};

/** What a visitor enters to register. */
type NewPerson = { name: string; email: string; photoURL?: string | undefined };

/**
 * Since when sessions of a new record are valid, seconds since 1970; 0 for all. If another provider
 * confirms the address of an older account that has no password left, another person may have
 * created the account: their sessions end.
 */
const firstAuthTime = async ({
  uid,
  provider,
  emailVerified,
  authTime,
}: Caller): Promise<number> => {
  if (!emailVerified || provider === undefined || provider === 'password') return 0;
  const account = await findAccount(uid);
  if (account === null) return 0;
  const hasPassword = account.providerData.some(({ providerId }) => providerId === 'password');
  const madeAt = secondsOf(account.metadata.creationTime);
  return !hasPassword && madeAt < authTime ? authTime : 0;
};

/**
 * Creates the caller's record, points account and permissions, and claims the email address, in
 * one commit. A repeated call returns the existing record. A caller who has confirmed the address
 * takes it over from another account that has not. Throws ApiError 'already-registered' otherwise.
 */
export const recordMember = async (
  person: NewPerson,
  caller: Caller,
  nowMs: number,
): Promise<{ user: StoredUser; isNew: boolean }> => {
  const { uid } = caller;
  const db = clubFirestore();
  const club = collections(db);
  const refs = {
    user: club.users.doc(uid),
    account: club.accounts.doc(uid),
    authz: club.authz.doc(uid),
    email: club.emails.doc(emailClaimId(person.email)),
    limits: caller.emailVerified ? [await yearLimitsOf(person.email, nowMs)] : [],
  };
  const minAuthTime = await firstAuthTime(caller);
  const isTaken = await isClaimedByAnother(club, person.email, uid);
  if (isTaken && (await hasConfirmedEmail(caller))) {
    await releaseAddress(canonicalEmail(person.email), uid, nowMs);
  }
  type Made = { user: StoredUser; isNew: boolean };
  return atomically<typeof refs, Made>(db, refs, ({ user, account, authz, email, limits }) => {
    if (authz.data?.disabled === true) throw new ApiError('account-disabled');
    if (user.data !== undefined) return { result: { user: userBody(user.data), isNew: false } };
    if (email.data !== undefined && email.data.uid !== uid) {
      throw new ApiError('already-registered', { field: 'email' });
    }
    const emailConfirmed = caller.emailVerified;
    const created = newUser({ uid, ...person, emailConfirmed }, nowMs);
    const permissions: Authz = emailConfirmed
      ? { ...NEW_AUTHZ, minAuthTime, confirmed: true }
      : NEW_AUTHZ;
    const limited = withUsedBefore(account.data, limits[0]?.data, nowMs);
    return {
      result: { user: userBody(created), isNew: true },
      writes: [
        put(user, created),
        put(account, limited ?? account.data ?? EMPTY_ACCOUNT),
        put(authz, authz.data ?? permissions),
        put(email, { uid }),
      ],
    };
  });
};

/** POST /users (rules 12.1): creates the caller's record. The email must be the caller's own. */
export const createUser: Handler<'createUser', 'caller' | 'nowMs'> = async (
  input,
  { caller, nowMs },
) => {
  if (canonicalEmail(input.email) !== caller.email) {
    throw new ApiError('not-allowed', { field: 'email' });
  }
  const { user, isNew } = await recordMember(input, caller, nowMs);
  return { status: isNew ? 201 : 200, body: user };
};
