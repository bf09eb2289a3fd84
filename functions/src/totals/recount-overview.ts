import { VISIBLE_STATUSES } from '@club/domain/booking/booking-state';
import type { BookingStatus } from '@club/domain/booking/booking-state';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { addDays, dayAtOffset } from '@club/domain/calendar/local-date';
import type { ClubDay, ClubOverview } from '@club/domain/overview';
import { ARRIVAL_STATUS, arrivalDays, FAILED_STATUS, overviewDays } from '@club/domain/overview';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { collections } from '../store/collections.ts';

const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** A day can still change while payments that began on it are being settled. */
const isFinal = (day: LocalDate, today: LocalDate): boolean => day < addDays(today, -1);

/**
 * Keeps `stats/overview` up to date, with aggregation queries that read no documents. Days that can
 * no longer change are not counted again, so a run is eight queries, and a day of runs costs less than
 * a cent; counters in the commits would make every booking of the club write the same document. It
 * writes only what has changed. Can be repeated at any time. `nowMs` is the current time, milliseconds since 1970.
 */
export const recountOverview = async (db: Firestore, nowMs: number): Promise<void> => {
  const { bookings, overview, supportTickets } = collections(db);
  const today = dayAtOffset(nowMs, 0);
  const stored = overview.doc('overview');
  const before = (await stored.get()).data();
  const known = new Map(before?.days.map((one) => [one.day, one]));

  const madeOn = (day: LocalDate, statuses: readonly BookingStatus[]): Promise<number> =>
    countOf(
      bookings
        .where('status', 'in', [...statuses])
        .where('bookingDate', '>=', day)
        .where('bookingDate', '<', addDays(day, 1))
        .orderBy('bookingDate', 'desc'),
    );
  const dayOf = async (day: LocalDate): Promise<ClubDay> => {
    const counted = known.get(day);
    if (counted !== undefined && isFinal(day, today)) return counted;
    const [booked, failed] = await Promise.all([
      madeOn(day, VISIBLE_STATUSES),
      madeOn(day, [FAILED_STATUS]),
    ]);
    return { day, booked, failed };
  };
  const arrivalsOn = async (day: LocalDate): Promise<[LocalDate, number]> => [
    day,
    await countOf(bookings.where('status', '==', ARRIVAL_STATUS).where('startDate', '==', day)),
  ];

  const [days, arrivals, openTickets] = await Promise.all([
    Promise.all(overviewDays(today).map(dayOf)),
    Promise.all(arrivalDays(today).map(arrivalsOn)),
    countOf(supportTickets.where('state', '==', 'open')),
  ]);
  const now: ClubOverview = { days, arrivals: Object.fromEntries(arrivals), openTickets };
  if (before !== undefined && isSame(before, now)) return;
  await stored.set(now);
};

const isSame = (one: ClubOverview, other: ClubOverview): boolean =>
  one.openTickets === other.openTickets &&
  Object.keys(one.arrivals).length === Object.keys(other.arrivals).length &&
  Object.entries(other.arrivals).every(([day, count]) => one.arrivals[day] === count) &&
  other.days.every((now, index) => {
    const then = one.days[index];
    return then?.day === now.day && then.booked === now.booked && then.failed === now.failed;
  });
