import type { StoredBooking } from '@club/domain/booking/booking';
import { OFFER_SECONDS } from '@club/domain/booking/offer-hold';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { NOTHING_PAID } from '@club/domain/points/stay-payment';
import type { BookingDecision, BookingFacts } from './booking-facts.ts';
import type { Occasion } from './booking-life.ts';
import { advance, isoOf, stayOf } from './booking-life.ts';
import { bookingConfirmed } from '../messages/booking-confirmed.ts';
import { redeemPoints } from '../points/redeem-points.ts';
import { withOwnOffersTaken } from '../waitlist/handover-hold.ts';
import { endOffers, findRoom } from './hold-room.ts';
import { withHold, withSale } from './inventory-change.ts';
import { heldOffers, isSameStay, liveOffers, shareNights } from './member-holds.ts';

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
  | { kind: 'points-limit'; missing: number };

const HOLDING = { held: 'unfinished', confirmed: 'taken', completed: 'taken' } as const;

/** The booking that the guard of the stay stands for, as long as it is not over. */
const rivalOf = (facts: BookingFacts): ReserveOutcome | null => {
  const rival = facts.guard && facts.bookings.get(facts.guard.bookingId);
  if (rival === undefined) return null;
  switch (rival.status) {
    case 'held':
    case 'confirmed':
    case 'completed':
      return { kind: HOLDING[rival.status], booking: rival };
    case 'expired':
    case 'payment_failed':
    case 'cancelled':
      return null;
  }
};

/** A booking to be made (status 'held'), and how many units the resort gives per night. */
export type Draft = { booking: StoredBooking; cap: number };

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
  const { booking: draft, cap } = prepare();
  const rival = rivalOf(facts);
  if (rival !== null) return { outcome: rival };

  const { nowMs } = occasion;
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
  const guard = { bookingId: draft._id, uid: draft.uid };

  if (draft.paymentMethod === 'cash') {
    const expiresAt = nowMs + OFFER_SECONDS * 1000;
    const held: StoredBooking = { ...draft, expiresAt };
    const ended = endOffers(facts, room.released, 'Made room for another stay', occasion);
    return {
      outcome: { kind: 'reserved', booking: held },
      changes: {
        ...ended,
        bookings: [held, ...ended.bookings],
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
    nowMs,
  );
  if (!redeemed.ok) return { outcome: { kind: 'points-limit', missing: redeemed.missing } };
  const confirmed = advance(
    { ...draft, ...redeemed.paid },
    'confirm',
    'Paid with points',
    occasion,
  );
  const ended = endOffers(facts, [...own, ...room.released], 'The stay was booked', occasion);
  return {
    outcome: { kind: 'reserved', booking: confirmed },
    changes: {
      ...ended,
      bookings: [confirmed, ...ended.bookings],
      guard,
      months: withSale(room.months, stay, cap),
      account: redeemed.account,
      ledger: redeemed.ledger,
      messages: [bookingConfirmed(confirmed, nowMs)],
    },
  };
};
