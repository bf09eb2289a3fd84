import { formatDay, formatDayWithWeekday, formatTime } from '@club/domain/calendar/day-format';
import { fromDate } from '@club/domain/calendar/local-date';

const dateOf = (instant: string | null): Date | null => {
  const date = new Date(instant ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** The day of an ISO instant on the reader's clock: '20 Nov 2026'; null for what is no instant. */
export const instantDay = (instant: string | null): string | null => {
  const date = dateOf(instant);
  return date === null ? null : formatDay(fromDate(date));
};

/**
 * A deadline (milliseconds since 1970) on the reader's clock: 'Sun, 22 Nov 2026, 14:05'; rounded
 * down to the minute.
 */
export const deadlineText = (ms: number): string => {
  const date = new Date(ms);
  return `${formatDayWithWeekday(fromDate(date))}, ${formatTime(date)}`;
};

/** Day and time of an ISO instant on the reader's clock: '20 Nov 2026, 14:05'; null for none. */
export const instantDayAndTime = (instant: string | null): string | null => {
  const date = dateOf(instant);
  return date === null ? null : `${formatDay(fromDate(date))}, ${formatTime(date)}`;
};
