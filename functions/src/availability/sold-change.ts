import type { InventoryMonth } from '@club/domain/booking/inventory';

/**
 * True when a change of an inventory month has changed what is sold in some night. Holds come and go
 * without it.
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
