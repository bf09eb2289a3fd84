import type { StoredBooking } from '@club/domain/booking/booking';
import { isHeld } from '@club/domain/booking/booking-state';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { BookingFacts } from '../booking-facts.ts';
import { advance } from '../booking-life.ts';
import type { InventoryMonths, ResortNights } from '../../inventory/inventory-change.ts';
import { soldOutNights, withoutHold } from '../../inventory/inventory-change.ts';
import { withHoldToQueue } from '../../inventory/queue-hold.ts';
import type { HeldOffer, MemberHolds } from '@club/domain/booking/member-holds';
import { withoutOffers } from '../../store/member-holds.ts';
import type { CommandContext } from '../../kernel/commit/command-context.ts';

/**
 * Inventory with a free unit for a stay, and the member's offers that end for it; or the sold out
 * nights.
 */
export type FoundInventory =
  | { ok: true; months: InventoryMonths; released: readonly HeldOffer[] }
  | { ok: false; soldOutNights: LocalDate[] };

/** The inventory without some held offers. */
export const withoutHolds = (
  months: InventoryMonths,
  offers: readonly HeldOffer[],
): InventoryMonths => offers.reduce((left, offer) => withoutHold(left, offer, offer.id), months);

/** The nights, of one or several runs, without a free unit. */
const fullNights = (
  months: InventoryMonths,
  wanted: ResortNights | readonly ResortNights[],
  cap: number,
  nowMs: number,
): LocalDate[] => [wanted].flat().flatMap((nights) => soldOutNights(months, nights, cap, nowMs));

/**
 * Looks for a free unit, first with all holds in place, then without the member's `rivals` (their
 * own offers of the same nights), because members never block themselves.
 */
export const findInventory = (
  months: InventoryMonths,
  wanted: ResortNights | readonly ResortNights[],
  cap: number,
  nowMs: number,
  rivals: readonly HeldOffer[],
): FoundInventory => {
  const full = fullNights(months, wanted, cap, nowMs);
  if (full.length === 0) return { ok: true, months, released: [] };
  const without = withoutHolds(months, rivals);
  const stillFull = fullNights(without, wanted, cap, nowMs);
  if (stillFull.length > 0) return { ok: false, soldOutNights: stillFull };
  return { ok: true, months: without, released: rivals };
};

/** Ends held offers: removes them from the member's list and expires their bookings. */
export const endOffers = (
  facts: BookingFacts,
  offers: readonly HeldOffer[],
  reason: string,
  context: CommandContext,
): { holds?: MemberHolds; bookings: StoredBooking[] } => {
  if (offers.length === 0) return { bookings: [] };
  const bookings = offers.flatMap(({ id }) => {
    const booking = facts.bookings.get(id);
    return booking !== undefined && isHeld(booking.status)
      ? [advance(booking, 'expire', reason, context)]
      : [];
  });
  return { holds: withoutOffers(facts.holds, new Set(offers.map(({ id }) => id))), bookings };
};

/** `endOffers`, and frees their nights, or holds them for the queue where members wait for them. */
export const releaseOffers = (
  facts: BookingFacts,
  offers: readonly HeldOffer[],
  reason: string,
  context: CommandContext,
): ReturnType<typeof endOffers> & { months: InventoryMonths } => ({
  ...endOffers(facts, offers, reason, context),
  months: offers.reduce(
    (left, offer) => withHoldToQueue(facts.months, left, offer, facts.queue, context.nowMs),
    withoutHolds(facts.months, offers),
  ),
});
