import type { BookingSteps, StoredBooking } from '@club/domain/booking/booking';
import { HISTORY_STEPS } from '@club/domain/booking/booking';
import type { BookingEvent, BookingStatus } from '@club/domain/booking/booking-state';
import { nextStatus } from '@club/domain/booking/booking-state';
import type { Stay } from '@club/domain/booking/member-holds';
import type { CommandContext } from '../kernel/commit/command-context.ts';

/**
 * The booking with one more step in its history. The history never goes back in time, although
 * requests for the same booking each read their own clock.
 */
export const withStep = (
  booking: StoredBooking,
  status: BookingStatus,
  reason: string,
  { nowMs, actor }: CommandContext,
): StoredBooking => {
  const [now, last = ''] = [new Date(nowMs).toISOString(), booking.history.at(-1)?.at];
  const at = last > now ? last : now;
  return {
    ...booking,
    status,
    statusAt: at,
    history: [...booking.history, { status, at, actor, reason }],
    rev: booking.rev + 1,
  };
};

/** Steps per document of `bookingSteps`: far below what a document can hold. */
const STEPS_IN_A_PIECE = 500;

/**
 * A booking as it is stored, with the last steps of its history, and documents of `bookingSteps`
 * with the older ones, so that no number of changes makes a booking too large to write.
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

/**
 * The booking after an event. Throws when the event is impossible in its status, which is a defect.
 */
export const advance = (
  booking: StoredBooking,
  event: BookingEvent,
  reason: string,
  context: CommandContext,
): StoredBooking => {
  const status = nextStatus(booking.status, event);
  if (status === null) throw new Error(`A booking that is ${booking.status} cannot ${event}.`);
  return { ...withStep(booking, status, reason, context), expiresAt: null };
};

/** The id of the payment of a booking's price. */
export const paymentIdOf = ({ _id, paymentId = _id }: StoredBooking): string => paymentId;

/** The stay of a booking. */
export const stayOf = (booking: StoredBooking): Stay => ({
  resortId: booking.resort._id,
  unitType: booking.unitType,
  startDate: booking.startDate,
  endDate: booking.endDate,
});
