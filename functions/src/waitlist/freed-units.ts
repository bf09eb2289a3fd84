import type { InventoryMonth, InventoryNight } from '@club/domain/booking/inventory';
import { isQueueHold } from '@club/domain/waitlist/queue-hold';

const NONE: InventoryNight = { sold: 0, holds: {} };

const isFreed = (before: InventoryNight, after: InventoryNight): boolean => {
  const ids = (night: InventoryNight): string[] => Object.keys(night.holds);
  return (
    after.sold < before.sold ||
    ids(before).some((id) => !Object.hasOwn(after.holds, id)) ||
    ids(after).some((id) => isQueueHold(id) && !Object.hasOwn(before.holds, id))
  );
};

/**
 * True when an inventory change may concern the resort's queue: a night lost a sale or a hold, is
 * held for the queue, or the resort has more units.
 */
export const mayFreeUnits = (
  before: InventoryMonth | undefined,
  after: InventoryMonth | undefined,
): boolean => {
  if (before !== undefined && (after === undefined || after.cap > before.cap)) return true;
  const keys = new Set([before, after].flatMap((month) => Object.keys(month?.nights ?? {})));
  return [...keys].some((key) => isFreed(before?.nights[key] ?? NONE, after?.nights[key] ?? NONE));
};
