import type { StoredBooking } from '@club/domain/booking/booking';
import type { PointsAccount } from '@club/domain/points/account';
import { accountAsOf, EMPTY_ACCOUNT, planRedemption } from '@club/domain/points/account';
import { inOrder, pointsDay } from '@club/domain/points/batches';
import type { StayPayment } from '@club/domain/points/stay-payment';
import type { LedgerLine } from './ledger-lines.ts';
import { expiryOfBatches, ledgerLines } from './ledger-lines.ts';

/** Points to move between an account and a booking. */
export type StayMovement = {
  booking: Pick<StoredBooking, '_id' | 'uid'>;
  /** What the stay is paid with so far: `NOTHING_PAID`, or `stayPayment` of a booking. */
  paid: StayPayment;
  points: number;
  /**
   * The prefix of the ledger lines' ids: the booking's id for booking and cancelling, another id
   * for each change.
   */
  lineId: string;
};

/**
 * The account and ledger lines after redeeming, and what the stay is then paid with (the booking's
 * `borrowedPoints` and `pointsFrom`); or how many points are missing.
 */
export type Redemption =
  | { ok: true; account: PointsAccount; paid: StayPayment; ledger: LedgerLine[] }
  | { ok: false; missing: number };

/**
 * Pays for a booking from an account (undefined: none yet), borrowing up to `borrowLimit` in total.
 * Expired points are removed first, as a separate line. What the balance lacks is borrowed in a
 * line before the redemption, so that spendable points never fall below zero between the lines.
 */
export const redeemPoints = (
  stored: PointsAccount | undefined,
  { booking, paid, points, lineId }: StayMovement,
  borrowLimit: number,
  nowMs: number,
): Redemption => {
  const { account, expired } = accountAsOf(stored ?? EMPTY_ACCOUNT, pointsDay(nowMs));
  const plan = planRedemption(account, points, borrowLimit);
  if (!plan.ok) return plan;
  const before = { uid: booking.uid, seq: account.seq };
  const bookingId = booking._id;
  const { seq, ledger } = ledgerLines(
    before,
    [
      expiryOfBatches(before, expired),
      { id: `${lineId}_borrow`, kind: 'borrow', points: plan.borrowed, bookingId },
      { id: `${lineId}_redeem`, kind: 'redeem', points, bookingId },
    ],
    nowMs,
  );
  return {
    ok: true,
    account: { ...plan.account, seq },
    paid: {
      borrowedPoints: paid.borrowedPoints + plan.borrowed,
      pointsFrom: inOrder([...paid.pointsFrom, ...plan.paid.pointsFrom]),
    },
    ledger,
  };
};
