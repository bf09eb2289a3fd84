import type { StoredBooking } from '@club/domain/booking/booking';
import { hasNights } from '@club/domain/booking/booking-state';
import type { StayGuard } from '../store/collections.ts';

/** The bookings of one stay that a guard names, oldest first. */
export const guardedIds = (guard: StayGuard | undefined): string[] =>
  guard === undefined ? [] : [guard.bookingId, ...(guard.more ?? [])];

/** The guarded bookings that still have their nights. */
export const currentBookings = (
  guard: StayGuard | undefined,
  bookings: ReadonlyMap<string, StoredBooking>,
): StoredBooking[] =>
  guardedIds(guard)
    .flatMap((id) => bookings.get(id) ?? [])
    .filter(({ status }) => hasNights(status));

/** `before` is the stored guard: if it has a list, the list is written even when empty. */
const guardOf = (
  uid: string,
  ids: readonly string[],
  before: StayGuard | undefined,
): StayGuard | null => {
  const [bookingId, ...more] = ids;
  if (bookingId === undefined) return null;
  const hasList = more.length > 0 || before?.more !== undefined;
  return { bookingId, uid, ...(hasList ? { more } : {}) };
};

/** The guard with one more booking, without those that have ended. */
export const guardWith = (
  guard: StayGuard | undefined,
  bookings: ReadonlyMap<string, StoredBooking>,
  { bookingId, uid }: { bookingId: string; uid: string },
): StayGuard => {
  const ids = currentBookings(guard, bookings).map(({ _id }) => _id);
  const others = ids.filter((id) => id !== bookingId);
  return guardOf(uid, [...others, bookingId], guard) ?? { bookingId, uid };
};

/** The change that removes a booking from its guard; empty when the guard does not name it. */
export const guardWithout = (
  guard: StayGuard | undefined,
  bookingId: string,
): { guard?: StayGuard | null } => {
  const ids = guardedIds(guard);
  if (guard === undefined || !ids.includes(bookingId)) return {};
  return {
    guard: guardOf(
      guard.uid,
      ids.filter((id) => id !== bookingId),
      guard,
    ),
  };
};
