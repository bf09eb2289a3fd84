import type { StoredBooking } from '@club/domain/booking/booking';
import { BOOKING_STATUSES, isActive } from '@club/domain/booking/booking-state';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { dayAtOffset } from '@club/domain/calendar/local-date';
import type { Firestore } from 'firebase-admin/firestore';
import type { Occasion } from '../booking/booking-life.ts';
import { advance } from '../booking/booking-life.ts';
import { atomically, put } from '../kernel/commit/atomically.ts';
import { collections } from '../store/collections.ts';
import type { OpenWork } from './open-work.ts';
import { pagesOf } from './open-work.ts';

/** The day that has come everywhere on earth: a resort's own clock is not known (UTC−12). */
const dayEverywhere = (nowMs: number): LocalDate => dayAtOffset(nowMs, -12);

/** The booking as it is after its stay, or null while it does not stand or is not over. */
const completedStay = (booking: StoredBooking, occasion: Occasion): StoredBooking | null =>
  isActive(booking.status) && booking.endDate <= dayEverywhere(occasion.nowMs)
    ? advance(booking, 'complete', 'The stay is over', occasion)
    : null;

/** Nothing but the booking changes: its nights stay sold, and its price was paid. */
const complete = (db: Firestore, bookingId: string, occasion: Occasion): Promise<number> => {
  const refs = { booking: collections(db).bookings.doc(bookingId) };
  return atomically<typeof refs, number>(db, refs, ({ booking }) => {
    const completed = booking.data === undefined ? null : completedStay(booking.data, occasion);
    return completed === null ? { result: 0 } : { result: 1, writes: [put(booking, completed)] };
  });
};

/** Stays whose last day has come. */
export const completedStays: OpenWork = {
  kind: 'completed-stays',
  async *find({ db, occasion }) {
    const over = collections(db)
      .bookings.where('status', 'in', BOOKING_STATUSES.filter(isActive))
      .where('endDate', '<=', dayEverywhere(occasion.nowMs))
      .orderBy('endDate');
    for await (const page of pagesOf(over)) {
      yield page.map(({ id }) => ({ id, finish: () => complete(db, id, occasion) }));
    }
  },
};
