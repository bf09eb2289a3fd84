import type { PointsAccount } from '@club/domain/points/account';
import { accountAsOf } from '@club/domain/points/account';
import { pointsDay, pointsIn } from '@club/domain/points/batches';
import type { LedgerLine } from './ledger-lines.ts';
import { expiryOfBatches, ledgerLines } from './ledger-lines.ts';

/** What expires in an account by a moment, and the account and ledger line after it. */
export type ExpiryDecision = { points: number; account: PointsAccount; ledger: LedgerLine[] };

/** Takes what has expired before the day of `nowMs` off an account; null when nothing has. */
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
