import { inventoryId, nightKey } from '@club/domain/booking/inventory';
import { addDays, monthOf } from '@club/domain/calendar/local-date';
import { nightsOf } from '@club/domain/calendar/nights';
import { handoverHoldId, HANDOVER_SECONDS } from '@club/domain/waitlist/handover';
import type { WaitlistLine } from '@club/domain/waitlist/waitlist';
import { isWaitedFor } from '@club/domain/waitlist/waitlist';
import type { InventoryMonths, ResortNights } from './inventory-change.ts';
import { isHeldThroughout, monthIdsOf, withHold, withoutHold } from './inventory-change.ts';
import type { HeldOffer } from '../store/member-holds.ts';

const soldIn = (months: InventoryMonths, monthId: string, key: string): number =>
  months.get(monthId)?.nights[key]?.sold ?? 0;

/**
 * The inventory after a booking has given nights free: where somebody in line waits for them, a hold
 * keeps each unit that was freed, so that no passer-by snatches it before the first in line is
 * served. `before` is the inventory when the nights were still sold. A hold takes the place of a sale,
 * so nothing is taken that was free.
 */
export const withHandover = (
  before: InventoryMonths,
  after: InventoryMonths,
  freed: readonly ResortNights[],
  line: WaitlistLine | undefined,
  bookingId: string,
  nowMs: number,
): InventoryMonths => {
  const hold = { id: handoverHoldId(bookingId), expiresAt: nowMs + HANDOVER_SECONDS * 1000 };
  return freed
    .filter((nights) => isWaitedFor(line, nights))
    .flatMap(({ resortId, startDate, endDate }) =>
      nightsOf(startDate, endDate).map((night) => ({ resortId, night })),
    )
    .reduce((left, { resortId, night }) => {
      const monthId = inventoryId(resortId, monthOf(night));
      const month = left.get(monthId);
      const key = nightKey(night);
      if (month === undefined || soldIn(left, monthId, key) >= soldIn(before, monthId, key)) {
        return left;
      }
      const one = { resortId, startDate: night, endDate: addDays(night, 1) };
      return withHold(left, one, month.cap, hold);
    }, after);
};

/**
 * The inventory after a hold was let go: where somebody in line waits for its nights, those that it
 * still kept are kept for the line. `before` is the inventory when the hold was in place.
 */
export const withHoldHandedOver = (
  before: InventoryMonths,
  after: InventoryMonths,
  hold: ResortNights & { id: string },
  line: WaitlistLine | undefined,
  nowMs: number,
): InventoryMonths => {
  const [month] = monthIdsOf(hold).flatMap((id) => before.get(id) ?? []);
  const wasKept = month !== undefined && isHeldThroughout(before, hold, hold.id, nowMs);
  if (!wasKept || !isWaitedFor(line, hold)) return after;
  const expiresAt = nowMs + HANDOVER_SECONDS * 1000;
  return withHold(after, hold, month.cap, { id: handoverHoldId(hold.id), expiresAt });
};

/**
 * The inventory once a member takes a stay in the place of their own offers of it: those that run make
 * way. One from a waitlist that has run out gives them nothing; what it still keeps goes to the line.
 */
export const withOwnOffersTaken = (
  months: InventoryMonths,
  offers: readonly HeldOffer[],
  line: WaitlistLine | undefined,
  nowMs: number,
): InventoryMonths =>
  offers.reduce((left, offer) => {
    const after = withoutHold(left, offer, offer.id);
    return offer.expiresAt > nowMs ? after : withHoldHandedOver(left, after, offer, line, nowMs);
  }, months);
