import type { StoredBooking } from '@club/domain/booking/booking';
import type { BookingEvent, BookingStatus } from '@club/domain/booking/booking-state';
import { nextStatus } from '@club/domain/booking/booking-state';
import type { Stay } from './member-holds.ts';

/** Who does something at which instant (milliseconds since 1970). */
export type Occasion = { nowMs: number; actor: string };

/** The instant of an occasion as documents spell it. */
export const isoOf = (nowMs: number): string => new Date(nowMs).toISOString();

/**
 * The booking with one more step in its history. The history never goes back in time, although two
 * requests that carry the same booking on have each read the clock for themselves.
 */
export const withStep = (
  booking: StoredBooking,
  status: BookingStatus,
  reason: string,
  { nowMs, actor }: Occasion,
): StoredBooking => {
  const [now, last = ''] = [isoOf(nowMs), booking.history.at(-1)?.at];
  const at = last > now ? last : now;
  return {
    ...booking,
    status,
    statusAt: at,
    history: [...booking.history, { status, at, actor, reason }],
    rev: booking.rev + 1,
  };
};

/** The booking after an event. Throws when the event cannot happen in its state: a defect. */
export const advance = (
  booking: StoredBooking,
  event: BookingEvent,
  reason: string,
  occasion: Occasion,
): StoredBooking => {
  const status = nextStatus(booking.status, event);
  if (status === null) throw new Error(`A booking that is ${booking.status} cannot ${event}.`);
  return { ...withStep(booking, status, reason, occasion), expiresAt: null };
};

/** The payment (`payments/{id}`) that the price of a booking was paid with. */
export const paymentIdOf = ({ _id, paymentId = _id }: StoredBooking): string => paymentId;

/** The stay that a stored booking is for. */
export const stayOf = (booking: StoredBooking): Stay => ({
  resortId: booking.resort._id,
  unitType: booking.unitType,
  startDate: booking.startDate,
  endDate: booking.endDate,
});
