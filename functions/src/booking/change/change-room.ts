import type { StoredBooking } from '@club/domain/booking/booking';
import type { BookingChanges, BookingFacts } from '../booking-facts.ts';
import type { Occasion } from '../booking-life.ts';
import { stayOf } from '../booking-life.ts';
import type { Room } from '../hold/hold-room.ts';
import { endOffers, findRoom } from '../hold/hold-room.ts';
import type { ResortNights } from '../../inventory/inventory-change.ts';
import { isHeldThroughout, withoutHold } from '../../inventory/inventory-change.ts';
import type { HeldOffer, Stay } from '../../store/member-holds.ts';
import { heldOffers, isSameStay, liveOffers, shareNights } from '../../store/member-holds.ts';
import { nightsOnlyIn, withMove } from '../../inventory/stay-move.ts';
import { withHandover, withOwnOffersTaken } from '../../inventory/handover-hold.ts';
import { guardWith, guardWithout, standingBookings } from '../stay-guard.ts';

/** A booking that is to have another stay at its resort; `cap` is what the resort gives a night. */
export type Move = { booking: StoredBooking; to: Stay; cap: number };

/** The member's offers that keep a night which the stay would gain. */
const offersInTheWay = (
  facts: BookingFacts,
  to: Stay,
  gained: readonly ResortNights[],
  nowMs: number,
): HeldOffer[] =>
  liveOffers(facts.holds, nowMs).filter((offer) =>
    gained.some((nights) => shareNights(offer, { ...to, ...nights })),
  );

/**
 * Room for the nights that a stay would gain. Those that it has already are not asked about: its own
 * nights never stand in its way, not even where the resort gives less by now.
 */
export const roomToGain = (
  facts: BookingFacts,
  { booking, to, cap }: Move,
  nowMs: number,
): Room => {
  const gained = nightsOnlyIn(to, stayOf(booking));
  return findRoom(facts.months, gained, cap, nowMs, offersInTheWay(facts, to, gained, nowMs));
};

/** `roomToGain` for a change that holds these nights under `changeId`, or did so until a while ago. */
export const roomHeldFor = (
  facts: BookingFacts,
  { booking, to, cap }: Move,
  changeId: string,
  nowMs: number,
): Room => {
  const gained = nightsOnlyIn(to, stayOf(booking));
  const isStillHeld = gained.every((nights) =>
    isHeldThroughout(facts.months, nights, changeId, nowMs),
  );
  const months = withoutHold(facts.months, to, changeId);
  return isStillHeld
    ? { ok: true, months, released: [] }
    : findRoom(months, gained, cap, nowMs, offersInTheWay(facts, to, gained, nowMs));
};

/**
 * What a move changes besides the booking itself: its nights, those it leaves being kept for the line
 * for a moment; both guards; and the member's offers that are over with it.
 */
export const moveInto = (
  facts: BookingFacts,
  { booking, to, cap }: Move,
  room: Room & { ok: true },
  moved: StoredBooking,
  occasion: Occasion,
): BookingChanges => {
  const from = stayOf(booking);
  const own = heldOffers(facts.holds).filter((offer) => isSameStay(offer, to));
  const released = room.released.filter(({ id }) => own.every((offer) => offer.id !== id));
  const ended = endOffers(facts, [...own, ...released], 'A stay was moved there', occasion);
  const before = withOwnOffersTaken(room.months, own, facts.line, occasion.nowMs);
  const after = withMove(before, from, to, cap);
  const { _id: bookingId, uid } = booking;
  return {
    ...ended,
    bookings: [moved, ...ended.bookings],
    months: withHandover(
      before,
      after,
      nightsOnlyIn(from, to),
      facts.line,
      bookingId,
      occasion.nowMs,
    ),
    ...guardWithout(facts.guard, bookingId),
    otherGuard: guardWith(facts.otherGuard, facts.bookings, { bookingId, uid }),
  };
};

/** The member's other booking of the stay, if its guard names one that is not over. */
export const rivalAt = (facts: BookingFacts, booking: StoredBooking): StoredBooking | null => {
  const standing = standingBookings(facts.otherGuard, facts.bookings);
  return standing.find(({ _id }) => _id !== booking._id) ?? null;
};
