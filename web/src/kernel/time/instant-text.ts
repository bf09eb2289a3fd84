import {
  formatDay,
  formatDayWithWeekday,
  formatMonth,
  formatTime,
} from '../../formats/reader-formats.ts';
import { fromDate, monthOf } from '@club/domain/calendar/local-date';

const dateOf = (instant: string | null): Date | null => {
  const date = new Date(instant ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** '14:05', '2:05 PM'; never broken between two lines. */
const timeOf = (date: Date): string => formatTime(date).replaceAll(/\s/g, '\u00a0');

/** The day of an ISO instant on the reader's clock: '20 Nov 2026'; null for an invalid one. */
export const instantDay = (instant: string | null): string | null => {
  const date = dateOf(instant);
  return date === null ? null : formatDay(fromDate(date));
};

/** The month of an ISO instant on the reader's clock: 'November 2026'; null for an invalid one. */
export const instantMonth = (instant: string | null): string | null => {
  const date = dateOf(instant);
  return date === null ? null : formatMonth(monthOf(fromDate(date)));
};

/**
 * A deadline (milliseconds since 1970) on the reader's clock: 'Sun, 22 Nov 2026, 14:05'; rounded
 * down to the minute.
 */
export const deadlineText = (ms: number): string => {
  const date = new Date(ms);
  return `${formatDayWithWeekday(fromDate(date))}, ${timeOf(date)}`;
};

/**
 * Day and time of an ISO instant on the reader's clock: '20 Nov 2026, 14:05'; null for an invalid
 * one.
 */
export const instantDayAndTime = (instant: string | null): string | null => {
  const date = dateOf(instant);
  return date === null ? null : `${formatDay(fromDate(date))}, ${timeOf(date)}`;
};
