import type { StoredBooking } from '@club/domain/booking/booking';
import { isTerminal } from '@club/domain/booking/booking-state';
import type { InventoryNight } from '@club/domain/booking/inventory';
import type { PointsAccount } from '@club/domain/points/account';
import type { LedgerEntry } from '@club/domain/points/ledger';
import type { WaitlistEntry, WaitlistQueue } from '@club/domain/waitlist/waitlist';
import { expect } from 'vitest';
import { NOON } from './booking-examples.ts';
import type { BookingChanges, BookingDecision, BookingFacts } from '../booking/booking-facts.ts';
import { candidateNumbers } from '../store/candidate-numbers.ts';
import { stayGuardId } from '../store/document-ids.ts';
import type { BookingTarget } from '../booking/commit-booking.ts';
import type { InventoryMonths } from '../inventory/inventory-change.ts';
import { changedMonths } from '../inventory/inventory-change.ts';
import type { MemberHolds } from '@club/domain/booking/member-holds';
import type { PendingChange, StayGuard } from '../store/collections.ts';
import type { PaymentRecord } from '../store/payment-record.ts';

const find = <Data>(shelf: ReadonlyMap<string, Data>, id: string | undefined): Data | undefined =>
  id === undefined ? undefined : shelf.get(id);

/** Stores a decision's change of one document: null deletes it, undefined leaves it. */
const store = <Data>(
  shelf: Map<string, Data>,
  id: string | undefined,
  data: Data | null | undefined,
): void => {
  if (id === undefined || data === undefined) return;
  if (data === null) shelf.delete(id);
  else shelf.set(id, data);
};

/**
 * An in-memory database of everything that decisions about bookings read and change, for tests with
 * sequences of decisions.
 */
export class StoredClub {
  nowMs = NOON;
  months: InventoryMonths = new Map();
  readonly bookings = new Map<string, StoredBooking>();
  readonly guards = new Map<string, StayGuard>();
  readonly holds = new Map<string, MemberHolds>();
  readonly accounts = new Map<string, PointsAccount>();
  readonly payments = new Map<string, PaymentRecord>();
  readonly changes = new Map<string, PendingChange>();
  readonly entries = new Map<string, WaitlistEntry>();
  readonly queues = new Map<string, WaitlistQueue>();
  readonly ledger = new Map<string, LedgerEntry>();
  /** Members whose accounts were deleted. */
  readonly departed = new Set<string>();

  /** Makes a decision on the stored documents, and stores its changes. */
  commit<Outcome>(
    target: BookingTarget,
    decide: (facts: BookingFacts) => BookingDecision<Outcome>,
  ): Outcome {
    const { outcome, changes = {} } = decide(this.#factsFor(target));
    this.#apply(target, changes);
    return outcome;
  }

  /** Stores inventory as a commit does: without expired holds. */
  storeMonths(months: InventoryMonths): void {
    const changed = changedMonths(this.months, months, this.nowMs);
    this.months = new Map([
      ...this.months,
      ...changed.map(({ id, month }) => [id, month] as const),
    ]);
  }

  nightAt(resortId: string, night: string): InventoryNight | undefined {
    return this.months.get(`${resortId}_${night.slice(0, 7)}`)?.nights[night.slice(8)];
  }

  /** The ids of live holds in a night. */
  liveHoldsAt(resortId: string, night: string): string[] {
    const holds = Object.entries(this.nightAt(resortId, night)?.holds ?? {});
    return holds.filter(([, expiresAt]) => expiresAt > this.nowMs).map(([id]) => id);
  }

  confirmed(): StoredBooking[] {
    return [...this.bookings.values()].filter(({ status }) => status === 'confirmed');
  }

  ledgerOf(uid: string): LedgerEntry[] {
    return [...this.ledger.values()].filter((entry) => entry.uid === uid);
  }

  /** The sum of a member's ledger in an account, such as `borrowed:<uid>`. */
  ledgerSum(uid: string, account: string): number {
    return this.ledgerOf(uid)
      .flatMap(({ sides }) => sides)
      .filter((side) => side.account === account)
      .reduce((sum, { points }) => sum + points, 0);
  }

  #guardIds({ uid, stay, otherStay }: BookingTarget): [own: string, other: string | undefined] {
    const own = stayGuardId(uid, stay);
    const other = otherStay && stayGuardId(uid, otherStay);
    return [own, other === own ? undefined : other];
  }

  #factsFor(target: BookingTarget): BookingFacts {
    const { bookingId, uid, stay, paymentId, otherPaymentId, changeId, waitlistEntryId } = target;
    const [guardId, otherGuardId] = this.#guardIds(target);
    return {
      bookings: this.bookings,
      number: candidateNumbers('bookingNumber', bookingId)[0] ?? null,
      guard: this.guards.get(guardId),
      holds: this.holds.get(uid),
      months: this.months,
      account: this.accounts.get(uid),
      payment: this.payments.get(paymentId ?? bookingId),
      otherGuard: find(this.guards, otherGuardId),
      otherPayment: find(this.payments, otherPaymentId),
      change: find(this.changes, changeId),
      entry: find(this.entries, waitlistEntryId),
      queue: this.queues.get(stay.resortId),
      otherQueues: new Map(
        (target.otherQueues ?? []).flatMap((resortId) => {
          const queue = this.queues.get(resortId);
          return queue === undefined ? [] : [[resortId, queue] as const];
        }),
      ),
      isRegistered: !this.departed.has(uid),
    };
  }

  #apply(target: BookingTarget, changes: BookingChanges): void {
    const { bookingId, uid, stay, paymentId, otherPaymentId, changeId, waitlistEntryId } = target;
    const [guardId, otherGuardId] = this.#guardIds(target);
    for (const booking of changes.bookings ?? []) {
      const before = this.bookings.get(booking._id);
      if (before !== undefined) expect(isTerminal(before.status)).toBe(false);
      this.bookings.set(booking._id, booking);
    }
    store(this.guards, guardId, changes.guard);
    store(this.guards, otherGuardId, changes.otherGuard);
    store(this.holds, uid, changes.holds);
    store(this.accounts, uid, changes.account);
    store(this.payments, paymentId ?? bookingId, changes.payment);
    store(this.payments, otherPaymentId, changes.otherPayment);
    store(this.changes, changeId, changes.change);
    store(this.entries, waitlistEntryId, changes.entry);
    store(this.queues, stay.resortId, changes.queue);
    for (const [resortId, queue] of changes.otherQueues ?? []) {
      expect(target.otherQueues).toContain(resortId);
      this.queues.set(resortId, queue);
    }
    for (const { id, entry } of changes.ledger ?? []) {
      expect(this.ledger.has(id)).toBe(false);
      this.ledger.set(id, entry);
    }
    this.storeMonths(changes.months ?? this.months);
  }
}
