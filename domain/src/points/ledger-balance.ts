import type { PointsAccount } from './account.ts';
import type { LedgerEntry, LedgerKind } from './ledger.ts';
import { borrowedAccount, memberAccount } from './ledger.ts';

/** A ledger document with its id. */
export type LedgerRow = LedgerEntry & { id: string };

/** What a line of the ledger did to a member's points, and what there was after it. */
export type PointsMovement = {
  id: string;
  seq: number;
  kind: LedgerKind;
  bookingId: string | null;
  /** ISO instant. */
  at: string;
  /** Points that came to the balance (above 0) or left it (below 0). */
  points: number;
  /** The balance after the line; null while the line that it follows from is not there yet. */
  balance: number | null;
  /** What is borrowed after the line; null likewise. */
  borrowed: number | null;
};

const sumOf = ({ sides }: LedgerEntry, account: string): number =>
  sides.reduce((sum, side) => sum + (side.account === account ? side.points : 0), 0);

/**
 * Lines of the ledger, newest first, with the balance after each. `rows` are the newest lines without
 * a gap, in any order; `account` is the stored one, as of its line `seq`. The two are
 * listened to apart, so either may be ahead: an account whose line has not come leaves the balances
 * open, and lines that the account does not know yet count on from it.
 */
export const pointsMovements = (
  account: Pick<PointsAccount, 'available' | 'borrowed' | 'seq'>,
  rows: readonly LedgerRow[],
): PointsMovement[] => {
  const newestFirst = rows.toSorted((one, other) => other.seq - one.seq);
  const isKnown = (newestFirst[0]?.seq ?? 0) >= account.seq;
  const moves = newestFirst.map((row) => ({
    row,
    points: sumOf(row, memberAccount(row.uid)),
    // A debt is below 0 in the ledger.
    debt: 0 - sumOf(row, borrowedAccount(row.uid)),
  }));
  const ahead = moves.filter(({ row }) => row.seq > account.seq);
  let balance = ahead.reduce((sum, { points }) => sum + points, account.available);
  let borrowed = ahead.reduce((sum, { debt }) => sum + debt, account.borrowed);
  return moves.map(({ row: { id, seq, kind, bookingId, at }, points, debt }) => {
    const after = isKnown ? { balance, borrowed } : { balance: null, borrowed: null };
    balance -= points;
    borrowed -= debt;
    return { id, seq, kind, bookingId, at, points, ...after };
  });
};
