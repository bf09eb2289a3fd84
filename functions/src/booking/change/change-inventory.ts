import type { StoredBooking } from '@club/domain/booking/booking';
import type { BookingChanges, BookingFacts } from '../booking-facts.ts';
import { stayOf } from '../booking-life.ts';
import type { FoundInventory } from '../hold/hold-inventory.ts';
import { endOffers, findInventory } from '../hold/hold-inventory.ts';
import type { ResortNights } from '../../inventory/inventory-change.ts';
import { isHeldThroughout, withoutHold } from '../../inventory/inventory-change.ts';
import type { HeldOffer, Stay } from '@club/domain/booking/member-holds';
import { heldOffers, liveOffers } from '@club/domain/booking/member-holds';
import { isSameStay, shareNights } from '../../store/member-holds.ts';
import { nightsOnlyIn, withMovedStay } from '../../inventory/stay-move.ts';
import { withQueueHold, withOwnOffersTaken } from '../../inventory/queue-hold.ts';
import { guardWith, guardWithout, currentBookings } from '../stay-guard.ts';
import type { CommandContext } from '../../kernel/commit/command-context.ts';

/** A booking that moves to another stay at its resort; `cap` is the resort's units per night. */
export type Move = { booking: StoredBooking; to: Stay; cap: number };

/** The member's offers that hold a night which the stay would gain. */
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
 * Finds units for the nights that a stay would gain. The nights that it already has are not
 * checked, even if the resort has fewer units by now.
 */
export const inventoryForMove = (
  facts: BookingFacts,
  { booking, to, cap }: Move,
  nowMs: number,
): FoundInventory => {
  const gained = nightsOnlyIn(to, stayOf(booking));
  return findInventory(facts.months, gained, cap, nowMs, offersInTheWay(facts, to, gained, nowMs));
};

/**
 * `inventoryForMove` for a change that holds these nights under `changeId`, or whose hold has
 * expired.
 */
export const inventoryHeldForChange = (
  facts: BookingFacts,
  { booking, to, cap }: Move,
  changeId: string,
  nowMs: number,
): FoundInventory => {
  const gained = nightsOnlyIn(to, stayOf(booking));
  const isStillHeld = gained.every((nights) =>
    isHeldThroughout(facts.months, nights, changeId, nowMs),
  );
  const months = withoutHold(facts.months, to, changeId);
  return isStillHeld
    ? { ok: true, months, released: [] }
    : findInventory(months, gained, cap, nowMs, offersInTheWay(facts, to, gained, nowMs));
};

/**
 * What a move changes with the booking: inventory (nights on the waitlist are held for the queue),
 * both guards, and the member's offers that end with it.
 */
export const moveStay = (
  facts: BookingFacts,
  { booking, to, cap }: Move,
  inventory: FoundInventory & { ok: true },
  moved: StoredBooking,
  context: CommandContext,
): BookingChanges => {
  const from = stayOf(booking);
  const own = heldOffers(facts.holds).filter((offer) => isSameStay(offer, to));
  const released = inventory.released.filter(({ id }) => own.every((offer) => offer.id !== id));
  const ended = endOffers(facts, [...own, ...released], 'A stay was moved there', context);
  const before = withOwnOffersTaken(inventory.months, own, facts.queue, context.nowMs);
  const after = withMovedStay(before, from, to, cap);
  const { _id: bookingId, uid } = booking;
  return {
    ...ended,
    bookings: [moved, ...ended.bookings],
    months: withQueueHold(
      before,
      after,
      nightsOnlyIn(from, to),
      facts.queue,
      bookingId,
      context.nowMs,
    ),
    ...guardWithout(facts.guard, bookingId),
    otherGuard: guardWith(facts.otherGuard, facts.bookings, { bookingId, uid }),
  };
};

/** The member's other current booking of the stay, if its guard names one. */
export const rivalAt = (facts: BookingFacts, booking: StoredBooking): StoredBooking | null => {
  const current = currentBookings(facts.otherGuard, facts.bookings);
  return current.find(({ _id }) => _id !== booking._id) ?? null;
};
