import type { PointsAccount } from '@club/domain/points/account';
import { accountAsOf } from '@club/domain/points/account';
import { pointsDay, pointsIn } from '@club/domain/points/batches';
import type { LedgerLine } from './ledger-lines.ts';
import { expiryOfBatches, ledgerLines } from './ledger-lines.ts';

/** The expired points of an account, and the account and ledger line after that. */
export type ExpiryDecision = { points: number; account: PointsAccount; ledger: LedgerLine[] };

/** Removes points from an account that have expired before the day of `nowMs`; null without any. */
export const decideExpiry = (
  stored: PointsAccount,
  uid: string,
  nowMs: number,
): ExpiryDecision | null => {
  const { account, expired } = accountAsOf(stored, pointsDay(nowMs));
  if (expired.length === 0) return null;
  const before = { uid, seq: account.seq };
  const { seq, ledger } = ledgerLines(before, [expiryOfBatches(before, expired)], nowMs);
  return { points: pointsIn(expired), account: { ...account, seq }, ledger };
};
