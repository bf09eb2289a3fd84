import type { StoredBooking } from '@club/domain/booking/booking';
import { isHeld } from '@club/domain/booking/booking-state';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { BookingFacts } from '../booking-facts.ts';
import type { Occasion } from '../booking-life.ts';
import { advance } from '../booking-life.ts';
import type { InventoryMonths, ResortNights } from '../../inventory/inventory-change.ts';
import { soldOutNights, withoutHold } from '../../inventory/inventory-change.ts';
import type { HeldOffer, MemberHolds } from '../../store/member-holds.ts';
import { withoutOffers } from '../../store/member-holds.ts';

/** Room for a stay, and which of the member's other offers had to go for it; or the full nights. */
export type Room =
  | { ok: true; months: InventoryMonths; released: readonly HeldOffer[] }
  | { ok: false; soldOutNights: LocalDate[] };

/** The inventory without the nights of some held offers. */
export const withoutHolds = (
  months: InventoryMonths,
  offers: readonly HeldOffer[],
): InventoryMonths => offers.reduce((left, offer) => withoutHold(left, offer, offer.id), months);

/** The nights of a run, or of several, in which no unit is free. */
const fullNights = (
  months: InventoryMonths,
  wanted: ResortNights | readonly ResortNights[],
  cap: number,
  nowMs: number,
): LocalDate[] => [wanted].flat().flatMap((nights) => soldOutNights(months, nights, cap, nowMs));

/**
 * Looks for room: first beside everything that is held, then in place of the member's `rivals`
 * (other offers of the same member for the same nights), because one's own hold never stands in
 * one's own way.
 */
export const findRoom = (
  months: InventoryMonths,
  wanted: ResortNights | readonly ResortNights[],
  cap: number,
  nowMs: number,
  rivals: readonly HeldOffer[],
): Room => {
  const full = fullNights(months, wanted, cap, nowMs);
  if (full.length === 0) return { ok: true, months, released: [] };
  const without = withoutHolds(months, rivals);
  const stillFull = fullNights(without, wanted, cap, nowMs);
  if (stillFull.length > 0) return { ok: false, soldOutNights: stillFull };
  return { ok: true, months: without, released: rivals };
};

/** Ends held offers: they leave the member's list and their booking documents expire. */
export const endOffers = (
  facts: BookingFacts,
  offers: readonly HeldOffer[],
  reason: string,
  occasion: Occasion,
): { holds?: MemberHolds; bookings: StoredBooking[] } => {
  if (offers.length === 0) return { bookings: [] };
  const bookings = offers.flatMap(({ id }) => {
    const booking = facts.bookings.get(id);
    return booking !== undefined && isHeld(booking.status)
      ? [advance(booking, 'expire', reason, occasion)]
      : [];
  });
  return { holds: withoutOffers(facts.holds, new Set(offers.map(({ id }) => id))), bookings };
};
