import { atomically, create, put, replace } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import { ADMINS_ID } from '../admin/admins.ts';
import type { ClosingOrder } from './closing-decision.ts';
import { decideClosing } from './closing-decision.ts';
import type { Erasure } from '../store/erasure.ts';

/**
 * Closes an account and orders its erasure, all at once; answers the order. From then on a trigger
 * sees to it that the erasure comes to its end. Throws what `decideClosing` does.
 */
export const closeAccount = (order: ClosingOrder): Promise<Erasure> => {
  const db = clubFirestore();
  const club = collections(db);
  const entry = club.audit.doc();
  const refs = {
    user: club.users.doc(order.uid),
    authz: club.authz.doc(order.uid),
    admins: club.admins.doc(ADMINS_ID),
    erasure: club.erasures.doc(order.uid),
  };
  return atomically<typeof refs, Erasure>(db, refs, ({ user, authz, admins, erasure }) => {
    const facts = {
      user: user.data,
      authz: authz.data,
      admins: admins.data,
      erasure: erasure.data,
    };
    const { erasure: result, changes } = decideClosing(facts, order);
    if (changes === null) return { result };
    return {
      result,
      writes: [
        ...(changes.user === undefined ? [] : [put(user, changes.user)]),
        replace(authz, changes.authz),
        ...(changes.admins === undefined ? [] : [put(admins, changes.admins)]),
        put(erasure, changes.erasure),
        ...(changes.entry === null ? [] : [create(entry, changes.entry)]),
      ],
    };
  });
};
