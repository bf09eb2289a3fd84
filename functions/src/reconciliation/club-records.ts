import type { StoredBooking } from '@club/domain/booking/booking';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import { isLocalDate } from '@club/domain/calendar/local-date';
import type { PointsAccount } from '@club/domain/points/account';
import type { LedgerEntry } from '@club/domain/points/ledger';
import type { WaitlistEntry, WaitlistQueue } from '@club/domain/waitlist/waitlist';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { MemberHolds, Stay } from '@club/domain/booking/member-holds';
import type { BookingNumber, PendingChange, StayGuard } from '../store/collections.ts';
import { collections } from '../store/collections.ts';
import type { PaymentRecord } from '../store/payment-record.ts';
import type { Snapshot } from './snapshot.ts';

/** The fields of a booking that other records must agree with. */
const BOOKED_FIELDS = [
  'uid',
  'number',
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

/** The part of a booking that other records must agree with. */
export type Booked = Pick<
  StoredBooking,
  | 'uid'
  | 'number'
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
  /** Null for an incomplete document. */
  stay: Stay | null;
};

/** Everything of value that is stored, by the ids of the documents. */
export type ClubRecords = {
  /** The instant of the snapshot, milliseconds since 1970. */
  atMs: number;
  bookings: ReadonlyMap<string, Booked>;
  months: ReadonlyMap<string, InventoryMonth>;
  holds: ReadonlyMap<string, MemberHolds>;
  guards: ReadonlyMap<string, StayGuard>;
  /** The booking ids by number. */
  numbers: ReadonlyMap<string, BookingNumber>;
  accounts: ReadonlyMap<string, PointsAccount>;
  ledger: ReadonlyMap<string, LedgerEntry>;
  payments: ReadonlyMap<string, PaymentRecord>;
  changes: ReadonlyMap<string, PendingChange>;
  queues: ReadonlyMap<string, WaitlistQueue>;
  entries: ReadonlyMap<string, WaitlistEntry>;
};

const stayIn = (booking: StoredBooking): Stay | null => {
  // An incomplete document may lack any of it, whatever its type says.
  const resort: Partial<StoredBooking['resort']> = booking.resort ?? {};
  const { unitType, startDate, endDate } = booking;
  const isComplete =
    typeof resort._id === 'string' &&
    typeof unitType === 'string' &&
    isLocalDate(startDate) &&
    isLocalDate(endDate) &&
    startDate < endDate;
  return isComplete ? { resortId: resort._id ?? '', unitType, startDate, endDate } : null;
};

const bookedFrom = (id: string, booking: StoredBooking): Booked => ({
  id,
  uid: booking.uid,
  ...(booking.number === undefined ? {} : { number: booking.number }),
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

/** Reports how many documents were read so far. */
export type Progress = (read: number) => void;

/** Reads all records at the snapshot's instant, page by page. */
export const readClubRecords = async (
  db: Firestore,
  snapshot: Snapshot,
  progress: Progress,
): Promise<ClubRecords> => {
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
  const readAll = <Data>(query: Query<Data>): Promise<Map<string, Data>> =>
    all(query, (_id, data) => data);
  // Only `bookedFrom` reads the selected fields.
  const booked = club.bookings.select(...BOOKED_FIELDS) as Query<StoredBooking>;
  return {
    atMs: snapshot.atMs,
    bookings: await all(booked, bookedFrom),
    months: await readAll(club.inventory),
    holds: await readAll(club.holds),
    guards: await readAll(club.stays),
    numbers: await readAll(club.bookingNumbers),
    accounts: await readAll(club.accounts),
    ledger: await readAll(club.ledger),
    payments: await readAll(club.payments),
    changes: await readAll(club.changes),
    queues: await readAll(club.waitlists),
    entries: await readAll(club.waitlistEntries),
  };
};
