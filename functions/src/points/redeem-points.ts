import type { StoredBooking } from '@club/domain/booking/booking';
import type { PointsAccount } from '@club/domain/points/account';
import { planRedemption } from '@club/domain/points/account';
import type { LedgerEntry } from '@club/domain/points/ledger';
import { ledgerSides } from '@club/domain/points/ledger';

/** A new ledger document. */
export type LedgerLine = { id: string; entry: LedgerEntry };

/** What redeeming does to the account and the ledger, or how many points are missing. */
export type Redemption =
  | { ok: true; account: PointsAccount; borrowed: number; ledger: LedgerLine[] }
  | { ok: false; missing: number };

/**
 * Pays a booking from an account. What the balance lacks is borrowed first, as its own line, so that
 * the spendable points never fall below zero between the lines; `seq` numbers them without gaps.
 */
export const redeemPoints = (
  account: PointsAccount,
  booking: Pick<StoredBooking, '_id' | 'uid' | 'points'>,
  at: string,
): Redemption => {
  const plan = planRedemption(account, booking.points);
  if (!plan.ok) return plan;
  const movements = [
    { kind: 'borrow' as const, points: plan.borrowed },
    { kind: 'redeem' as const, points: booking.points },
  ].filter(({ points }) => points > 0);
  const ledger = movements.map(({ kind, points }, index) => ({
    id: `${booking._id}_${kind}`,
    entry: {
      uid: booking.uid,
      seq: account.seq + index + 1,
      kind,
      sides: ledgerSides(kind, booking.uid, points),
      bookingId: booking._id,
      at,
    },
  }));
  return {
    ok: true,
    account: { ...plan.account, seq: account.seq + ledger.length },
    borrowed: plan.borrowed,
    ledger,
  };
};
