import { stayGuardId } from '../store/document-ids.ts';
import type { Disagreement } from '@club/domain/reconciliation/reconciliation';
import { guardedIds } from '../booking/stay-guard.ts';
import { isGuarded } from './active-booking.ts';
import type { ClubRecords } from './club-records.ts';

/** Compares the guards against double booking with the bookings that they name, both ways. */
export const compareGuards = (records: ClubRecords): Disagreement[] => {
  const { bookings, guards } = records;
  const missing = [...bookings.values()].flatMap((booking): Disagreement[] => {
    const { id, uid, stay } = booking;
    if (stay === null || !isGuarded(records, booking)) return [];
    const guard = guards.get(stayGuardId(uid, stay));
    if (guardedIds(guard).includes(id)) return [];
    const detail = guard === undefined ? 'has no guard' : `its guard is for ${guard.bookingId}`;
    return [{ kind: 'booking-guard', id, detail }];
  });
  const isRight = (guardId: string, bookingId: string, uid: string): boolean => {
    const booking = bookings.get(bookingId);
    if (booking?.uid !== uid || booking.stay === null || !isGuarded(records, booking)) return false;
    return stayGuardId(uid, booking.stay) === guardId;
  };
  const stray = [...guards].flatMap(([guardId, guard]): Disagreement[] =>
    guardedIds(guard)
      .filter((bookingId) => !isRight(guardId, bookingId, guard.uid))
      .map((bookingId) => ({
        kind: 'stray-guard',
        id: guardId,
        detail: `for ${bookingId} of ${guard.uid}, which is not a current booking of it`,
      })),
  );
  return [...missing, ...stray];
};
