import type { InventoryMonth } from '@club/domain/booking/inventory';
import { inventoryId } from '@club/domain/booking/inventory';
import { IDS } from '@club/domain/ids';
import type { CurrentAccount } from '@club/domain/points/account';
import { accountAsOf } from '@club/domain/points/account';
import type { Resort } from '@club/domain/resort/resort';
import { type ReactNode, useMemo } from 'react';
import { LiveProvider } from '../../kernel/live/live-provider.tsx';
import { createLive } from '../../kernel/live/live-hooks.ts';
import type { LiveSources } from './live-sources.ts';
import type { Live, LiveStore } from '../../kernel/live/live-store.ts';
import { usePointsDay } from '../points/points-day.ts';
import { useKept } from '../../kernel/live/use-kept.ts';

export const { useLive, useMemberLive, useAdminLive, useLiveMany, useLiveNow, useArrived } =
  createLive<LiveSources>();

/** A resort with its details; null data when there is none with this id. */
export const useResort = (id: string): Live<Resort | null> => {
  const usable = IDS.resort.is(id);
  const live = useLive('resort', usable ? { id } : null);
  // Firestore throws for some texts in an address; no resort can have them as its id.
  return usable ? live : { status: 'ready', data: null };
};

/** The member's points, without expired ones; loading without a member. */
export const useOwnAccount = (): Live<CurrentAccount> => {
  const live = useMemberLive('ownAccount');
  const today = usePointsDay();
  return useMemo(
    () =>
      live.status === 'ready' ? { ...live, data: accountAsOf(live.data, today).account } : live,
    [live, today],
  );
};

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

const loadSources = async () => (await import('./live-sources.ts')).LIVE_SOURCES;

type LiveDataProviderProps = {
  children: ReactNode;
  /** Another store than the page's, for tests: then nothing is loaded from Firebase. */
  store?: LiveStore;
};

/** Provides the data of `LIVE_SOURCES`. Below `SessionProvider`. */
export function LiveDataProvider({ children, store }: LiveDataProviderProps) {
  return (
    <LiveProvider loadSources={loadSources} store={store}>
      {children}
    </LiveProvider>
  );
}
