import type { StoredBooking } from '@club/domain/booking/booking';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import type { CatalogueDocument } from '@club/domain/catalogue/packed-catalogue';
import type { PointsAccount } from '@club/domain/points/account';
import type { LedgerEntry } from '@club/domain/points/ledger';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import type { Authz, StoredUser } from '@club/domain/user/user';
import type {
  CollectionReference,
  DocumentData,
  Firestore,
  FirestoreDataConverter,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { PaymentRecord } from '../payments/payment-record.ts';

/** Documents are only ever written by this code, so their shape is what the types say. */
const typed = <Data extends DocumentData>(): FirestoreDataConverter<Data> => ({
  toFirestore: (data) => data,
  fromFirestore: (snapshot: QueryDocumentSnapshot) => snapshot.data() as Data,
});

/** The list of admins, kept so that the last one can never be removed. */
export type AdminsList = { uids: string[] };

/** Marks a stay that a member has booked, so that the same stay is not booked twice. */
export type StayGuard = { bookingId: string; uid: string };

/** One change of a role or an account, for the audit trail. */
export type AuditEntry = { at: string; actor: string; action: string; subject: string };

/** A message inside the app. */
export type Notification = {
  kind: 'booking-confirmed' | 'points-deposited';
  title: string;
  text: string;
  link: string;
  at: string;
  read: boolean;
};

/** Which account an e-mail address belongs to; the id is a hash of the canonical address. */
export type EmailClaim = { uid: string };

/** Counters of the admin overview. */
export type Totals = { bookings: number; users: number };

/** Every collection the server uses; nothing else names a path. */
export const collections = (db: Firestore) => {
  const of = <Data extends DocumentData>(path: string): CollectionReference<Data> =>
    db.collection(path).withConverter(typed<Data>());
  return {
    resorts: of<StoredResort>('resorts'),
    catalogue: of<CatalogueDocument<Buffer>>('catalogue'),
    inventory: of<InventoryMonth>('inventory'),
    bookings: of<StoredBooking>('bookings'),
    stays: of<StayGuard>('stays'),
    payments: of<PaymentRecord>('payments'),
    users: of<StoredUser>('users'),
    emails: of<EmailClaim>('emails'),
    authz: of<Authz>('authz'),
    admins: of<AdminsList>('meta'),
    accounts: of<PointsAccount>('accounts'),
    ledger: of<LedgerEntry>('ledger'),
    audit: of<AuditEntry>('audit'),
    stats: of<Totals>('stats'),
    notifications: (uid: string) => of<Notification>(`users/${uid}/notifications`),
  };
};
export type Collections = ReturnType<typeof collections>;
