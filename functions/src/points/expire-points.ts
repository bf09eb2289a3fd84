import { accountAsOf } from '@club/domain/points/account';
import { pointsDay, pointsIn } from '@club/domain/points/batches';
import type { Firestore } from 'firebase-admin/firestore';
import { atomically, create, put } from '../commit/atomically.ts';
import { collections } from '../firestore/collections.ts';
import { expiryOfBatches, ledgerLines } from './ledger-lines.ts';

/**
 * Takes points that have expired before the day of `nowMs` off an account, with a ledger line, and
 * gives back how many this call took. Nothing happens when there are none, so it can be repeated.
 * Throws ApiError 'busy' when too many others change the account.
 */
export const expirePoints = async (db: Firestore, uid: string, nowMs: number): Promise<number> => {
  const club = collections(db);
  return atomically(db, { account: club.accounts.doc(uid) }, (documents) => {
    if (documents.account.data === undefined) return { result: 0 };
    const { account, expired } = accountAsOf(documents.account.data, pointsDay(nowMs));
    if (expired.length === 0) return { result: 0 };
    const before = { uid, seq: account.seq };
    const { seq, ledger } = ledgerLines(before, [expiryOfBatches(before, expired)], nowMs);
    return {
      result: pointsIn(expired),
      writes: [
        put(documents.account, { ...account, seq }),
        ...ledger.map(({ id, entry }) => create(club.ledger.doc(id), entry)),
      ],
    };
  });
};
