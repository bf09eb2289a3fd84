import type { StoredBooking } from '@club/domain/booking/booking';
import { hasNights } from '@club/domain/booking/booking-state';
import type { StayGuard } from '../store/collections.ts';

/** The bookings of one stay that a guard stands for, oldest first. */
export const guardedIds = (guard: StayGuard | undefined): string[] =>
  guard === undefined ? [] : [guard.bookingId, ...(guard.more ?? [])];

/** Those of them that are not over, of the bookings that are known. */
export const standingBookings = (
  guard: StayGuard | undefined,
  bookings: ReadonlyMap<string, StoredBooking>,
): StoredBooking[] =>
  guardedIds(guard)
    .flatMap((id) => bookings.get(id) ?? [])
    .filter(({ status }) => hasNights(status));

/** `before` is the guard as it is stored: a list that it has is written, also when it is empty. */
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

/** The guard that stands for one more booking, and for no others but those that are not over. */
export const guardWith = (
  guard: StayGuard | undefined,
  bookings: ReadonlyMap<string, StoredBooking>,
  { bookingId, uid }: { bookingId: string; uid: string },
): StayGuard => {
  const ids = standingBookings(guard, bookings).map(({ _id }) => _id);
  const others = ids.filter((id) => id !== bookingId);
  return guardOf(uid, [...others, bookingId], guard) ?? { bookingId, uid };
};

/** What becomes of a guard without a booking, as a change: none where it does not stand for it. */
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
