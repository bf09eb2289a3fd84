import type { StoredBooking } from '@club/domain/booking/booking';
import { policyStartOf } from '@club/domain/booking/cancellation';
import type { StayChange } from '@club/domain/booking/stay-change';
import { formatStay } from '@club/domain/calendar/day-format';
import { usdFromCents } from '@club/domain/money/cents';
import type { Quote } from '@club/domain/pricing/quote';
import type { Occasion } from '../booking-life.ts';
import { withStep } from '../booking-life.ts';

const inWords = ({ startDate, endDate, unitType }: StayChange): string =>
  `${formatStay(startDate, endDate)}, ${unitType}`;

/** What a change is called in the history and the audit trail. */
export const moveInWords = (from: StayChange): string => `Moved from ${inWords(from)}`;

/**
 * A confirmed booking at its new dates or unit, at the whole new price. Cut-offs go on counting from
 * the earliest check-in day that it ever had.
 */
export const movedBooking = (
  booking: StoredBooking,
  to: StayChange,
  quote: Quote,
  occasion: Occasion,
): StoredBooking => {
  const { startDate, endDate, unitType } = to;
  return {
    ...withStep(booking, booking.status, moveInWords(booking), occasion),
    startDate,
    endDate,
    unitType,
    policyStart: policyStartOf({ startDate, policyStart: policyStartOf(booking) }),
    nights: quote.nights,
    price: usdFromCents(quote.totalCents),
    priceCents: quote.totalCents,
    points: quote.totalPoints,
  };
};
