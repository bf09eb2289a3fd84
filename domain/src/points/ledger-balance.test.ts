import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerKind } from './ledger.ts';
import { LEDGER_KINDS, ledgerSides } from './ledger.ts';
import type { LedgerRow } from './ledger-balance.ts';
import { pointsMovements } from './ledger-balance.ts';

const aRow = (seq: number, kind: LedgerKind, points: number): LedgerRow => ({
  id: `line-${seq}`,
  uid: 'anna',
  seq,
  kind,
  sides: ledgerSides(kind, 'anna', points),
  bookingId: null,
  at: '2026-12-01T10:00:00.000Z',
});

/** A deposit, a stay that needed more than that, and a deposit that repaid it. */
const ROWS = [
  aRow(1, 'deposit', 25_000),
  aRow(2, 'borrow', 18_000),
  aRow(3, 'redeem', 43_000),
  aRow(4, 'deposit', 50_000),
  aRow(5, 'repay', 18_000),
];
const AFTER = { available: 32_000, borrowed: 0, seq: 5 };
const figures = (account: typeof AFTER, rows: readonly LedgerRow[]) =>
  pointsMovements(account, rows).map(({ points, balance, borrowed }) => [
    points,
    balance,
    borrowed,
  ]);

describe('pointsMovements', () => {
  it('has the balance and the debt after each line, newest first', () => {
    expect(figures(AFTER, ROWS)).toEqual([
      [-18_000, 32_000, 0],
      [50_000, 50_000, 18_000],
      [-43_000, 0, 18_000],
      [18_000, 43_000, 18_000],
      [25_000, 25_000, 0],
    ]);
  });

  it('needs the newest lines only', () => {
    expect(figures(AFTER, ROWS.slice(3))).toEqual([
      [-18_000, 32_000, 0],
      [50_000, 50_000, 18_000],
    ]);
  });

  it('counts on from an account that does not know the newest lines yet', () => {
    expect(figures({ available: 0, borrowed: 18_000, seq: 3 }, ROWS)).toEqual(figures(AFTER, ROWS));
  });

  it('leaves the balance open until the line of the account has come', () => {
    expect(figures(AFTER, ROWS.slice(0, 1))).toEqual([[25_000, null, null]]);
  });

  it('has nothing to say of an account without lines', () => {
    expect(pointsMovements({ available: 0, borrowed: 0, seq: 0 }, [])).toEqual([]);
  });

  it('agrees with adding up from the first line, whatever the account has', () => {
    const anyMove = fc.tuple(
      fc.constantFrom(...LEDGER_KINDS),
      fc.integer({ min: 1, max: 200_000 }),
    );
    fc.assert(
      fc.property(fc.array(anyMove, { minLength: 1 }), fc.nat(), (moves, some) => {
        const rows = moves.map(([kind, points], index) => aRow(index + 1, kind, points));
        const sums = moves.map((_, index) => {
          const sides = rows.slice(0, index + 1).flatMap((row) => row.sides);
          const of = (account: string): number =>
            sides.reduce((sum, side) => sum + (side.account === account ? side.points : 0), 0);
          return { balance: of('member:anna'), borrowed: 0 - of('borrowed:anna') };
        });
        const seq = 1 + (some % rows.length);
        const { balance = 0, borrowed = 0 } = sums[seq - 1] ?? {};
        const shown = pointsMovements({ available: balance, borrowed, seq }, rows);
        expect(
          shown.map((one) => ({ balance: one.balance, borrowed: one.borrowed })).toReversed(),
        ).toEqual(sums);
      }),
    );
  });
});
