import type { BookingSteps, StoredBooking } from '@club/domain/booking/booking';
import { HISTORY_STEPS } from '@club/domain/booking/booking';
import type { BookingEvent, BookingStatus } from '@club/domain/booking/booking-state';
import { nextStatus } from '@club/domain/booking/booking-state';
import type { Stay } from '../store/member-holds.ts';

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

/** Steps in one document beside a booking: far from what a document can hold. */
const STEPS_IN_A_PIECE = 500;

/**
 * A booking as it is stored: with the last steps of its history, and the older ones in pieces for
 * `bookingSteps`, each under its id. So no number of changes makes a booking too large to be written.
 */
export const splitHistory = (
  booking: StoredBooking,
): { booking: StoredBooking; pieces: { id: string; piece: BookingSteps }[] } => {
  const { _id: bookingId, uid, history, earlierSteps = 0 } = booking;
  const count = Math.max(0, history.length - HISTORY_STEPS);
  if (count === 0) return { booking, pieces: [] };
  const older = history.slice(0, count);
  const starts = Array.from(
    { length: Math.ceil(count / STEPS_IN_A_PIECE) },
    (_, index) => index * STEPS_IN_A_PIECE,
  );
  return {
    booking: { ...booking, history: history.slice(count), earlierSteps: earlierSteps + count },
    pieces: starts.map((start) => ({
      id: `${bookingId}_${earlierSteps + start}`,
      piece: {
        bookingId,
        uid,
        first: earlierSteps + start,
        steps: older.slice(start, start + STEPS_IN_A_PIECE),
      },
    })),
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
