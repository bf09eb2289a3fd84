import {
  BOOKING_STATUSES,
  isActive,
  isCompleted,
  isHeld,
} from '@club/domain/booking/booking-state';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { addDays } from '@club/domain/calendar/local-date';
import { pointsIn } from '@club/domain/points/batches';
import { WAITLIST_OFFER_HOURS } from '@club/domain/waitlist/waitlist';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import {
  offerEnding,
  pointsExpiring,
  reviewInvited,
  staySoon,
} from '../notifications/reminders.ts';
import { collections } from '../store/collections.ts';
import type { Reminder } from './remind.ts';

/** How many days before check-in a member is reminded. */
const DAYS_BEFORE_STAY = [7, 1] as const;
/** How many days before their last day a member is reminded of points, the most first. */
const DAYS_BEFORE_EXPIRY = [90, 30, 7] as const;
const HALF_OFFER_MS = (WAITLIST_OFFER_HOURS * 3_600_000) / 2;

/** The day that reminders are for, the day it is, and the instant (milliseconds since 1970). */
export type WalkTime = { day: LocalDate; today: LocalDate; nowMs: number };

/** One kind of reminders: the documents that they are about, each of which is looked at once. */
export type ReminderWalk<Data> = {
  /** The id of its progress in `reminderRuns`. */
  kind: string;
  /** Whether it goes by the day, each day once, or by the instant. */
  by: 'day' | 'instant';
  /** What is due, in the order of `placeOf`. */
  due: (db: Firestore, time: WalkTime) => Query<Data>;
  /** Where a document is in that order. */
  placeOf: (found: QueryDocumentSnapshot<Data>) => (string | number)[];
  remindersOf: (
    found: QueryDocumentSnapshot<Data>,
    time: WalkTime,
    db: Firestore,
  ) => Promise<Reminder[]> | Reminder[];
};

/** A walk with whatever documents, for a list of walks. */
export type AnyWalk = {
  kind: string;
  by: 'day' | 'instant';
  /** A page of what is due behind a place. */
  page: (
    db: Firestore,
    time: WalkTime,
    after: readonly (string | number)[] | null,
    size: number,
  ) => Promise<WalkedDocument[]>;
};

/** A document of a walk. */
export type WalkedDocument = {
  id: string;
  place: readonly (string | number)[];
  reminders: () => Promise<Reminder[]>;
};

const walk = <Data>({ kind, by, due, placeOf, remindersOf }: ReminderWalk<Data>): AnyWalk => ({
  kind,
  by,
  page: async (db, time, after, size) => {
    const query = due(db, time).limit(size);
    const { docs } = await (after === null ? query : query.startAfter(...after)).get();
    return docs.map((found) => ({
      id: found.id,
      place: placeOf(found),
      reminders: async () => remindersOf(found, time, db),
    }));
  },
});

/**
 * All kinds of reminders. Days are those of UTC: the zones of the resorts are not known, and between
 * the days of all zones it is the middle one.
 */
export const REMINDER_WALKS: readonly AnyWalk[] = [
  ...DAYS_BEFORE_STAY.map((before) =>
    walk({
      kind: `stay-${before}`,
      by: 'day',
      due: (db, { day }) =>
        collections(db)
          .bookings.where('status', 'in', BOOKING_STATUSES.filter(isActive))
          .where('startDate', '==', addDays(day, before))
          .orderBy(FieldPath.documentId()),
      placeOf: ({ id }) => [id],
      remindersOf: (found, { today, nowMs }) => {
        const booking = found.data();
        // Days that were missed are made up for, but not once the stay has begun.
        if (booking.startDate <= today) return [];
        return [{ uid: booking.uid, message: staySoon(booking, { before, today }, nowMs) }];
      },
    }),
  ),
  walk({
    kind: 'review',
    by: 'day',
    due: (db, { day }) =>
      collections(db)
        .bookings.where('status', 'in', BOOKING_STATUSES.filter(isCompleted))
        .where('endDate', '==', addDays(day, -1))
        .orderBy(FieldPath.documentId()),
    placeOf: ({ id }) => [id],
    remindersOf: (found, { nowMs }) => {
      const booking = found.data();
      if (booking.reviewId !== undefined) return [];
      return [{ uid: booking.uid, message: reviewInvited(booking, nowMs) }];
    },
  }),
  walk({
    kind: 'points',
    by: 'day',
    // An account is found by its first batch, and has others that expire later.
    due: (db, { day }) =>
      collections(db)
        .accounts.where('nextExpiry', '<=', addDays(day, DAYS_BEFORE_EXPIRY[0]))
        .orderBy('nextExpiry')
        .orderBy(FieldPath.documentId()),
    placeOf: (found) => [found.data().nextExpiry ?? '', found.id],
    remindersOf: (found, { day, today, nowMs }) =>
      DAYS_BEFORE_EXPIRY.flatMap((before) => {
        const expiresOn = addDays(day, before);
        const points = pointsIn(
          found.data().batches.filter((batch) => batch.expiresOn === expiresOn),
        );
        if (points === 0 || expiresOn <= today) return [];
        const expiring = { uid: found.id, points, expiresOn };
        return [{ uid: found.id, message: pointsExpiring(expiring, { before, today }, nowMs) }];
      }),
  }),
  walk({
    kind: 'offer',
    by: 'instant',
    due: (db, { nowMs }) =>
      collections(db)
        .waitlistEntries.where('state', '==', 'offered')
        .where('offer.expiresAt', '<=', nowMs + HALF_OFFER_MS)
        .orderBy('offer.expiresAt')
        .orderBy(FieldPath.documentId()),
    placeOf: (found) => [found.data().offer?.expiresAt ?? 0, found.id],
    remindersOf: async (found, { nowMs }, db) => {
      const { uid, offer } = found.data();
      if (offer === null || offer.expiresAt <= nowMs) return [];
      const hold = (await collections(db).bookings.doc(offer.holdId).get()).data();
      if (hold === undefined || !isHeld(hold.status)) return [];
      return [{ uid, message: offerEnding(hold, offer.expiresAt, nowMs) }];
    },
  }),
];
