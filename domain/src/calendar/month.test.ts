import { describe, expect, it } from 'vitest';
import {
  addMonths,
  isMonth,
  lastDayOf,
  monthAfter,
  monthsBetween,
  weeksLeft,
  weeksOf,
} from './month.ts';

describe('a month', () => {
  it.each([
    ['2026-12', true],
    ['2026-13', false],
    ['2026-1', false],
    ['2026-12-01', false],
    ['', false],
    [null, false],
  ])('is %j: %s', (value, is) => {
    expect(isMonth(value)).toBe(is);
  });

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', 13, '2027-12'],
    ['2026-05', 0, '2026-05'],
  ])('of %s moved by %d is %s', (month, count, other) => {
    expect(monthAfter(month, count)).toBe(other);
  });

  it('ends on its own last day', () => {
    expect(['2027-02', '2028-02', '2026-12'].map(lastDayOf)).toEqual([
      '2027-02-28',
      '2028-02-29',
      '2026-12-31',
    ]);
  });

  it('has the same day in another month, or its last one', () => {
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
  });

  it('is listed with those between it and another', () => {
    expect(monthsBetween('2026-11', '2027-01')).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(monthsBetween('2027-01', '2026-12')).toEqual([]);
  });

  it('lies in whole weeks from Sunday, with its days alone', () => {
    // 1 December 2026 is a Tuesday.
    const weeks = weeksOf('2026-12');
    expect(weeks).toHaveLength(5);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks[0]).toEqual([
      null,
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
    expect(weeks.flat().filter((day) => day !== null)).toHaveLength(31);
    expect(weeksOf('2026-08')).toHaveLength(6);
    expect(weeksOf('2026-02')).toHaveLength(4);
  });

  it('has a name', () => {});
});

it('a month that ends on a Sunday has a week for it', () => {
  expect(weeksOf('2027-01').at(-1)).toEqual(['2027-01-31', null, null, null, null, null, null]);
});

describe('the weeks that a month has left', () => {
  it.each([
    ['2026-11-01', 5],
    ['2026-11-21', 3],
    ['2026-11-22', 2],
    ['2026-11-28', 2],
    ['2026-11-30', 1],
  ])('are from %s on: %i', (day, weeks) => {
    expect(weeksLeft(day)).toBe(weeks);
  });
});
