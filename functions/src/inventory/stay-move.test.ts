import { addDays } from '@club/domain/calendar/local-date';
import { nightsOf } from '@club/domain/calendar/nights';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InventoryMonths, ResortNights } from './inventory-change.ts';
import { withSale } from './inventory-change.ts';
import { nightsOnlyIn, withMovedStay } from './stay-move.ts';

const run = (startDate: string, endDate: string): ResortNights => ({
  resortId: 'LC-101',
  startDate,
  endDate,
});
const stay = run('2027-03-05', '2027-03-10');

const anyRun = fc
  .record({ start: fc.integer({ min: 0, max: 40 }), nights: fc.integer({ min: 1, max: 20 }) })
  .map(({ start, nights }) =>
    run(addDays('2027-02-20', start), addDays('2027-02-20', start + nights)),
  );

const nightsIn = (...runs: readonly ResortNights[]): string[] =>
  runs.flatMap(({ startDate, endDate }) => nightsOf(startDate, endDate));

/** The units sold in each night, if any. */
const salesIn = (months: InventoryMonths): Record<string, number> =>
  Object.fromEntries(
    [...months].flatMap(([id, month]) =>
      Object.entries(month.nights)
        .filter(([, { sold }]) => sold > 0)
        .map(([day, { sold }]) => [`${id.slice(-7)}-${day}`, sold] as const),
    ),
  );

describe('the nights that only one of two stays has', () => {
  test.each([
    ['apart', run('2027-03-10', '2027-03-12'), [['2027-03-05', '2027-03-10']]],
    ['a day later', run('2027-03-06', '2027-03-11'), [['2027-03-05', '2027-03-06']]],
    ['a day earlier', run('2027-03-04', '2027-03-09'), [['2027-03-09', '2027-03-10']]],
    [
      'inside of it',
      run('2027-03-06', '2027-03-08'),
      [
        ['2027-03-05', '2027-03-06'],
        ['2027-03-08', '2027-03-10'],
      ],
    ],
    ['around it', run('2027-03-01', '2027-03-20'), []],
    ['the same', stay, []],
  ])('are right when the other is %s', (_how, other, expected) => {
    expect(nightsOnlyIn(stay, other)).toEqual(
      expected.map(([from = '', to = '']) => run(from, to)),
    );
  });

  test('are those that the other does not have, for any two stays', () => {
    fc.assert(
      fc.property(anyRun, anyRun, (one, other) => {
        const others = new Set(nightsIn(other));
        expect(nightsIn(...nightsOnlyIn(one, other))).toEqual(
          nightsIn(one).filter((night) => !others.has(night)),
        );
      }),
    );
  });
});

test('moving a sold stay gives the same inventory as selling it there', () => {
  fc.assert(
    fc.property(anyRun, anyRun, anyRun, (neighbour, from, to) => {
      const others = withSale(new Map(), neighbour, 5);
      const moved = withMovedStay(withSale(others, from, 5), from, to, 5);
      expect(salesIn(moved)).toEqual(salesIn(withSale(others, to, 5)));
    }),
  );
});
