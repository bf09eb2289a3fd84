import { ApiError } from '@club/domain/api/errors';
import { canonicalEmail } from '@club/domain/user/user';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { uidOfEmail } from './email-claim.ts';
import { userBody } from './user-body.ts';

/**
 * GET /users (rules 12.1): the user with an email address. Members get their own record; for any
 * other address they get 'not-allowed', whether or not it is known.
 */
export const getUser: Handler<'getUser', 'caller'> = async ({ email }, { caller }) => {
  const own = canonicalEmail(email) === caller.email;
  if (!own && !caller.isAdmin) throw new ApiError('not-allowed');
  const club = collections(clubFirestore());
  const uid = own ? caller.uid : await uidOfEmail(club, email);
  const user = uid === null ? undefined : (await club.users.doc(uid).get()).data();
  if (user === undefined) throw new ApiError('user-not-found');
  return { status: 200, body: userBody(user) };
};
