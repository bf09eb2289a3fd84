import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BORROW_LIMIT_POINTS,
  DEPOSIT_LIMIT_POINTS,
  DEPOSIT_PRESETS,
  EMPTY_ACCOUNT,
  planDeposit,
  planRedemption,
  planReturn,
  type PointsAccount,
} from './account.ts';

const anAccount = (some: Partial<PointsAccount>): PointsAccount => ({ ...EMPTY_ACCOUNT, ...some });

const anyAccount = fc.record({
  available: fc.integer({ min: 0, max: 1_000_000 }),
  borrowed: fc.integer({ min: 0, max: BORROW_LIMIT_POINTS }),
  depositedInYear: fc.integer({ min: 0, max: DEPOSIT_LIMIT_POINTS }),
  depositYear: fc.integer({ min: 2025, max: 2027 }),
  seq: fc.nat(1000),
});

/** What an account is worth: points to spend less points owed. */
const worth = (account: PointsAccount): number => account.available - account.borrowed;

describe('the limits of an account', () => {
  it('are 250,000 borrowed and 200,000 deposited in a use year', () => {
    expect([BORROW_LIMIT_POINTS, DEPOSIT_LIMIT_POINTS]).toEqual([250_000, 200_000]);
    expect(DEPOSIT_PRESETS.every((points) => points <= DEPOSIT_LIMIT_POINTS)).toBe(true);
  });

  it('begin with ZERO points', () => {
    expect(worth(EMPTY_ACCOUNT)).toBe(0);
    expect(EMPTY_ACCOUNT.available).toBe(0);
  });
});

describe('planRedemption', () => {
  it.each([
    ['all from the balance', { available: 120_000 }, 43_000, 43_000, 0],
    ['the last point', { available: 43_000 }, 43_000, 43_000, 0],
    ['part of it borrowed', { available: 20_000 }, 43_000, 20_000, 23_000],
    ['all of it borrowed', {}, 43_000, 0, 43_000],
    ['borrowed up to the limit', { borrowed: 207_000 }, 43_000, 0, 43_000],
  ])('takes %s', (_case, some, points, fromBalance, borrowed) => {
    const account = anAccount(some);
    expect(planRedemption(account, points)).toEqual({
      ok: true,
      fromBalance,
      borrowed,
      account: {
        ...account,
        available: account.available - fromBalance,
        borrowed: account.borrowed + borrowed,
      },
    });
  });

  it('says how much is missing beyond the limit', () => {
    expect(planRedemption(anAccount({ borrowed: 207_001 }), 43_000)).toEqual({
      ok: false,
      missing: 1,
    });
    expect(planRedemption(anAccount({ available: 10 }), 250_011)).toEqual({
      ok: false,
      missing: 1,
    });
  });

  it('pays from the balance even when more is owed than can be borrowed today', () => {
    const account = anAccount({ available: 50_000, borrowed: 260_000 });
    expect(planRedemption(account, 43_000)).toMatchObject({ ok: true, fromBalance: 43_000 });
    expect(planRedemption(account, 50_001)).toEqual({ ok: false, missing: 1 });
  });

  it('loses no point, goes below nothing, and refuses only what cannot be covered', () => {
    fc.assert(
      fc.property(anyAccount, fc.integer({ min: 0, max: 2_000_000 }), (account, points) => {
        const plan = planRedemption(account, points);
        const covered = account.available + BORROW_LIMIT_POINTS - account.borrowed;
        expect(plan.ok).toBe(points <= covered);
        if (plan.ok) {
          expect(plan.fromBalance + plan.borrowed).toBe(points);
          expect(worth(account) - worth(plan.account)).toBe(points);
          expect(plan.account.available).toBeGreaterThanOrEqual(0);
          expect(plan.account.borrowed).toBeLessThanOrEqual(BORROW_LIMIT_POINTS);
          // Nothing is borrowed while there is a balance.
          expect(plan.borrowed === 0 || plan.account.available === 0).toBe(true);
        } else {
          expect(plan.missing).toBe(points - covered);
        }
      }),
    );
  });
});

describe('planDeposit', () => {
  it('repays what is borrowed first', () => {
    const account = anAccount({ borrowed: 30_000 });
    expect(planDeposit(account, 50_000, 2027)).toEqual({
      ok: true,
      repaid: 30_000,
      added: 20_000,
      account: anAccount({ available: 20_000, depositYear: 2027, depositedInYear: 50_000 }),
    });
    expect(planDeposit(account, 10_000, 2027)).toMatchObject({ repaid: 10_000, added: 0 });
  });

  it('counts a use year, and begins anew with the next', () => {
    const full = anAccount({ depositYear: 2026, depositedInYear: 190_000 });
    expect(planDeposit(full, 10_001, 2026)).toEqual({ ok: false, allowed: 10_000 });
    expect(planDeposit(full, 10_000, 2026)).toMatchObject({ ok: true });
    expect(planDeposit(full, 200_000, 2027)).toMatchObject({
      ok: true,
      account: { depositYear: 2027, depositedInYear: 200_000 },
    });
    expect(planDeposit(full, 200_001, 2027)).toEqual({ ok: false, allowed: 200_000 });
  });

  it('loses no point and keeps to the yearly limit, for any account', () => {
    fc.assert(
      fc.property(
        anyAccount,
        fc.integer({ min: 1, max: 300_000 }),
        fc.integer({ min: 2025, max: 2027 }),
        (account, points, year) => {
          const plan = planDeposit(account, points, year);
          const already = account.depositYear === year ? account.depositedInYear : 0;
          expect(plan.ok).toBe(already + points <= DEPOSIT_LIMIT_POINTS);
          if (plan.ok) {
            expect(plan.repaid + plan.added).toBe(points);
            expect(worth(plan.account) - worth(account)).toBe(points);
            expect(plan.account.borrowed).toBeGreaterThanOrEqual(0);
            // Nothing reaches the balance while anything is owed.
            expect(plan.added === 0 || plan.account.borrowed === 0).toBe(true);
          }
        },
      ),
    );
  });

  it('undoes borrowing: what was borrowed and deposited again leaves nothing owed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: DEPOSIT_LIMIT_POINTS }), (points) => {
        const borrowed = planRedemption(EMPTY_ACCOUNT, points);
        const repaid = borrowed.ok ? planDeposit(borrowed.account, points, 2027) : null;
        expect(repaid).toMatchObject({ ok: true, account: { available: 0, borrowed: 0 } });
      }),
    );
  });
});

describe('points that come back', () => {
  it('are taken off what was borrowed for them first', () => {
    const account = anAccount({ available: 500, borrowed: 30_000 });
    expect(planReturn(account, 42_000, 20_000)).toEqual({
      repaid: 20_000,
      returned: 22_000,
      account: anAccount({ available: 22_500, borrowed: 10_000 }),
    });
  });

  it('repay no more than is owed, and no more than comes back', () => {
    const owing = anAccount({ borrowed: 1000 });
    expect(planReturn(owing, 42_000, 20_000)).toMatchObject({ repaid: 1000, returned: 41_000 });
    const part = anAccount({ borrowed: 30_000 });
    expect(planReturn(part, 5000, 20_000)).toMatchObject({ repaid: 5000, returned: 0 });
  });

  it('leave an account worth so much more, and nothing below zero', () => {
    fc.assert(
      fc.property(anyAccount, fc.nat(300_000), fc.nat(250_000), (account, points, borrowed) => {
        const plan = planReturn(account, points, borrowed);
        expect(plan.repaid + plan.returned).toBe(points);
        expect(worth(plan.account) - worth(account)).toBe(points);
        expect(plan.repaid).toBeGreaterThanOrEqual(0);
        expect(plan.account.borrowed).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('undo a redemption that was cancelled at once', () => {
    fc.assert(
      fc.property(anyAccount, fc.integer({ min: 1, max: 300_000 }), (account, points) => {
        const redeemed = planRedemption(account, points);
        if (!redeemed.ok) return;
        const back = planReturn(redeemed.account, points, redeemed.borrowed);
        expect(back.account).toEqual(account);
      }),
    );
  });
});
