import type { StoredBooking } from '@club/domain/booking/booking';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import { isLocalDate } from '@club/domain/calendar/local-date';
import type { PointsAccount } from '@club/domain/points/account';
import type { LedgerEntry } from '@club/domain/points/ledger';
import type { WaitlistEntry, WaitlistLine } from '@club/domain/waitlist/waitlist';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { MemberHolds, Stay } from '../store/member-holds.ts';
import type { PendingChange, StayGuard } from '../store/collections.ts';
import { collections } from '../store/collections.ts';
import type { PaymentRecord } from '../store/payment-record.ts';
import type { Snapshot } from './snapshot.ts';

/** The fields of a booking that other books have to agree with. */
const BOOKED_FIELDS = [
  'uid',
  'status',
  'resort._id',
  'unitType',
  'startDate',
  'endDate',
  'paymentMethod',
  'priceCents',
  'points',
  'borrowedPoints',
  'pointsFrom',
  'paymentId',
  'expiresAt',
  'refund',
] as const;

/** What of a booking other books have to agree with. */
export type Booked = Pick<
  StoredBooking,
  | 'uid'
  | 'status'
  | 'paymentMethod'
  | 'priceCents'
  | 'points'
  | 'borrowedPoints'
  | 'pointsFrom'
  | 'paymentId'
  | 'expiresAt'
  | 'refund'
> & {
  id: string;
  /** Null for a document in pieces. */
  stay: Stay | null;
};

/** Everything of value that is stored, by the ids of the documents. */
export type ClubBooks = {
  /** The instant of it all, milliseconds since 1970. */
  atMs: number;
  bookings: ReadonlyMap<string, Booked>;
  months: ReadonlyMap<string, InventoryMonth>;
  holds: ReadonlyMap<string, MemberHolds>;
  guards: ReadonlyMap<string, StayGuard>;
  accounts: ReadonlyMap<string, PointsAccount>;
  ledger: ReadonlyMap<string, LedgerEntry>;
  payments: ReadonlyMap<string, PaymentRecord>;
  changes: ReadonlyMap<string, PendingChange>;
  lines: ReadonlyMap<string, WaitlistLine>;
  entries: ReadonlyMap<string, WaitlistEntry>;
};

const stayIn = (booking: StoredBooking): Stay | null => {
  // A document in pieces may lack any of it, whatever its type says.
  const resort: Partial<StoredBooking['resort']> = booking.resort ?? {};
  const { unitType, startDate, endDate } = booking;
  const isWhole =
    typeof resort._id === 'string' &&
    typeof unitType === 'string' &&
    isLocalDate(startDate) &&
    isLocalDate(endDate) &&
    startDate < endDate;
  return isWhole ? { resortId: resort._id ?? '', unitType, startDate, endDate } : null;
};

const bookedFrom = (id: string, booking: StoredBooking): Booked => ({
  id,
  uid: booking.uid,
  status: booking.status,
  paymentMethod: booking.paymentMethod,
  priceCents: booking.priceCents,
  points: booking.points,
  borrowedPoints: booking.borrowedPoints,
  ...(booking.pointsFrom === undefined ? {} : { pointsFrom: booking.pointsFrom }),
  ...(booking.paymentId === undefined ? {} : { paymentId: booking.paymentId }),
  ...(booking.refund === undefined ? {} : { refund: booking.refund }),
  expiresAt: booking.expiresAt,
  stay: stayIn(booking),
});

/** Tells how many documents have been read so far. */
export type Progress = (read: number) => void;

/** Reads all books at the snapshot's instant, page by page. */
export const readBooks = async (
  db: Firestore,
  snapshot: Snapshot,
  progress: Progress,
): Promise<ClubBooks> => {
  const club = collections(db);
  let read = 0;
  const all = async <Data, Kept>(
    query: Query<Data>,
    keep: (id: string, data: Data) => Kept,
  ): Promise<Map<string, Kept>> => {
    const kept = new Map<string, Kept>();
    for await (const page of snapshot.pages(query)) {
      for (const found of page) kept.set(found.id, keep(found.id, found.data()));
      read += page.length;
      progress(read);
    }
    return kept;
  };
  const whole = <Data>(query: Query<Data>): Promise<Map<string, Data>> =>
    all(query, (_id, data) => data);
  // What is selected of a booking is read by `bookedFrom` and by nothing else.
  const booked = club.bookings.select(...BOOKED_FIELDS) as Query<StoredBooking>;
  return {
    atMs: snapshot.atMs,
    bookings: await all(booked, bookedFrom),
    months: await whole(club.inventory),
    holds: await whole(club.holds),
    guards: await whole(club.stays),
    accounts: await whole(club.accounts),
    ledger: await whole(club.ledger),
    payments: await whole(club.payments),
    changes: await whole(club.changes),
    lines: await whole(club.waitlists),
    entries: await whole(club.waitlistEntries),
  };
};
