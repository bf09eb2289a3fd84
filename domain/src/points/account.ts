import type { PointsBatch } from './batches.ts';

/** Most points that a member can have borrowed from the next use year (DESIGN 7). */
export const BORROW_LIMIT_POINTS = 250_000;
/** Most points that the sandbox programme approves in a use year (DESIGN 7). */
export const DEPOSIT_LIMIT_POINTS = 200_000;
/** Amounts that the deposit dialog suggests. */
export const DEPOSIT_PRESETS = [25_000, 50_000, 100_000] as const;

/** A document of `accounts/{uid}`: spendable points, points owed to the next use year. */
export type PointsAccount = {
  available: number;
  /**
   * What `available` is made of, those that expire first coming first; absent in accounts from before
   * there were batches.
   */
  batches?: PointsBatch[];
  borrowed: number;
  /** Points deposited in `depositYear`, for the yearly limit. */
  depositedInYear: number;
  depositYear: number;
  /** Grows by one with each ledger line of the account. */
  seq: number;
};

/** The account of a new member: ZERO points. */
export const EMPTY_ACCOUNT: PointsAccount = {
  available: 0,
  borrowed: 0,
  depositedInYear: 0,
  depositYear: 0,
  seq: 0,
};

/** How a redemption is paid: from the balance, and what is missing borrowed; or why it cannot be. */
export type RedemptionPlan =
  | { ok: true; fromBalance: number; borrowed: number; account: PointsAccount }
  | { ok: false; missing: number };

/**
 * Splits a redemption of `points` between the balance and borrowing, up to 250,000 points
 * outstanding (DESIGN 7). `missing` is what even borrowing does not cover.
 */
export const planRedemption = (account: PointsAccount, points: number): RedemptionPlan => {
  const fromBalance = Math.min(account.available, points);
  const borrowed = points - fromBalance;
  const room = Math.max(0, BORROW_LIMIT_POINTS - account.borrowed);
  if (borrowed > room) return { ok: false, missing: borrowed - room };
  return {
    ok: true,
    fromBalance,
    borrowed,
    account: {
      ...account,
      available: account.available - fromBalance,
      borrowed: account.borrowed + borrowed,
    },
  };
};

/** How a deposit is used: repaying first, the rest to the balance; or how much the year allows. */
export type DepositPlan =
  | { ok: true; repaid: number; added: number; account: PointsAccount }
  | { ok: false; allowed: number };

/**
 * Splits a deposit of `points` made in `year`: borrowed points are repaid first (DESIGN 7). At most
 * 200,000 points a use year.
 */
export const planDeposit = (account: PointsAccount, points: number, year: number): DepositPlan => {
  const already = account.depositYear === year ? account.depositedInYear : 0;
  const allowed = DEPOSIT_LIMIT_POINTS - already;
  if (points > allowed) return { ok: false, allowed };
  const repaid = Math.min(account.borrowed, points);
  const added = points - repaid;
  return {
    ok: true,
    repaid,
    added,
    account: {
      ...account,
      available: account.available + added,
      borrowed: account.borrowed - repaid,
      depositYear: year,
      depositedInYear: already + points,
    },
  };
};

/** How points that come back are used: against what was borrowed for them, the rest to the balance. */
export type PointsReturn = { repaid: number; returned: number; account: PointsAccount };

/**
 * Splits `points` that come back from a stay for which `borrowed` points had been borrowed: they are
 * taken off the borrowing first, as far as deposits have not repaid it already (DESIGN 7).
 */
export const planReturn = (
  account: PointsAccount,
  points: number,
  borrowed: number,
): PointsReturn => {
  const repaid = Math.min(points, borrowed, account.borrowed);
  const returned = points - repaid;
  return {
    repaid,
    returned,
    account: {
      ...account,
      available: account.available + returned,
      borrowed: account.borrowed - repaid,
    },
  };
};
