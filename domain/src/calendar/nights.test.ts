import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyStay, clockChangeDays, isWeekendDay, julianDay } from '../testing/days.ts';
import { addDays } from './local-date.ts';
import {
  countNights,
  countWeekendNights,
  isWeekendNight,
  formatNights,
  nightsOf,
} from './nights.ts';

describe('countNights', () => {
  it.each([
    ['2026-12-05', '2026-12-11', 6],
    ['2026-10-31', '2026-11-02', 2],
    ['2026-03-07', '2026-03-09', 2],
    ['2028-02-28', '2028-03-01', 2],
    ['2027-02-28', '2027-03-01', 1],
    ['2026-12-31', '2027-01-01', 1],
    ['2026-12-05', '2026-12-05', 0],
    ['2026-12-11', '2026-12-05', 0],
  ])('counts %s to %s as %i', (start, end, nights) => {
    expect(countNights(start, end)).toBe(nights);
  });

  it('agrees with an independent count for any stay', () => {
    fc.assert(
      fc.property(anyStay, ({ startDate, endDate, length }) => {
        expect(countNights(startDate, endDate)).toBe(length);
        expect(julianDay(endDate) - julianDay(startDate)).toBe(length);
      }),
    );
  });

  it('adds up: two stays in a row have the nights of the whole', () => {
    fc.assert(
      fc.property(anyStay, fc.nat(365), ({ startDate: first, endDate: last, length }, seed) => {
        const middle = addDays(first, seed % (length + 1));
        expect(countNights(first, middle) + countNights(middle, last)).toBe(
          countNights(first, last),
        );
        expect(countWeekendNights(first, middle) + countWeekendNights(middle, last)).toBe(
          countWeekendNights(first, last),
        );
      }),
    );
  });

  it('does not notice clock changes of the years 2024–2035', () => {
    for (const change of clockChangeDays()) {
      for (const length of [1, 2, 6, 7]) {
        for (let before = 0; before <= length; before += 1) {
          const start = addDays(change, -before);
          expect(countNights(start, addDays(start, length))).toBe(length);
        }
      }
    }
  });
});

describe('nights of a stay', () => {
  it('run from the start date up to, excluding, the end date', () => {
    expect(nightsOf('2026-12-30', '2027-01-02')).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ]);
    expect(nightsOf('2026-12-30', '2026-12-30')).toEqual([]);
  });

  it.each([
    ['2026-12-04', false],
    ['2026-12-05', true],
    ['2026-12-06', true],
    ['2026-12-07', false],
  ])('are weekend nights when they begin on a Saturday or Sunday: %s %s', (day, expected) => {
    expect(isWeekendNight(day)).toBe(expected);
  });

  it.each([
    ['2026-12-05', '2026-12-11', 2],
    ['2026-12-04', '2026-12-05', 0],
    ['2026-12-06', '2026-12-07', 1],
    ['2026-12-07', '2026-12-12', 0],
    ['2026-12-01', '2026-12-31', 8],
  ])('hold the weekend nights of %s to %s: %i', (start, end, expected) => {
    expect(countWeekendNights(start, end)).toBe(expected);
  });

  it('hold the weekend nights that an independent oracle finds', () => {
    fc.assert(
      fc.property(anyStay, ({ startDate, endDate, length }) => {
        let expected = 0;
        for (let night = 0; night < length; night += 1) {
          if ((julianDay(startDate) + night) % 7 >= 5) expected += 1;
        }
        expect(countWeekendNights(startDate, endDate)).toBe(expected);
      }),
    );
  });

  it('are weekend nights on clock-change days too, which fall on Sundays', () => {
    for (const change of clockChangeDays()) {
      expect(isWeekendNight(change)).toBe(isWeekendDay(change));
      expect(countWeekendNights(addDays(change, -1), addDays(change, 1))).toBe(2);
    }
  });
});

it('nights are counted in words', () => {
  expect([0, 1, 6].map(formatNights)).toEqual(['0 nights', '1 night', '6 nights']);
});
