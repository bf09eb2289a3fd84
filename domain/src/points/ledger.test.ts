import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountAsOf, EMPTY_ACCOUNT, planDeposit, planRedemption } from './account.ts';
import type { LedgerSide } from './ledger.ts';
import { isBalanced, LEDGER_KINDS, ledgerSides } from './ledger.ts';

const UID = 'anna';

/** Sum of the sides of one account. */
const sumOf = (sides: readonly LedgerSide[], account: string): number =>
  sides.filter((side) => side.account === account).reduce((sum, side) => sum + side.points, 0);

describe('ledgerSides', () => {
  it('is balanced for every kind and amount', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LEDGER_KINDS),
        fc.integer({ min: 0, max: 10_000_000 }),
        (kind, points) => {
          const sides = ledgerSides(kind, UID, points);
          expect(isBalanced(sides)).toBe(true);
          expect(sides).toHaveLength(2);
          expect(new Set(sides.map((side) => side.account)).size).toBe(2);
        },
      ),
    );
  });

  it.each([
    ['redeem', 'club:stays'],
    ['refund', 'club:stays'],
    ['deposit', 'club:programme'],
    ['opening', 'club:programme'],
    ['expire', 'club:expired'],
    ['borrow', 'borrowed:anna'],
    ['repay', 'borrowed:anna'],
  ] as const)('of a %s are the member and %s', (kind, other) => {
    const accounts = ledgerSides(kind, UID, 100).map((side) => side.account);
    expect(accounts.toSorted()).toEqual([other, 'member:anna'].toSorted());
  });

  it.each([
    ['redeem', -100, 0],
    ['refund', 100, 0],
    ['borrow', 100, -100],
    ['repay', -100, 100],
    ['deposit', 100, 0],
    ['opening', 100, 0],
    ['expire', -100, 0],
  ] as const)('of a %s move the balance by %i and the debt by %i', (kind, balance, debt) => {
    const sides = ledgerSides(kind, UID, 100);
    expect(sumOf(sides, 'member:anna')).toBe(balance);
    expect(sumOf(sides, 'borrowed:anna')).toBe(debt);
  });

  it('tells the same story as the account, through redemptions and deposits', () => {
    const step = fc.record({
      kind: fc.constantFrom('redeem', 'deposit'),
      points: fc.integer({ min: 1, max: 90_000 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let { account } = accountAsOf(EMPTY_ACCOUNT, '2026-11-21');
        const sides: LedgerSide[] = [];
        for (const { kind, points } of steps) {
          if (kind === 'redeem') {
            const plan = planRedemption(account, points);
            if (plan.ok) {
              account = plan.account;
              sides.push(...ledgerSides('borrow', UID, plan.borrowed));
              sides.push(...ledgerSides('redeem', UID, points));
            }
          } else {
            const plan = planDeposit(account, points, '2026-11-21');
            if (plan.ok) {
              account = plan.account;
              sides.push(...ledgerSides('deposit', UID, points));
              sides.push(...ledgerSides('repay', UID, plan.repaid));
            }
          }
        }
        expect(sumOf(sides, 'member:anna')).toBe(account.available);
        expect(sumOf(sides, 'borrowed:anna') + account.borrowed).toBe(0);
        expect(isBalanced(sides)).toBe(true);
      }),
    );
  });
});

describe('isBalanced', () => {
  it('sees a missing point', () => {
    expect(isBalanced([])).toBe(true);
    expect(
      isBalanced([
        { account: 'a', points: -100 },
        { account: 'b', points: 99 },
      ]),
    ).toBe(false);
  });
});
