import { stayGuardId } from '../bookings/booking-ids.ts';
import type { Disagreement } from '../firestore/collections.ts';
import { isGuarded } from './active-booking.ts';
import type { ClubBooks } from './club-books.ts';

/** Compares the guards against booking twice with the bookings that they stand for, both ways. */
export const compareGuards = (books: ClubBooks): Disagreement[] => {
  const { bookings, guards } = books;
  const missing = [...bookings.values()].flatMap((booking) => {
    const { id, uid, stay } = booking;
    if (stay === null || !isGuarded(books, booking)) return [];
    const guard = guards.get(stayGuardId(uid, stay));
    if (guard?.bookingId === id) return [];
    const detail = guard === undefined ? 'has no guard' : `its guard is for ${guard.bookingId}`;
    return [{ kind: 'booking-guard', id, detail }];
  });
  const stray = [...guards].flatMap(([guardId, { bookingId, uid }]) => {
    const booking = bookings.get(bookingId);
    const stands =
      booking !== undefined &&
      booking.stay !== null &&
      isGuarded(books, booking) &&
      booking.uid === uid;
    const isOwn = stands && booking.stay !== null && stayGuardId(uid, booking.stay) === guardId;
    // A change of the stay keeps the guard of where it is going to.
    const isOfChange = [...books.changes.values()].some(
      (change) => change.state === 'held' && change.bookingId === bookingId,
    );
    if (isOwn || (stands && isOfChange)) return [];
    const detail = `for ${bookingId} of ${uid}, which does not stand there`;
    return [{ kind: 'stray-guard', id: guardId, detail }];
  });
  return [...missing, ...stray];
};
