import type { InventoryMonth } from '@club/domain/booking/inventory';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { Resort } from '@club/domain/resort/resort';
import { useMemo } from 'react';
import { useHoldClock } from '../hold/use-hold-clock.ts';
import { useOwnHoldIds } from '../hold/use-own-holds.ts';
import { useInventory } from '../live/inventory.ts';
import { isNightFree } from './taken-nights.ts';

/**
 * Which nights of some months are free for the member, live. `inventory` is null until it is loaded;
 * all nights count as free until then. Pass the same list of months each time.
 */
export const useFreeNights = (
  resort: Resort,
  months: readonly string[],
): {
  inventory: Readonly<Record<string, InventoryMonth>> | null;
  isFree: (night: LocalDate) => boolean;
} => {
  const live = useInventory(resort.id, months);
  const ownHolds = useOwnHoldIds();
  const nowMs = useHoldClock();
  const inventory = live.status === 'ready' ? live.data : null;
  const isFree = useMemo(
    () => isNightFree(inventory ?? {}, resort.availableAmount, nowMs, ownHolds),
    [inventory, resort.availableAmount, nowMs, ownHolds],
  );
  return { inventory, isFree };
};
