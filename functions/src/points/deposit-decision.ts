import type { PointsAccount } from '@club/domain/points/account';
import { planDeposit } from '@club/domain/points/account';
import { ledgerSides } from '@club/domain/points/ledger';
import type { LedgerEntry } from '@club/domain/points/ledger';
import type { LedgerLine } from './redeem-points.ts';

/** A deposit as the ledger writes it. */
export type Deposit = { uid: string; requestId: string; points: number };

/** What a deposit does, or how much the use year still allows. */
export type DepositDecision =
  | { ok: true; repaid: number; added: number; account: PointsAccount; ledger: LedgerLine[] }
  | { ok: false; allowed: number };

/** The ledger document of each side of a deposit. */
export const depositLineId = (
  { uid, requestId }: Pick<Deposit, 'uid' | 'requestId'>,
  kind: 'deposit' | 'repay',
): string => `${uid}_${requestId}_${kind}`;

/** The use year is the calendar year in UTC. */
export const yearOf = (nowMs: number): number => new Date(nowMs).getUTCFullYear();

/**
 * Credits a deposit: what was borrowed is repaid before anything becomes spendable (DESIGN 7). The
 * ledger has the whole deposit first and the repayment out of it second, so that the spendable
 * points never fall below zero between the lines.
 */
export const decideDeposit = (
  account: PointsAccount,
  deposit: Deposit,
  nowMs: number,
): DepositDecision => {
  const plan = planDeposit(account, deposit.points, yearOf(nowMs));
  if (!plan.ok) return plan;
  const movements = [
    { kind: 'deposit' as const, points: deposit.points },
    { kind: 'repay' as const, points: plan.repaid },
  ].filter(({ points }) => points > 0);
  const ledger = movements.map(({ kind, points }, index) => ({
    id: depositLineId(deposit, kind),
    entry: {
      uid: deposit.uid,
      seq: account.seq + index + 1,
      kind,
      sides: ledgerSides(kind, deposit.uid, points),
      bookingId: null,
      at: new Date(nowMs).toISOString(),
    },
  }));
  return {
    ok: true,
    repaid: plan.repaid,
    added: plan.added,
    account: { ...plan.account, seq: account.seq + ledger.length },
    ledger,
  };
};

/** How many points a ledger line moved. */
export const pointsMoved = (entry: LedgerEntry | undefined): number =>
  Math.max(0, ...(entry?.sides ?? []).map(({ points }) => points));
