import { describe, expect, it } from 'vitest';
import { clockChangeDays } from '../testing/days.ts';

/** Minutes that local time lags UTC in January and July, per zone of the test run. */
const OFFSETS: Record<string, [january: number, july: number]> = {
  UTC: [0, 0],
  'America/New_York': [300, 240],
  'Europe/London': [0, -60],
  'Pacific/Auckland': [-780, -720],
  'Asia/Tokyo': [-540, -540],
};

describe('the time zone of this run', () => {
  const zone = process.env.EXPECTED_TZ ?? '';

  it('is really in force', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect([
      new Date(2027, 0, 15).getTimezoneOffset(),
      new Date(2027, 6, 15).getTimezoneOffset(),
    ]).toEqual(OFFSETS[zone]);
  });
});

describe('the clock-change days that the calendar is tried on', () => {
  const days = clockChangeDays();

  it('are two a year in New York, London and Auckland, none in Tokyo and UTC', () => {
    expect(days).toHaveLength(3 * 2 * 12);
  });

  it('are the published ones', () => {
    for (const day of ['2026-03-08', '2026-11-01', '2026-03-29', '2026-10-25', '2026-09-27']) {
      expect(days).toContain(day);
    }
  });
});
