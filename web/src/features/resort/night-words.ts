import type { NightClosing } from '@club/domain/availability/night-state';
import { BOOKING_HORIZON_DAYS } from '@club/domain/calendar/booking-window';
import type { UnitType } from '@club/domain/pricing/unit-type';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';

/** Below the number of a day that cannot be had: two words at most, there is room for no more. */
export const CLOSED_DAY: Record<NightClosing, string> = {
  past: 'Past',
  'beyond-horizon': 'Too far ahead',
  'not-offered': 'Not on offer',
  'no-units': 'Not on offer',
  'sold-out': 'Sold out',
  held: 'On hold',
};

/** Why a night cannot be had, in a sentence. */
export const closingSentence = (reason: NightClosing, unit: UnitType): string => {
  switch (reason) {
    case 'past':
      return 'This day has passed.';
    case 'beyond-horizon':
      return `Stays can be booked up to ${BOOKING_HORIZON_DAYS} days ahead.`;
    case 'not-offered':
      return `${unitTypeLabel(unit)} units are not sold as Last Call.`;
    case 'no-units':
      return 'The resort gives the club no units.';
    case 'sold-out':
      return 'All units of this night are sold.';
    case 'held':
      return 'Others hold the last units just now; they may be free again in minutes.';
  }
};

/** '1 left', '5 left': units of a night. */
export const unitsLeftWords = (units: number): string => `${units} left`;

/** So few units are worth a warning. */
export const FEW_UNITS = 2;
