import type { LocalDate } from '../calendar/local-date.ts';
import { addDays } from '../calendar/local-date.ts';
import { BOOKING_HORIZON_DAYS, DEFAULT_STAY_NIGHTS } from '../calendar/booking-window.ts';
import type { CheckInDays } from './first-stay.ts';

/** Within how many days Last Call stays begin, and those that begin later. */
export const LAST_CALL_WINDOWS = ['7', '14', '30', '45', 'later'] as const;
export type LastCallWindow = (typeof LAST_CALL_WINDOWS)[number];

/** The window that a list of Last Call stays opens with: the longest of those that are near. */
export const DEFAULT_LAST_CALL_WINDOW: LastCallWindow = '45';

const LONGEST_DAYS = 45;

/**
 * The days on which stays of a window begin; they end within the days that can
 * be booked (rules 4.2).
 */
export const checkInDays = (window: LastCallWindow, today: LocalDate): CheckInDays =>
  window === 'later'
    ? {
        first: addDays(today, LONGEST_DAYS + 1),
        last: addDays(today, BOOKING_HORIZON_DAYS - DEFAULT_STAY_NIGHTS),
      }
    : { first: today, last: addDays(today, Number(window)) };
