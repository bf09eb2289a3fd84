import type { StoredBooking } from '@club/domain/booking/booking';
import { isActive, isBooked } from '@club/domain/booking/booking-state';
import { OFFER_SECONDS } from '@club/domain/booking/offer-hold';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { dayAtOffset } from '@club/domain/calendar/local-date';
import type { MemberBounds } from '@club/domain/limits/member-bounds';
import { couldBorrowConfirmed } from '@club/domain/limits/member-bounds';
import { NOTHING_PAID } from '@club/domain/points/stay-payment';
import type { BookingChanges, BookingDecision, BookingFacts } from '../booking-facts.ts';
import { advance, stayOf } from '../booking-life.ts';
import { bookingConfirmed } from '../../notifications/booking-confirmed.ts';
import { redeemPoints } from '../../points/redeem-points.ts';
import { guardWith, currentBookings } from '../stay-guard.ts';
import { withOwnOffersTaken } from '../../inventory/queue-hold.ts';
import { endOffers, findInventory } from '../hold/hold-inventory.ts';
import { withHold, withSale } from '../../inventory/inventory-change.ts';
import { heldOffers, liveOffers } from '@club/domain/booking/member-holds';
import { isSameStay, shareNights, withUnproven } from '../../store/member-holds.ts';
import type { CommandContext } from '../../kernel/commit/command-context.ts';

/** The outcome of an attempt to reserve a stay. */
export type ReserveOutcome =
  /** Points: the booking is confirmed. Card: it is held until the card is authorised. */
  | { kind: 'reserved'; booking: StoredBooking }
  /** This booking exists already, perhaps by a request whose response was lost. */
  | { kind: 'existing'; booking: StoredBooking }
  /**
   * The member has another booking of the same stay, booked ('taken') or pending ('unfinished').
   */
  | { kind: 'taken'; booking: StoredBooking }
  | { kind: 'unfinished'; booking: StoredBooking }
  | { kind: 'sold-out'; nights: LocalDate[] }
  | { kind: 'points-limit'; missing: number }
  /** A member with a confirmed address could book this. */
  | { kind: 'unconfirmed'; reason: 'comingStays' | 'borrowing' };

/** The member's other current booking of the stay, preferably a booked one. */
const rivalOf = (facts: BookingFacts): ReserveOutcome | null => {
  const current = currentBookings(facts.guard, facts.bookings);
  const taken = current.find(({ status }) => isBooked(status));
  if (taken !== undefined) return { kind: 'taken', booking: taken };
  const [unfinished] = current;
  return unfinished === undefined ? null : { kind: 'unfinished', booking: unfinished };
};

/** A booking to reserve (status 'held'), the resort's units per night, and the member's bounds. */
export type Draft = {
  booking: StoredBooking;
  cap: number;
  bounds: MemberBounds;
  /**
   * True for a request with an idempotency key: it may book another unit of a stay that the member
   * has booked. Without one it counts as a repeat (rules 8.9).
   */
  isKeyed?: boolean;
};

/** Current bookings that were made without a confirmed address. */
const unprovenStays = ({ holds, bookings }: BookingFacts, nowMs: number): string[] => {
  const today = dayAtOffset(nowMs, -12);
  const isComing = (id: string): boolean => {
    const booking = bookings.get(id);
    if (booking === undefined || booking.endDate <= today) return false;
    // Only held bookings have a deadline.
    return isActive(booking.status) || (booking.expiresAt ?? 0) > nowMs;
  };
  return holds?.unproven?.filter(isComing) ?? [];
};

/**
 * Decides whether a booking can be made, and everything that changes with it. The booking takes
 * over the nights of the member's own hold: permanently with points, until the card is declined
 * otherwise. `prepare` is only called when there is no booking of this id yet, and may throw what
 * is wrong with the order.
 */
export const decideReserve = (
  facts: BookingFacts,
  bookingId: string,
  prepare: () => Draft,
  context: CommandContext,
): BookingDecision<ReserveOutcome> => {
  const existing = facts.bookings.get(bookingId);
  if (existing !== undefined) return { outcome: { kind: 'existing', booking: existing } };
  const { booking, cap, bounds, isKeyed = false } = prepare();
  const draft = facts.number === null ? booking : { ...booking, number: facts.number };
  const rival = rivalOf(facts);
  // A pending payment has to be settled first, or both may be charged.
  if (rival !== null && !(isKeyed && rival.kind === 'taken')) return { outcome: rival };

  const { nowMs } = context;
  const { comingStays } = bounds;
  const unproven = unprovenStays(facts, nowMs);
  if (comingStays !== null && unproven.length >= comingStays) {
    return { outcome: { kind: 'unconfirmed', reason: 'comingStays' } };
  }
  // Adds this booking to the coming stays of a member without a confirmed address.
  const noted = (left: Pick<BookingChanges, 'holds'>): Pick<BookingChanges, 'holds'> =>
    comingStays === null
      ? left
      : { holds: withUnproven(left.holds ?? facts.holds, [...unproven, draft._id]) };
  const stay = stayOf(draft);
  const own = heldOffers(facts.holds).filter((offer) => isSameStay(offer, stay));
  const inTheWay = liveOffers(facts.holds, nowMs).filter(
    (offer) => shareNights(offer, stay) && !isSameStay(offer, stay),
  );
  const inventory = findInventory(
    withOwnOffersTaken(facts.months, own, facts.queue, nowMs),
    stay,
    cap,
    nowMs,
    inTheWay,
  );
  if (!inventory.ok) return { outcome: { kind: 'sold-out', nights: inventory.soldOutNights } };
  const named = { bookingId: draft._id, uid: draft.uid };
  const guard = guardWith(facts.guard, facts.bookings, named);

  if (draft.paymentMethod === 'cash') {
    const expiresAt = nowMs + OFFER_SECONDS * 1000;
    const held: StoredBooking = { ...draft, expiresAt };
    const { bookings, ...left } = endOffers(
      facts,
      inventory.released,
      'Made room for another stay',
      context,
    );
    return {
      outcome: { kind: 'reserved', booking: held },
      changes: {
        ...noted(left),
        bookings: [held, ...bookings],
        guard,
        months: withHold(inventory.months, stay, cap, { id: held._id, expiresAt }),
        payment: {
          state: 'authorizing',
          amountCents: held.priceCents,
          gatewayKey: held._id,
          gatewayRef: null,
          declineReason: null,
          at: new Date(nowMs).toISOString(),
        },
        takesSlot: true,
      },
    };
  }

  const redeemed = redeemPoints(
    facts.account,
    { booking: draft, paid: NOTHING_PAID, points: draft.points, lineId: draft._id },
    bounds.borrowedPoints,
    nowMs,
  );
  if (!redeemed.ok) {
    return couldBorrowConfirmed(redeemed.missing, bounds)
      ? { outcome: { kind: 'unconfirmed', reason: 'borrowing' } }
      : { outcome: { kind: 'points-limit', missing: redeemed.missing } };
  }
  const confirmed = advance({ ...draft, ...redeemed.paid }, 'confirm', 'Paid with points', context);
  const { bookings, ...left } = endOffers(
    facts,
    [...own, ...inventory.released],
    'The stay was booked',
    context,
  );
  return {
    outcome: { kind: 'reserved', booking: confirmed },
    changes: {
      ...noted(left),
      bookings: [confirmed, ...bookings],
      guard,
      months: withSale(inventory.months, stay, cap),
      account: redeemed.account,
      ledger: redeemed.ledger,
      messages: [bookingConfirmed(confirmed, nowMs)],
    },
  };
};
