import type { Firestore } from 'firebase-admin/firestore';
import { atomically, create, put } from '../kernel/commit/atomically.ts';
import { collections } from '../store/collections.ts';
import { decideExpiry } from './expiry-decision.ts';

/**
 * Removes expired points from an account, with a ledger line, and returns how many. Can be
 * repeated. Throws ApiError 'busy' when too many others change the account.
 */
export const expirePoints = async (db: Firestore, uid: string, nowMs: number): Promise<number> => {
  const club = collections(db);
  return atomically(db, { account: club.accounts.doc(uid) }, ({ account }) => {
    const decision = account.data === undefined ? null : decideExpiry(account.data, uid, nowMs);
    if (decision === null) return { result: 0 };
    return {
      result: decision.points,
      writes: [
        put(account, decision.account),
        ...decision.ledger.map(({ id, entry }) => create(club.ledger.doc(id), entry)),
      ],
    };
  });
};
