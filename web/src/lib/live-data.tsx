import type { InventoryMonth } from '@club/domain/booking/inventory';
import { inventoryId } from '@club/domain/booking/inventory';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { IDS } from '@club/domain/ids';
import type { CurrentAccount } from '@club/domain/points/account';
import { accountAsOf } from '@club/domain/points/account';
import type { Resort } from '@club/domain/resort/resort';
import {
  type ComponentType,
  type ReactNode,
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { afterFirstPaint } from './first-paint.ts';
import type { NoArgs, SourceArgs } from './live-source.ts';
import type { LiveArgs, LiveData, LiveKind, LiveKindOf } from './live-sources.ts';
import { liveRequest, requestOf } from './live-request.ts';
import { type Live, type LiveStore, liveStore } from './live-store.ts';
import { useSession } from './session.tsx';
import { usePointsDay } from './today.tsx';

const LiveStoreContext = createContext<LiveStore>(liveStore);

const LOADING = { status: 'loading' } as const;
const stayIdle = (): (() => void) => () => {};

/** The value that came first with a key, until another key comes: what is equal stays the same. */
const useKept = <Value,>(key: string, value: Value): Value => {
  const [kept, setKept] = useState({ key, value });
  if (kept.key === key) return kept.value;
  setKept({ key, value });
  return value;
};

/** Listens to one thing; no arguments listen to nothing and stay loading. */
const useRequest = (kind: LiveKind, args: SourceArgs | null): Live<unknown> => {
  const store = use(LiveStoreContext);
  const wanted = args === null ? null : requestOf(kind, args);
  const request = useKept(wanted?.key ?? '', wanted);
  const subscribe = useCallback(
    (listener: () => void) => (request === null ? stayIdle() : store.subscribe(request, listener)),
    [store, request],
  );
  const read = useCallback(
    () => (request === null ? LOADING : store.read(request)),
    [store, request],
  );
  return useSyncExternalStore(subscribe, read);
};

/** Arguments, or null to listen to nothing and stay loading; left out where a kind has none. */
type Given<Args> = NoArgs extends Args ? [args?: Args | null] : [args: Args | null];

/** Arguments as they were given, without what is known besides; null when nothing is wanted. */
const wantedArgs = ([args = {}]: readonly (SourceArgs | null | undefined)[]): SourceArgs | null =>
  args;

// What a source publishes under a kind is the type of that kind: `LIVE_SOURCES` says so, and
// `live-listeners.tsx` keeps to it.

/** Listens to what everybody may see. */
export const useLive = <Kind extends LiveKindOf<'public'>>(
  kind: Kind,
  ...given: Given<LiveArgs<Kind>>
): Live<LiveData<Kind>> => useRequest(kind, wantedArgs(given)) as Live<LiveData<Kind>>;

/** Listens to what members see, as the one who is signed in; loading without a member. */
export const useMemberLive = <Kind extends LiveKindOf<'member'>>(
  kind: Kind,
  ...given: Given<Omit<LiveArgs<Kind>, 'uid'>>
): Live<LiveData<Kind>> => {
  const session = useSession();
  const args = wantedArgs(given);
  const own =
    args === null || session.status !== 'signed-in' ? null : { ...args, uid: session.uid };
  return useRequest(kind, own) as Live<LiveData<Kind>>;
};

/** Listens to what only admins see; loading for all others, and without the second factor. */
export const useAdminLive = <Kind extends LiveKindOf<'admin'>>(
  kind: Kind,
  ...given: Given<LiveArgs<Kind>>
): Live<LiveData<Kind>> => {
  const session = useSession();
  const isAdmin =
    session.status === 'signed-in' && session.isAdmin && session.secondFactor !== 'missing';
  return useRequest(kind, isAdmin ? wantedArgs(given) : null) as Live<LiveData<Kind>>;
};

/** Listens to several things of one kind; ready once all of them are. */
export const useLiveMany = <Kind extends LiveKind>(
  kind: Kind,
  each: readonly LiveArgs<Kind>[],
): Live<readonly LiveData<Kind>[]> => {
  const store = use(LiveStoreContext);
  const wanted = each.map((args) => liveRequest(kind, args));
  const requests = useKept(wanted.map(({ key }) => key).join('\n'), wanted);
  const memo = useRef<{ states: readonly Live<unknown>[]; result: Live<readonly unknown[]> }>({
    states: [],
    result: NOTHING,
  });
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = requests.map((request) => store.subscribe(request, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, requests],
  );
  const read = useCallback((): Live<readonly unknown[]> => {
    const states = requests.map((request) => store.read(request));
    const last = memo.current;
    const same =
      last.states.length === states.length &&
      states.every((state, index) => state === last.states[index]);
    if (same) return last.result;
    const result = joined(states);
    memo.current = { states, result };
    return result;
  }, [store, requests]);
  return useSyncExternalStore(subscribe, read) as Live<readonly LiveData<Kind>[]>;
};

const NOTHING: Live<readonly unknown[]> = { status: 'ready', data: [] };

const joined = (states: readonly Live<unknown>[]): Live<readonly unknown[]> => {
  const failed = states.filter((state) => state.status === 'error');
  if (failed.length > 0) {
    return {
      status: 'error',
      denied: failed.some((state) => state.denied),
      retry: () => failed.forEach((state) => state.retry()),
    };
  }
  const data: unknown[] = [];
  for (const state of states) {
    if (state.status !== 'ready') return LOADING;
    data.push(state.data);
  }
  return { status: 'ready', data };
};

const CATALOGUE = liveRequest('catalogue', {});

/** Reads the directory that is there at this moment, without asking for it; null when none is. */
export const useCatalogueNow = (): (() => readonly CatalogueResort[] | null) => {
  const store = use(LiveStoreContext);
  return useCallback(() => {
    const live = store.read(CATALOGUE) as Live<LiveData<'catalogue'>>;
    return live.status === 'ready' ? live.data : null;
  }, [store]);
};

/** A resort with its details; null data when there is none with this id. */
export const useResort = (id: string): Live<Resort | null> => {
  const usable = IDS.resort.is(id);
  const live = useLive('resort', usable ? { id } : null);
  // Firestore throws for some texts of an address; no resort can have them as its id.
  return usable ? live : { status: 'ready', data: null };
};

/** The member's points, without those that have expired; loading without a member. */
export const useOwnAccount = (): Live<CurrentAccount> => {
  const live = useMemberLive('ownAccount');
  const today = usePointsDay();
  return useMemo(
    () =>
      live.status === 'ready' ? { ...live, data: accountAsOf(live.data, today).account } : live,
    [live, today],
  );
};

/** What is taken in some months ('YYYY-MM') of a resort; a month without entry is wholly free. */
export type InventoryMonths = Readonly<Record<string, InventoryMonth>>;

/** What is taken at a resort in the given months, live. */
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

type ListenersComponent = ComponentType<{ store: LiveStore }>;

/** Loads the listeners once the shell is painted and something is wanted. */
function LazyListeners({ store }: { store: LiveStore }) {
  const wanted = useSyncExternalStore(store.subscribeWanted, store.wanted);
  const [Listeners, setListeners] = useState<ListenersComponent | null>(null);

  // A retry changes what is wanted, so that code that failed to load is asked for again.
  useEffect(() => {
    if (Listeners !== null || wanted.length === 0) return undefined;
    let active = true;
    loadListeners().then(
      (listeners) => active && setListeners(() => listeners),
      () => active && wanted.forEach(({ request }) => store.fail(request.key)),
    );
    return () => {
      active = false;
    };
  }, [Listeners, wanted, store]);

  useEffect(() => {
    window.addEventListener('online', store.retryFailed);
    return () => window.removeEventListener('online', store.retryFailed);
  }, [store]);

  return Listeners === null ? null : <Listeners store={store} />;
}

const loadListeners = async (): Promise<ListenersComponent> => {
  await afterFirstPaint();
  const { LiveListeners } = await import('./live-listeners.tsx');
  return LiveListeners;
};

type LiveDataProviderProps = {
  children: ReactNode;
  /** Another store than the page's, for tests: then nothing is loaded from Firebase. */
  store?: LiveStore;
};

/** Makes the hooks above work. Below `SessionProvider`. */
export function LiveDataProvider({ children, store }: LiveDataProviderProps) {
  return (
    <LiveStoreContext value={store ?? liveStore}>
      {store === undefined && <LazyListeners store={liveStore} />}
      {children}
    </LiveStoreContext>
  );
}
