import { BOOKING_FALLBACKS } from '@club/domain/api/messages';
import type { BookingRecord } from '@club/domain/booking/booking-record';
import { formatStay } from '../../../formats/reader-formats.ts';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { displayName } from '@club/domain/resort/resort-name';
import { bookingTotal } from '../../../shared/booking/booking-total.ts';
import { NOT_GIVEN } from '../../../shared/booking/not-given.ts';
import { instantDay } from '../../../kernel/time/instant-text.ts';

/** The resort's name as people know it, or 'Unknown resort' (rules 1.14). */
export const resortNameOf = ({ resort }: BookingRecord): string =>
  displayName(resort.placeName) === '' ? BOOKING_FALLBACKS.resort : displayName(resort.placeName);

/** The beginning of a booking's id, enough to tell bookings apart in a text. */
export const shortIdOf = (id: string): string => id.slice(0, 8);

/** The day of booking, or 'No date available' (rules 1.14). */
export const bookingDayOf = ({ bookingDate }: BookingRecord): string =>
  instantDay(bookingDate) ?? BOOKING_FALLBACKS.date;

/** The days of the stay. */
export const stayDaysOf = ({ startDate, endDate }: BookingRecord): string =>
  startDate === null || endDate === null ? NOT_GIVEN : formatStay(startDate, endDate);

/** The kind of unit. */
export const unitOf = ({ unitType }: BookingRecord): string =>
  unitType === null ? NOT_GIVEN : unitTypeLabel(unitType);

/** What the stay cost, with its unit. */
export const totalOf = ({ paymentMethod, totalCents, totalPoints }: BookingRecord): string =>
  paymentMethod === null ? NOT_GIVEN : bookingTotal({ paymentMethod, totalCents, totalPoints });

/** First and last name on the bill. */
export const billingNameOf = ({ billing }: BookingRecord): string => {
  const name = `${billing?.firstName ?? ''} ${billing?.lastName ?? ''}`.trim();
  return name === '' ? NOT_GIVEN : name;
};
