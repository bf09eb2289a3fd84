import { addDays } from '../calendar/local-date.ts';
import { describe, expect, it } from 'vitest';
import { checkInDays, DEFAULT_LAST_CALL_WINDOW, LAST_CALL_WINDOWS } from './last-call-window.ts';

const TODAY = '2026-12-01';

describe('the windows of Last Call stays', () => {
  it('begin today and end after so many days', () => {
    const ends = LAST_CALL_WINDOWS.filter((window) => window !== 'later').map((window) => [
      window,
      checkInDays(window, TODAY),
    ]);
    expect(ends).toEqual([
      ['7', { first: TODAY, last: '2026-12-08' }],
      ['14', { first: TODAY, last: '2026-12-15' }],
      ['30', { first: TODAY, last: '2026-12-31' }],
      ['45', { first: TODAY, last: '2027-01-15' }],
    ]);
  });

  it('of later stays begins the day after the longest and ends with the days that can be booked', () => {
    expect(LAST_CALL_WINDOWS.at(-1)).toBe('later');
    expect(checkInDays('later', TODAY)).toEqual({
      first: '2027-01-16',
      last: addDays(TODAY, 365 - 6),
    });
  });

  it('open with the longest that is near', () => {
    expect(DEFAULT_LAST_CALL_WINDOW).toBe('45');
  });
});
