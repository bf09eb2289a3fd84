import type { InventoryMonth } from '@club/domain/booking/inventory';
import { inventoryId } from '@club/domain/booking/inventory';
import { useMemo } from 'react';
import type { Live } from '../../kernel/live/live-store.ts';
import { useKept } from '../../kernel/live/use-kept.ts';
import { useLiveMany } from './live-data.tsx';

/** Inventory of some months ('YYYY-MM') of a resort; a month without entry is free. */
export type InventoryMonths = Readonly<Record<string, InventoryMonth>>;

/** The inventory of a resort in the given months, live. */
export const useInventory = (
  resortId: string,
  months: readonly string[],
): Live<InventoryMonths> => {
  const named = useKept(months.join(','), months);
  const live = useLiveMany(
    'inventory',
    named.map((month) => ({ id: inventoryId(resortId, month) })),
  );
  return useMemo(() => {
    if (live.status !== 'ready') return live;
    const data: Record<string, InventoryMonth> = {};
    for (const [index, month] of named.entries()) {
      const inventory = live.data[index] ?? null;
      if (inventory !== null) data[month] = inventory;
    }
    return { status: 'ready', data };
  }, [live, named]);
};
