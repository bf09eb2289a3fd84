import { formatNights } from '@club/domain/calendar/nights';
import type { Booking } from '@club/domain/booking/booking';
import type { CancellationTime } from '@club/domain/booking/cancellation';
import { policyPercent } from '@club/domain/booking/cancellation';
import type { SharedStay } from '@club/domain/booking/shared-stay';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { addDays } from '@club/domain/calendar/local-date';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { formatClock, formatDayWithWeekday, formatStay } from '../../formats/reader-formats.ts';
import { unbrokenNumber } from '../../formats/unbroken-number.ts';
import type { StepState, TimelineStep } from '../../design/data/timeline.tsx';
import { policyDates } from '../../shared/booking/policy-dates.ts';

const stateOn = (day: LocalDate, today: LocalDate): StepState => {
  if (today === day) return 'now';
  return today < day ? 'next' : 'done';
};

/** 'Check-in from 4:00 PM'; without the time where the resort gives none. */
const timed = (label: string, preposition: string, time: string): string =>
  time.trim() === '' ? label : `${label} ${preposition} ${formatClock(time)}`;

/** Arrival, stay and departure. `atCheckIn` says who checks in, and with what. */
export const stayTimeline = (
  { startDate, endDate, nights, unitType, resort }: SharedStay,
  today: LocalDate,
  atCheckIn: string,
): TimelineStep[] => {
  const isThere = startDate < today && today < endDate;
  return [
    {
      key: 'check-in',
      title: timed('Check-in', 'from', resort.checkInTime),
      when: formatDayWithWeekday(startDate),
      detail: atCheckIn,
      state: stateOn(startDate, today),
    },
    {
      key: 'stay',
      title: `${formatNights(nights)}, ${unitTypeLabel(unitType).toLowerCase()}`,
      when: formatStay(startDate, endDate),
      detail: null,
      state: isThere ? 'now' : stateOn(endDate, today) === 'next' ? 'next' : 'done',
    },
    {
      key: 'check-out',
      title: timed('Check-out', 'until', resort.checkOutTime),
      when: formatDayWithWeekday(endDate),
      detail: null,
      state: stateOn(endDate, today),
    },
  ];
};

const checkInText = ({ guest, number }: Booking): string => {
  const who = guest === null ? 'You check in' : `${guest.firstName} ${guest.lastName} checks in`;
  const said = number === null ? '' : ` and the booking number ${unbrokenNumber(number)}`;
  return `${who}, with a photo ID${said}.`;
};

/** The way to a member's coming stay: what is given back until when, and what comes after that. */
export const tripTimeline = (
  booking: Booking,
  when: CancellationTime,
  today: LocalDate,
): TimelineStep[] => {
  const week = addDays(booking.startDate, -7);
  const [now = '', ...later] = policyDates(booking, when);
  return [
    ...(policyPercent(booking, when) === 0
      ? []
      : [
          {
            key: 'policy',
            title: now,
            when: null,
            detail: `${later.join('. ')}.`,
            state: 'next',
          } as const,
        ]),
    {
      key: 'week',
      title: 'Seven days to go',
      when: formatDayWithWeekday(week),
      // What could be done then is no use later.
      detail:
        today <= week
          ? 'Who checks in, the dates and the unit can be changed until the day before check-in.'
          : null,
      state: stateOn(week, today),
    },
    ...stayTimeline(booking, today, checkInText(booking)),
  ];
};
