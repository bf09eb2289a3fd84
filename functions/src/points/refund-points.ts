import type { PointsAccount } from '@club/domain/points/account';
import { accountAsOf, EMPTY_ACCOUNT, planReturn } from '@club/domain/points/account';
import { creditDay, pointsDay } from '@club/domain/points/batches';
import type { StayPayment } from '@club/domain/points/stay-payment';
import type { LedgerLine } from './ledger-lines.ts';
import { expiryOfBatches, ledgerLines } from './ledger-lines.ts';
import type { StayMovement } from './redeem-points.ts';

/** The account and ledger lines after a refund, and what the stay is still paid with. */
export type PointsRefund = { account: PointsAccount; paid: StayPayment; ledger: LedgerLine[] };

/**
 * Refunds points of a booking to where they came from (undefined: there is no account any more).
 * Expired points are removed first, as a separate line. Then the ledger has the full refund, and
 * after it the repayment of borrowed points, so that spendable points never fall below zero between
 * the lines. Throws a RangeError for more points than the stay is paid with.
 */
export const refundPoints = (
  stored: PointsAccount | undefined,
  { booking, paid, points, lineId }: StayMovement,
  nowMs: number,
): PointsRefund => {
  const { account, expired } = accountAsOf(stored ?? EMPTY_ACCOUNT, pointsDay(nowMs));
  const plan = planReturn(account, paid, points, creditDay(nowMs));
  const before = { uid: booking.uid, seq: account.seq };
  const bookingId = booking._id;
  const { seq, ledger } = ledgerLines(
    before,
    [
      expiryOfBatches(before, expired),
      { id: `${lineId}_refund`, kind: 'refund', points, bookingId },
      { id: `${lineId}_repay`, kind: 'repay', points: plan.repaid, bookingId },
    ],
    nowMs,
  );
  return { account: { ...plan.account, seq }, paid: plan.paid, ledger };
};
