import { BOOKING_FALLBACKS } from '@club/domain/api/messages';
import type { BookingRecord } from '@club/domain/booking/booking-record';
import { formatStay } from '@club/domain/calendar/day-format';
import { formatPoints, formatUsd } from '@club/domain/money/cents';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { displayName } from '@club/domain/resort/resort-name';
import { instantDay } from '../../../kernel/time/instant-text.ts';

/** Shown where a booking lacks something for which the rules have no text. */
export const NOT_GIVEN = 'N/A';

/** The resort's name as people know it, or 'Unknown resort' (rules 1.14). */
export const resortNameOf = ({ resort }: BookingRecord): string =>
  displayName(resort.placeName) === '' ? BOOKING_FALLBACKS.resort : displayName(resort.placeName);

/** The day of booking, or 'No date available' (rules 1.14). */
export const bookingDayOf = ({ bookingDate }: BookingRecord): string =>
  instantDay(bookingDate) ?? BOOKING_FALLBACKS.date;

/** The days of the stay. */
export const stayDaysOf = ({ startDate, endDate }: BookingRecord): string =>
  startDate === null || endDate === null ? NOT_GIVEN : formatStay(startDate, endDate);

/** The kind of unit. */
export const unitOf = ({ unitType }: BookingRecord): string =>
  unitType === null ? NOT_GIVEN : unitTypeLabel(unitType);

/** What the stay cost, with its unit: '361.02 USD', '43,000 points'. */
export const totalOf = ({ paymentMethod, totalCents, totalPoints }: BookingRecord): string => {
  if (paymentMethod === null) return NOT_GIVEN;
  return paymentMethod === 'cash' ? formatUsd(totalCents) : formatPoints(totalPoints);
};

/** First and last name on the bill. */
export const billingNameOf = ({ billing }: BookingRecord): string => {
  const name = `${billing?.firstName ?? ''} ${billing?.lastName ?? ''}`.trim();
  return name === '' ? NOT_GIVEN : name;
};
