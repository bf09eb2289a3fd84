import type { StoredBooking } from '@club/domain/booking/booking';
import type { PointsAccount } from '@club/domain/points/account';
import { planReturn } from '@club/domain/points/account';
import { ledgerSides } from '@club/domain/points/ledger';
import type { LedgerLine } from './redeem-points.ts';

/**
 * Gives points of a cancelled booking back. The ledger has all of them first and what they repay of
 * the borrowing second, so that the spendable points never fall below zero between the lines; `seq`
 * numbers them without gaps.
 */
export const refundPoints = (
  account: PointsAccount,
  booking: Pick<StoredBooking, '_id' | 'uid' | 'borrowedPoints'>,
  points: number,
  at: string,
): { account: PointsAccount; ledger: LedgerLine[] } => {
  const plan = planReturn(account, points, booking.borrowedPoints);
  const movements = [
    { kind: 'refund' as const, points },
    { kind: 'repay' as const, points: plan.repaid },
  ].filter((movement) => movement.points > 0);
  const ledger = movements.map(({ kind, points: moved }, index) => ({
    id: `${booking._id}_${kind}`,
    entry: {
      uid: booking.uid,
      seq: account.seq + index + 1,
      kind,
      sides: ledgerSides(kind, booking.uid, moved),
      bookingId: booking._id,
      at,
    },
  }));
  return { account: { ...plan.account, seq: account.seq + ledger.length }, ledger };
};
