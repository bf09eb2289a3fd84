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
 * What a stay is to be changed to, as the address says; whatever it does not say, or says wrongly,
 * stays as it is booked. Null when it says nothing.
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

/** The address with what a stay is to be changed to. */
export const withChange = (query: URLSearchParams, change: StayChange): URLSearchParams => {
  const next = new URLSearchParams(query);
  next.set('unit', change.unitType);
  next.set('from', change.startDate);
  next.set('to', change.endDate);
  return next;
};

/** True when a stay has these dates and this unit already. */
export const isAsBooked = (booking: StayChange, change: StayChange): boolean =>
  booking.unitType === change.unitType &&
  booking.startDate === change.startDate &&
  booking.endDate === change.endDate;
