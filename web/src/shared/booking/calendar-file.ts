import type { Booking } from '@club/domain/booking/booking';
import type { SharedStay } from '@club/domain/booking/shared-stay';
import { formatNights } from '@club/domain/calendar/nights';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { addDays } from '@club/domain/calendar/local-date';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { displayName } from '@club/domain/resort/resort-name';
import { formatClock } from '../../formats/reader-formats.ts';

/** A stay as a calendar entry. */
export type CalendarStay = {
  /** The same for the same stay, so that a second file replaces the first. */
  id: string;
  title: string;
  location: string;
  description: string;
  startDate: LocalDate;
  endDate: LocalDate;
};

/** Longest line of a calendar file, in octets without the line break (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75;

/** Escapes backslash, semicolon, comma and line break. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** Breaks a line where it gets too long, never inside a character. */
const foldLine = (line: string): string => {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    // Continued lines begin with a space, which counts.
    const room = parts.length === 0 ? MAX_LINE_OCTETS : MAX_LINE_OCTETS - 1;
    if (encoder.encode(part + character).length > room) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
};

const compact = (date: LocalDate): string => date.replaceAll('-', '');

/**
 * The stay as the text of an .ics file: an all-day entry from the day of arrival to the day of
 * departure, both included. `madeAt` is the instant the file is made.
 */
export const calendarFile = (stay: CalendarStay, madeAt: Date): string => {
  const stamp = madeAt.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tideaway//Stays//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(stay.id)}@tideaway`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(stay.startDate)}`,
    // The end of an all-day entry is the first day after it.
    `DTEND;VALUE=DATE:${compact(addDays(stay.endDate, 1))}`,
    `SUMMARY:${escapeText(stay.title)}`,
    `LOCATION:${escapeText(stay.location)}`,
    `DESCRIPTION:${escapeText(stay.description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
};

const timed = (label: string, time: string): string =>
  time.trim() === '' ? `${label} N/A` : `${label} ${formatClock(time)}`;

/**
 * A stay as a calendar entry, with the number of its `booking` where that is known: companions know
 * the stay alone.
 */
export const calendarStay = (
  { resort, startDate, endDate, nights, unitType }: SharedStay,
  booking: Pick<Booking, 'id' | 'number'> | null,
): CalendarStay => ({
  id: booking?.id ?? `${resort.id}-${startDate}`,
  title: `${displayName(resort.placeName)}, ${formatNights(nights)}`,
  location: resort.location,
  description: [
    ...(booking === null ? [] : [`Booking ${booking.number ?? booking.id}`]),
    unitTypeLabel(unitType),
    timed('Check-in', resort.checkInTime),
    timed('Check-out', resort.checkOutTime),
  ].join('\n'),
  startDate,
  endDate,
});
