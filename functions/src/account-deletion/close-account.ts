import { atomically, create, put, replace } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import { ADMINS_ID } from '../admin/admins.ts';
import type { DeletionOrder } from './deletion-decision.ts';
import { decideClosing } from './deletion-decision.ts';
import type { AccountDeletion } from '../store/account-deletion.ts';

/**
 * Closes an account and orders the deletion of its data in one commit; returns the order. A trigger
 * completes the deletion. Throws what `decideClosing` does.
 */
export const closeAccount = (order: DeletionOrder): Promise<AccountDeletion> => {
  const db = clubFirestore();
  const club = collections(db);
  const entry = club.audit.doc();
  const refs = {
    user: club.users.doc(order.uid),
    authz: club.authz.doc(order.uid),
    admins: club.admins.doc(ADMINS_ID),
    deletion: club.accountDeletions.doc(order.uid),
  };
  return atomically<typeof refs, AccountDeletion>(db, refs, ({ user, authz, admins, deletion }) => {
    const facts = {
      user: user.data,
      authz: authz.data,
      admins: admins.data,
      deletion: deletion.data,
    };
    const { deletion: result, changes } = decideClosing(facts, order);
    if (changes === null) return { result };
    return {
      result,
      writes: [
        ...(changes.user === undefined ? [] : [put(user, changes.user)]),
        replace(authz, changes.authz),
        ...(changes.admins === undefined ? [] : [put(admins, changes.admins)]),
        put(deletion, changes.deletion),
        ...(changes.entry === null ? [] : [create(entry, changes.entry)]),
      ],
    };
  });
};
