import { ApiError } from '@club/domain/api/errors';
import { canonicalEmail } from '@club/domain/user/user';
import { atomically, create, put } from '../commit/atomically.ts';
import { clubFirestore } from '../firestore/app.ts';
import { collections } from '../firestore/collections.ts';
import type { Handler } from '../http/handler.ts';
import type { Actor } from './admins.ts';
import { actorName, ADMINS_ID, nextAuthTime, requireActing, withoutAdmin } from './admins.ts';
import { NEW_AUTHZ } from './create-user.ts';
import { uidOfEmail } from './email-claim.ts';
import { eraseMember } from './erase-member.ts';
import { deleteAccount } from './role-claim.ts';

/** Closes an account: from this commit on it can do nothing more, whatever token it holds. */
const closeAccount = (uid: string, actor: Actor, nowMs: number): Promise<void> => {
  const db = clubFirestore();
  const club = collections(db);
  const entry = club.audit.doc();
  const refs = { authz: club.authz.doc(uid), admins: club.admins.doc(ADMINS_ID) };
  return atomically<typeof refs, void>(db, refs, ({ authz, admins }) => {
    requireActing(actor, admins.data);
    if (authz.data?.disabled === true) return { result: undefined };
    return {
      result: undefined,
      writes: [
        put(authz, {
          ...(authz.data ?? NEW_AUTHZ),
          isAdmin: false,
          disabled: true,
          minAuthTime: nextAuthTime(nowMs),
        }),
        put(admins, withoutAdmin(admins.data, uid)),
        create(entry, {
          at: new Date(nowMs).toISOString(),
          actor: actorName(actor),
          action: 'remove-user',
          subject: uid,
          detail: '',
        }),
      ],
    };
  });
};

/**
 * DELETE /delete-users (S§7): closes an account, deletes it at the identity service and erases what is
 * personal. Bookings, points and payments stay as records under a pseudonym. Repeating a call that
 * was cut short completes it.
 * Throws ApiError 'user-not-found', 'last-admin', or 'self-demotion' for the caller's own account.
 */
export const removeUser: Handler<'DELETE /delete-users'> = async ({ email }, { caller, nowMs }) => {
  const address = canonicalEmail(email);
  const uid = await uidOfEmail(collections(clubFirestore()), address);
  if (uid === null) throw new ApiError('user-not-found');
  if (uid === caller.uid) throw new ApiError('self-demotion');
  await closeAccount(uid, { kind: 'admin', uid: caller.uid }, nowMs);
  await deleteAccount(uid);
  await eraseMember(uid, address);
  return { status: 200, body: { email: address } };
};
