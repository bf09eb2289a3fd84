import {
  type ComponentType,
  type ReactNode,
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { afterFirstPaint } from '../page/first-paint.ts';
import { inFirstPause } from '../page/first-use.ts';
import { afterLaterParts } from '../page/later-part.tsx';
import type { LiveListenersProps } from './live-listeners.tsx';
import { liveRequest } from './live-request.ts';
import type { ArgsOf, DataOf, KindOf, LiveTable, NoArgs, SourceArgs } from './live-source.ts';
import { type Live, type LiveStore, liveStore, LOADING } from './live-store.ts';
import { useSession } from '../session/session.tsx';
import { useKept } from './use-kept.ts';

/** The store that the hooks below it read from. */
export const LiveStoreContext = createContext<LiveStore>(liveStore);

const NOTHING: Live<readonly unknown[]> = { status: 'ready', data: [] };
const stayIdle = (): (() => void) => () => {};

/** Listens to one request; without arguments it listens to nothing and stays loading. */
const useRequest = (kind: string, args: SourceArgs | null): Live<unknown> => {
  const store = use(LiveStoreContext);
  const wanted = args === null ? null : liveRequest(kind, args);
  const request = useKept(wanted?.key ?? '', wanted);
  const subscribe = useCallback(
    (listener: () => void) => (request === null ? stayIdle() : store.subscribe(request, listener)),
    [store, request],
  );
  const read = useCallback(
    () => (request === null ? LOADING : store.read(request)),
    [store, request],
  );
  return useSyncExternalStore(subscribe, read, read);
};

/** Arguments, or null to listen to nothing and stay loading; optional where a kind has none. */
type Given<Args> = NoArgs extends Args ? [args?: Args | null] : [args: Args | null];

/** The given arguments; null when nothing is wanted. */
const wantedArgs = ([args = {}]: readonly (SourceArgs | null | undefined)[]): SourceArgs | null =>
  args;

/** Listens to several requests of one kind; ready once all of them are. */
const useRequests = (kind: string, each: readonly SourceArgs[]): Live<readonly unknown[]> => {
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
  return useSyncExternalStore(subscribe, read, read);
};

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

/**
 * The hooks with which pages read the kinds of a table of live data. Only the type of the table is
 * needed here: the table itself comes with the listeners, after the first paint.
 */
export const createLive = <Table extends LiveTable>() => {
  // A listener publishes under a kind what the table's source of that kind returns
  // (`live-listeners.tsx`), so the type of the table holds.
  type Shown<Kind extends keyof Table> = Live<DataOf<Table, Kind>>;

  /** Listens to public data. */
  const useLive = <Kind extends KindOf<Table, 'public'>>(
    kind: Kind,
    ...given: Given<ArgsOf<Table, Kind>>
  ): Shown<Kind> => useRequest(kind, wantedArgs(given)) as Shown<Kind>;

  /** Listens to the signed-in member's data; loading without a member. */
  const useMemberLive = <Kind extends KindOf<Table, 'member'>>(
    kind: Kind,
    ...given: Given<Omit<ArgsOf<Table, Kind>, 'uid'>>
  ): Shown<Kind> => {
    const session = useSession();
    const args = wantedArgs(given);
    const own =
      args === null || session.status !== 'signed-in' ? null : { ...args, uid: session.uid };
    return useRequest(kind, own) as Shown<Kind>;
  };

  /** Listens to data for admins; loading for all others, and without the second factor. */
  const useAdminLive = <Kind extends KindOf<Table, 'admin'>>(
    kind: Kind,
    ...given: Given<ArgsOf<Table, Kind>>
  ): Shown<Kind> => {
    const session = useSession();
    const isAdmin =
      session.status === 'signed-in' && session.isAdmin && session.secondFactor !== 'missing';
    return useRequest(kind, isAdmin ? wantedArgs(given) : null) as Shown<Kind>;
  };

  /** Listens to several requests of one kind; ready once all of them are. */
  const useLiveMany = <Kind extends KindOf<Table>>(
    kind: Kind,
    each: readonly ArgsOf<Table, Kind>[],
  ): Live<readonly DataOf<Table, Kind>[]> =>
    useRequests(kind, each) as Live<readonly DataOf<Table, Kind>[]>;

  /**
   * Reads what the store has of a kind at this moment, without listening; null when it has nothing.
   */
  const useLiveNow = <Kind extends KindOf<Table>>(
    kind: Kind,
    args: ArgsOf<Table, Kind>,
  ): (() => DataOf<Table, Kind> | null) => {
    const store = use(LiveStoreContext);
    const wanted = liveRequest(kind, args);
    const request = useKept(wanted.key, wanted);
    return useCallback(() => {
      const live = store.read(request) as Shown<Kind>;
      return live.status === 'ready' ? live.data : null;
    }, [store, request]);
  };

  /**
   * What the page has arrived with of a kind, for as long as the component is there; null for nothing.
   * Another one after it gets nothing: what no one listens to grows old.
   */
  const useArrived = <Kind extends KindOf<Table>>(
    kind: Kind,
    args: ArgsOf<Table, Kind>,
  ): DataOf<Table, Kind> | null => {
    const store = use(LiveStoreContext);
    const { key } = liveRequest(kind, args);
    const [arrived] = useState(useLiveNow(kind, args));
    useEffect(() => {
      store.forgetPreloaded(key);
    }, [store, key]);
    return arrived;
  };

  return { useLive, useMemberLive, useAdminLive, useLiveMany, useLiveNow, useArrived };
};

/** Whether something on the page is out of date because its source failed, and how to try again. */
export const useStaleData = (): { isStale: boolean; retry: () => void } => {
  const { subscribeStale, hasStale, retryFailed } = use(LiveStoreContext);
  return { isStale: useSyncExternalStore(subscribeStale, hasStale, hasStale), retry: retryFailed };
};

type ListenersComponent = ComponentType<LiveListenersProps>;
type Listening = { Listeners: ListenersComponent; sources: LiveTable };

const loadListeners = async (loadSources: () => Promise<LiveTable>): Promise<Listening> => {
  await afterFirstPaint();
  // A part that is taken over has to find the data that it was written with.
  await afterLaterParts();
  const [{ LiveListeners }, sources] = await Promise.all([
    import('./live-listeners.tsx'),
    loadSources(),
  ]);
  return { Listeners: LiveListeners, sources };
};

type LazyListenersProps = { store: LiveStore; loadSources: () => Promise<LiveTable> };

/** True once the page has been used, see `inFirstPause`. */
const useIsUsed = (): boolean => {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => inFirstPause(() => setIsUsed(true)), []);
  return isUsed;
};

/**
 * Loads the listeners once the shell is painted and something is wanted. A visitor's page that was
 * rendered with all it wants is complete: there they wait until it is used.
 */
function LazyListeners({ store, loadSources }: LazyListenersProps) {
  const wanted = useSyncExternalStore(store.subscribeWanted, store.wanted, store.wanted);
  const [listening, setListening] = useState<Listening | null>(null);
  const isVisitor = useSession().status === 'signed-out';
  const isUsed = useIsUsed();
  const isComplete = wanted.every(({ request }) => store.read(request).status === 'ready');
  const isDue = wanted.length > 0 && (!isVisitor || isUsed || !isComplete);

  // A retry changes what is wanted, so code that failed to load is loaded again.
  useEffect(() => {
    if (listening !== null || !isDue) return undefined;
    let active = true;
    loadListeners(loadSources).then(
      (loaded) => active && setListening(loaded),
      () => active && wanted.forEach(({ request }) => store.fail(request.key)),
    );
    return () => {
      active = false;
    };
  }, [listening, isDue, wanted, store, loadSources]);

  useEffect(() => {
    window.addEventListener('online', store.retryFailed);
    return () => window.removeEventListener('online', store.retryFailed);
  }, [store]);

  if (listening === null) return null;
  const { Listeners, sources } = listening;
  return <Listeners store={store} sources={sources} />;
}

type LiveProviderProps = {
  children: ReactNode;
  /** Loads the table of sources. A constant. */
  loadSources: () => Promise<LiveTable>;
  /** Another store than the page's, for tests: then nothing is loaded from Firebase. */
  store?: LiveStore | undefined;
};

/** Makes the hooks of `createLive` work. Below `SessionProvider`. */
export function LiveProvider({ children, loadSources, store }: LiveProviderProps) {
  return (
    <LiveStoreContext value={store ?? liveStore}>
      {store === undefined && <LazyListeners store={liveStore} loadSources={loadSources} />}
      {children}
    </LiveStoreContext>
  );
}
