import type { PointsAccount } from '@club/domain/points/account';
import { accountAsOf, EMPTY_ACCOUNT, planReturn } from '@club/domain/points/account';
import { creditDay, pointsDay } from '@club/domain/points/batches';
import type { StayPayment } from '@club/domain/points/stay-payment';
import type { LedgerLine } from './ledger-lines.ts';
import { expiryOfBatches, ledgerLines } from './ledger-lines.ts';
import type { StayMovement } from './redeem-points.ts';

/** A refund: the account and ledger lines, and what the stay is still paid with. */
export type PointsRefund = { account: PointsAccount; paid: StayPayment; ledger: LedgerLine[] };

/**
 * Gives points of a booking back to where they came from (undefined: the account is not there any
 * more). Expired points go first, as a line of their own. The ledger then has all the points that
 * come back, and what they repay of the borrowing after that, so that the spendable points never
 * fall below zero between the lines; `seq` numbers them without gaps. Throws a RangeError for more
 * points than the stay is paid with.
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
