import type { AuditEntry } from '@club/domain/audit/audit-entry';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { PointsAccount } from '@club/domain/points/account';
import type { LedgerEntry } from '@club/domain/points/ledger';
import type { Notification, StayGuard } from '../firestore/collections.ts';
import type { PaymentRecord } from '../payments/payment-record.ts';
import type { InventoryMonths } from './inventory-change.ts';
import type { MemberHolds } from './member-holds.ts';

/** Everything stored that a decision about one booking can depend on. */
export type BookingFacts = {
  /** The booking itself, the member's holds and whoever the guard names, by id. */
  bookings: ReadonlyMap<string, StoredBooking>;
  guard: StayGuard | undefined;
  holds: MemberHolds | undefined;
  months: InventoryMonths;
  account: PointsAccount | undefined;
  payment: PaymentRecord | undefined;
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
  /** New ledger lines by document id. */
  ledger?: readonly { id: string; entry: LedgerEntry }[];
  /** A new message of the member by document id. */
  notification?: { id: string; notification: Notification };
  /** True when all of it must fail should the member's record go meanwhile. */
  needsRegistered?: boolean;
  /** A new entry of the audit trail by document id. */
  audit?: { id: string; entry: AuditEntry };
};

/** A decision about a booking: an outcome, and what has to change for it. */
export type BookingDecision<Outcome> = { outcome: Outcome; changes?: BookingChanges };
