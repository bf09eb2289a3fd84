import type { Booking } from '@club/domain/booking/booking';
import type { StayChange } from '@club/domain/booking/stay-change';
import { isLocalDate } from '@club/domain/calendar/local-date';
import { isUnitOffered, isUnitType } from '@club/domain/pricing/unit-type';

/**
 * What a stay is to be changed to, as the address says; whatever it does not say, or says wrongly,
 * stays as it is booked.
 */
export const chosenChange = (booking: Booking, query: URLSearchParams): StayChange => {
  const unit = query.get('unit');
  const from = query.get('from');
  const to = query.get('to');
  const hasDates = isLocalDate(from) && isLocalDate(to);
  return {
    unitType:
      isUnitType(unit) && isUnitOffered(unit, booking.vacationType) ? unit : booking.unitType,
    startDate: hasDates ? from : booking.startDate,
    endDate: hasDates ? to : booking.endDate,
  };
};

/** True when a stay has these dates and this unit already. */
export const isAsBooked = (booking: StayChange, change: StayChange): boolean =>
  booking.unitType === change.unitType &&
  booking.startDate === change.startDate &&
  booking.endDate === change.endDate;
