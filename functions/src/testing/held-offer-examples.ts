import type { StoredBooking } from '@club/domain/booking/booking';
import { aBooking, anOffer, bookingsById, emptyFacts } from './booking-examples.ts';
import type { BookingFacts } from '../booking/booking-facts.ts';
import type { InventoryMonths } from '../inventory/inventory-change.ts';
import { withHold } from '../inventory/inventory-change.ts';
import type { HeldOffer } from '@club/domain/booking/member-holds';
import { holdOf } from '../store/member-holds.ts';

/** Held offers, for tests. */

/** A hold, as it differs from `anOffer`. */
export type Hold = { id: string; expiresAt: number } & Partial<HeldOffer>;

/** Facts of a member who holds some offers at resorts with `cap` units. */
export const holding = (cap: number, ...holds: Hold[]): BookingFacts => {
  const offers = holds.map((hold) => ({ ...anOffer(), ...hold }));
  return emptyFacts({
    bookings: bookingsById(
      ...offers.map(({ id, ...offer }): StoredBooking => ({
        ...aBooking(id, offer),
        expiresAt: offer.expiresAt,
      })),
    ),
    holds: { offers: Object.fromEntries(offers.map(({ id, ...offer }) => [id, offer])), rev: 1 },
    months: offers.reduce<InventoryMonths>(
      (months, offer) => withHold(months, offer, cap, holdOf(offer)),
      new Map(),
    ),
  });
};
