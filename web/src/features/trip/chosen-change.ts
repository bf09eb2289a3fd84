import type { Booking } from '@club/domain/booking/booking';
import type { StayChange } from '@club/domain/booking/stay-change';
import { isLocalDate } from '@club/domain/calendar/local-date';
import { isUnitOffered, isUnitType } from '@club/domain/pricing/unit-type';

/** Dates and unit of a stay as it is booked. */
export const asBooked = ({ unitType, startDate, endDate }: StayChange): StayChange => ({
  unitType,
  startDate,
  endDate,
});

/**
 * The change that the address describes; parts that are missing or invalid stay as booked. Null when
 * it describes none.
 */
export const chosenChange = (booking: Booking, query: URLSearchParams): StayChange | null => {
  const unit = query.get('unit');
  const from = query.get('from');
  const to = query.get('to');
  const hasUnit = isUnitType(unit) && isUnitOffered(unit, booking.vacationType);
  const hasDates = isLocalDate(from) && isLocalDate(to);
  if (!hasUnit && !hasDates) return null;
  return {
    ...asBooked(booking),
    ...(hasUnit ? { unitType: unit } : {}),
    ...(hasDates ? { startDate: from, endDate: to } : {}),
  };
};

/** The address with a change. */
export const withChange = (query: URLSearchParams, change: StayChange): URLSearchParams => {
  const next = new URLSearchParams(query);
  next.set('unit', change.unitType);
  next.set('from', change.startDate);
  next.set('to', change.endDate);
  return next;
};

/** True when a change has the dates and the unit of the booking. */
export const isAsBooked = (booking: StayChange, change: StayChange): boolean =>
  booking.unitType === change.unitType &&
  booking.startDate === change.startDate &&
  booking.endDate === change.endDate;
