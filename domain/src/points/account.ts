import type { LocalDate } from '../calendar/local-date.ts';
import type { PointsBatch } from './batches.ts';
import {
  depositedBatch,
  inOrder,
  isExpired,
  pointsIn,
  returnedBatch,
  returnedShare,
  takeFirst,
  takeLast,
} from './batches.ts';
import type { StayPayment } from './stay-payment.ts';
import { paidPoints } from './stay-payment.ts';

/** Most points that a member can have borrowed from the next use year (rules 3.3). */
export const BORROW_LIMIT_POINTS = 250_000;
/** Most points that the sandbox programme approves in a use year (rules 3.4). */
export const DEPOSIT_LIMIT_POINTS = 200_000;
/** Amounts that the deposit dialog suggests. */
export const DEPOSIT_PRESETS = [25_000, 50_000, 100_000] as const;

/**
 * What deleted accounts of the same confirmed address have used of a year's limits, points; it counts
 * until the year is over.
 */
export type UsedBefore = { year: number; deposited: number; borrowed: number };

/**
 * A document of `accounts/{uid}`: spendable points, points owed to the next use year. `available` is
 * as of the day of the last movement; `accountAsOf` takes off what has expired since.
 */
export type PointsAccount = {
  available: number;
  /** What `available` is made of, those that expire first coming first. */
  batches: PointsBatch[];
  /** The last day of the batch that expires first, null without any; expiries are found by it. */
  nextExpiry?: LocalDate | null;
  borrowed: number;
  /** Points deposited in `depositYear`, for the yearly limit. */
  depositedInYear: number;
  depositYear: number;
  /** Grows by one with each ledger line of the account. */
  seq: number;
  usedBefore?: UsedBefore;
};

/** The account of a new member: ZERO points. */
export const EMPTY_ACCOUNT: PointsAccount = {
  available: 0,
  batches: [],
  borrowed: 0,
  depositedInYear: 0,
  depositYear: 0,
  seq: 0,
};

/**
 * An account as it is on a day: nothing in it has expired, and what was used before is of the year of
 * the day.
 */
export type CurrentAccount = PointsAccount & { nextExpiry: LocalDate | null };

/** The use year of a day: its calendar year. */
export const yearOfUse = (day: LocalDate): number => Number(day.slice(0, 4));

const withoutOldYear = (account: PointsAccount, today: LocalDate): PointsAccount => {
  const { usedBefore, ...own } = account;
  return usedBefore !== undefined && usedBefore.year < yearOfUse(today) ? own : account;
};

/** An account on a day, and what of the stored one has expired before that day. */
export type AccountAsOf = { account: CurrentAccount; expired: PointsBatch[] };

/** The account with these batches and the fields that follow from them. */
const withBatches = (
  account: PointsAccount,
  some: readonly PointsBatch[],
  changes: Partial<PointsAccount> = {},
): CurrentAccount => {
  const batches = inOrder(some);
  return {
    ...account,
    ...changes,
    available: pointsIn(batches),
    batches,
    nextExpiry: batches[0]?.expiresOn ?? null,
  };
};

/** The account as it is on `today` (`pointsDay`): expired batches are taken off. */
export const accountAsOf = (stored: PointsAccount, today: LocalDate): AccountAsOf => {
  const account = withoutOldYear(stored, today);
  const { batches } = account;
  return {
    account: withBatches(
      account,
      batches.filter((batch) => !isExpired(batch, today)),
    ),
    expired: batches.filter((batch) => isExpired(batch, today)),
  };
};

/**
 * How a redemption is paid: from the balance, and what is missing borrowed; or why it cannot be.
 * `paid` is what it adds to the stay's payment.
 */
export type RedemptionPlan =
  | {
      ok: true;
      fromBalance: number;
      borrowed: number;
      paid: StayPayment;
      account: CurrentAccount;
    }
  | { ok: false; missing: number };

/**
 * How many points can still be borrowed with a limit of `limit`: what is borrowed now counts, and what
 * was borrowed in accounts before.
 */
export const borrowable = (
  { borrowed, usedBefore }: Pick<PointsAccount, 'borrowed' | 'usedBefore'>,
  limit = BORROW_LIMIT_POINTS,
): number => Math.max(0, limit - borrowed - (usedBefore?.borrowed ?? 0));

/**
 * Splits a redemption of `points` between the balance, batches that expire first being used first,
 * and borrowing, up to 250,000 points outstanding (rules 3.3) or `borrowLimit`. `missing` is what
 * even borrowing does not cover.
 */
export const planRedemption = (
  account: CurrentAccount,
  points: number,
  borrowLimit = BORROW_LIMIT_POINTS,
): RedemptionPlan => {
  const fromBalance = Math.min(account.available, points);
  const borrowed = points - fromBalance;
  const room = borrowable(account, borrowLimit);
  if (borrowed > room) return { ok: false, missing: borrowed - room };
  const { taken, left } = takeFirst(account.batches, fromBalance);
  return {
    ok: true,
    fromBalance,
    borrowed,
    paid: { borrowedPoints: borrowed, pointsFrom: taken },
    account: withBatches(account, left, { borrowed: account.borrowed + borrowed }),
  };
};

/**
 * How a deposit is used: repaying first, the rest to the balance as a batch (null when nothing is
 * left); or how much the year allows.
 */
export type DepositPlan =
  | {
      ok: true;
      repaid: number;
      added: number;
      batch: PointsBatch | null;
      account: CurrentAccount;
    }
  | { ok: false; allowed: number };

/** Points deposited with this account in the use year of `day`. */
export const depositedInYearOf = (account: PointsAccount, day: LocalDate): number =>
  account.depositYear === yearOfUse(day) ? account.depositedInYear : 0;

/** How many points can still be deposited in the use year of `day`, with what was deposited before. */
export const depositable = (account: PointsAccount, day: LocalDate): number => {
  const before = account.usedBefore;
  const earlier = before?.year === yearOfUse(day) ? before.deposited : 0;
  return Math.max(0, DEPOSIT_LIMIT_POINTS - depositedInYearOf(account, day) - earlier);
};

/**
 * Splits a deposit of `points` on `day` (`creditDay`): borrowed points are repaid first
 * (rules 3.4), the rest can be used for two years. At most 200,000 points a use year,
 * which is the calendar year.
 */
export const planDeposit = (
  account: CurrentAccount,
  points: number,
  day: LocalDate,
): DepositPlan => {
  const allowed = depositable(account, day);
  if (points > allowed) return { ok: false, allowed };
  const repaid = Math.min(account.borrowed, points);
  const added = points - repaid;
  const batch = added === 0 ? null : depositedBatch(added, day);
  return {
    ok: true,
    repaid,
    added,
    batch,
    account: withBatches(account, batch === null ? account.batches : [...account.batches, batch], {
      borrowed: account.borrowed - repaid,
      depositYear: yearOfUse(day),
      depositedInYear: depositedInYearOf(account, day) + points,
    }),
  };
};

/**
 * How points that come back are used: against what was borrowed for them, the rest to the balance.
 * `paid` is what the stay is still paid with.
 */
export type PointsReturn = {
  repaid: number;
  returned: number;
  paid: StayPayment;
  account: CurrentAccount;
};

/**
 * Splits `points` that come back on `day` (`creditDay`) from a stay. What was borrowed for it comes back first:
 * it is taken off the borrowing (rules 3.6), and as far as deposits have repaid that already it is
 * the member's, for two years. The rest goes back to the batches that it came from, those that last
 * longest first, and can be used for 30 days at least. Throws a RangeError for more points than the
 * stay is paid with.
 */
export const planReturn = (
  account: CurrentAccount,
  paid: StayPayment,
  points: number,
  day: LocalDate,
): PointsReturn => {
  if (points > paidPoints(paid)) {
    throw new RangeError('A stay cannot give back more points than it was paid with.');
  }
  const ofBorrowed = Math.min(points, paid.borrowedPoints);
  const repaid = Math.min(ofBorrowed, account.borrowed);
  const { taken, left } = takeLast(paid.pointsFrom, points - ofBorrowed);
  return {
    repaid,
    returned: points - repaid,
    paid: { borrowedPoints: paid.borrowedPoints - ofBorrowed, pointsFrom: left },
    account: withBatches(
      account,
      [
        ...account.batches,
        returnedBatch(ofBorrowed - repaid, day),
        ...taken.map((share) => returnedShare(share, day)),
      ],
      { borrowed: account.borrowed - repaid },
    ),
  };
};
