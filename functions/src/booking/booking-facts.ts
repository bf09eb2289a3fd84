import type { AuditEntry } from '@club/domain/audit/audit-entry';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { PointsAccount } from '@club/domain/points/account';
import type { LedgerEntry } from '@club/domain/points/ledger';
import type { WaitlistEntry, WaitlistLine } from '@club/domain/waitlist/waitlist';
import type { PendingChange, StayGuard } from '../store/collections.ts';
import type { ClubMessage } from '../notifications/club-message.ts';
import type { PaymentRecord } from '../store/payment-record.ts';
import type { InventoryMonths } from '../inventory/inventory-change.ts';
import type { MemberHolds } from '../store/member-holds.ts';

/** Everything stored that a decision about one booking can depend on. */
export type BookingFacts = {
  /** The booking itself, the member's holds and whoever the guard names, by id. */
  bookings: ReadonlyMap<string, StoredBooking>;
  guard: StayGuard | undefined;
  holds: MemberHolds | undefined;
  months: InventoryMonths;
  account: PointsAccount | undefined;
  /** The payment of the booking's price, or of the target's `paymentId`. */
  payment: PaymentRecord | undefined;
  /** The guard of the target's `otherStay`, and the payment of its `otherPaymentId`. */
  otherGuard: StayGuard | undefined;
  otherPayment: PaymentRecord | undefined;
  /** What the target's `changeId` and `waitlistEntryId` name. */
  change: PendingChange | undefined;
  entry: WaitlistEntry | undefined;
  /** Who waits for the resort of the stay. */
  line: WaitlistLine | undefined;
  /** Whether the member still has a record, and with it somewhere to get messages. */
  isRegistered: boolean;
};

/** What a decision changes; what is left out stays as it is. All of it is committed at once. */
export type BookingChanges = {
  bookings?: readonly StoredBooking[];
  /** null removes the guard. */
  guard?: StayGuard | null;
  holds?: MemberHolds;
  months?: InventoryMonths;
  account?: PointsAccount;
  payment?: PaymentRecord;
  otherGuard?: StayGuard | null;
  otherPayment?: PaymentRecord;
  change?: PendingChange;
  entry?: WaitlistEntry;
  line?: WaitlistLine;
  /** New ledger lines by document id. */
  ledger?: readonly { id: string; entry: LedgerEntry }[];
  /** New messages to the member: notices in the app and mails, each sent once. */
  messages?: readonly ClubMessage[];
  /** True when it takes the place of the target's `slot`, and must fail where none is left. */
  takesSlot?: boolean;
  /** True when all of it must fail should the member's record go meanwhile. */
  needsRegistered?: boolean;
  /** A new entry of the audit trail by document id. */
  audit?: { id: string; entry: AuditEntry };
};

/** A decision about a booking: an outcome, and what has to change for it. */
export type BookingDecision<Outcome> = { outcome: Outcome; changes?: BookingChanges };
