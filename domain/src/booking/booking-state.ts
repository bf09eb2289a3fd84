import type { LocalDate } from '../calendar/local-date.ts';

/** States of a booking (rules 8.11). */
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

/**
 * What an admin can do to a booking by hand. Cancelling is separate, because it gives something back.
 */
export type ManualEvent = Extract<BookingEvent, 'complete' | 'expire'>;

type StatusFacts = {
  /** The name of the state on screens. */
  label: string;
  /** The state that each event leads to; an event that is not here cannot happen. */
  next: Partial<Record<BookingEvent, BookingStatus>>;
  /** Whether the booking has its nights: for a while, for good, or not at all. */
  nights: 'held' | 'booked' | 'free';
  /** True for what is or was a stay, with a price that was paid: lists and counts show it (rules 8.12). */
  wasBooked: boolean;
  /** How an admin brings a booking into the state, or null. */
  byHand: ManualEvent | null;
};

/**
 * All facts about the states. All other code calls the functions below, so a new state is described
 * here once, and code that needs a decision about it does not compile without one.
 */
const STATUSES: Record<BookingStatus, StatusFacts> = {
  held: {
    label: 'On hold',
    next: {
      confirm: 'confirmed',
      expire: 'expired',
      'fail-payment': 'payment_failed',
      cancel: 'cancelled',
    },
    nights: 'held',
    wasBooked: false,
    byHand: null,
  },
  confirmed: {
    label: 'Confirmed',
    next: { complete: 'completed', cancel: 'cancelled' },
    nights: 'booked',
    wasBooked: true,
    byHand: null,
  },
  completed: {
    label: 'Completed',
    next: {},
    nights: 'booked',
    wasBooked: true,
    byHand: 'complete',
  },
  expired: {
    label: 'Expired',
    next: {},
    nights: 'free',
    wasBooked: false,
    byHand: 'expire',
  },
  payment_failed: {
    label: 'Payment failed',
    next: {},
    nights: 'free',
    wasBooked: false,
    byHand: null,
  },
  cancelled: {
    label: 'Cancelled',
    next: {},
    nights: 'free',
    wasBooked: true,
    byHand: null,
  },
};

/** What is known about a state that a newer server has: an open tab shows nothing of it. */
const UNKNOWN: StatusFacts = {
  label: '',
  next: {},
  nights: 'free',
  wasBooked: false,
  byHand: null,
};

/** True for a text that is a state. */
export const isBookingStatus = (value: unknown): value is BookingStatus =>
  BOOKING_STATUSES.some((status) => status === value);

const factsOf = (status: BookingStatus): StatusFacts =>
  isBookingStatus(status) ? STATUSES[status] : UNKNOWN;

/** The name of a state on screens. */
export const statusLabel = (status: BookingStatus): string => factsOf(status).label;

/** The state after an event, or null when the event cannot happen in that state. */
export const nextStatus = (status: BookingStatus, event: BookingEvent): BookingStatus | null =>
  factsOf(status).next[event] ?? null;

/** True for a state that nothing leads out of. */
export const isTerminal = (status: BookingStatus): boolean =>
  Object.keys(factsOf(status).next).length === 0;

/** True for a booking whose nights are kept until the member has paid, or its time is over. */
export const isHeld = (status: BookingStatus): boolean => factsOf(status).nights === 'held';

/** True for a stay that is booked, be it over or still to come. */
export const isBooked = (status: BookingStatus): boolean => factsOf(status).nights === 'booked';

/** True for a booking that has its nights, held or booked: no other booking can have them. */
export const hasNights = (status: BookingStatus): boolean => factsOf(status).nights !== 'free';

/** True for a stay that is booked and not completed: it can be changed and cancelled. */
export const isActive = (status: BookingStatus): boolean => isBooked(status) && !isTerminal(status);

/** True for a stay that has taken place. */
export const isCompleted = (status: BookingStatus): boolean =>
  isBooked(status) && isTerminal(status);

/** True for what is or was a stay: its price was paid, whether or not it was given back. */
export const wasBooked = (status: BookingStatus): boolean => factsOf(status).wasBooked;

/** True for a stay that was booked and given back. */
export const isCancelled = (status: BookingStatus): boolean =>
  wasBooked(status) && !hasNights(status);

/** True when lists, counts and history show a booking of this state (rules 8.12). */
export const isVisibleStatus = wasBooked;

/** States that people see in lists and counts; the others are internal (rules 8.12). */
export const VISIBLE_STATUSES: readonly BookingStatus[] = BOOKING_STATUSES.filter(isVisibleStatus);

/** How an admin brings a booking into a state by hand, or null. */
export const manualEvent = (status: BookingStatus): ManualEvent | null => factsOf(status).byHand;

/**
 * States that an admin may move a booking to by hand: a stay is completed once its last day has come,
 * and a hold can be ended.
 */
export const statusChanges = (
  booking: { status: BookingStatus | null; endDate: LocalDate | null },
  today: LocalDate,
): BookingStatus[] => {
  const { status, endDate } = booking;
  if (status === null) return [];
  const isOver = endDate !== null && endDate <= today;
  return BOOKING_STATUSES.filter((next) => {
    const event = manualEvent(next);
    if (event === null || nextStatus(status, event) !== next) return false;
    return event === 'expire' || isOver;
  });
};
