import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyStay, clockChangeDays, julianDay } from '../testing/days.ts';
import { addDays } from '../calendar/local-date.ts';
import {
  POINTS_PER_NIGHT,
  mostNights,
  nightPoints,
  pointsPerNight,
  pointsPrice,
  WEEKEND_SURCHARGE_POINTS,
} from './points-price.ts';
import { UNIT_TYPES } from './unit-type.ts';

/** The price by hand: walk through the nights and add up, from figures written out again. */
const priceByHand = (unitType: string, startDate: string, endDate: string): number => {
  const perNight =
    unitType === 'studio' || unitType === '1 bedroom'
      ? 7000
      : { '2 bedroom': 9000, '3 bedroom': 10_500, '4 bedroom': 12_500 }[unitType];
  let total = 0;
  for (let day = julianDay(startDate); day < julianDay(endDate); day += 1) {
    total += (perNight ?? 0) + (day % 7 >= 5 ? 500 : 0);
  }
  return total;
};

describe('points per night', () => {
  it.each([
    ['studio', 7000],
    ['1 bedroom', 7000],
    ['2 bedroom', 9000],
    ['3 bedroom', 10_500],
    ['4 bedroom', 12_500],
    ['5 bedroom', 0],
    ['Studio', 0],
    ['', 0],
    ['toString', 0],
    ['__proto__', 0],
  ])('of %j are %i', (unitType, points) => {
    expect(pointsPerNight(unitType)).toBe(points);
  });

  it('exist for every unit type', () => {
    expect(Object.keys(POINTS_PER_NIGHT)).toEqual([...UNIT_TYPES]);
  });

  it('rise by 500 on weekend nights', () => {
    expect(WEEKEND_SURCHARGE_POINTS).toBe(500);
  });
});

describe('pointsPrice', () => {
  it.each([
    // Monday to Saturday: no weekend night.
    ['studio', '2026-12-07', '2026-12-12', 5, 0, 35_000],
    // Saturday to Friday: two.
    ['1 bedroom', '2026-12-05', '2026-12-11', 6, 2, 43_000],
    // Sunday to Saturday: one.
    ['2 bedroom', '2026-12-06', '2026-12-12', 6, 1, 54_500],
    ['3 bedroom', '2026-12-04', '2026-12-11', 7, 2, 74_500],
    ['4 bedroom', '2026-12-05', '2026-12-06', 1, 1, 13_000],
    ['penthouse', '2026-12-05', '2026-12-07', 2, 2, 1000],
    ['studio', '2026-12-05', '2026-12-05', 0, 0, 0],
  ])(
    'of a %s from %s to %s has %i nights, %i on weekends, %i points',
    (unitType, start, end, nights, weekendNights, totalPoints) => {
      expect(pointsPrice(unitType, start, end)).toEqual({
        nights,
        weekendNights,
        pointsPerNight: pointsPerNight(unitType),
        weekendSurcharge: weekendNights * 500,
        totalPoints,
      });
    },
  );

  it('agrees with a second implementation for any stay', () => {
    fc.assert(
      fc.property(fc.constantFrom(...UNIT_TYPES), anyStay, (unitType, { startDate, endDate }) => {
        const price = pointsPrice(unitType, startDate, endDate);
        expect(price.totalPoints).toBe(priceByHand(unitType, startDate, endDate));
        expect(price.totalPoints).toBe(
          price.nights * price.pointsPerNight + price.weekendSurcharge,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('agrees with it around every clock change', () => {
    for (const change of clockChangeDays()) {
      for (const before of [0, 1, 3]) {
        const start = addDays(change, -before);
        const end = addDays(start, 6);
        expect(pointsPrice('2 bedroom', start, end).totalPoints).toBe(
          priceByHand('2 bedroom', start, end),
        );
      }
    }
  });
});

it.each([
  ['2026-12-04', 7000],
  ['2026-12-05', 7500],
  ['2026-12-06', 7500],
  ['2026-12-07', 7000],
])('takes the surcharge for the night of %s alone', (night, points) => {
  expect(nightPoints('studio', night)).toBe(points);
});

describe('mostNights', () => {
  it.each([
    ['studio', 6999, 0],
    ['studio', 7000, 1],
    ['studio', 35_000, 5],
    // The sixth and seventh night begin on Saturday and Sunday.
    ['studio', 42_499, 5],
    ['studio', 42_500, 6],
    ['4 bedroom', 88_500, 7],
    ['studio', 10_000_000, 365],
  ] as const)('in a %s for %i points is %i', (unitType, points, nights) => {
    expect(mostNights(unitType, points)).toBe(nights);
  });

  it('is the longest stay from a Monday that costs no more', () => {
    const monday = '2026-12-07';
    fc.assert(
      fc.property(
        fc.constantFrom(...UNIT_TYPES),
        fc.integer({ min: 0, max: 900_000 }),
        (unitType, points) => {
          const costOf = (nights: number): number =>
            pointsPrice(unitType, monday, addDays(monday, nights)).totalPoints;
          const nights = mostNights(unitType, points);
          expect(costOf(nights)).toBeLessThanOrEqual(points);
          expect(costOf(nights + 1)).toBeGreaterThan(points);
        },
      ),
    );
  });
});
