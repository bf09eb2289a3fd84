import { BOOKING_HORIZON_DAYS, STAY_DATES_PROBLEMS } from '@club/domain/calendar/booking-window';
import { formatDayWithWeekday } from '../../formats/reader-formats.ts';
import { countNights, formatNights } from '@club/domain/calendar/nights';
import type { StayPickerTexts } from '../../design/dates/stay-range-picker.tsx';
import { ON_HOLD } from './taken-nights.ts';

/** The texts of the date picker for a booking. */
export const STAY_PICKER_TEXTS: StayPickerTexts = {
  start: 'Check-in',
  end: 'Check-out',
  chooseStart: 'Choose the day you arrive.',
  chooseEnd: 'Now choose the day you leave.',
  describeStay: (start, end) =>
    `${formatDayWithWeekday(start)} – ${formatDayWithWeekday(end)}, ${formatNights(countNights(start, end))}`,
  weekendNight: 'Sat or Sun night',
  blockedDay: (reason) =>
    reason === ON_HOLD ? `${ON_HOLD} by others, may be free again in minutes` : reason,
  closedDay: 'Cannot be chosen',
  notADate: 'Enter a real day.',
  reasons: {
    tooEarly: 'This day has passed.',
    tooLate: `Stays can be booked up to ${BOOKING_HORIZON_DAYS} days ahead.`,
    tooLong: STAY_DATES_PROBLEMS['too-many-nights'].message,
    onlyCheckOut: 'On this day you can only check out.',
    crossesBlocked: 'This would cross a night that is not free.',
    endNotAfterStart: 'The day you leave must come after the day you arrive.',
  },
};
