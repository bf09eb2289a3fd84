import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titled } from '../testing/titled.ts';
import { anyDay, clockChangeDays, isWeekendDay, julianDay } from '../testing/days.ts';
import {
  addDays,
  addYears,
  dayAtOffset,
  daysBetween,
  fromDate,
  isLocalDate,
  monthOf,
  parseLocalDate,
  toUtcDate,
  toNoonDate,
  weekdayOf,
} from './local-date.ts';

describe('isLocalDate', () => {
  it.each(['2026-12-05', '2028-02-29', '2000-02-29', '1900-01-01', '2999-12-31'])(
    'takes the real day %s',
    (day) => {
      expect(isLocalDate(day)).toBe(true);
      expect(parseLocalDate(day)).toBe(day);
    },
  );

  it.each(
    titled([
      '2027-02-29',
      '2100-02-29',
      '2027-02-30',
      '2027-04-31',
      '2027-13-01',
      '2027-00-10',
      '2027-01-00',
      '1899-12-31',
      '3000-01-01',
      '2027-1-1',
      '27-01-01',
      '2027/01/01',
      '2027-01-01T00:00:00Z',
      ' 2027-01-01',
      '2027-01-01\n',
      '２０２７-01-01',
      '',
      20_270_101,
      null,
      undefined,
      new Date(2027, 0, 1),
      ['2027-01-01'],
      { length: 10 },
    ]),
  )('rejects %s', (_, value) => {
    expect(isLocalDate(value)).toBe(false);
    expect(parseLocalDate(value)).toBeNull();
  });
});

describe('days on the calendar', () => {
  it('agree with Julian day numbers for any two days', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(daysBetween(a, b)).toBe(julianDay(b) - julianDay(a));
      }),
    );
  });

  it('are reached by adding, and left again by subtracting', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, step) => {
        const reached = addDays(day, step);
        expect(julianDay(reached) - julianDay(day)).toBe(step);
        expect(addDays(reached, -step)).toBe(day);
      }),
    );
  });

  it('are found again some years later, the last of February in a common year', () => {
    expect(addYears('2026-11-21', 2)).toBe('2028-11-21');
    expect(addYears('2028-02-29', 2)).toBe('2030-02-28');
    expect(addYears('2028-02-29', 4)).toBe('2032-02-29');
    expect(addYears('2096-02-29', 4)).toBe('2100-02-28');
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 8 }), (day, years) => {
        const there = new Date(`${day}T00:00:00Z`);
        const month = there.getUTCMonth();
        there.setUTCFullYear(there.getUTCFullYear() + years);
        if (there.getUTCMonth() !== month) there.setUTCDate(0);
        expect(addYears(day, years)).toBe(there.toISOString().slice(0, 10));
      }),
    );
  });

  it('sort as their strings do', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(a < b).toBe(daysBetween(a, b) > 0);
      }),
    );
  });

  it('have the right weekday', () => {
    expect(weekdayOf('2026-12-05')).toBe(6);
    expect(weekdayOf('2027-03-07')).toBe(0);
    expect(weekdayOf('2027-03-08')).toBe(1);
    fc.assert(
      fc.property(anyDay, (day) => {
        expect([0, 6].includes(weekdayOf(day))).toBe(isWeekendDay(day));
      }),
    );
  });

  it('belong to their month', () => {
    expect(monthOf('2026-12-05')).toBe('2026-12');
  });
});

describe('days and the clock of the place where the code runs', () => {
  it('survive the way to a Date and back on any day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(fromDate(toNoonDate(day))).toBe(day);
        expect(toNoonDate(day).getHours()).toBe(12);
      }),
    );
  });

  it('survive it on every clock-change day and its neighbours', () => {
    for (const change of clockChangeDays()) {
      for (const day of [addDays(change, -1), change, addDays(change, 1)]) {
        expect(fromDate(toNoonDate(day))).toBe(day);
      }
    }
  });

  it('read a Date by its local clock, late in the evening as early in the morning', () => {
    expect(fromDate(new Date(2027, 2, 6, 23, 59))).toBe('2027-03-06');
    expect(fromDate(new Date(2027, 2, 6, 0, 1))).toBe('2027-03-06');
  });

  it('make an invalid Date of no day', () => {
    expect(Number.isNaN(toNoonDate('soon').getTime())).toBe(true);
  });

  it('tell the day at an offset from UTC', () => {
    const justBeforeMidnight = Date.UTC(2026, 11, 31, 23, 30);
    expect(dayAtOffset(justBeforeMidnight, 0)).toBe('2026-12-31');
    expect(dayAtOffset(justBeforeMidnight, 14)).toBe('2027-01-01');
    expect(dayAtOffset(Date.UTC(2027, 0, 1, 11, 59), -12)).toBe('2026-12-31');
  });
});

it.each(['', 'x', '12026-12-01', '2026-12-011'])('%j is no day to reckon with', (text) => {
  expect(toUtcDate(text).getTime()).toBeNaN();
  expect(toNoonDate(text).getTime()).toBeNaN();
  expect(daysBetween(text, '2026-12-01')).toBeNaN();
});
