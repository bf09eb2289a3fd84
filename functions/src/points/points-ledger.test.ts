import { accountWith } from '@club/domain/testing/points-account';
import type { PointsAccount } from '@club/domain/points/account';
import {
  BORROW_LIMIT_POINTS,
  DEPOSIT_LIMIT_POINTS,
  EMPTY_ACCOUNT,
} from '@club/domain/points/account';
import { isBalanced } from '@club/domain/points/ledger';
import { NOTHING_PAID } from '@club/domain/points/stay-payment';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideDeposit, pointsMoved } from './deposit-decision.ts';
import { decideExpiry } from './expiry-decision.ts';
import type { LedgerLine } from './ledger-lines.ts';
import { redeemPoints } from './redeem-points.ts';

const NOON = Date.UTC(2026, 11, 1, 12);
const stay = (points: number, id = 'booking-1') => ({
  booking: { _id: id, uid: 'ada' },
  paid: NOTHING_PAID,
  points,
  lineId: id,
});
const kinds = (ledger: readonly LedgerLine[]) =>
  ledger.map(({ id, entry }) => [id, entry.seq, entry.kind, pointsMoved(entry)]);

test('a redemption that the balance covers is one line', () => {
  const account = accountWith({ available: 50_000, seq: 4 });
  const redeemed = redeemPoints(account, stay(42_500), BORROW_LIMIT_POINTS, NOON);
  expect(redeemed).toMatchObject({
    ok: true,
    paid: { borrowedPoints: 0 },
    account: { available: 7500, borrowed: 0, seq: 5 },
  });
  expect(redeemed.ok && kinds(redeemed.ledger)).toEqual([
    ['booking-1_redeem', 5, 'redeem', 42_500],
  ]);
});

test('what the balance lacks is borrowed in a ledger line before the redemption', () => {
  const account = accountWith({ available: 40_000, seq: 4 });
  const redeemed = redeemPoints(account, stay(42_500), BORROW_LIMIT_POINTS, NOON);
  expect(redeemed).toMatchObject({ account: { available: 0, borrowed: 2500, seq: 6 } });
  expect(redeemed.ok && kinds(redeemed.ledger)).toEqual([
    ['booking-1_borrow', 5, 'borrow', 2500],
    ['booking-1_redeem', 6, 'redeem', 42_500],
  ]);
});

test('a missing line moved nothing', () => {
  expect(pointsMoved(undefined)).toBe(0);
});

test('only expired points make a separate line', () => {
  const batch = { id: 'batch-1', points: 700, expiresOn: '2026-11-30' };
  const account = accountWith({ available: 700, batches: [batch], seq: 4 });
  expect(decideExpiry(account, 'ada', Date.UTC(2026, 10, 30, 12))).toBeNull();
  const late = decideExpiry(account, 'ada', NOON + 86_400_000);
  expect(late).toMatchObject({ points: 700, account: { available: 0, batches: [], seq: 5 } });
  expect(late && kinds(late.ledger).map(([, ...line]) => line)).toEqual([[5, 'expire', 700]]);
});

test('a redemption beyond the limit says how much is missing', () => {
  expect(
    redeemPoints(EMPTY_ACCOUNT, stay(BORROW_LIMIT_POINTS + 1), BORROW_LIMIT_POINTS, NOON),
  ).toEqual({
    ok: false,
    missing: 1,
  });
});

test('a deposit repays first, in a line after the deposit', () => {
  const account = { ...EMPTY_ACCOUNT, borrowed: 2500, seq: 6 };
  const deposit = { uid: 'ada', requestId: 'request-1', points: 10_000 };
  const decided = decideDeposit(account, deposit, NOON);
  expect(decided).toMatchObject({
    ok: true,
    repaid: 2500,
    added: 7500,
    account: { available: 7500, borrowed: 0, depositedInYear: 10_000, depositYear: 2026, seq: 8 },
  });
  expect(decided.ok && kinds(decided.ledger)).toEqual([
    ['ada_request-1_deposit', 7, 'deposit', 10_000],
    ['ada_request-1_repay', 8, 'repay', 2500],
  ]);
});

test('a deposit beyond the use year says how much is allowed', () => {
  const account = { ...EMPTY_ACCOUNT, depositYear: 2026, depositedInYear: 150_000 };
  const deposit = { uid: 'ada', requestId: 'request-1', points: 50_001 };
  expect(decideDeposit(account, deposit, NOON)).toEqual({ ok: false, allowed: 50_000 });
  expect(decideDeposit(account, deposit, Date.UTC(2027, 0, 1)).ok).toBe(true);
});

test('the ledger of any deposits and redemptions adds up to the account, line by line', () => {
  const movement = fc.record({
    isDeposit: fc.boolean(),
    points: fc.integer({ min: 1, max: 120_000 }),
  });
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 20 }), (movements) => {
      let account: PointsAccount = EMPTY_ACCOUNT;
      const lines: LedgerLine[] = [];
      movements.forEach(({ isDeposit, points }, index) => {
        const moved = isDeposit
          ? decideDeposit(account, { uid: 'ada', requestId: `r-${index}`, points }, NOON)
          : redeemPoints(account, stay(points, `b-${index}`), BORROW_LIMIT_POINTS, NOON);
        if (!moved.ok) return;
        account = moved.account;
        lines.push(...moved.ledger);
      });
      const sums = new Map<string, number>();
      lines.forEach(({ entry }, index) => {
        expect(entry.seq).toBe(index + 1);
        expect(isBalanced(entry.sides)).toBe(true);
        for (const side of entry.sides) {
          sums.set(side.account, (sums.get(side.account) ?? 0) + side.points);
        }
        expect(sums.get('member:ada') ?? 0).toBeGreaterThanOrEqual(0);
        expect(sums.get('borrowed:ada') ?? 0).toBeGreaterThanOrEqual(-BORROW_LIMIT_POINTS);
      });
      expect(sums.get('member:ada') ?? 0).toBe(account.available);
      expect(0 - (sums.get('borrowed:ada') ?? 0)).toBe(account.borrowed);
      expect(account.depositedInYear).toBeLessThanOrEqual(DEPOSIT_LIMIT_POINTS);
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    }),
  );
});
