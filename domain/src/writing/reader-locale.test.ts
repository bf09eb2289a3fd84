import { afterEach, describe, expect, it } from 'vitest';
import { formatDay, formatDayWithWeekday, formatStay, formatTime } from '../calendar/day-format.ts';
import { formatMonth } from '../calendar/month.ts';
import { formatCount, formatPoints, formatUsd } from '../money/cents.ts';
import { readerFormats, writeFor } from './reader-locale.ts';

afterEach(() => {
  writeFor(null);
});

/** Spaces of every width as the plain one: which of them a locale takes changes with its data. */
const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');

describe('what the reader’s locale decides', () => {
  it('is days, times and numbers, for readers in the United States', () => {
    writeFor('en-US');
    expect(formatDay('2026-12-05')).toBe('Dec 5, 2026');
    expect(formatDayWithWeekday('2026-12-05')).toBe('Sat, Dec 5, 2026');
    expect(plain(formatStay('2026-12-05', '2026-12-11'))).toBe('Dec 5 – 11, 2026');
    expect(plain(formatTime(new Date(2026, 11, 5, 14, 5)))).toBe('2:05 PM');
    expect(formatUsd(120_400)).toBe('1,204.00 USD');
  });

  it('and in Austria, with the words of the club around them', () => {
    writeFor('de-AT');
    expect(formatDay('2026-12-05')).toBe('5. Dez. 2026');
    expect(formatMonth('2026-12')).toBe('Dezember 2026');
    expect(formatTime(new Date(2026, 11, 5, 14, 5))).toBe('14:05');
    expect(plain(formatUsd(120_400))).toBe('1 204,00 USD');
    expect(plain(formatPoints(42_000))).toBe('42 000 points');
  });

  it('but never the calendar or the digits', () => {
    for (const locale of ['ar-EG', 'fa-IR', 'th-TH', 'ja-JP-u-ca-japanese']) {
      writeFor(locale);
      expect(formatDay('2026-12-05')).toMatch(/2026/);
      expect(formatCount(42)).toBe('42');
    }
  });

  it('and no text that is no day', () => {
    writeFor('de-AT');
    expect(formatDay('N/A')).toBe('N/A');
    expect(formatStay('', 'x')).toBe(' – x');
  });
});

it.each([null, 'en', 'en-US@posix', 'C', ''])('writes as the club does for %j', (locale) => {
  writeFor('de-AT');
  writeFor(locale);
  expect(readerFormats()).toBeNull();
  expect(formatDay('2026-12-05')).toBe('5 Dec 2026');
  expect(formatStay('2026-12-05', '2026-12-11')).toBe('5 Dec – 11 Dec 2026');
  expect(formatMonth('2026-12')).toBe('December 2026');
  expect(formatTime(new Date(2026, 11, 5, 4, 5))).toBe('04:05');
  expect(formatUsd(120_400)).toBe('1,204.00 USD');
});

it('counts are whole in every locale, and amounts have cents', () => {
  writeFor('en-US');
  expect(formatCount(1234.6)).toBe('1,235');
  expect(formatUsd(100)).toBe('1.00 USD');
});
