import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay } from '../testing/days.ts';
import {
  formatDay,
  formatDayWithWeekday,
  formatNights,
  formatStay,
  WEEKDAY_NAMES,
} from './day-format.ts';

describe('days for people', () => {
  it('are written out', () => {
    expect(formatDay('2026-12-05')).toBe('5 Dec 2026');
    expect(formatDayWithWeekday('2026-12-05')).toBe('Sat, 5 Dec 2026');
    expect(formatDayWithWeekday('2027-03-14')).toBe('Sun, 14 Mar 2027');
  });

  it('leave text alone that is no day', () => {
    expect(formatDay('soon')).toBe('soon');
    expect(formatDayWithWeekday('2027-02-30')).toBe('2027-02-30');
  });

  it('agree with the platform on every day', () => {
    const platform = new Intl.DateTimeFormat('en-US', {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
    fc.assert(
      fc.property(anyDay, (day) => {
        const parts = platform.formatToParts(Date.parse(`${day}T12:00:00Z`));
        const part = (type: string): string =>
          parts.find((candidate) => candidate.type === type)?.value ?? '';
        expect(formatDayWithWeekday(day)).toBe(
          `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}`,
        );
      }),
    );
  });
});

describe('stays for people', () => {
  it('name the first year only where it differs', () => {
    expect(formatStay('2026-12-05', '2026-12-11')).toBe('5 Dec – 11 Dec 2026');
    expect(formatStay('2026-12-30', '2027-01-02')).toBe('30 Dec 2026 – 2 Jan 2027');
  });

  it('count nights in words', () => {
    expect([formatNights(1), formatNights(6), formatNights(0)]).toEqual([
      '1 night',
      '6 nights',
      '0 nights',
    ]);
  });

  it('can arrive on all seven days', () => {
    expect(WEEKDAY_NAMES).toHaveLength(7);
  });
});
