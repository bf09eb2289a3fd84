import type { StoredBooking } from '@club/domain/booking/booking';
import { isActive, isBooked } from '@club/domain/booking/booking-state';
import { OFFER_SECONDS } from '@club/domain/booking/offer-hold';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { dayAtOffset } from '@club/domain/calendar/local-date';
import type { MemberBounds } from '@club/domain/limits/member-bounds';
import { couldBorrowConfirmed } from '@club/domain/limits/member-bounds';
import { NOTHING_PAID } from '@club/domain/points/stay-payment';
import type { BookingChanges, BookingDecision, BookingFacts } from '../booking-facts.ts';
import type { Occasion } from '../booking-life.ts';
import { advance, isoOf, stayOf } from '../booking-life.ts';
import { bookingConfirmed } from '../../notifications/booking-confirmed.ts';
import { redeemPoints } from '../../points/redeem-points.ts';
import { guardWith, standingBookings } from '../stay-guard.ts';
import { withOwnOffersTaken } from '../../inventory/handover-hold.ts';
import { endOffers, findRoom } from '../hold/hold-room.ts';
import { withHold, withSale } from '../../inventory/inventory-change.ts';
import {
  heldOffers,
  isSameStay,
  liveOffers,
  shareNights,
  withUnproven,
} from '../../store/member-holds.ts';

/** What can come of an attempt to reserve a stay. */
export type ReserveOutcome =
  /** Points: the booking is confirmed. Card: it is held until the card has been asked. */
  | { kind: 'reserved'; booking: StoredBooking }
  /** This very booking was made before, perhaps by a request whose answer got lost. */
  | { kind: 'existing'; booking: StoredBooking }
  /** The member has another booking of the same stay, finished ('taken') or not ('unfinished'). */
  | { kind: 'taken'; booking: StoredBooking }
  | { kind: 'unfinished'; booking: StoredBooking }
  | { kind: 'sold-out'; nights: LocalDate[] }
  | { kind: 'points-limit'; missing: number }
  /** A member with a confirmed address could have this. */
  | { kind: 'unconfirmed'; reason: 'comingStays' | 'borrowing' };

/** The member's other booking of the stay that is not over: a finished one, if there is one. */
const rivalOf = (facts: BookingFacts): ReserveOutcome | null => {
  const standing = standingBookings(facts.guard, facts.bookings);
  const taken = standing.find(({ status }) => isBooked(status));
  if (taken !== undefined) return { kind: 'taken', booking: taken };
  const [unfinished] = standing;
  return unfinished === undefined ? null : { kind: 'unfinished', booking: unfinished };
};

/** A booking to be made (status 'held'), how many units the resort gives per night, and the member's bounds. */
export type Draft = {
  booking: StoredBooking;
  cap: number;
  bounds: MemberBounds;
  /**
   * True for a request that names itself: it may book one more unit of a stay that the member has
   * booked. Any other that comes for the same stay is taken for a repeat (rules 8.9).
   */
  isKeyed?: boolean;
};

/** Bookings made while the address was not confirmed that are not over, of those that the facts know. */
const unprovenStays = ({ holds, bookings }: BookingFacts, nowMs: number): string[] => {
  const today = dayAtOffset(nowMs, -12);
  const isComing = (id: string): boolean => {
    const booking = bookings.get(id);
    if (booking === undefined || booking.endDate <= today) return false;
    // Only what is held has an end to come.
    return isActive(booking.status) || (booking.expiresAt ?? 0) > nowMs;
  };
  return holds?.unproven?.filter(isComing) ?? [];
};

/**
 * Decides whether a booking can be made, and everything that changes with it. The member's hold of
 * the same stay gives its place to the booking: for good when points pay, until the card has
 * answered otherwise. `prepare` is only called when there is no booking of this id yet, and may
 * throw what is wrong with the order.
 */
export const decideReserve = (
  facts: BookingFacts,
  bookingId: string,
  prepare: () => Draft,
  occasion: Occasion,
): BookingDecision<ReserveOutcome> => {
  const existing = facts.bookings.get(bookingId);
  if (existing !== undefined) return { outcome: { kind: 'existing', booking: existing } };
  const { booking: draft, cap, bounds, isKeyed = false } = prepare();
  const rival = rivalOf(facts);
  // What has become of one that is just being paid has to be known first, or both may be charged.
  if (rival !== null && !(isKeyed && rival.kind === 'taken')) return { outcome: rival };

  const { nowMs } = occasion;
  const { comingStays } = bounds;
  const unproven = unprovenStays(facts, nowMs);
  if (comingStays !== null && unproven.length >= comingStays) {
    return { outcome: { kind: 'unconfirmed', reason: 'comingStays' } };
  }
  // What has become of the member's holds; where coming stays are counted, with this one.
  const noted = (left: Pick<BookingChanges, 'holds'>): Pick<BookingChanges, 'holds'> =>
    comingStays === null
      ? left
      : { holds: withUnproven(left.holds ?? facts.holds, [...unproven, draft._id]) };
  const stay = stayOf(draft);
  const own = heldOffers(facts.holds).filter((offer) => isSameStay(offer, stay));
  const inTheWay = liveOffers(facts.holds, nowMs).filter(
    (offer) => shareNights(offer, stay) && !isSameStay(offer, stay),
  );
  const room = findRoom(
    withOwnOffersTaken(facts.months, own, facts.line, nowMs),
    stay,
    cap,
    nowMs,
    inTheWay,
  );
  if (!room.ok) return { outcome: { kind: 'sold-out', nights: room.soldOutNights } };
  const named = { bookingId: draft._id, uid: draft.uid };
  const guard = guardWith(facts.guard, facts.bookings, named);

  if (draft.paymentMethod === 'cash') {
    const expiresAt = nowMs + OFFER_SECONDS * 1000;
    const held: StoredBooking = { ...draft, expiresAt };
    const { bookings, ...left } = endOffers(
      facts,
      room.released,
      'Made room for another stay',
      occasion,
    );
    return {
      outcome: { kind: 'reserved', booking: held },
      changes: {
        ...noted(left),
        bookings: [held, ...bookings],
        guard,
        months: withHold(room.months, stay, cap, { id: held._id, expiresAt }),
        payment: {
          state: 'authorizing',
          amountCents: held.priceCents,
          gatewayKey: held._id,
          gatewayRef: null,
          declineReason: null,
          at: isoOf(nowMs),
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
  const confirmed = advance(
    { ...draft, ...redeemed.paid },
    'confirm',
    'Paid with points',
    occasion,
  );
  const { bookings, ...left } = endOffers(
    facts,
    [...own, ...room.released],
    'The stay was booked',
    occasion,
  );
  return {
    outcome: { kind: 'reserved', booking: confirmed },
    changes: {
      ...noted(left),
      bookings: [confirmed, ...bookings],
      guard,
      months: withSale(room.months, stay, cap),
      account: redeemed.account,
      ledger: redeemed.ledger,
      messages: [bookingConfirmed(confirmed, nowMs)],
    },
  };
};
