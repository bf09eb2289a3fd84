import { describe, expect, it } from 'vitest';
import type { CalendarStay } from './calendar-file.ts';
import { calendarFile } from './calendar-file.ts';

const STAY: CalendarStay = {
  id: 'b-1',
  title: 'Larkspur Cove, 6 nights',
  location: 'Maui, Hawaii; USA',
  description: 'Check-in 16:00\nCheck-out 11:00',
  startDate: '2026-12-28',
  endDate: '2027-01-03',
};
const MADE_AT = new Date(Date.UTC(2026, 10, 20, 9, 5, 7, 123));

const linesOf = (stay: CalendarStay): string[] => calendarFile(stay, MADE_AT).split('\r\n');

describe('a calendar file', () => {
  it('spans the days from arrival to departure', () => {
    expect(linesOf(STAY)).toContain('DTSTART;VALUE=DATE:20261228');
    expect(linesOf(STAY)).toContain('DTEND;VALUE=DATE:20270104');
  });

  it('has its time of creation and the booking it is about', () => {
    expect(linesOf(STAY)).toContain('DTSTAMP:20261120T090507Z');
    expect(linesOf(STAY)).toContain('UID:b-1@tideaway');
  });

  it('escapes what would end a value', () => {
    expect(linesOf(STAY)).toContain('SUMMARY:Larkspur Cove\\, 6 nights');
    expect(linesOf(STAY)).toContain('LOCATION:Maui\\, Hawaii\\; USA');
    expect(linesOf(STAY)).toContain('DESCRIPTION:Check-in 16:00\\nCheck-out 11:00');
  });

  it('cannot be tricked into a second entry', () => {
    const lines = linesOf({ ...STAY, title: 'x\r\nBEGIN:VEVENT\u0007' });
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines).toContain('SUMMARY:x\\nBEGIN:VEVENT');
  });

  it('folds long lines to 75 octets without cutting a character', () => {
    const title = 'Île-de-la-Forêt '.repeat(12).trim();
    const text = calendarFile({ ...STAY, title }, MADE_AT);
    const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });

  it('ends with a line break', () => {
    expect(calendarFile(STAY, MADE_AT).endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
