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
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { CatalogueDocument } from '@club/domain/catalogue/packed-catalogue';
import type { StoredBoard, StoredFavourite } from '@club/domain/favourites/favourite';
import type { StoredMail } from '@club/domain/mail/mail';
import type { ClubOverview } from '@club/domain/overview';
import type { PointsAccount } from '@club/domain/points/account';
import type { LedgerEntry } from '@club/domain/points/ledger';
import type { Quote } from '@club/domain/pricing/quote';
import type { Reconciliation } from '@club/domain/reconciliation/reconciliation';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import type { StoredReview } from '@club/domain/reviews/review';
import type { ReviewSummary } from '@club/domain/reviews/review-summary';
import type { SupportTicket } from '@club/domain/support/ticket';
import type { StoredNotification } from '@club/domain/user/notification-text';
import type { Authz, UserDocument } from '@club/domain/user/user';
import type { WaitlistEntry, WaitlistQueue } from '@club/domain/waitlist/waitlist';
import type {
  CollectionReference,
  DocumentData,
  Firestore,
  FirestoreDataConverter,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { bookingKeys } from './booking-keys.ts';
import type { MemberHolds } from '@club/domain/booking/member-holds';
import type { PaymentRecord } from './payment-record.ts';
import type { SandboxPayment } from './sandbox-payment.ts';
import type { AccountDeletion } from './account-deletion.ts';

/** Documents are only ever written by this code, so their shape is what the types say. */
const typed = <Data extends DocumentData>(): FirestoreDataConverter<Data> => ({
  toFirestore: (data) => data,
  fromFirestore: (snapshot: QueryDocumentSnapshot) => snapshot.data() as Data,
});

/** A booking as it is stored, with the keys that admins search by. */
export const bookingDocument = (booking: StoredBooking): StoredBooking & { keys: string[] } => ({
  ...booking,
  keys: bookingKeys(booking),
});

/**
 * Bookings are stored with their search keys, which are removed on reading, so that no response has
 * them. Firestore converts what is created or set, not what is updated.
 */
const bookingDocuments: FirestoreDataConverter<StoredBooking> = {
  // Bookings are always written completely, without field values.
  toFirestore: (booking) => bookingDocument(booking as StoredBooking),
  fromFirestore: (snapshot: QueryDocumentSnapshot) => {
    const { keys: _keys, ...booking } = snapshot.data();
    return booking as StoredBooking;
  },
};

/**
 * The list of admins, kept so that the last one can never be removed, and whether the club demands a
 * second factor of them: then the permissions of each say so, too (`Authz`).
 */
export type AdminsList = { uids: string[]; needsSecondFactor?: true };

/**
 * Marks a stay that a member has booked, so that they do not book it twice by accident. `more` are
 * further units of it, each booked under its own key.
 */
export type StayGuard = { bookingId: string; uid: string; more?: string[] };

/** The booking that has a number; the id is the number. */
export type BookingNumber = { bookingId: string };

/**
 * A document of `changes/{changeId}`: a change of a stay, which also makes its request idempotent.
 * One that needs a card payment is 'held' until the card is authorised: its new nights are held
 * under the change's id until `expiresAt` (milliseconds since 1970), and `payments/{changeId}` is
 * the payment of the full new price. Any other is 'done' at once.
 */
export type PendingChange = {
  bookingId: string;
  uid: string;
  /** The stay before and after. */
  from: StayChange;
  change: StayChange;
  /** The full new price. */
  quote: Quote;
  difference: Difference;
  /** The payment of the old price, which is refunded at least in part; null for points. */
  oldPaymentId: string | null;
  /** The card that pays, masked; null without one. */
  card: StoredPaymentDetails | null;
  state: ChangeState;
  expiresAt: number;
  fingerprint: string;
  at: string;
  rev: number;
};

/**
 * A document of `supportTickets/{number}`. `requestKey` and `fingerprint` are hashes that make its
 * request idempotent; `emailClaim` is the id of its address in `emails`, so that a visitor's ticket
 * is deleted with the account of that address. Firestore deletes it some time after `expireAt`,
 * which only a closed ticket has.
 */
export type TicketDocument = SupportTicket & {
  requestKey: string;
  fingerprint: string;
  emailClaim: string;
  expireAt: Timestamp | null;
};

/**
 * A document of `rateLimits/{bucket}`: when recent attempts were made (milliseconds since 1970), by
 * their id. Firestore deletes it some time after `expireAt`.
 */
export type RateBucket = { hits: Readonly<Record<string, number>>; expireAt: Timestamp };

/**
 * A document of `refusedAddresses/{hash}`: an address that the mail server has refused for good. No
 * mail is sent to it until an admin sends one again, or until it is deleted: by the deletion of its
 * account, or by Firestore some time after `expireAt`.
 */
export type RefusedAddress = {
  to: string;
  /** ISO instant. */
  at: string;
  /** What the mail server said. */
  reason: string;
  expireAt: Timestamp;
};

/** A resort that a member has saved; the id is the resort's. The instant is the database's. */
export type Favourite = StoredFavourite<Timestamp>;

/** The board that a link opens; the id is the last part of the link. */
export type SharedBoardLink = { uid: string; board: string; at: string };

/**
 * What closed accounts of one confirmed address have used of a use year's limits, in points, each
 * under its own sealed hash; the id is a sealed hash of address and year. Firestore deletes it some
 * time after `expireAt`.
 */
export type YearLimits = {
  used: Readonly<Record<string, { deposited: number; borrowed: number }>>;
  expireAt: Timestamp;
};

/** The secret of the club's seals (`secrets/seal`). */
export type Secret = { key: string };

/** The account that an email address belongs to; the id is a hash of the canonical address. */
export type EmailClaim = { uid: string };

/** What the admin overview counts. */
export type Figures = { bookings: number; users: number };

/** Counters of the admin overview, and how often each of them was stored. */
export type Totals = Figures & { stored?: Partial<Figures> };

/**
 * The lease for publishing the packed directory, and what is already in it (`meta/directory`); the
 * same for the scarce nights (`meta/availability`). All instants in milliseconds since 1970.
 */
export type DirectoryLease = {
  /** The process that publishes changes until `until`; others leave theirs to it. */
  holder: string;
  until: number;
  /** When the directory was last published, so that it is not published again too soon. */
  publishedAt: number;
  /** The last full build of the directory includes all changes before this instant. */
  coveredUntil: number;
  /** Until then a process writes many resorts, and rebuilds the directory afterwards. */
  pausedUntil: number;
};

/** A resort with a change that is not yet in the packed directory; the id is the resort's. */
export type DirectoryChange = { at: number };

/**
 * A month of the inventory, by its id, with a change that is not yet in the scarce nights; each
 * mark is unique.
 */
export type AvailabilityChange = { mark: string };

/**
 * How far the reminders of one kind are (`reminderRuns/{kind}`). A walk over the documents of a day
 * continues behind `after`, which has the fields that it is ordered by.
 */
export type ReminderRun = {
  /** The day that the reminders are for; null for a kind that goes by the instant. */
  day: LocalDate | null;
  /** Where the walk stopped; null at its beginning. */
  after: readonly (string | number)[] | null;
  /** How many runs could not finish the page behind `after`. */
  tries: number;
};

/** Every collection that the server uses; no other code names a path, except triggers. */
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
    bookingNumbers: of<BookingNumber>('bookingNumbers'),
    stays: of<StayGuard>('stays'),
    holds: of<MemberHolds>('holds'),
    payments: of<PaymentRecord>('payments'),
    /** State of the sandbox gateway; only its adapter uses it. */
    sandboxGateway: of<SandboxPayment>('sandboxGateway'),
    yearLimits: of<YearLimits>('yearLimits'),
    secrets: of<Secret>('secrets'),
    users: of<UserDocument>('users'),
    emails: of<EmailClaim>('emails'),
    authz: of<Authz>('authz'),
    admins: of<AdminsList>('meta'),
    accountDeletions: of<AccountDeletion>('accountDeletions'),
    accounts: of<PointsAccount>('accounts'),
    ledger: of<LedgerEntry>('ledger'),
    audit: of<AuditEntry>('audit'),
    mail: of<StoredMail>('mail'),
    refusedAddresses: of<RefusedAddress>('refusedAddresses'),
    reminderRuns: of<ReminderRun>('reminderRuns'),
    changes: of<PendingChange>('changes'),
    waitlists: of<WaitlistQueue>('waitlists'),
    waitlistEntries: of<WaitlistEntry>('waitlistEntries'),
    rateLimits: of<RateBucket>('rateLimits'),
    supportTickets: of<TicketDocument>('supportTickets'),
    reconciliations: of<Reconciliation>('reconciliations'),
    stats: of<Totals>('stats'),
    overview: of<ClubOverview>('stats'),
    reviews: of<StoredReview>('reviews'),
    reviewSummaries: of<ReviewSummary>('reviewSummaries'),
    sharedBoards: of<SharedBoardLink>('sharedBoards'),
    favourites: (uid: string) => of<Favourite>(`users/${uid}/favourites`),
    boards: (uid: string) => of<StoredBoard>(`users/${uid}/boards`),
    notifications: (uid: string) => of<StoredNotification>(`users/${uid}/notifications`),
  };
};
export type Collections = ReturnType<typeof collections>;
