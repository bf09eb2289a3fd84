import { expect, it } from 'vitest';
import { addDays, toUtcDate } from '../calendar/local-date.ts';
import { usClock, usCount, usDay, usDays, usDayWithWeekday, usMonth, usUsd } from './us-formats.ts';

const FIRST = '2026-11-20';
const DAYS = Array.from({ length: 800 }, (_, index) => addDays(FIRST, index));

const plain = (text: string): string => text.replaceAll(/[\u2009\u202F]/g, ' ');
const dates = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });

const day = dates({ day: 'numeric', month: 'short', year: 'numeric' });
const weekday = dates({ day: 'numeric', month: 'short', year: 'numeric', weekday: 'short' });
const month = dates({ month: 'long', year: 'numeric' });
const clock = dates({ hour: 'numeric', minute: '2-digit' });
const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

it('writes days, stays and months as Intl does', () => {
  for (const date of DAYS) {
    const at = toUtcDate(date);
    expect(usDay(date)).toBe(day.format(at));
    expect(usDayWithWeekday(date)).toBe(weekday.format(at));
    expect(usMonth(date.slice(0, 7))).toBe(month.format(at));
    for (const nights of [0, 1, 7, 28]) {
      const end = addDays(date, nights);
      expect(usDays(date, end)).toBe(plain(day.formatRange(at, toUtcDate(end))));
    }
  }
});

it('writes times as Intl does', () => {
  for (let minute = 0; minute < 1440; minute += 7) {
    const [hours, minutes] = [Math.trunc(minute / 60), minute % 60];
    expect(usClock(hours, minutes)).toBe(plain(clock.format(Date.UTC(2000, 0, 1, hours, minutes))));
  }
});

it('writes counts and amounts as Intl does', () => {
  for (const value of [0, 1, 9, 10, 99, 100, 999, 1000, 32_908, 999_999, 1_000_000, 123_456_789]) {
    for (const each of [value, -value || 0]) {
      expect(usCount(each)).toBe(count.format(each));
      expect(usUsd(each)).toBe(usd.format(each / 100));
    }
  }
  expect(usCount(41.5)).toBe(count.format(41.5));
});
