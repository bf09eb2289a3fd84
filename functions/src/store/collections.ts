import type { AuditEntry } from '@club/domain/audit/audit-entry';
import type { AvailabilityDocument } from '@club/domain/availability/packed-availability';
import type {
  BookingSteps,
  StoredBooking,
  StoredPaymentDetails,
} from '@club/domain/booking/booking';
import type { ChangeState } from '@club/domain/booking/money-trail';
import type { StayChange, Difference } from '@club/domain/booking/stay-change';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import type { CatalogueDocument } from '@club/domain/catalogue/packed-catalogue';
import type { StoredBoard, StoredFavourite } from '@club/domain/favourites/favourite';
import type { PointsAccount } from '@club/domain/points/account';
import type { LedgerEntry } from '@club/domain/points/ledger';
import type { Quote } from '@club/domain/pricing/quote';
import type { Reconciliation } from '@club/domain/reconciliation/reconciliation';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import type { StoredReview } from '@club/domain/reviews/review';
import type { ReviewSummary } from '@club/domain/reviews/review-summary';
import type { SupportTicket } from '@club/domain/support/ticket';
import type { NotificationKind } from '@club/domain/user/notification-kind';
import type { Authz, UserDocument } from '@club/domain/user/user';
import type { WaitlistEntry, WaitlistLine } from '@club/domain/waitlist/waitlist';
import type {
  CollectionReference,
  DocumentData,
  Firestore,
  FirestoreDataConverter,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { bookingKeys } from './booking-keys.ts';
import type { MemberHolds } from './member-holds.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { SandboxPayment } from './sandbox-payment.ts';
import type { Erasure } from './erasure.ts';

/** Documents are only ever written by this code, so their shape is what the types say. */
const typed = <Data extends DocumentData>(): FirestoreDataConverter<Data> => ({
  toFirestore: (data) => data,
  fromFirestore: (snapshot: QueryDocumentSnapshot) => snapshot.data() as Data,
});

/** A booking as it is stored: with the keys that the desk finds it by. */
export const bookingDocument = (booking: StoredBooking): StoredBooking & { keys: string[] } => ({
  ...booking,
  keys: bookingKeys(booking),
});

/**
 * Bookings are stored with their keys. Nobody who reads a booking through this sees them, so they are
 * in no answer of the API. The database converts what is created or set, not what is updated.
 */
const bookingDocuments: FirestoreDataConverter<StoredBooking> = {
  // Bookings are written whole, and without field values.
  toFirestore: (booking) => bookingDocument(booking as StoredBooking),
  fromFirestore: (snapshot: QueryDocumentSnapshot) => {
    const { keys: _keys, ...booking } = snapshot.data();
    return booking as StoredBooking;
  },
};

/**
 * The list of admins, kept so that the last one can never be removed, and whether the club demands a
 * second factor of them: then the rights of each say so, too (`Authz`).
 */
export type AdminsList = { uids: string[]; needsSecondFactor?: true };

/**
 * Marks a stay that a member has booked, so that the same stay is not booked twice unawares. `more` are
 * further units of it, each booked under a key of its own.
 */
export type StayGuard = { bookingId: string; uid: string; more?: string[] };

/** A message inside the app. */
export type Notification = {
  kind: NotificationKind;
  title: string;
  text: string;
  link: string;
  at: string;
  read: boolean;
};

/**
 * A document of `mail/{id}` as the extension "Trigger Email" takes it, which sends each document
 * once. `uid` says whose business it is, so that it goes with the account; null for a visitor's.
 */
export type MailDocument = {
  to: string[];
  message: { subject: string; text: string; html: string };
  uid: string | null;
  /** ISO instant. */
  at: string;
  /**
   * ISO instant at which an erasure left it, for a copy to a guest that was not sent by then: without
   * a `uid`, until it has been sent.
   */
  leftAt?: string;
  /** What the extension has done with it; there is more in it than the club looks at. */
  delivery?: { state: string };
};

/**
 * A document of `changes/{changeId}`: a change of a stay, by which a repeat of its request is known.
 * One that a card pays for is 'held' until the card has answered: its new nights are held under the
 * change's id until `expiresAt` (milliseconds since 1970), and `payments/{changeId}` is the payment
 * of the whole new price. Any other is 'done' from the beginning.
 */
export type PendingChange = {
  bookingId: string;
  uid: string;
  /** What the stay was, and what it becomes. */
  from: StayChange;
  change: StayChange;
  /** The whole new price. */
  quote: Quote;
  difference: Difference;
  /** The payment of the price until then, some or all of which goes back; null for points. */
  oldPaymentId: string | null;
  /** The card that is asked, masked; null when none is. */
  card: StoredPaymentDetails | null;
  state: ChangeState;
  expiresAt: number;
  fingerprint: string;
  at: string;
  rev: number;
};

/**
 * A document of `supportTickets/{number}`. `requestKey` and `fingerprint` are hashes by which a repeat
 * of the request that made it is known; `emailClaim` is the id that the address has in `emails`, so
 * that the ticket of a visitor goes with the account of that address. Firestore deletes it some time
 * after `expireAt`, which only a closed one has.
 */
export type TicketDocument = SupportTicket & {
  requestKey: string;
  fingerprint: string;
  emailClaim: string;
  expireAt: Timestamp | null;
};

/**
 * A document of `rateLimits/{bucket}`: when somebody did something lately (milliseconds since 1970),
 * by the id of what they made. Firestore deletes it some time after `expireAt`.
 */
export type RateBucket = { hits: Readonly<Record<string, number>>; expireAt: Timestamp };

/** A resort that a member has saved; the id is the resort's. The instant is the database's own. */
export type Favourite = StoredFavourite<Timestamp>;

/** Whose board a link opens; the id is the last part of the link. */
export type SharedBoardLink = { uid: string; board: string; at: string };

/**
 * What closed accounts of one confirmed address have used of the limits of a use year, points, each
 * under a sealed hash of its own; the id is one of address and year. Firestore deletes it some time
 * after `expireAt`.
 */
export type YearLimits = {
  used: Readonly<Record<string, { deposited: number; borrowed: number }>>;
  expireAt: Timestamp;
};

/** A secret of the club's own, by which it knows what it has sealed (`secrets/seal`). */
export type Secret = { key: string };

/** Which account an e-mail address belongs to; the id is a hash of the canonical address. */
export type EmailClaim = { uid: string };

/** What the admin overview counts. */
export type Figures = { bookings: number; users: number };

/** Counters of the admin overview, and how often each of them has been stored. */
export type Totals = Figures & { stored?: Partial<Figures> };

/**
 * Who keeps the packed directory just now, and what is already in it (`meta/directory`); the same of
 * the scarce nights (`meta/availability`). All instants in milliseconds since 1970.
 */
export type DirectoryLease = {
  /** Whoever publishes changes until `until`; others leave theirs to them. */
  holder: string;
  until: number;
  /** When the directory was last published, so that it is not published again too soon. */
  publishedAt: number;
  /** Changes of resorts before this instant were there when the directory was last built whole. */
  coveredUntil: number;
  /** Until then somebody writes many resorts and will build the directory whole afterwards. */
  pausedUntil: number;
};

/** A resort whose change is not yet in the packed directory; the id is the resort's. */
export type DirectoryChange = { at: number };

/** A month of the inventory, by its id, that is not yet in the scarce nights; each mark is another. */
export type AvailabilityChange = { mark: string };

/** Every collection the server uses; nothing else names a path. */
export const collections = (db: Firestore) => {
  const of = <Data extends DocumentData>(path: string): CollectionReference<Data> =>
    db.collection(path).withConverter(typed<Data>());
  return {
    resorts: of<StoredResort>('resorts'),
    catalogue: of<CatalogueDocument<Buffer>>('catalogue'),
    directoryLease: of<DirectoryLease>('meta'),
    directoryChanges: of<DirectoryChange>('directoryChanges'),
    availability: of<AvailabilityDocument<Buffer>>('availability'),
    availabilityChanges: of<AvailabilityChange>('availabilityChanges'),
    inventory: of<InventoryMonth>('inventory'),
    bookings: of<StoredBooking>('bookings').withConverter(bookingDocuments),
    bookingSteps: of<BookingSteps>('bookingSteps'),
    stays: of<StayGuard>('stays'),
    holds: of<MemberHolds>('holds'),
    payments: of<PaymentRecord>('payments'),
    /** State of the sandbox gateway; nothing but its adapter touches it. */
    sandboxGateway: of<SandboxPayment>('sandboxGateway'),
    yearLimits: of<YearLimits>('yearLimits'),
    secrets: of<Secret>('secrets'),
    users: of<UserDocument>('users'),
    emails: of<EmailClaim>('emails'),
    authz: of<Authz>('authz'),
    admins: of<AdminsList>('meta'),
    erasures: of<Erasure>('erasures'),
    accounts: of<PointsAccount>('accounts'),
    ledger: of<LedgerEntry>('ledger'),
    audit: of<AuditEntry>('audit'),
    mail: of<MailDocument>('mail'),
    changes: of<PendingChange>('changes'),
    waitlists: of<WaitlistLine>('waitlists'),
    waitlistEntries: of<WaitlistEntry>('waitlistEntries'),
    rateLimits: of<RateBucket>('rateLimits'),
    supportTickets: of<TicketDocument>('supportTickets'),
    reconciliations: of<Reconciliation>('reconciliations'),
    stats: of<Totals>('stats'),
    reviews: of<StoredReview>('reviews'),
    reviewSummaries: of<ReviewSummary>('reviewSummaries'),
    sharedBoards: of<SharedBoardLink>('sharedBoards'),
    favourites: (uid: string) => of<Favourite>(`users/${uid}/favourites`),
    boards: (uid: string) => of<StoredBoard>(`users/${uid}/boards`),
    notifications: (uid: string) => of<Notification>(`users/${uid}/notifications`),
  };
};
export type Collections = ReturnType<typeof collections>;
