import type { StoredBooking } from '@club/domain/booking/booking';
import { BOOKING_STATUSES, isActive } from '@club/domain/booking/booking-state';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { dayAtOffset } from '@club/domain/calendar/local-date';
import type { Firestore } from 'firebase-admin/firestore';
import { advance } from '../booking/booking-life.ts';
import { atomically, put } from '../kernel/commit/atomically.ts';
import { collections } from '../store/collections.ts';
import type { OpenWork } from './open-work.ts';
import { pagesOf } from './open-work.ts';
import type { CommandContext } from '../kernel/commit/command-context.ts';

/**
 * The day that has begun everywhere on earth, because resorts' time zones are not known (UTC−12).
 */
const dayEverywhere = (nowMs: number): LocalDate => dayAtOffset(nowMs, -12);

/** The completed booking, or null when it is not active or its stay is not over. */
const completedStay = (booking: StoredBooking, context: CommandContext): StoredBooking | null =>
  isActive(booking.status) && booking.endDate <= dayEverywhere(context.nowMs)
    ? advance(booking, 'complete', 'The stay is over', context)
    : null;

/** Only the booking changes: its nights stay sold, and its price was paid. */
const complete = (db: Firestore, bookingId: string, context: CommandContext): Promise<number> => {
  const refs = { booking: collections(db).bookings.doc(bookingId) };
  return atomically<typeof refs, number>(db, refs, ({ booking }) => {
    const completed = booking.data === undefined ? null : completedStay(booking.data, context);
    return completed === null ? { result: 0 } : { result: 1, writes: [put(booking, completed)] };
  });
};

/** Stays that are over. */
export const completedStays: OpenWork = {
  kind: 'completed-stays',
  async *find({ db, context }) {
    const over = collections(db)
      .bookings.where('status', 'in', BOOKING_STATUSES.filter(isActive))
      .where('endDate', '<=', dayEverywhere(context.nowMs))
      .orderBy('endDate');
    for await (const page of pagesOf(over)) {
      yield page.map(({ id }) => ({ id, finish: () => complete(db, id, context) }));
    }
  },
};
