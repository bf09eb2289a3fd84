import type { AuditEntry } from '@club/domain/audit/audit-entry';
import {
  AVAILABILITY_VERSION,
  unpackAvailability,
} from '@club/domain/availability/packed-availability';
import type { StoredBooking } from '@club/domain/booking/booking';
import { bookingFromStored } from '@club/domain/booking/booking';
import { bookingRecordFromStored } from '@club/domain/booking/booking-record';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import type { StayChangeRecord } from '@club/domain/booking/money-trail';
import type { PackedCatalogue } from '@club/domain/catalogue/packed-catalogue';
import { unpackCatalogue } from '@club/domain/catalogue/packed-catalogue';
import { boardFromStored, favouriteFromStored } from '@club/domain/favourites/favourite';
import type { PointsAccount } from '@club/domain/points/account';
import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import type { LedgerEntry } from '@club/domain/points/ledger';
import type { LedgerRow } from '@club/domain/points/ledger-balance';
import type { Reconciliation } from '@club/domain/reconciliation/reconciliation';
import { resortFromStored } from '@club/domain/resort/resort';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import type { Review, StoredReview } from '@club/domain/reviews/review';
import type { ReviewSummary } from '@club/domain/reviews/review-summary';
import type { SupportTicket } from '@club/domain/support/ticket';
import type { StoredUser } from '@club/domain/user/user';
import type { WaitlistEntry, WaitlistLine } from '@club/domain/waitlist/waitlist';
import type {
  DocumentData,
  FirestoreDataConverter,
  QueryDocumentSnapshot,
} from 'firebase/firestore';
import { Bytes, Timestamp } from 'firebase/firestore';
import type { AuditRow } from './admin-lists.ts';
import type { ClubTotals, LiveDataTypes } from './live-store.ts';
import { notificationFromStored } from './member-notification.ts';
import type { OwnWaitlistEntry } from './own-waitlist-entry.ts';

/**
 * One constant per collection: reactfire compares queries with their converters, and a converter
 * made while rendering would open a new listener each time.
 */
const readOnly = <Data>(
  read: (id: string, data: DocumentData) => Data,
): FirestoreDataConverter<Data> => ({
  toFirestore: () => {
    throw new Error('Live data is only read.');
  },
  fromFirestore: (snapshot: QueryDocumentSnapshot) => read(snapshot.id, snapshot.data()),
});

/** The counters before anything was counted. */
export const NO_TOTALS: ClubTotals = { bookings: 0, users: 0 };

const packedBytes = (data: DocumentData): Uint8Array =>
  data['packed'] instanceof Bytes ? data['packed'].toUint8Array() : new Uint8Array();

/** A stored instant in milliseconds; Infinity until the database has said when. */
const instantOf = (value: unknown): number =>
  value instanceof Timestamp ? value.toMillis() : Infinity;

/** The scarce nights as they are stored. */
export type PackedNights = { v: unknown; packed: Uint8Array };

// Only the server writes these documents, so their shape is what the types say.
export const CONVERTERS = {
  catalogue: readOnly((_, data): Uint8Array => packedBytes(data)),
  scarceNights: readOnly((_, data): PackedNights => ({ v: data['v'], packed: packedBytes(data) })),
  resort: readOnly((id, data) => resortFromStored(id, data as Partial<StoredResort>)),
  inventory: readOnly((_, data) => data as InventoryMonth),
  review: readOnly((id, data): Review => ({ ...(data as StoredReview), id })),
  reviewSummary: readOnly((_, data) => data as ReviewSummary),
  bookingRecord: readOnly((id, data) =>
    bookingRecordFromStored(id, data as Partial<StoredBooking>),
  ),
  reconciliation: readOnly((_, data) => data as Reconciliation),
  audit: readOnly((id, data): AuditRow => ({ ...(data as AuditEntry), id })),
  bookings: readOnly((id, data) => bookingFromStored(id, data as StoredBooking)),
  account: readOnly((_, data): PointsAccount => ({ ...EMPTY_ACCOUNT, ...data })),
  ledgerRow: readOnly((id, data): LedgerRow => ({ ...(data as LedgerEntry), id })),
  change: readOnly((id, data): StayChangeRecord => ({
    ...(data as Omit<StayChangeRecord, 'id'>),
    id,
  })),
  user: readOnly((_, data) => data as StoredUser),
  notification: readOnly(notificationFromStored),
  waitlistEntry: readOnly((id, data): OwnWaitlistEntry => ({ ...(data as WaitlistEntry), id })),
  waitlistLine: readOnly((_, data) => data as WaitlistLine),
  ticket: readOnly((_, data) => data as SupportTicket),
  favourite: readOnly((id, data) => favouriteFromStored(id, data, instantOf(data['savedAt']))),
  board: readOnly((id, data) => boardFromStored(id, data)),
  totals: readOnly((_, data): ClubTotals => ({ ...NO_TOTALS, ...data })),
};

const gunzipped = (bytes: Uint8Array): Response =>
  new Response(
    new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('gzip')),
  );

/** The rows of the packed directory: gunzipped, parsed and unfolded. */
export const unpack = async (bytes: Uint8Array): Promise<LiveDataTypes['catalogue']> => {
  const packed = (await gunzipped(bytes).json()) as PackedCatalogue;
  const rows = unpackCatalogue(packed);
  if (rows === null) throw new Error('The catalogue is of another version than this page.');
  return rows;
};

/** The packed scarce nights, unfolded. */
export const unpackNights = async ({
  v,
  packed,
}: PackedNights): Promise<LiveDataTypes['scarceNights']> => {
  if (v !== AVAILABILITY_VERSION) {
    throw new Error('The scarce nights are of another version than this page.');
  }
  return unpackAvailability(new Uint8Array(await gunzipped(packed).arrayBuffer()));
};
