import type { Booking, StoredBooking } from '@club/domain/booking/booking';
import { bookingFromStored, newestForResort } from '@club/domain/booking/booking';

/** The address and state with which the confirmation was opened. */
export type ConfirmationRequest = {
  /** The booking of the create call, carried by the navigation; null after a deep link. */
  created: Booking | null;
  bookingId: string | null;
  resortId: string | null;
};

/** The booking in a navigation state, or null. */
export const bookingFromState = (state: unknown): Booking | null => {
  if (typeof state !== 'object' || state === null || !('booking' in state)) return null;
  const { booking } = state;
  if (typeof booking !== 'object' || booking === null) return null;
  if (!('_id' in booking) || !('resort' in booking) || !('startDate' in booking)) return null;
  const { _id: id, resort } = booking;
  if (typeof id !== 'string' || typeof resort !== 'object' || resort === null) return null;
  // Only our own payment page writes this state, from a response of the contract.
  return bookingFromStored(id, booking as StoredBooking);
};

/**
 * The booking to confirm (rules 8.14): the one of the create call, else the one the address names,
 * else the newest of the member's own bookings for the resort. Null when there is none.
 */
export const bookingToConfirm = (
  request: ConfirmationRequest,
  own: readonly Booking[],
): Booking | null => {
  const named = own.find((booking) => booking.id === request.bookingId);
  if (named !== undefined) return named;
  const { created } = request;
  if (created !== null && created.id === request.bookingId) return created;
  return request.resortId === null ? null : newestForResort(own, request.resortId);
};
