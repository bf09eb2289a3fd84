import type { AuditEntry } from '@club/domain/audit/audit-entry';
import type { StoredBooking } from '@club/domain/booking/booking';
import type { BookingEvent } from '@club/domain/booking/booking-state';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import type { Cents } from '@club/domain/money/cents';
import type { PointsAccount } from '@club/domain/points/account';
import { accountAsOf, EMPTY_ACCOUNT } from '@club/domain/points/account';
import { creditDay, depositedBatch, pointsDay } from '@club/domain/points/batches';
import type { LedgerEntry } from '@club/domain/points/ledger';
import type { BookingChanges, BookingFacts } from '../../functions/src/booking/booking-facts.ts';
import { candidateNumbers } from '../../functions/src/store/candidate-numbers.ts';
import { stayGuardId } from '../../functions/src/store/document-ids.ts';
import { advance, stayOf } from '../../functions/src/booking/booking-life.ts';
import { decideCancel } from '../../functions/src/booking/cancel/cancel-decision.ts';
import type { Stay } from '@club/domain/booking/member-holds';
import type { StoredNotification } from '@club/domain/user/notification-text';
import type { StayGuard } from '../../functions/src/store/collections.ts';
import type { ClubMessage } from '../../functions/src/notifications/club-message.ts';
import { pointsDeposited } from '../../functions/src/notifications/points-deposited.ts';
import type { PaymentRecord } from '../../functions/src/store/payment-record.ts';
import { decideDeposit, depositLineId } from '../../functions/src/points/deposit-decision.ts';
import type { Movement } from '../../functions/src/points/ledger-lines.ts';
import { ledgerLines } from '../../functions/src/points/ledger-lines.ts';
import { withGivenBack } from '../../functions/src/store/payment-record.ts';
import type { CommandContext } from '../../functions/src/kernel/commit/command-context.ts';

/**
 * A club in memory, in the very documents that are stored. The decisions of the real booking code are
 * applied to it one after the other, so that inventory, accounts, ledger and payments agree.
 */
export type ClubHistory = {
  bookings: Map<string, StoredBooking>;
  guards: Map<string, StayGuard>;
  months: Map<string, InventoryMonth>;
  accounts: Map<string, PointsAccount>;
  ledger: Map<string, LedgerEntry>;
  payments: Map<string, PaymentRecord>;
  notifications: { uid: string; id: string; notification: StoredNotification }[];
  audit: Map<string, AuditEntry>;
};

export const emptyHistory = (): ClubHistory => ({
  bookings: new Map(),
  guards: new Map(),
  months: new Map(),
  accounts: new Map(),
  ledger: new Map(),
  payments: new Map(),
  notifications: [],
  audit: new Map(),
});

/** The number that a booking gets, as in a commit. */
const freeNumber = ({ bookings }: ClubHistory, bookingId: string): string | null => {
  const taken = new Set([...bookings.values()].map(({ number }) => number));
  const candidates = candidateNumbers('bookingNumber', bookingId);
  return candidates.find((number) => !taken.has(number)) ?? null;
};

/** What a decision about a booking gets to see. */
export const factsFor = (
  history: ClubHistory,
  uid: string,
  bookingId: string,
  stay: Stay,
): BookingFacts => ({
  bookings: history.bookings,
  number: freeNumber(history, bookingId),
  guard: history.guards.get(stayGuardId(uid, stay)),
  holds: undefined,
  months: history.months,
  account: history.accounts.get(uid),
  payment: history.payments.get(bookingId),
  otherGuard: undefined,
  otherPayment: undefined,
  change: undefined,
  entry: undefined,
  queue: undefined,
  otherQueues: new Map(),
  isRegistered: true,
});

/** No mail is sent about what is long past. */
const keepNotices = (history: ClubHistory, uid: string, messages: readonly ClubMessage[]): void => {
  for (const { notice } of messages) {
    if (notice !== undefined) history.notifications.push({ uid, ...notice });
  }
};

/** Writes what a decision about a booking changes. */
export const applyChanges = (
  history: ClubHistory,
  uid: string,
  bookingId: string,
  stay: Stay,
  changes: BookingChanges,
): void => {
  const { guard, account, payment, messages = [], audit } = changes;
  const guardId = stayGuardId(uid, stay);
  for (const booking of changes.bookings ?? []) history.bookings.set(booking._id, booking);
  for (const [id, month] of changes.months ?? []) history.months.set(id, month);
  for (const { id, entry } of changes.ledger ?? []) history.ledger.set(id, entry);
  if (guard === null) history.guards.delete(guardId);
  else if (guard !== undefined) history.guards.set(guardId, guard);
  if (account !== undefined) history.accounts.set(uid, account);
  if (payment !== undefined) history.payments.set(bookingId, payment);
  keepNotices(history, uid, messages);
  if (audit !== undefined) history.audit.set(audit.id, audit.entry);
};

/** The id of the first entry of a member's ledger. */
export const openingLineId = (uid: string): string => `${uid}_opening`;

/** Opens a member's account with points of their club week; without any it is an empty account. */
export const openAccount = (
  history: ClubHistory,
  uid: string,
  points: number,
  nowMs: number,
): void => {
  if (points === 0) {
    history.accounts.set(uid, EMPTY_ACCOUNT);
    return;
  }
  const today = pointsDay(nowMs);
  const batches = [depositedBatch(points, creditDay(nowMs))];
  const { account } = accountAsOf({ ...EMPTY_ACCOUNT, available: points, batches }, today);
  const opening: Movement = {
    id: openingLineId(uid),
    kind: 'opening',
    points,
    bookingId: null,
  };
  const { seq, ledger } = ledgerLines({ uid, seq: account.seq }, [opening], nowMs);
  history.accounts.set(uid, { ...account, seq });
  for (const { id, entry } of ledger) history.ledger.set(id, entry);
};

/** A member deposits points the way the deposit dialog does. */
export const depositInto = (
  history: ClubHistory,
  deposit: { uid: string; requestId: string; points: number },
  nowMs: number,
): void => {
  const { uid, requestId } = deposit;
  const decision = decideDeposit(history.accounts.get(uid) ?? EMPTY_ACCOUNT, deposit, nowMs);
  if (!decision.ok) throw new Error(`${requestId}: only ${decision.allowed} can be deposited.`);
  history.accounts.set(uid, decision.account);
  for (const { id, entry } of decision.ledger) history.ledger.set(id, entry);
  const names = { requestId, depositId: depositLineId(deposit, 'deposit') };
  keepNotices(history, uid, [pointsDeposited(names, decision, nowMs)]);
};

const bookingOf = (history: ClubHistory, id: string): StoredBooking => {
  const booking = history.bookings.get(id);
  if (booking === undefined) throw new Error(`There is no booking ${id}.`);
  return booking;
};

const move = (
  history: ClubHistory,
  id: string,
  event: BookingEvent,
  reason: string,
  context: CommandContext,
): StoredBooking => {
  const moved = advance(bookingOf(history, id), event, reason, context);
  history.bookings.set(id, moved);
  return moved;
};

/** The guests have left. */
export const completeStay = (history: ClubHistory, id: string, context: CommandContext): void => {
  move(history, id, 'complete', 'The stay is over', context);
};

/** Puts a card payment into a later state. */
export const recordPayment = (
  history: ClubHistory,
  id: string,
  state: PaymentRecord['state'],
  nowMs: number,
): void => {
  const payment = history.payments.get(id);
  if (payment === undefined) throw new Error(`There is no payment of ${id}.`);
  const at = new Date(nowMs).toISOString();
  const { refundCents = 0, gatewayRef } = payment;
  history.payments.set(
    id,
    state === 'refunded' && gatewayRef !== null
      ? withGivenBack(payment, refundCents, gatewayRef, at)
      : { ...payment, state, at },
  );
};

/** An admin cancels a stay at the member's request. Returns the refund to the card, cents. */
export const cancelStay = (history: ClubHistory, id: string, context: CommandContext): Cents => {
  const booking = bookingOf(history, id);
  const stay = stayOf(booking);
  const { outcome, changes = {} } = decideCancel(
    factsFor(history, booking.uid, id, stay),
    booking,
    { reason: 'Requested by the member', refund: 'policy', expected: null },
    `${id}_cancelled`,
    context,
  );
  applyChanges(history, booking.uid, id, stay, changes);
  return outcome.refund.cents;
};
