import { stayGuardId } from '../store/document-ids.ts';
import type { Disagreement } from '@club/domain/reconciliation/reconciliation';
import { guardedIds } from '../booking/stay-guard.ts';
import { isGuarded } from './active-booking.ts';
import type { ClubBooks } from './club-books.ts';

/** Compares the guards against booking twice with the bookings that they stand for, both ways. */
export const compareGuards = (books: ClubBooks): Disagreement[] => {
  const { bookings, guards } = books;
  const missing = [...bookings.values()].flatMap((booking): Disagreement[] => {
    const { id, uid, stay } = booking;
    if (stay === null || !isGuarded(books, booking)) return [];
    const guard = guards.get(stayGuardId(uid, stay));
    if (guardedIds(guard).includes(id)) return [];
    const detail = guard === undefined ? 'has no guard' : `its guard is for ${guard.bookingId}`;
    return [{ kind: 'booking-guard', id, detail }];
  });
  const isRight = (guardId: string, bookingId: string, uid: string): boolean => {
    const booking = bookings.get(bookingId);
    if (booking?.uid !== uid || booking.stay === null || !isGuarded(books, booking)) return false;
    return stayGuardId(uid, booking.stay) === guardId;
  };
  const stray = [...guards].flatMap(([guardId, guard]): Disagreement[] =>
    guardedIds(guard)
      .filter((bookingId) => !isRight(guardId, bookingId, guard.uid))
      .map((bookingId) => ({
        kind: 'stray-guard',
        id: guardId,
        detail: `for ${bookingId} of ${guard.uid}, which does not stand there`,
      })),
  );
  return [...missing, ...stray];
};
