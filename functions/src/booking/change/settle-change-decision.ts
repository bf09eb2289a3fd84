import type { StoredBooking } from '@club/domain/booking/booking';
import { isActive } from '@club/domain/booking/booking-state';
import type { DeclineReason } from '@club/domain/booking/decline-reason';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { PendingChange } from '../../store/collections.ts';
import type { PaymentRecord } from '../../store/payment-record.ts';
import { withRefund } from '../../store/payment-record.ts';
import type { BookingDecision, BookingFacts } from '../booking-facts.ts';
import { stayOf } from '../booking-life.ts';
import { changeAudit, changeMessages } from './change-decision.ts';
import { moveStay, rivalAt, inventoryHeldForChange } from './change-inventory.ts';
import { withoutHold } from '../../inventory/inventory-change.ts';
import { isSameStay } from '../../store/member-holds.ts';
import { movedBooking } from './moved-booking.ts';
import type { CommandContext } from '../../kernel/commit/command-context.ts';

/**
 * The outcome of a change; null when there is none of this id. `soldOutNights` are the nights that
 * made it expire just now.
 */
export type ChangeSettlement = {
  booking: StoredBooking;
  change: PendingChange | null;
  soldOutNights: readonly LocalDate[];
};
type Settling = BookingDecision<ChangeSettlement>;

const settledAs = (
  booking: StoredBooking,
  change: PendingChange | undefined,
  soldOutNights: readonly LocalDate[] = [],
): Settling => ({ outcome: { booking, change: change ?? null, soldOutNights } });

const inState = (
  change: PendingChange,
  state: PendingChange['state'],
  nowMs: number,
): PendingChange => ({ ...change, state, at: new Date(nowMs).toISOString(), rev: change.rev + 1 });

/** The payment of the change in its next state; empty when there is no record of it. */
const paymentAt = (
  { otherPayment }: BookingFacts,
  step: Pick<PaymentRecord, 'state'> & Partial<PaymentRecord>,
  nowMs: number,
): { otherPayment?: PaymentRecord } =>
  otherPayment === undefined
    ? {}
    : { otherPayment: { ...otherPayment, ...step, at: new Date(nowMs).toISOString() } };

/** Ends a change without making it: its nights are free at once, the booking stays as it is. */
const lapse = (
  facts: BookingFacts,
  booking: StoredBooking,
  change: PendingChange,
  changeId: string,
  ending: {
    state: 'declined' | 'expired';
    payment?: Pick<PaymentRecord, 'state'> & Partial<PaymentRecord>;
    soldOutNights?: readonly LocalDate[];
  },
  nowMs: number,
): Settling => {
  const ended = inState(change, ending.state, nowMs);
  const to = { ...stayOf(booking), ...change.change };
  return {
    ...settledAs(booking, ended, ending.soldOutNights),
    changes: {
      change: ended,
      months: withoutHold(facts.months, to, changeId),
      ...(ending.payment === undefined ? {} : paymentAt(facts, ending.payment, nowMs)),
    },
  };
};

/** True while the booking is what the change was priced from. */
const isStillMeant = (
  booking: StoredBooking,
  { from, quote, difference }: PendingChange,
): boolean =>
  isActive(booking.status) &&
  isSameStay(stayOf(booking), { ...stayOf(booking), ...from }) &&
  booking.priceCents === quote.totalCents - difference.cents;

/**
 * The card was authorised for the full new price: the booking moves, the old payment is refunded,
 * and the old nights are free. If the booking has changed meanwhile, or the hold has expired and
 * the new nights are sold, the change expires (and the card must be voided). A change that is not
 * held stays as it is. `cap` is the resort's units per night.
 */
export const decideChangePaid = (
  facts: BookingFacts,
  booking: StoredBooking,
  paid: { changeId: string; gatewayRef: string; entryId: string; cap: number },
  context: CommandContext,
): Settling => {
  const { change } = facts;
  if (change?.state !== 'held') return settledAs(booking, change);
  const { nowMs } = context;
  const { changeId, gatewayRef, entryId, cap } = paid;
  const payment = { state: 'authorized', gatewayRef } as const;
  const expired = { state: 'expired', payment } as const;
  if (!isStillMeant(booking, change) || rivalAt(facts, booking) !== null) {
    return lapse(facts, booking, change, changeId, expired, nowMs);
  }
  const move = { booking, to: { ...stayOf(booking), ...change.change }, cap };
  const inventory = inventoryHeldForChange(facts, move, changeId, nowMs);
  if (!inventory.ok) {
    const { soldOutNights } = inventory;
    return lapse(facts, booking, change, changeId, { ...expired, soldOutNights }, nowMs);
  }
  const done = inState(change, 'done', nowMs);
  const { difference, from, card } = change;
  const moved: StoredBooking = {
    ...movedBooking(booking, change.change, change.quote, context),
    paymentId: changeId,
    paymentDetails: card,
  };
  return {
    ...settledAs(moved, done),
    changes: {
      ...moveStay(facts, move, inventory, moved, context),
      // The club keeps what the policy kept of an earlier change, so at most the current price is
      // refunded.
      ...(facts.payment === undefined
        ? {}
        : {
            payment: withRefund(facts.payment, booking.priceCents, new Date(nowMs).toISOString()),
          }),
      ...paymentAt(facts, payment, nowMs),
      change: done,
      ...changeMessages(facts, moved, { kind: 'stay', before: from, difference }, nowMs),
      audit: { id: entryId, entry: changeAudit(booking, difference, context) },
    },
  };
};

/** The card was declined: the booking stays as it is. */
export const decideChangeDeclined = (
  facts: BookingFacts,
  booking: StoredBooking,
  declined: { changeId: string; gatewayRef: string; reason: DeclineReason },
  { nowMs }: CommandContext,
): Settling => {
  const { change } = facts;
  if (change?.state !== 'held') return settledAs(booking, change);
  const { changeId, gatewayRef, reason } = declined;
  const payment = { state: 'declined', gatewayRef, declineReason: reason } as const;
  return lapse(facts, booking, change, changeId, { state: 'declined', payment }, nowMs);
};

/** The change will not be paid: its request died, or its payment was voided. */
export const decideChangeAbandoned = (
  facts: BookingFacts,
  booking: StoredBooking,
  changeId: string,
  { nowMs }: CommandContext,
): Settling => {
  const { change } = facts;
  if (change?.state !== 'held') return settledAs(booking, change);
  return lapse(facts, booking, change, changeId, { state: 'expired' }, nowMs);
};
