import { bookingWindow } from '@club/domain/calendar/booking-window';
import { monthsOfWindow } from '../shared/stay/taken-nights.ts';

/** The months of the booking window on 2 December 2026, today of the tests. */
const MONTHS = monthsOfWindow(bookingWindow('2026-12-02'));

/** The inventory of resort R1001 with 5 units a night, and some days of a month sold out. */
export const anInventory = (month = '2026-12', soldOut: readonly string[] = []) =>
  Object.fromEntries(
    MONTHS.map((known) => [
      `R1001_${known}`,
      known === month
        ? {
            cap: 5,
            rev: 1,
            nights: Object.fromEntries(soldOut.map((day) => [day, { sold: 5, holds: {} }])),
          }
        : null,
    ]),
  );
