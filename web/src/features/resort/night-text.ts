import type { NightClosing } from '@club/domain/availability/night-state';
import { BOOKING_HORIZON_DAYS } from '@club/domain/calendar/booking-window';
import type { UnitType } from '@club/domain/pricing/unit-type';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';

/** What a night that is not available is, in two or three words. */
export const CLOSED_DAY: Record<NightClosing, string> = {
  past: 'Past',
  'beyond-horizon': 'Too far ahead',
  'not-offered': 'Not on offer',
  'no-units': 'Not on offer',
  'sold-out': 'Sold out',
  held: 'On hold',
};

/** The same below the number of a day, where there is room for one short word. */
export const CLOSED_MARK: Record<NightClosing, string> = {
  past: '',
  'beyond-horizon': '',
  'not-offered': '',
  'no-units': '',
  'sold-out': 'Sold',
  held: 'Held',
};

/** Why a night is not available, as a sentence. */
export const closingSentence = (reason: NightClosing, unit: UnitType): string => {
  switch (reason) {
    case 'past':
      return 'This day has passed.';
    case 'beyond-horizon':
      return `Stays can be booked up to ${BOOKING_HORIZON_DAYS} days ahead.`;
    case 'not-offered':
      return `${unitTypeLabel(unit)} units are not sold as Last Call.`;
    case 'no-units':
      return 'The resort has no units for the club.';
    case 'sold-out':
      return 'All units of this night are sold.';
    case 'held':
      return 'The last units are on hold right now; they may be free again in minutes.';
  }
};

/** '1 left', '5 left': units of a night. */
export const unitsLeftText = (units: number): string => `${units} left`;

/** Up to this many units left are highlighted. */
export const FEW_UNITS = 2;
