import { ApiError } from '@club/domain/api/errors';
import { atomically, create, replace } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import { collections } from '../store/collections.ts';
import { ADMINS_ID } from './admins.ts';
import type { DemandOrder } from './demand-decision.ts';
import { decideDemand } from './demand-decision.ts';
import { alignClaim } from '../account/role-claim.ts';

/** How often the list of admins may change meanwhile before we give up. */
const MAX_ROUNDS = 20;

/** Commits the order for the admins `uids`; false when the list has changed. */
const commitDemand = (uids: readonly string[], order: DemandOrder): Promise<boolean> => {
  const db = clubFirestore();
  const club = collections(db);
  const refs = {
    admins: club.admins.doc(ADMINS_ID),
    users: uids.map((uid) => club.users.doc(uid)),
    authz: uids.map((uid) => club.authz.doc(uid)),
  };
  return atomically<typeof refs, boolean>(db, refs, ({ admins, users, authz }) => {
    const people = uids.map((uid, index) => ({
      uid,
      user: users[index]?.data,
      authz: authz[index]?.data,
    }));
    const changes = decideDemand({ admins: admins.data, people }, order);
    if (changes === null) return { result: false };
    const writes = changes.people.flatMap((person) => {
      const at = uids.indexOf(person.uid);
      const [user, permissions] = [users[at], authz[at]];
      return [
        ...(user === undefined || person.user === null ? [] : [replace(user, person.user)]),
        ...(permissions === undefined ? [] : [replace(permissions, person.authz)]),
        create(club.audit.doc(), person.entry),
      ];
    });
    return { result: true, writes: [replace(admins, changes.admins), ...writes] };
  });
};

/**
 * Demands a second factor of all current and future admins, or no longer does, from their next
 * request on: an admin who signed in without one is a plain member until they sign in with one,
 * and can add one meanwhile. Returns the number of admins. A repeated call completes an interrupted
 * one. Throws ApiError 'busy' when roles keep changing.
 */
export const demandSecondFactor = async (order: DemandOrder): Promise<number> => {
  const list = collections(clubFirestore()).admins.doc(ADMINS_ID);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const uids = (await list.get()).data()?.uids ?? [];
    if (await commitDemand(uids, order)) {
      for (const uid of uids) await alignClaim(uid);
      return uids.length;
    }
  }
  throw new ApiError('busy');
};
