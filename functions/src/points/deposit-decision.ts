import type { PointsAccount } from '@club/domain/points/account';
import { accountAsOf, planDeposit } from '@club/domain/points/account';
import type { PointsBatch } from '@club/domain/points/batches';
import { creditDay, pointsDay } from '@club/domain/points/batches';
import type { LedgerEntry } from '@club/domain/points/ledger';
import type { LedgerLine } from './ledger-lines.ts';
import { expiryOfBatches, ledgerLines } from './ledger-lines.ts';

/** A deposit of a member. */
export type Deposit = { uid: string; requestId: string; points: number };

/** The changes of a deposit, or how much the use year still allows. */
export type DepositDecision =
  | {
      ok: true;
      repaid: number;
      added: number;
      batch: PointsBatch | null;
      account: PointsAccount;
      ledger: LedgerLine[];
    }
  | { ok: false; allowed: number };

/** The id of each ledger line of a deposit. */
export const depositLineId = (
  { uid, requestId }: Pick<Deposit, 'uid' | 'requestId'>,
  kind: 'deposit' | 'repay',
): string => `${uid}_${requestId}_${kind}`;

/**
 * Credits a deposit: it first repays what was borrowed (rules 3.4), the rest is a batch. Expired
 * points are removed first, as a separate line. Then the ledger has the full deposit, and after it
 * the repayment, so that spendable points never fall below zero between the lines.
 */
export const decideDeposit = (
  stored: PointsAccount,
  deposit: Deposit,
  nowMs: number,
): DepositDecision => {
  const { account, expired } = accountAsOf(stored, pointsDay(nowMs));
  const plan = planDeposit(account, deposit.points, creditDay(nowMs));
  if (!plan.ok) return plan;
  const before = { uid: deposit.uid, seq: account.seq };
  const lines = [
    { kind: 'deposit' as const, points: deposit.points },
    { kind: 'repay' as const, points: plan.repaid },
  ].map((line) => ({ ...line, id: depositLineId(deposit, line.kind), bookingId: null }));
  const { seq, ledger } = ledgerLines(before, [expiryOfBatches(before, expired), ...lines], nowMs);
  return {
    ok: true,
    repaid: plan.repaid,
    added: plan.added,
    batch: plan.batch,
    account: { ...plan.account, seq },
    ledger,
  };
};

/** How many points a ledger line moved. */
export const pointsMoved = (entry: LedgerEntry | undefined): number =>
  Math.max(0, ...(entry?.sides ?? []).map(({ points }) => points));
