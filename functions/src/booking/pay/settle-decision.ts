import type { StoredBooking } from '@club/domain/booking/booking';
import { isHeld } from '@club/domain/booking/booking-state';
import type { DeclineReason } from '@club/domain/booking/decline-reason';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { bookingConfirmed } from '../../notifications/booking-confirmed.ts';
import type { PaymentRecord } from '../../store/payment-record.ts';
import type { BookingChanges, BookingDecision, BookingFacts } from '../booking-facts.ts';
import type { Occasion } from '../booking-life.ts';
import { advance, isoOf, stayOf } from '../booking-life.ts';
import { withHoldHandedOver, withOwnOffersTaken } from '../../inventory/handover-hold.ts';
import { endOffers, findRoom } from '../hold/hold-room.ts';
import type { InventoryMonths } from '../../inventory/inventory-change.ts';
import {
  isHeldThroughout,
  soldOutNights as findSoldOutNights,
  withHold,
  withSale,
  withoutHold,
} from '../../inventory/inventory-change.ts';
import type { HeldOffer } from '../../store/member-holds.ts';
import {
  heldOffers,
  holdOf,
  isSameStay,
  liveOffers,
  shareNights,
} from '../../store/member-holds.ts';
import { guardWithout } from '../stay-guard.ts';

/**
 * What a card booking has come to: its document, held no more, and the nights that were gone when
 * that is why it expired just now.
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
  at: isoOf(nowMs),
});

/** The member's offers of the same stay, alive or not. */
const offersOfStay = (facts: BookingFacts, booking: StoredBooking): HeldOffer[] =>
  heldOffers(facts.holds).filter((offer) => isSameStay(offer, stayOf(booking)));

/** Gives the place back to the member's own offers of the stay that still run, where there is room. */
const withOffersRestored = (
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
 * The nights of a booking that came to nothing: its hold is gone. The member's own offers of the stay
 * have them again; else they are kept for the line where somebody waits for them, because that may be
 * whom the offer belongs to by now.
 */
const withPlaceGivenBack = (
  facts: BookingFacts,
  booking: StoredBooking,
  cap: number,
  nowMs: number,
): InventoryMonths => {
  const hold = { ...stayOf(booking), id: booking._id };
  const freed = withoutHold(facts.months, hold, hold.id);
  const restored = withOffersRestored(facts, freed, booking, cap, nowMs);
  return restored === freed
    ? withHoldHandedOver(facts.months, freed, hold, facts.line, nowMs)
    : restored;
};

/** Ends a booking that came to nothing: its nights and its guard are free again at once. */
const release = (
  facts: BookingFacts,
  booking: StoredBooking,
  ended: StoredBooking,
  cap: number,
  nowMs: number,
): BookingChanges => ({
  bookings: [ended],
  ...guardWithout(facts.guard, booking._id),
  months: withPlaceGivenBack(facts, booking, cap, nowMs),
});

/**
 * The card has been authorised. The booking's hold turns into a sale; when the hold has run out, the
 * stay is taken as long as there is room, else the booking expires (and the card must be voided).
 * A booking that is held no more stays as it is.
 */
export const decideConfirm = (
  facts: BookingFacts,
  booking: StoredBooking,
  gatewayRef: string,
  cap: number,
  occasion: Occasion,
): Settling => {
  if (!isHeld(booking.status)) return { outcome: settledAs(booking) };
  const { nowMs } = occasion;
  const stay = stayOf(booking);
  const own = offersOfStay(facts, booking);
  const payment = paymentAt(facts, booking, { state: 'authorized', gatewayRef }, nowMs);
  const isStillHeld = isHeldThroughout(facts.months, stay, booking._id, nowMs);
  const freed = withOwnOffersTaken(
    withoutHold(facts.months, stay, booking._id),
    own,
    facts.line,
    nowMs,
  );
  const inTheWay = liveOffers(facts.holds, nowMs).filter(
    (offer) => shareNights(offer, stay) && !isSameStay(offer, stay),
  );
  const room = isStillHeld
    ? { ok: true as const, months: freed, released: [] }
    : findRoom(freed, stay, cap, nowMs, inTheWay);
  if (!room.ok) {
    const expired = advance(booking, 'expire', 'Sold out before the card answered', occasion);
    return {
      outcome: settledAs(expired, room.soldOutNights),
      changes: { ...release(facts, booking, expired, cap, nowMs), payment },
    };
  }
  const confirmed = advance(booking, 'confirm', 'Card authorised', occasion);
  const ended = endOffers(facts, [...own, ...room.released], 'The stay was booked', occasion);
  return {
    outcome: settledAs(confirmed),
    changes: {
      ...ended,
      bookings: [confirmed, ...ended.bookings],
      months: withSale(room.months, stay, cap),
      payment,
      messages: [bookingConfirmed(confirmed, nowMs)],
    },
  };
};

/** The card was refused: nothing is booked, and the member's offer keeps its nights until its end. */
export const decideDecline = (
  facts: BookingFacts,
  booking: StoredBooking,
  declined: { gatewayRef: string; reason: DeclineReason },
  cap: number,
  occasion: Occasion,
): Settling => {
  if (!isHeld(booking.status)) return { outcome: settledAs(booking) };
  const failed = advance(booking, 'fail-payment', `Card refused: ${declined.reason}`, occasion);
  return {
    outcome: settledAs(failed),
    changes: {
      ...release(facts, booking, failed, cap, occasion.nowMs),
      payment: paymentAt(
        facts,
        booking,
        {
          state: 'declined',
          gatewayRef: declined.gatewayRef,
          declineReason: declined.reason,
        },
        occasion.nowMs,
      ),
    },
  };
};

/** The booking will never be paid: its request died, its payment was voided, or the desk ended it. */
export const decideAbandon = (
  facts: BookingFacts,
  booking: StoredBooking,
  cap: number,
  occasion: Occasion,
  reason = 'The payment was not finished',
): Settling => {
  if (!isHeld(booking.status)) return { outcome: settledAs(booking) };
  const expired = advance(booking, 'expire', reason, occasion);
  return {
    outcome: settledAs(expired),
    changes: release(facts, booking, expired, cap, occasion.nowMs),
  };
};
