import type { StoredBooking } from '@club/domain/booking/booking';
import { isHeld } from '@club/domain/booking/booking-state';
import type { DeclineReason } from '@club/domain/booking/decline-reason';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { bookingConfirmed } from '../../notifications/booking-confirmed.ts';
import type { PaymentRecord } from '../../store/payment-record.ts';
import type { BookingChanges, BookingDecision, BookingFacts } from '../booking-facts.ts';
import { advance, stayOf } from '../booking-life.ts';
import { withHoldToQueue, withOwnOffersTaken } from '../../inventory/queue-hold.ts';
import { endOffers, findInventory } from '../hold/hold-inventory.ts';
import type { InventoryMonths } from '../../inventory/inventory-change.ts';
import {
  isHeldThroughout,
  soldOutNights as findSoldOutNights,
  withHold,
  withSale,
  withoutHold,
} from '../../inventory/inventory-change.ts';
import type { HeldOffer } from '@club/domain/booking/member-holds';
import { heldOffers, liveOffers } from '@club/domain/booking/member-holds';
import { holdOf, isSameStay, shareNights } from '../../store/member-holds.ts';
import { guardWithout } from '../stay-guard.ts';
import type { CommandContext } from '../../kernel/commit/command-context.ts';

/**
 * The outcome of a card booking: its document, and the sold out nights that made it expire just
 * now.
 */
export type Settlement = { booking: StoredBooking; soldOutNights: readonly LocalDate[] };
type Settling = BookingDecision<Settlement>;

const settledAs = (
  booking: StoredBooking,
  soldOutNights: readonly LocalDate[] = [],
): Settlement => ({ booking, soldOutNights });

const paymentAt = (
  facts: BookingFacts,
  booking: StoredBooking,
  change: Pick<PaymentRecord, 'state'> & Partial<PaymentRecord>,
  nowMs: number,
): PaymentRecord => ({
  amountCents: booking.priceCents,
  gatewayKey: booking._id,
  gatewayRef: null,
  declineReason: null,
  ...facts.payment,
  ...change,
  at: new Date(nowMs).toISOString(),
});

/** The member's offers of the same stay, live or expired. */
const offersOfStay = (facts: BookingFacts, booking: StoredBooking): HeldOffer[] =>
  heldOffers(facts.holds).filter((offer) => isSameStay(offer, stayOf(booking)));

/** Gives the nights back to the member's live offers of the stay, where units are free. */
const withOffersHeldAgain = (
  facts: BookingFacts,
  months: InventoryMonths,
  booking: StoredBooking,
  cap: number,
  nowMs: number,
): InventoryMonths =>
  offersOfStay(facts, booking)
    .filter((offer) => offer.expiresAt > nowMs)
    .reduce(
      (left, offer) =>
        isHeldThroughout(left, offer, offer.id, nowMs) ||
        findSoldOutNights(left, offer, cap, nowMs).length > 0
          ? left
          : withHold(left, offer, cap, holdOf(offer)),
      months,
    );

/**
 * Releases the nights of a booking that was not paid: to the member's own offers of the stay, else
 * to the queue where members wait for them.
 */
const withNightsReleased = (
  facts: BookingFacts,
  booking: StoredBooking,
  cap: number,
  nowMs: number,
): InventoryMonths => {
  const hold = { ...stayOf(booking), id: booking._id };
  const freed = withoutHold(facts.months, hold, hold.id);
  const restored = withOffersHeldAgain(facts, freed, booking, cap, nowMs);
  return restored === freed
    ? withHoldToQueue(facts.months, freed, hold, facts.queue, nowMs)
    : restored;
};

/** Ends a booking that was not paid: its nights and its guard are free at once. */
const release = (
  facts: BookingFacts,
  booking: StoredBooking,
  ended: StoredBooking,
  cap: number,
  nowMs: number,
): BookingChanges => ({
  bookings: [ended],
  ...guardWithout(facts.guard, booking._id),
  months: withNightsReleased(facts, booking, cap, nowMs),
});

/**
 * The card was authorised: the booking's hold becomes a sale. When the hold has expired, the stay
 * is sold if units are free, else the booking expires (and the card must be voided). A booking that
 * is no longer held stays as it is.
 */
export const decideConfirm = (
  facts: BookingFacts,
  booking: StoredBooking,
  gatewayRef: string,
  cap: number,
  context: CommandContext,
): Settling => {
  if (!isHeld(booking.status)) return { outcome: settledAs(booking) };
  const { nowMs } = context;
  const stay = stayOf(booking);
  const own = offersOfStay(facts, booking);
  const payment = paymentAt(facts, booking, { state: 'authorized', gatewayRef }, nowMs);
  const isStillHeld = isHeldThroughout(facts.months, stay, booking._id, nowMs);
  const freed = withOwnOffersTaken(
    withoutHold(facts.months, stay, booking._id),
    own,
    facts.queue,
    nowMs,
  );
  const inTheWay = liveOffers(facts.holds, nowMs).filter(
    (offer) => shareNights(offer, stay) && !isSameStay(offer, stay),
  );
  const inventory = isStillHeld
    ? { ok: true as const, months: freed, released: [] }
    : findInventory(freed, stay, cap, nowMs, inTheWay);
  if (!inventory.ok) {
    const expired = advance(booking, 'expire', 'Sold out before the card was authorised', context);
    return {
      outcome: settledAs(expired, inventory.soldOutNights),
      changes: { ...release(facts, booking, expired, cap, nowMs), payment },
    };
  }
  const confirmed = advance(booking, 'confirm', 'Card authorised', context);
  const ended = endOffers(facts, [...own, ...inventory.released], 'The stay was booked', context);
  return {
    outcome: settledAs(confirmed),
    changes: {
      ...ended,
      bookings: [confirmed, ...ended.bookings],
      months: withSale(inventory.months, stay, cap),
      payment,
      messages: [bookingConfirmed(confirmed, nowMs)],
    },
  };
};

/**
 * The card was declined: nothing is booked, and the member's offer keeps its nights until its
 * deadline.
 */
export const decideDecline = (
  facts: BookingFacts,
  booking: StoredBooking,
  declined: { gatewayRef: string; reason: DeclineReason },
  cap: number,
  context: CommandContext,
): Settling => {
  if (!isHeld(booking.status)) return { outcome: settledAs(booking) };
  const failed = advance(booking, 'fail-payment', `Card declined: ${declined.reason}`, context);
  return {
    outcome: settledAs(failed),
    changes: {
      ...release(facts, booking, failed, cap, context.nowMs),
      payment: paymentAt(
        facts,
        booking,
        {
          state: 'declined',
          gatewayRef: declined.gatewayRef,
          declineReason: declined.reason,
        },
        context.nowMs,
      ),
    },
  };
};

/** The booking will not be paid: its request died, its payment was voided, or an admin ended it. */
export const decideAbandon = (
  facts: BookingFacts,
  booking: StoredBooking,
  cap: number,
  context: CommandContext,
  reason = 'The payment was not finished',
): Settling => {
  if (!isHeld(booking.status)) return { outcome: settledAs(booking) };
  const expired = advance(booking, 'expire', reason, context);
  return {
    outcome: settledAs(expired),
    changes: release(facts, booking, expired, cap, context.nowMs),
  };
};
