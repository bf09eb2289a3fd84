import { inventoryId, nightKey } from '@club/domain/booking/inventory';
import { addDays, monthOf } from '@club/domain/calendar/local-date';
import { nightsOf } from '@club/domain/calendar/nights';
import { queueHoldId, QUEUE_HOLD_SECONDS } from '@club/domain/waitlist/queue-hold';
import type { WaitlistQueue } from '@club/domain/waitlist/waitlist';
import { isWaitedFor } from '@club/domain/waitlist/waitlist';
import type { InventoryMonths, ResortNights } from './inventory-change.ts';
import { isHeldThroughout, monthIdsOf, withHold, withoutHold } from './inventory-change.ts';
import type { HeldOffer } from '@club/domain/booking/member-holds';

const soldIn = (months: InventoryMonths, monthId: string, key: string): number =>
  months.get(monthId)?.nights[key]?.sold ?? 0;

/**
 * The inventory after a booking has released nights. Where members wait for them, each released
 * unit is held for the queue, so that no one else can book it before the queue is served. `before`
 * is the inventory with the nights still sold. A hold replaces a sale, so no free unit is taken.
 */
export const withQueueHold = (
  before: InventoryMonths,
  after: InventoryMonths,
  freed: readonly ResortNights[],
  queue: WaitlistQueue | undefined,
  bookingId: string,
  nowMs: number,
): InventoryMonths => {
  const hold = { id: queueHoldId(bookingId), expiresAt: nowMs + QUEUE_HOLD_SECONDS * 1000 };
  return freed
    .filter((nights) => isWaitedFor(queue, nights))
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
 * The inventory after a hold was released: where members wait for its nights, those that it still
 * held are held for the queue. `before` is the inventory with the hold.
 */
export const withHoldToQueue = (
  before: InventoryMonths,
  after: InventoryMonths,
  hold: ResortNights & { id: string },
  queue: WaitlistQueue | undefined,
  nowMs: number,
): InventoryMonths => {
  const [month] = monthIdsOf(hold).flatMap((id) => before.get(id) ?? []);
  const wasKept = month !== undefined && isHeldThroughout(before, hold, hold.id, nowMs);
  if (!wasKept || !isWaitedFor(queue, hold)) return after;
  const expiresAt = nowMs + QUEUE_HOLD_SECONDS * 1000;
  return withHold(after, hold, month.cap, { id: queueHoldId(hold.id), expiresAt });
};

/**
 * The inventory when a member books a stay that they hold offers of: their live holds are removed.
 * The nights of an expired waitlist offer go to the queue.
 */
export const withOwnOffersTaken = (
  months: InventoryMonths,
  offers: readonly HeldOffer[],
  queue: WaitlistQueue | undefined,
  nowMs: number,
): InventoryMonths =>
  offers.reduce((left, offer) => {
    const after = withoutHold(left, offer, offer.id);
    return offer.expiresAt > nowMs ? after : withHoldToQueue(left, after, offer, queue, nowMs);
  }, months);
