import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InventoryMonth } from '../booking/inventory.ts';
import { monthsOf, nightKey } from '../booking/inventory.ts';
import { addDays, monthOf } from '../calendar/local-date.ts';
import { nightsOf } from '../calendar/nights.ts';
import { anyDay } from '../testing/days.ts';
import {
  nightNumber,
  nightOfNumber,
  nightsFreeIn,
  nightsIn,
  runsOf,
  scarceInMonth,
  unitsLeftIn,
  within,
  withMonth,
} from './scarce-nights.ts';

const monthWith = (sold: Record<string, number>, holds = {}): InventoryMonth => ({
  cap: 99,
  nights: Object.fromEntries(Object.entries(sold).map(([day, n]) => [day, { sold: n, holds }])),
  rev: 1,
});
const nights = fc
  .array(fc.tuple(fc.integer({ min: 2500, max: 2600 }), fc.integer({ min: 0, max: 3 })))
  .map((some) => new Map(some));

describe('nights', () => {
  it('have a number, and a number is a night', () => {
    expect(nightNumber('2020-01-01')).toBe(0);
    expect(nightNumber('2021-01-01')).toBe(366);
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(nightOfNumber(nightNumber(day))).toBe(day);
      }),
    );
  });

  it('make runs that begin again where the units left change', () => {
    const left = new Map([
      [12, 0],
      [10, 0],
      [11, 0],
      [13, 2],
      [20, 2],
    ]);
    expect([...runsOf(left)]).toEqual([10, 3, 0, 13, 1, 2, 20, 1, 2]);
  });

  it('make runs from night 0 on', () => {
    const sold = (units: number): [number, number][] => [
      [0, units],
      [1, units],
    ];
    expect([...runsOf(new Map(sold(0)))]).toEqual([0, 2, 0]);
    expect([...runsOf(new Map(sold(2)))]).toEqual([0, 2, 2]);
  });

  it('are the same ones after they were made into runs', () => {
    fc.assert(
      fc.property(nights, (some) => {
        expect(nightsIn(runsOf(some))).toEqual(new Map([...some].toSorted(([a], [b]) => a - b)));
      }),
    );
  });

  it('can be cut at both ends', () => {
    fc.assert(
      fc.property(nights, fc.nat({ max: 120 }), fc.nat({ max: 120 }), (some, one, other) => {
        const [from, until] = [2490 + one, 2490 + other];
        const kept = [...some].filter(([night]) => night >= from && night < until);
        expect(within(runsOf(some), from, until)).toEqual(runsOf(new Map(kept)));
      }),
    );
  });

  it('are none where a run touches what is cut out, on either side', () => {
    const runs = Int32Array.of(10, 3, 1);
    expect([...within(runs, 13, 20)]).toEqual([]);
    expect([...within(runs, 5, 10)]).toEqual([]);
    expect([...within(runs, 12, 20)]).toEqual([12, 1, 1]);
    expect([...within(runs, 5, 11)]).toEqual([10, 1, 1]);
  });
});

describe('the scarce nights of a month', () => {
  it('are those of which something is sold and at most 3 units are left', () => {
    const month = monthWith({ '01': 0, '02': 1, '03': 2, '05': 5, '06': 9 });
    const day = nightNumber('2027-02-01');
    expect([...scarceInMonth('2027-02', month, 5)]).toEqual([
      [day + 2, 3],
      [day + 4, 0],
      [day + 5, 0],
    ]);
    expect([...scarceInMonth('2027-02', month, 2).keys()]).toEqual([
      day + 1,
      day + 2,
      day + 4,
      day + 5,
    ]);
  });

  it('are not made by holds', () => {
    const held = monthWith({ '02': 0 }, { one: Number.MAX_SAFE_INTEGER, two: 1 });
    expect(scarceInMonth('2027-02', held, 1).size).toBe(0);
  });

  it('are none where nothing was ever sold', () => {
    expect(scarceInMonth('2027-02', undefined, 0).size).toBe(0);
  });

  it('take the place of what was known of that month, and of no other', () => {
    const [last, first] = [nightNumber('2027-01-31'), nightNumber('2027-02-01')];
    const known = runsOf(
      new Map([
        [last, 1],
        [first, 1],
        [first + 27, 1],
        [first + 28, 1],
      ]),
    );
    expect(nightsIn(withMonth(known, '2027-02', new Map([[first + 5, 0]])))).toEqual(
      new Map([
        [last, 1],
        [first + 5, 0],
        [first + 28, 1],
      ]),
    );
    expect(withMonth(undefined, '2027-02', new Map())).toEqual(new Int32Array());
  });
});

describe('units left', () => {
  const day = nightNumber('2027-02-01');
  const runs = runsOf(
    new Map([
      [day, 0],
      [day + 3, 2],
      [day + 4, 1],
    ]),
  );

  it.each([
    ['2027-02-01', '2027-02-02', 0],
    ['2027-01-20', '2027-02-02', 0],
    ['2027-01-20', '2027-02-01', null],
    ['2027-02-02', '2027-02-04', null],
    ['2027-02-02', '2027-02-05', 2],
    ['2027-02-04', '2027-02-09', 1],
    ['2027-02-06', '2027-02-09', null],
  ])('from %s to %s are the fewest of all nights: %s', (from, to, left) => {
    expect(unitsLeftIn({ from, to })(runs, 5)).toBe(left);
  });

  it('of a small resort are known also where nothing is sold', () => {
    const stay = { from: '2027-02-02', to: '2027-02-04' };
    expect(unitsLeftIn(stay)(undefined, 2)).toBe(2);
    expect(unitsLeftIn(stay)(undefined, 3)).toBe(3);
    expect(unitsLeftIn(stay)(undefined, 4)).toBeNull();
    expect(unitsLeftIn(stay)(undefined, 0)).toBe(0);
    expect(unitsLeftIn({ from: '2027-02-04', to: '2027-02-06' })(runs, 2)).toBe(1);
  });

  it.each([
    ['2027-01-30', '2027-02-03', 3],
    ['2027-02-01', '2027-02-02', 0],
    ['2027-01-30', '2027-02-01', 2],
    ['2027-02-02', '2027-02-09', 7],
  ])('from %s to %s are there in %s nights', (from, to, free) => {
    expect(nightsFreeIn({ from, to })(runs, 5)).toBe(free);
    expect(nightsFreeIn({ from, to })(runs, 0)).toBe(0);
    expect(nightsFreeIn({ from: '2026-12-05', to: '2026-12-08' })(undefined, 1)).toBe(3);
  });

  it('are what a plain look at the inventory says, up to 3', () => {
    const sale = fc.record({ at: fc.nat({ max: 80 }), length: fc.integer({ min: 1, max: 14 }) });
    const first = '2027-01-20';
    fc.assert(
      fc.property(
        fc.array(sale, { maxLength: 12 }),
        fc.integer({ min: 0, max: 8 }),
        sale,
        (sales, units, wanted) => {
          const sold = new Map<string, number>();
          for (const { at, length } of sales) {
            const from = addDays(first, at);
            for (const night of nightsOf(from, addDays(from, length))) {
              sold.set(night, (sold.get(night) ?? 0) + 1);
            }
          }
          const months = monthsOf([...sold.keys()]);
          const known = months.reduce(
            (some, month) =>
              withMonth(
                some,
                month,
                scarceInMonth(
                  month,
                  monthWith(
                    Object.fromEntries(
                      [...sold]
                        .filter(([night]) => monthOf(night) === month)
                        .map(([night, count]) => [nightKey(night), count]),
                    ),
                  ),
                  units,
                ),
              ),
            runsOf(new Map()),
          );
          const from = addDays(first, wanted.at);
          const stay = { from, to: addDays(from, wanted.length) };
          const fewest = Math.min(
            ...nightsOf(stay.from, stay.to).map((night) =>
              Math.max(0, units - (sold.get(night) ?? 0)),
            ),
          );
          expect(unitsLeftIn(stay)(known, units)).toBe(fewest > 3 ? null : fewest);
        },
      ),
    );
  });
});
