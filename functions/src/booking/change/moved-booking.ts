import type { StoredBooking } from '@club/domain/booking/booking';
import { policyStartOf } from '@club/domain/booking/cancellation';
import type { StayChange } from '@club/domain/booking/stay-change';
import { CLUB_FORMATS } from '@club/domain/format/club-formats';
import { usdFromCents } from '@club/domain/money/cents';
import type { Quote } from '@club/domain/pricing/quote';
import { withStep } from '../booking-life.ts';
import type { CommandContext } from '../../kernel/commit/command-context.ts';

const { formatStay } = CLUB_FORMATS;

const stayText = ({ startDate, endDate, unitType }: StayChange): string =>
  `${formatStay(startDate, endDate)}, ${unitType}`;

/** The text of a change in the history and the audit trail. */
export const moveText = (from: StayChange): string => `Moved from ${stayText(from)}`;

/**
 * A confirmed booking with its new dates or unit and the full new price. Refund deadlines still
 * count from the earliest check-in day that it ever had.
 */
export const movedBooking = (
  booking: StoredBooking,
  to: StayChange,
  quote: Quote,
  context: CommandContext,
): StoredBooking => {
  const { startDate, endDate, unitType } = to;
  return {
    ...withStep(booking, booking.status, moveText(booking), context),
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
