import type { StoredBooking } from '@club/domain/booking/booking';
import { isActive } from '@club/domain/booking/booking-state';
import type { DeclineReason } from '@club/domain/booking/decline-reason';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { PendingChange } from '../../store/collections.ts';
import type { PaymentRecord } from '../../store/payment-record.ts';
import { withRefund } from '../../store/payment-record.ts';
import type { BookingDecision, BookingFacts } from '../booking-facts.ts';
import type { Occasion } from '../booking-life.ts';
import { isoOf, stayOf } from '../booking-life.ts';
import { changeAudit, changeMessages } from './change-decision.ts';
import { moveInto, rivalAt, roomHeldFor } from './change-room.ts';
import { withoutHold } from '../../inventory/inventory-change.ts';
import { isSameStay } from '../../store/member-holds.ts';
import { movedBooking } from './moved-booking.ts';

/**
 * What a change has come to: null when it is there no more. `soldOutNights` are those that were gone
 * when that is why it came to nothing just now.
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
): PendingChange => ({ ...change, state, at: isoOf(nowMs), rev: change.rev + 1 });

/** The payment of the change one step on; none when there is no record of it. */
const paymentAt = (
  { otherPayment }: BookingFacts,
  step: Pick<PaymentRecord, 'state'> & Partial<PaymentRecord>,
  nowMs: number,
): { otherPayment?: PaymentRecord } =>
  otherPayment === undefined
    ? {}
    : { otherPayment: { ...otherPayment, ...step, at: isoOf(nowMs) } };

/** Ends a change that came to nothing: its nights are free again at once, the booking is as it was. */
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
 * The card has been authorised for the whole new price. The booking moves, the payment of the old
 * price goes back, and what the old nights were is free. When the booking is no longer what it was,
 * or the new nights' hold has run out and they are gone, nothing changes (and the card must be
 * voided). A change that is not open stays as it is. `cap` is what the resort gives a night.
 */
export const decideChangePaid = (
  facts: BookingFacts,
  booking: StoredBooking,
  paid: { changeId: string; gatewayRef: string; entryId: string; cap: number },
  occasion: Occasion,
): Settling => {
  const { change } = facts;
  if (change?.state !== 'held') return settledAs(booking, change);
  const { nowMs } = occasion;
  const { changeId, gatewayRef, entryId, cap } = paid;
  const payment = { state: 'authorized', gatewayRef } as const;
  const expired = { state: 'expired', payment } as const;
  if (!isStillMeant(booking, change) || rivalAt(facts, booking) !== null) {
    return lapse(facts, booking, change, changeId, expired, nowMs);
  }
  const move = { booking, to: { ...stayOf(booking), ...change.change }, cap };
  const room = roomHeldFor(facts, move, changeId, nowMs);
  if (!room.ok) {
    const { soldOutNights } = room;
    return lapse(facts, booking, change, changeId, { ...expired, soldOutNights }, nowMs);
  }
  const done = inState(change, 'done', nowMs);
  const { difference, from, card } = change;
  const moved: StoredBooking = {
    ...movedBooking(booking, change.change, change.quote, occasion),
    paymentId: changeId,
    paymentDetails: card,
  };
  return {
    ...settledAs(moved, done),
    changes: {
      ...moveInto(facts, move, room, moved, occasion),
      // What the policy kept of an earlier change stays with the club, so no more goes back than the
      // stay costs until now.
      ...(facts.payment === undefined
        ? {}
        : { payment: withRefund(facts.payment, booking.priceCents, isoOf(nowMs)) }),
      ...paymentAt(facts, payment, nowMs),
      change: done,
      ...changeMessages(facts, moved, { kind: 'stay', before: from, difference }, nowMs),
      audit: { id: entryId, entry: changeAudit(booking, difference, occasion) },
    },
  };
};

/** The card was refused: the booking stays as it is. */
export const decideChangeDeclined = (
  facts: BookingFacts,
  booking: StoredBooking,
  declined: { changeId: string; gatewayRef: string; reason: DeclineReason },
  { nowMs }: Occasion,
): Settling => {
  const { change } = facts;
  if (change?.state !== 'held') return settledAs(booking, change);
  const { changeId, gatewayRef, reason } = declined;
  const payment = { state: 'declined', gatewayRef, declineReason: reason } as const;
  return lapse(facts, booking, change, changeId, { state: 'declined', payment }, nowMs);
};

/** The change will never be paid: its request died, or its payment was voided. */
export const decideChangeAbandoned = (
  facts: BookingFacts,
  booking: StoredBooking,
  changeId: string,
  { nowMs }: Occasion,
): Settling => {
  const { change } = facts;
  if (change?.state !== 'held') return settledAs(booking, change);
  return lapse(facts, booking, change, changeId, { state: 'expired' }, nowMs);
};
