import type { LocalDate } from '../calendar/local-date.ts';

/** States of a booking (DESIGN 7). */
export const BOOKING_STATUSES = [
  'held',
  'confirmed',
  'completed',
  'expired',
  'payment_failed',
  'cancelled',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** What can happen to a booking. */
export const BOOKING_EVENTS = ['confirm', 'complete', 'expire', 'fail-payment', 'cancel'] as const;
export type BookingEvent = (typeof BOOKING_EVENTS)[number];

const TRANSITIONS: Record<BookingStatus, Partial<Record<BookingEvent, BookingStatus>>> = {
  held: {
    confirm: 'confirmed',
    expire: 'expired',
    'fail-payment': 'payment_failed',
    cancel: 'cancelled',
  },
  confirmed: { complete: 'completed', cancel: 'cancelled' },
  completed: {},
  expired: {},
  payment_failed: {},
  cancelled: {},
};

/** The state after an event, or null when the event cannot happen in that state. */
export const nextStatus = (status: BookingStatus, event: BookingEvent): BookingStatus | null =>
  TRANSITIONS[status][event] ?? null;

/** True for a state that nothing leads out of. */
export const isTerminal = (status: BookingStatus): boolean =>
  Object.keys(TRANSITIONS[status]).length === 0;

/**
 * States that an admin may move a booking to by hand: a stay is completed once its last day has come,
 * and a hold can be ended. Cancelling is a matter of its own, because it gives something back.
 */
export const statusChanges = (
  booking: { status: BookingStatus | null; endDate: LocalDate | null },
  today: LocalDate,
): BookingStatus[] => {
  const { status, endDate } = booking;
  if (status === 'held') return ['expired'];
  const isOver = endDate !== null && endDate <= today;
  return status === 'confirmed' && isOver ? ['completed'] : [];
};

/** States that people see in lists and counts; the others belong to the machinery (DESIGN 7). */
export const VISIBLE_STATUSES = [
  'confirmed',
  'completed',
  'cancelled',
] as const satisfies readonly BookingStatus[];

/** True when lists, counts and history show a booking of this state. */
export const isVisibleStatus = (status: BookingStatus): boolean =>
  VISIBLE_STATUSES.some((visible) => visible === status);

/** True for a stay that is booked, be it over or still to come. */
export const isBooked = (status: BookingStatus): boolean =>
  status === 'confirmed' || status === 'completed';

/** How states are called in front of people. */
export const STATUS_LABELS: Record<BookingStatus, string> = {
  held: 'On hold',
  confirmed: 'Confirmed',
  completed: 'Completed',
  expired: 'Expired',
  payment_failed: 'Payment failed',
  cancelled: 'Cancelled',
};
