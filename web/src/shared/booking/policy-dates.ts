import type { CancellationTime, RefundableStay } from '@club/domain/booking/cancellation';
import {
  cancellationTime,
  fullRefundUntil,
  halfRefundUntil,
  policyPercent,
} from '@club/domain/booking/cancellation';
import { formatDayWithWeekday } from '../../formats/reader-formats.ts';
import { deadlineText } from '../../kernel/time/instant-text.ts';

const HOUR_MS = 3_600_000;

/** What the dates of the policy depend on; the amounts do not matter. */
type DatedStay = Omit<RefundableStay, 'totalCents' | 'totalPoints'>;

/** 'until Sun, 22 Nov 2026, 14:05, 24 hours after booking'. */
const graceOf = ({ bookingDate }: DatedStay): string =>
  `until ${deadlineText(Date.parse(bookingDate) + 24 * HOUR_MS)}, 24 hours after booking`;

/**
 * The cancellation policy as the dates that are still to come, earliest first; the first one
 * applies now. Cut-offs count from the earliest check-in day the stay ever had. `grace` says how
 * long the first hours after booking last.
 */
export const policyDates = (
  stay: DatedStay,
  when: CancellationTime,
  grace: string = graceOf(stay),
): string[] => {
  const full = fullRefundUntil(stay);
  const half = halfRefundUntil(stay);
  const isFullByDate = when.today <= full;
  const hasGrace =
    !isFullByDate && policyPercent({ ...stay, totalCents: 0, totalPoints: 0 }, when) === 100;
  const hasHalf = when.today <= half;
  const isStillSome = isFullByDate || hasGrace || hasHalf;
  return [
    ...(hasGrace ? [`Everything back ${grace}`] : []),
    ...(isFullByDate ? [`Everything back until ${formatDayWithWeekday(full)}`] : []),
    ...(hasHalf ? [`Half back until ${formatDayWithWeekday(half)}`] : []),
    isStillSome ? 'Nothing back after that' : 'Nothing is given back any more',
  ];
};

/** The same for a stay that would be booked at `nowMs` (milliseconds since 1970). */
export const policyDatesOfOffer = (
  offer: Pick<RefundableStay, 'paymentMethod' | 'startDate'>,
  nowMs: number,
): string[] =>
  policyDates(
    { ...offer, bookingDate: new Date(nowMs).toISOString() },
    cancellationTime(nowMs),
    'within 24 hours of booking',
  );
