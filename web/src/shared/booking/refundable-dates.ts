import type { RefundableStay } from '@club/domain/booking/cancellation';
import { cancellationTime, policyPercent } from '@club/domain/booking/cancellation';
import type { BookingWindow } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { addDays } from '@club/domain/calendar/local-date';
import { countNights } from '@club/domain/calendar/nights';
import type { StayDates } from '../stay/free-dates.ts';
import { nextFreeStays } from '../stay/free-dates.ts';

/** What a refund depends on before a stay is booked. */
type OfferedStay = Pick<RefundableStay, 'paymentMethod' | 'startDate'>;

/** True when a stay booked at `nowMs` (milliseconds since 1970) could be cancelled for a refund. */
export const isRefundable = (offered: OfferedStay, nowMs: number): boolean => {
  const stay = {
    ...offered,
    bookingDate: new Date(nowMs).toISOString(),
    totalCents: 0,
    totalPoints: 0,
  };
  return policyPercent(stay, cancellationTime(nowMs)) > 0;
};

const DAY_MS = 24 * 3_600_000;

/** The days to look at; every policy gives something back much earlier. */
const MAX_DAYS_AHEAD = 60;

/**
 * The next free stay of the same length that can be cancelled for a refund, also tomorrow; null when
 * the booking window has none.
 */
export const nextRefundableStay = (
  wanted: StayDates,
  paymentMethod: RefundableStay['paymentMethod'],
  { window, isFree }: { window: BookingWindow; isFree: (night: LocalDate) => boolean },
  nowMs: number,
): StayDates | null => {
  const nights = countNights(wanted.startDate, wanted.endDate);
  for (let days = 1; days <= MAX_DAYS_AHEAD; days += 1) {
    const startDate = addDays(wanted.startDate, days);
    if (isRefundable({ paymentMethod, startDate }, nowMs + DAY_MS)) {
      return nextFreeStays(startDate, window.latest, nights, isFree, 1)[0] ?? null;
    }
  }
  return null;
};
