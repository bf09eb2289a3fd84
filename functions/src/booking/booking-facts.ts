import type { AuditEntry } from '@club/domain/audit/audit-entry';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { PointsAccount } from '@club/domain/points/account';
import type { LedgerEntry } from '@club/domain/points/ledger';
import type { WaitlistEntry, WaitlistQueue } from '@club/domain/waitlist/waitlist';
import type { PendingChange, StayGuard } from '../store/collections.ts';
import type { ClubMessage } from '../notifications/club-message.ts';
import type { PaymentRecord } from '../store/payment-record.ts';
import type { InventoryMonths } from '../inventory/inventory-change.ts';
import type { MemberHolds } from '@club/domain/booking/member-holds';

/** Everything stored that a decision about one booking can depend on. */
export type BookingFacts = {
  /** The booking itself, the member's held offers and the bookings that the guard names, by id. */
  bookings: ReadonlyMap<string, StoredBooking>;
  /** A free number for the new booking, if the commit may make one; else null. */
  number: string | null;
  guard: StayGuard | undefined;
  holds: MemberHolds | undefined;
  months: InventoryMonths;
  account: PointsAccount | undefined;
  /** The payment of the booking's price, or of the target's `paymentId`. */
  payment: PaymentRecord | undefined;
  /** The guard of the target's `otherStay`, and the payment of its `otherPaymentId`. */
  otherGuard: StayGuard | undefined;
  otherPayment: PaymentRecord | undefined;
  /** The documents that the target's `changeId` and `waitlistEntryId` name. */
  change: PendingChange | undefined;
  entry: WaitlistEntry | undefined;
  /** The waitlist queue of the stay's resort. */
  queue: WaitlistQueue | undefined;
  /** The queues of the target's `otherQueues`, by resort id. */
  otherQueues: ReadonlyMap<string, WaitlistQueue>;
  /** Whether the member still has a record, and so can get messages. */
  isRegistered: boolean;
};

/** What a decision changes, in one commit; what is left out stays as it is. */
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
  queue?: WaitlistQueue;
  /** By resort id, those of the facts that change. */
  otherQueues?: ReadonlyMap<string, WaitlistQueue>;
  /** New ledger lines by document id. */
  ledger?: readonly { id: string; entry: LedgerEntry }[];
  /** New messages to the member, notifications and mails, each sent once. */
  messages?: readonly ClubMessage[];
  /** True when the commit takes the target's `slot`, and must fail when none is left. */
  takesSlot?: boolean;
  /** True when the commit must fail if the member's record is deleted meanwhile. */
  needsRegistered?: boolean;
  /** A new entry of the audit trail by document id. */
  audit?: { id: string; entry: AuditEntry };
};

/** A decision about a booking: its outcome, and the changes to commit. */
export type BookingDecision<Outcome> = { outcome: Outcome; changes?: BookingChanges };
