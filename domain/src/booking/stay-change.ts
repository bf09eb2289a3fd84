import type { LocalDate } from '../calendar/local-date.ts';
import type { Cents } from '../money/cents.ts';
import type { Quote } from '../pricing/quote.ts';
import type { UnitType } from '../pricing/unit-type.ts';
import type { BookingStatus } from './booking-state.ts';
import { isActive } from './booking-state.ts';
import type { CancellationTime, RefundableStay } from './cancellation.ts';
import { policyPercent } from './cancellation.ts';

/** What a stay is changed to; resort and vacation type remain. */
export type StayChange = { startDate: LocalDate; endDate: LocalDate; unitType: UnitType };

/**
 * What a change costs (above 0) or gives back (below 0), cents for a stay paid by card and points
 * for one paid with points.
 */
export type Difference = { cents: Cents; points: number };

/** True while dates, unit and guest can be changed: the stay is booked, and check-in has not come. */
export const isChangeable = (
  booking: { status: BookingStatus | null; startDate: LocalDate | null },
  today: LocalDate,
): boolean =>
  booking.status !== null &&
  isActive(booking.status) &&
  booking.startDate !== null &&
  today < booking.startDate;

const differenceOf = (now: number, then: number, percent: number): number =>
  // Half of an odd amount is rounded in the member's favour, as cancelling does.
  then >= now ? then - now : 0 - Math.ceil(((now - then) * percent) / 100);

/**
 * What changing a stay to `quote` costs or gives back. A dearer stay costs the whole difference; a
 * cheaper one gives back as much of it as cancelling would at that moment (rules 9.3).
 */
export const changeDifference = (
  stay: RefundableStay,
  quote: Pick<Quote, 'totalCents' | 'totalPoints'>,
  when: CancellationTime,
): Difference => {
  const percent = policyPercent(stay, when);
  return stay.paymentMethod === 'cash'
    ? { cents: differenceOf(stay.totalCents, quote.totalCents, percent), points: 0 }
    : { cents: 0, points: differenceOf(stay.totalPoints, quote.totalPoints, percent) };
};
