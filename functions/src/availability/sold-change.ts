import type { InventoryMonth } from '@club/domain/booking/inventory';

/**
 * True when an inventory change affects the units sold of a night; changes of holds do not count.
 */
export const isSoldChanged = (
  before: InventoryMonth | undefined,
  after: InventoryMonth | undefined,
): boolean => {
  const keys = new Set([before, after].flatMap((month) => Object.keys(month?.nights ?? {})));
  return [...keys].some(
    (key) => (before?.nights[key]?.sold ?? 0) !== (after?.nights[key]?.sold ?? 0),
  );
};
