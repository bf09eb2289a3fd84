import type { PointsAccount } from '@club/domain/points/account';
import {
  accountAsOf,
  BORROW_LIMIT_POINTS,
  DEPOSIT_LIMIT_POINTS,
  EMPTY_ACCOUNT,
} from '@club/domain/points/account';
import { pointsDay, pointsIn } from '@club/domain/points/batches';
import { isBalanced } from '@club/domain/points/ledger';
import type { StayPayment } from '@club/domain/points/stay-payment';
import { NOTHING_PAID, paidPoints } from '@club/domain/points/stay-payment';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideDeposit } from './deposit-decision.ts';
import { decideExpiry } from './expiry-decision.ts';
import type { LedgerLine } from './ledger-lines.ts';
import { redeemPoints } from './redeem-points.ts';
import { refundPoints } from './refund-points.ts';

/**
 * Everything moves in coins of so many points, so that the reference implementation can count them.
 */
const COIN = 10_000;
const DAY_MS = 86_400_000;
const START = Date.UTC(2027, 10, 21, 15);
const UID = 'ada';

/**
 * A reference implementation of the rules: a purse holds single coins, each with the last day
 * (milliseconds) on which it can be used.
 */
class Purse {
  coins: number[] = [];
  debt = 0;
  lost = 0;
  readonly stays = new Map<string, { coins: number[]; owed: number }>();
  readonly #deposited = new Map<number, number>();

  pass(today: number): void {
    const there = this.coins.filter((lastDay) => lastDay >= today);
    this.lost += this.coins.length - there.length;
    this.coins = there;
  }

  deposit(count: number, today: number, year: number): boolean {
    const already = this.#deposited.get(year) ?? 0;
    if ((already + count) * COIN > DEPOSIT_LIMIT_POINTS) return false;
    this.#deposited.set(year, already + count);
    for (let coin = 0; coin < count; coin += 1) {
      if (this.debt > 0) this.debt -= 1;
      else this.coins.push(Purse.#inTwoYears(today));
    }
    return true;
  }

  redeem(stayId: string, count: number): boolean {
    const lent = Math.max(0, count - this.coins.length);
    if (lent > 0 && (this.debt + lent) * COIN > BORROW_LIMIT_POINTS) return false;
    const stay = this.stays.get(stayId) ?? { coins: [], owed: 0 };
    this.coins.sort((one, other) => one - other);
    stay.coins.push(...this.coins.splice(0, count - lent));
    stay.owed += lent;
    this.debt += lent;
    this.stays.set(stayId, stay);
    return true;
  }

  refund(stayId: string, count: number, today: number): void {
    const stay = this.stays.get(stayId);
    if (stay === undefined) throw new Error('No such stay.');
    for (let coin = 0; coin < count; coin += 1) {
      if (stay.owed > 0) {
        stay.owed -= 1;
        if (this.debt > 0) this.debt -= 1;
        else this.coins.push(Purse.#inTwoYears(today));
        continue;
      }
      const lastDay = Math.max(...stay.coins);
      stay.coins.splice(stay.coins.indexOf(lastDay), 1);
      this.coins.push(Math.max(lastDay, today + 30 * DAY_MS));
    }
  }

  static #inTwoYears(today: number): number {
    const day = new Date(today);
    const [year, month, date] = [day.getUTCFullYear() + 2, day.getUTCMonth(), day.getUTCDate()];
    const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    return Date.UTC(year, month, Math.min(date, lastOfMonth));
  }
}

type Stay = { id: string; paid: StayPayment };

/** The real rules, with everything they write. */
class Account {
  stored: PointsAccount = EMPTY_ACCOUNT;
  readonly lines: LedgerLine[] = [];
  readonly stays: Stay[] = [];

  keep({ account, ledger }: { account: PointsAccount; ledger: readonly LedgerLine[] }): void {
    this.stored = account;
    this.lines.push(...ledger);
  }
}

/** A few days where the calendar is difficult: around 29 February, and two years later. */
const anyStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('deposit' as const),
      count: fc.integer({ min: 1, max: 12 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      count: fc.integer({ min: 1, max: 15 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('pay more' as const),
      pick: fc.nat(9),
      count: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('give back' as const),
      pick: fc.nat(9),
      share: fc.constantFrom(0.25, 0.5, 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      days: fc.constantFrom(0.5, 1, 29, 30, 31, 69, 100, 265, 365, 366, 700),
    }),
  },
);
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

const take = (account: Account, purse: Purse, step: Step, index: number, nowMs: number): void => {
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS;
  switch (step.kind) {
    case 'wait':
      return;
    case 'expire': {
      const decision = decideExpiry(account.stored, UID, nowMs);
      if (decision !== null) account.keep(decision);
      return;
    }
    case 'deposit': {
      const deposit = { uid: UID, requestId: `r-${index}`, points: step.count * COIN };
      const decision = decideDeposit(account.stored, deposit, nowMs);
      const year = new Date(nowMs).getUTCFullYear();
      expect(decision.ok).toBe(purse.deposit(step.count, today, year));
      if (decision.ok) account.keep(decision);
      return;
    }
    case 'book':
    case 'pay more': {
      const known = step.kind === 'book' ? undefined : account.stays[step.pick];
      if (step.kind === 'pay more' && known === undefined) return;
      const { id, paid } = known ?? { id: `b-${index}`, paid: NOTHING_PAID };
      const redeemed = redeemPoints(
        account.stored,
        { booking: { _id: id, uid: UID }, paid, points: step.count * COIN, lineId: `m-${index}` },
        BORROW_LIMIT_POINTS,
        nowMs,
      );
      expect(redeemed.ok).toBe(purse.redeem(id, step.count));
      if (!redeemed.ok) return;
      account.keep(redeemed);
      if (known === undefined) account.stays.push({ id, paid: redeemed.paid });
      else known.paid = redeemed.paid;
      return;
    }
    case 'give back': {
      const stay = account.stays[step.pick];
      if (stay === undefined) return;
      const count = Math.ceil((paidPoints(stay.paid) / COIN) * step.share);
      const refund = refundPoints(
        account.stored,
        {
          booking: { _id: stay.id, uid: UID },
          paid: stay.paid,
          points: count * COIN,
          lineId: `m-${index}`,
        },
        nowMs,
      );
      purse.refund(stay.id, count, today);
      account.keep(refund);
      stay.paid = refund.paid;
    }
  }
};

const coinsOf = (batches: readonly { points: number; expiresOn: string }[]): number[] =>
  batches
    .flatMap(({ points, expiresOn }) =>
      Array.from({ length: points / COIN }, () => Date.parse(expiresOn)),
    )
    .sort((one, other) => one - other);

const inOrder = (coins: readonly number[]): number[] => coins.toSorted((one, other) => one - other);

const compare = (account: Account, purse: Purse, nowMs: number): void => {
  const { stored, lines, stays } = account;
  const asOf = accountAsOf(stored, pointsDay(nowMs));
  expect(coinsOf(asOf.account.batches)).toEqual(inOrder(purse.coins));
  expect(stored.borrowed).toBe(purse.debt * COIN);
  for (const { id, paid } of stays) {
    expect(coinsOf(paid.pointsFrom)).toEqual(inOrder(purse.stays.get(id)?.coins ?? []));
    expect(paid.borrowedPoints).toBe((purse.stays.get(id)?.owed ?? 0) * COIN);
  }

  const sums = new Map<string, number>();
  lines.forEach(({ entry }, index) => {
    expect(entry.seq).toBe(index + 1);
    expect(isBalanced(entry.sides)).toBe(true);
    for (const side of entry.sides) {
      sums.set(side.account, (sums.get(side.account) ?? 0) + side.points);
    }
    expect(sums.get(`member:${UID}`) ?? 0).toBeGreaterThanOrEqual(0);
  });
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  expect(stored.seq).toBe(lines.length);
  expect([...sums.values()].reduce((sum, points) => sum + points, 0)).toBe(0);
  expect(sums.get(`member:${UID}`) ?? 0).toBe(stored.available);
  expect(pointsIn(stored.batches ?? [])).toBe(stored.available);
  expect(stored.nextExpiry ?? null).toBe(stored.batches?.[0]?.expiresOn ?? null);
  expect(0 - (sums.get(`borrowed:${UID}`) ?? 0)).toBe(stored.borrowed);
  expect(sums.get('club:stays') ?? 0).toBe(
    stays.reduce((sum, { paid }) => sum + paidPoints(paid), 0),
  );
  // Expired points are in the ledger, or will be with the next movement.
  expect((sums.get('club:expired') ?? 0) + pointsIn(asOf.expired)).toBe(purse.lost * COIN);
};

test('any years of deposits, stays, refunds and expiries match the reference implementation', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40, size: 'max' }), (steps) => {
      const account = new Account();
      const purse = new Purse();
      let nowMs = START;
      steps.forEach((step, index) => {
        if (step.kind === 'wait') nowMs += step.days * DAY_MS;
        // A day is over when it is over at UTC−12.
        purse.pass(Math.floor((nowMs - DAY_MS / 2) / DAY_MS) * DAY_MS);
        take(account, purse, step, index, nowMs);
        compare(account, purse, nowMs);
      });
    }),
    { numRuns: 400 },
  );
}, 60_000);
