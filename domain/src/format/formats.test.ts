import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay } from '../testing/days.ts';
import { formatsOf } from './formats.ts';

/** Spaces of every width as the plain one: which of them a locale takes changes with its data. */
const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');

const AFTERNOON = new Date(2026, 11, 5, 14, 5);

describe('the formats of no country', () => {
  const plainly = formatsOf(null);

  it('write days out', () => {
    expect(plainly.formatDay('2026-12-05')).toBe('5 Dec 2026');
    expect(plainly.formatDayWithWeekday('2027-03-14')).toBe('Sun, 14 Mar 2027');
    expect(plainly.formatMonth('2026-12')).toBe('December 2026');
    expect(plainly.formatTime(new Date(2026, 11, 5, 4, 5))).toBe('04:05');
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
        expect(plainly.formatDayWithWeekday(day)).toBe(
          `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}`,
        );
      }),
    );
  });

  it.each([
    ['16:00', '16:00'],
    ['4:00 PM', '16:00'],
    ['12:30 am', '00:30'],
    ['12 p.m.', '12:00'],
    ['9:05', '09:05'],
    ['24:00', '24:00'],
    ['13:00 PM', '13:00 PM'],
    ['9:61', '9:61'],
    ['0:10 am', '0:10 am'],
    ['16', '16'],
    ['noon', 'noon'],
    ['16:59', '16:59'],
    ['23:10', '23:10'],
    ['1 am', '01:00'],
    [' 4 pm ', '16:00'],
    ['about 4 PM', 'about 4 PM'],
    ['4 PM or later', '4 PM or later'],
    ['', ''],
  ])('write the hour %j as %j', (typed, written) => {
    expect(plainly.formatClock(typed)).toBe(written);
  });

  it('write hours as the reader does', () => {
    expect(plain(formatsOf('en-US').formatClock('16:00'))).toBe('4:00 PM');
    expect(plain(formatsOf('en-US').formatClock('3:00 PM'))).toBe('3:00 PM');
    expect(formatsOf('de-DE').formatClock('4:00 PM')).toBe('16:00');
    expect(formatsOf('en-US').formatClock('24:10')).toBe('24:10');
    expect(plain(formatsOf('en-US').formatClock('23:59'))).toBe('11:59 PM');
  });

  it('write days with their weekday, and counts whole, as the reader does', () => {
    expect(formatsOf('de-DE').formatDayWithWeekday('2026-12-05')).toBe('Sa., 5. Dez. 2026');
    expect(formatsOf('de-DE').formatCount(1234.5)).toBe('1.235');
  });

  it('name the first year of a stay only where it differs', () => {
    expect(plainly.formatStay('2026-12-05', '2026-12-11')).toBe('5 Dec – 11 Dec 2026');
    expect(plainly.formatStay('2026-12-30', '2027-01-02')).toBe('30 Dec 2026 – 2 Jan 2027');
  });

  it.each([
    [32_908, '$329.08'],
    [120_400, '$1,204.00'],
    [0, '$0.00'],
    [5, '$0.05'],
  ])('write %i cents as %s', (cents, text) => {
    expect(plainly.formatUsd(cents)).toBe(text);
    expect(plainly.formatUsdWithCode(cents)).toBe(`${text} USD`);
  });

  it('write counts whole, with thousands apart', () => {
    expect(plainly.formatCount(42_000)).toBe('42,000');
    expect(plainly.formatCount(1234.6)).toBe('1,235');
    expect([0, 1, 42_000].map(plainly.formatPoints)).toEqual([
      '0 points',
      '1 point',
      '42,000 points',
    ]);
  });

  it.each(['en', 'en-US@posix', 'C', ''])('are those of %j too', (locale) => {
    const { formatDay, formatTime, formatUsd } = formatsOf(locale);
    expect([formatDay('2026-12-05'), formatTime(AFTERNOON), formatUsd(100)]).toEqual([
      '5 Dec 2026',
      '14:05',
      '$1.00',
    ]);
  });
});

describe('the formats of a locale', () => {
  it('are those of the United States', () => {
    const reader = formatsOf('en-US');
    expect(reader.formatDay('2026-12-05')).toBe('Dec 5, 2026');
    expect(reader.formatDayWithWeekday('2026-12-05')).toBe('Sat, Dec 5, 2026');
    expect(plain(reader.formatStay('2026-12-05', '2026-12-11'))).toBe('Dec 5 – 11, 2026');
    expect(plain(reader.formatTime(AFTERNOON))).toBe('2:05 PM');
    expect(reader.formatUsd(120_400)).toBe('$1,204.00');
  });

  it('and of Austria, with the English words of the club around them', () => {
    const reader = formatsOf('de-AT');
    expect(reader.formatDay('2026-12-05')).toBe('5. Dez. 2026');
    expect(reader.formatMonth('2026-12')).toBe('Dezember 2026');
    expect(reader.formatTime(AFTERNOON)).toBe('14:05');
    expect(plain(reader.formatUsd(120_400))).toBe('$ 1.204,00');
    expect(plain(reader.formatPoints(42_000))).toBe('42 000 points');
  });

  it('never change the calendar or the digits', () => {
    for (const locale of ['ar-EG', 'fa-IR', 'th-TH', 'ja-JP-u-ca-japanese']) {
      const { formatDay, formatCount } = formatsOf(locale);
      expect(formatDay('2026-12-05')).toMatch(/2026/);
      expect(formatCount(42)).toBe('42');
    }
  });
});

it.each([null, 'de-AT'])('text that is no day stays as it is for %j', (locale) => {
  const { formatDay, formatDayWithWeekday, formatStay } = formatsOf(locale);
  expect([formatDay('N/A'), formatDayWithWeekday('2027-02-30')]).toEqual(['N/A', '2027-02-30']);
  expect(formatStay('', 'x')).toBe(' – x');
  expect(formatStay('2026-12-05', 'x')).toBe('2026-12-05 – x');
});
