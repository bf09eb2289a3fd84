import { accountWith } from '../testing/points-account.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import {
  accountAsOf,
  BORROW_LIMIT_POINTS,
  borrowable,
  type CurrentAccount,
  DEPOSIT_LIMIT_POINTS,
  DEPOSIT_PRESETS,
  depositable,
  EMPTY_ACCOUNT,
  planDeposit,
  planRedemption,
  planReturn,
  type PointsAccount,
} from './account.ts';
import { inOrder, pointsIn } from './batches.ts';
import { NOTHING_PAID, paidPoints } from './stay-payment.ts';

const TODAY = '2026-11-21';
const inYear = (year: number): string => `${year}-11-21`;

const anAccount = (some: Partial<PointsAccount>): CurrentAccount =>
  accountAsOf(accountWith(some), TODAY).account;

/** Batches that have up to two years, some of them over. */
const anyBatches = fc.array(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    points: fc.integer({ min: 1, max: 300_000 }),
    expiresOn: fc.integer({ min: -30, max: 730 }).map((days) => addDays(TODAY, days)),
  }),
  { maxLength: 6 },
);

const anyAccount = fc
  .record({
    batches: anyBatches,
    borrowed: fc.integer({ min: 0, max: BORROW_LIMIT_POINTS }),
    depositedInYear: fc.integer({ min: 0, max: DEPOSIT_LIMIT_POINTS }),
    depositYear: fc.integer({ min: 2025, max: 2027 }),
    seq: fc.nat(1000),
  })
  .map((some) => anAccount({ ...some, available: pointsIn(some.batches) }));

/** What a stay can be paid with. */
const anyPayment = fc.record({
  borrowedPoints: fc.nat(BORROW_LIMIT_POINTS),
  pointsFrom: anyBatches.map(inOrder),
});

/** What has to be true of every account. */
const expectSound = (account: CurrentAccount): void => {
  expect(account.available).toBe(pointsIn(account.batches));
  expect(account.batches).toEqual(inOrder(account.batches));
  expect(account.nextExpiry).toBe(account.batches[0]?.expiresOn ?? null);
  expect(account.borrowed).toBeGreaterThanOrEqual(0);
  expect(account.batches.every(({ points }) => points > 0)).toBe(true);
};

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
    expect(planRedemption(account, points)).toMatchObject({
      ok: true,
      fromBalance,
      borrowed,
      paid: { borrowedPoints: borrowed },
      account: {
        available: account.available - fromBalance,
        borrowed: account.borrowed + borrowed,
        seq: account.seq,
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

  it('loses no point, goes below nothing, and rejects only what cannot be covered', () => {
    fc.assert(
      fc.property(anyAccount, fc.integer({ min: 0, max: 2_000_000 }), (account, points) => {
        const plan = planRedemption(account, points);
        const covered = account.available + BORROW_LIMIT_POINTS - account.borrowed;
        expect(plan.ok).toBe(points <= covered);
        if (plan.ok) {
          expect(plan.fromBalance + plan.borrowed).toBe(points);
          expect(worth(account) - worth(plan.account)).toBe(points);
          expect(paidPoints(plan.paid)).toBe(points);
          expectSound(plan.account);
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
    const batch = { id: 'deposit-2026-11-21', points: 20_000, expiresOn: '2028-11-21' };
    expect(planDeposit(account, 50_000, TODAY)).toEqual({
      ok: true,
      repaid: 30_000,
      added: 20_000,
      batch,
      account: anAccount({
        available: 20_000,
        batches: [batch],
        depositYear: 2026,
        depositedInYear: 50_000,
      }),
    });
    expect(planDeposit(account, 10_000, TODAY)).toMatchObject({
      repaid: 10_000,
      added: 0,
      batch: null,
    });
  });

  it('counts a use year, and begins again with the next', () => {
    const full = anAccount({ depositYear: 2026, depositedInYear: 190_000 });
    expect(planDeposit(full, 10_001, inYear(2026))).toEqual({ ok: false, allowed: 10_000 });
    expect(planDeposit(full, 10_000, inYear(2026))).toMatchObject({ ok: true });
    expect(planDeposit(full, 200_000, inYear(2027))).toMatchObject({
      ok: true,
      account: { depositYear: 2027, depositedInYear: 200_000 },
    });
    expect(planDeposit(full, 200_001, inYear(2027))).toEqual({ ok: false, allowed: 200_000 });
  });

  it('loses no point and keeps to the yearly limit, for any account', () => {
    fc.assert(
      fc.property(
        anyAccount,
        fc.integer({ min: 1, max: 300_000 }),
        fc.integer({ min: 2025, max: 2027 }),
        (account, points, year) => {
          const plan = planDeposit(account, points, inYear(year));
          const already = account.depositYear === year ? account.depositedInYear : 0;
          expect(plan.ok).toBe(already + points <= DEPOSIT_LIMIT_POINTS);
          if (plan.ok) {
            expect(plan.repaid + plan.added).toBe(points);
            expect(worth(plan.account) - worth(account)).toBe(points);
            expect(pointsIn(plan.batch === null ? [] : [plan.batch])).toBe(plan.added);
            expectSound(plan.account);
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
        const borrowed = planRedemption(anAccount({}), points);
        const repaid = borrowed.ok ? planDeposit(borrowed.account, points, inYear(2027)) : null;
        expect(repaid).toMatchObject({ ok: true, account: { available: 0, borrowed: 0 } });
      }),
    );
  });
});

describe('what earlier accounts of the address have used of the year', () => {
  const usedBefore = { year: 2026, deposited: 150_000, borrowed: 200_000 };
  const account = anAccount({
    usedBefore,
    borrowed: 10_000,
    depositYear: 2026,
    depositedInYear: 20_000,
  });

  it('counts with what this one has used', () => {
    expect(borrowable(account)).toBe(40_000);
    expect(borrowable(account, 100_000)).toBe(0);
    expect(depositable(account, TODAY)).toBe(30_000);
    expect(planRedemption(account, 40_001)).toEqual({ ok: false, missing: 1 });
    expect(planRedemption(account, 40_000)).toMatchObject({
      account: { borrowed: 50_000, usedBefore },
    });
    expect(planDeposit(account, 30_001, TODAY)).toEqual({ ok: false, allowed: 30_000 });
    expect(planDeposit(account, 30_000, TODAY)).toMatchObject({
      repaid: 10_000,
      account: { depositedInYear: 50_000, usedBefore },
    });
  });

  it('leaves no less than nothing', () => {
    const all = anAccount({ usedBefore: { year: 2026, deposited: 250_000, borrowed: 300_000 } });
    expect([borrowable(all), depositable(all, TODAY)]).toEqual([0, 0]);
  });

  it('is over with the year', () => {
    const later = accountAsOf(account, '2027-01-01').account;
    expect(later.usedBefore).toBeUndefined();
    expect(borrowable(later)).toBe(240_000);
    expect(depositable(account, '2027-01-01')).toBe(200_000);
    expect(accountAsOf(account, '2026-12-31').account.usedBefore).toEqual(usedBefore);
  });
});

describe('points that come back', () => {
  const sooner = { id: 'a', points: 10_000, expiresOn: '2027-03-01' };
  const later = { id: 'b', points: 12_000, expiresOn: '2028-03-01' };
  const shares = [sooner, later];

  it('are taken off what was borrowed for them first, the rest goes where it came from', () => {
    const account = anAccount({ borrowed: 30_000 });
    const paid = { borrowedPoints: 20_000, pointsFrom: shares };
    expect(planReturn(account, paid, 42_000, TODAY)).toEqual({
      repaid: 20_000,
      returned: 22_000,
      paid: NOTHING_PAID,
      account: anAccount({ available: 22_000, batches: shares, borrowed: 10_000 }),
    });
  });

  it('in part are of what lasts longest, and the rest is known', () => {
    const paid = { borrowedPoints: 5000, pointsFrom: shares };
    const plan = planReturn(anAccount({ borrowed: 5000 }), paid, 20_000, TODAY);
    expect(plan).toMatchObject({
      repaid: 5000,
      returned: 15_000,
      paid: {
        borrowedPoints: 0,
        pointsFrom: [{ id: 'a', points: 7000, expiresOn: '2027-03-01' }],
      },
      account: {
        batches: [
          { id: 'a', points: 3000, expiresOn: '2027-03-01' },
          { id: 'b', points: 12_000, expiresOn: '2028-03-01' },
        ],
        nextExpiry: '2027-03-01',
      },
    });
    const rest = planReturn(plan.account, plan.paid, 7000, TODAY);
    expect(rest.paid).toEqual(NOTHING_PAID);
    expect(rest.account.batches).toEqual(shares);
  });

  it('join what is left of their batch', () => {
    const account = anAccount({ available: 500, batches: [{ ...sooner, points: 500 }] });
    const paid = { borrowedPoints: 0, pointsFrom: [sooner] };
    expect(planReturn(account, paid, 10_000, TODAY).account.batches).toEqual([
      { ...sooner, points: 10_500 },
    ]);
  });

  it.each([
    ['has expired meanwhile', '2025-01-01', '2026-12-21'],
    ['would expire in 29 days', '2026-12-20', '2026-12-21'],
    ['would expire in 30 days', '2026-12-21', '2026-12-21'],
    ['would expire in 31 days', '2026-12-22', '2026-12-22'],
  ])('can be used for 30 days when their batch %s', (_case, expiresOn, then) => {
    const paid = { borrowedPoints: 0, pointsFrom: [{ id: 'a', points: 100, expiresOn }] };
    const plan = planReturn(anAccount({}), paid, 100, TODAY);
    expect(plan.account.batches).toEqual([{ id: 'a', points: 100, expiresOn: then }]);
  });

  it('that deposits have repaid already are the member’s, for two years', () => {
    const owing = anAccount({ borrowed: 1000 });
    const paid = { borrowedPoints: 20_000, pointsFrom: shares };
    expect(planReturn(owing, paid, 25_000, TODAY)).toMatchObject({
      repaid: 1000,
      returned: 24_000,
      paid: { borrowedPoints: 0, pointsFrom: [sooner, { ...later, points: 7000 }] },
      account: {
        borrowed: 0,
        batches: [
          { ...later, points: 5000 },
          { id: 'return-2026-11-21', points: 19_000, expiresOn: '2028-11-21' },
        ],
      },
    });
  });

  it('are never more than were paid', () => {
    const paid = { borrowedPoints: 10, pointsFrom: shares };
    expect(() => planReturn(anAccount({}), paid, 22_011, TODAY)).toThrow(
      new RangeError('A stay cannot give back more points than it was paid with.'),
    );
  });

  it('leave an account worth so much more, a stay paid with so much less, and nothing below zero', () => {
    fc.assert(
      fc.property(anyAccount, anyPayment, fc.nat(1000), (account, paid, permille) => {
        const points = Math.floor((paidPoints(paid) * permille) / 1000);
        const plan = planReturn(account, paid, points, TODAY);
        expect(plan.repaid + plan.returned).toBe(points);
        expect(worth(plan.account) - worth(account)).toBe(points);
        expect(paidPoints(paid) - paidPoints(plan.paid)).toBe(points);
        expect(plan.paid.borrowedPoints).toBeGreaterThanOrEqual(0);
        expect(plan.repaid).toBeGreaterThanOrEqual(0);
        expectSound(plan.account);
        // Nothing that comes back is about to expire.
        expect(accountAsOf(plan.account, addDays(TODAY, 30)).account.available).toBe(
          accountAsOf(account, addDays(TODAY, 30)).account.available + plan.returned,
        );
      }),
    );
  });

  it('undo a redemption that was cancelled at once, but for what would expire within 30 days', () => {
    fc.assert(
      fc.property(anyAccount, fc.integer({ min: 1, max: 300_000 }), (some, points) => {
        const { account } = accountAsOf(some, addDays(TODAY, 30));
        const redeemed = planRedemption(account, points);
        if (!redeemed.ok) return;
        const back = planReturn(redeemed.account, redeemed.paid, points, TODAY);
        expect(back.account).toEqual(account);
        expect(back.paid).toEqual(NOTHING_PAID);
      }),
    );
  });
});

describe('an account on a day', () => {
  const batches = [
    { id: 'a', points: 10_000, expiresOn: '2026-11-20' },
    { id: 'b', points: 12_000, expiresOn: '2026-11-21' },
  ];
  const stored = { ...EMPTY_ACCOUNT, available: 22_000, batches, nextExpiry: '2026-11-20' };

  it('has lost what could be used until the day before, and still has what ends that day', () => {
    expect(accountAsOf(stored, '2026-11-20')).toEqual({ account: stored, expired: [] });
    expect(accountAsOf(stored, '2026-11-21')).toEqual({
      account: { ...stored, available: 12_000, batches: [batches[1]], nextExpiry: '2026-11-21' },
      expired: [batches[0]],
    });
    expect(accountAsOf(stored, '2026-11-22')).toEqual({
      account: { ...stored, available: 0, batches: [], nextExpiry: null },
      expired: batches,
    });
  });

  it('is the same however often it is looked at, and loses nothing unseen', () => {
    fc.assert(
      fc.property(anyAccount, fc.nat(800), fc.nat(800), (account, first, second) => {
        const once = accountAsOf(account, addDays(TODAY, first));
        const twice = accountAsOf(once.account, addDays(TODAY, first + second));
        const atOnce = accountAsOf(account, addDays(TODAY, first + second));
        expect(twice.account).toEqual(atOnce.account);
        expect(pointsIn(once.expired) + pointsIn(twice.expired)).toBe(pointsIn(atOnce.expired));
        expect(once.account.available + pointsIn(once.expired)).toBe(account.available);
        expectSound(once.account);
      }),
    );
  });
});
