import type { InventoryMonth, InventoryNight } from '@club/domain/booking/inventory';
import { isHandoverHold } from '@club/domain/waitlist/handover';

const NONE: InventoryNight = { sold: 0, holds: {} };

const isFreed = (before: InventoryNight, after: InventoryNight): boolean => {
  const ids = (night: InventoryNight): string[] => Object.keys(night.holds);
  return (
    after.sold < before.sold ||
    ids(before).some((id) => !Object.hasOwn(after.holds, id)) ||
    ids(after).some((id) => isHandoverHold(id) && !Object.hasOwn(before.holds, id))
  );
};

/**
 * True when a change of an inventory month may concern the resort's line: a night lost a sale or a
 * hold (its stay given back, run out, or booked), is kept for the line, or the resort gives more.
 */
export const mayFreeRoom = (
  before: InventoryMonth | undefined,
  after: InventoryMonth | undefined,
): boolean => {
  if (before !== undefined && (after === undefined || after.cap > before.cap)) return true;
  const keys = new Set([before, after].flatMap((month) => Object.keys(month?.nights ?? {})));
  return [...keys].some((key) => isFreed(before?.nights[key] ?? NONE, after?.nights[key] ?? NONE));
};
