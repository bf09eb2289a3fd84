import { formatDay } from '@club/domain/calendar/day-format';
import { fromDate } from '@club/domain/calendar/local-date';

const two = (value: number): string => String(value).padStart(2, '0');

const dateOf = (instant: string | null): Date | null => {
  const date = new Date(instant ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** The day of an ISO instant on the reader's clock: '20 Nov 2026'; null for what is no instant. */
export const instantDay = (instant: string | null): string | null => {
  const date = dateOf(instant);
  return date === null ? null : formatDay(fromDate(date));
};

/** Day and time of an ISO instant on the reader's clock: '20 Nov 2026, 14:05'; null for none. */
export const instantDayAndTime = (instant: string | null): string | null => {
  const date = dateOf(instant);
  return date === null
    ? null
    : `${formatDay(fromDate(date))}, ${two(date.getHours())}:${two(date.getMinutes())}`;
};
