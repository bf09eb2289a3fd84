import { ApiError } from '@club/domain/api/errors';
import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import type { Authz, StoredUser, UserDocument } from '@club/domain/user/user';
import { canonicalEmail, DEFAULT_LOCATION, userKeys } from '@club/domain/user/user';
import { atomically, put } from '../commit/atomically.ts';
import { clubFirestore } from '../firestore/app.ts';
import { collections } from '../firestore/collections.ts';
import type { Handler, Reply } from '../http/handler.ts';
import { emailClaimId } from './email-claim.ts';
import { userBody } from './user-body.ts';

/** What the server believes about a new account: a plain member. */
export const NEW_AUTHZ: Authz = { isAdmin: false, disabled: false, minAuthTime: 0 };

/** The record of a new member. `nowMs` in milliseconds since 1970. */
export const newUser = (
  person: {
    uid: string;
    name: string;
    email: string;
    photoURL?: string | undefined;
    emailConfirmed?: boolean;
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
    keys: userKeys({ name: person.name, email }),
    ...(person.emailConfirmed === undefined ? {} : { emailConfirmed: person.emailConfirmed }),
  };
};

/**
 * POST /users (S§5, S§7): makes the caller's record, points account and rights, and takes the e-mail,
 * all at once. The e-mail has to be the caller's own. A repeated call answers the record that is
 * there. Throws ApiError 'already-registered' when the address belongs to another account.
 */
export const createUser: Handler<'POST /users'> = (input, { caller, nowMs }) => {
  const { uid } = caller;
  if (canonicalEmail(input.email) !== caller.email) {
    throw new ApiError('not-allowed', { field: 'email' });
  }
  const db = clubFirestore();
  const club = collections(db);
  const refs = {
    user: club.users.doc(uid),
    account: club.accounts.doc(uid),
    authz: club.authz.doc(uid),
    email: club.emails.doc(emailClaimId(input.email)),
  };
  return atomically<typeof refs, Reply<StoredUser>>(db, refs, ({ user, account, authz, email }) => {
    if (authz.data?.disabled === true) throw new ApiError('account-disabled');
    if (user.data !== undefined) return { result: { status: 200, body: userBody(user.data) } };
    if (email.data !== undefined && email.data.uid !== uid) {
      throw new ApiError('already-registered', { field: 'email' });
    }
    const created = newUser({ uid, ...input, emailConfirmed: caller.emailVerified }, nowMs);
    return {
      result: { status: 201, body: userBody(created) },
      writes: [
        put(user, created),
        put(account, account.data ?? EMPTY_ACCOUNT),
        put(authz, authz.data ?? NEW_AUTHZ),
        put(email, { uid }),
      ],
    };
  });
};
