import {
  type Blocker,
  type BlockerFunction,
  type DataRouter,
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  type Location,
  NavigationType,
  type RouteObject,
  type To,
  type UNSAFE_createBrowserHistory,
  matchRoutes,
  resolvePath,
} from 'react-router-dom';
import { isWaiting, loadAll, preparedRoutes } from './route-code.ts';

type State = DataRouter['state'];
type Route = DataRouter['routes'][number];
type Matches = State['matches'];
type SiteHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
type NavigateOptions = NonNullable<Parameters<DataRouter['navigate']>[1]>;
type Arrival = { preventScrollReset?: boolean; flushSync?: boolean };

/** What `RouterProvider` and the hooks read of a router. */
type UsedRouter = Pick<
  DataRouter,
  | 'basename'
  | 'createHref'
  | 'createURL'
  | 'deleteBlocker'
  | 'dispose'
  | 'enableScrollRestoration'
  | 'encodeLocation'
  | 'future'
  | 'getBlocker'
  | 'manifest'
  | 'navigate'
  | 'routes'
  | 'state'
  | 'subscribe'
  | 'window'
>;

const loadingOf = (
  location: Location,
  matches: Matches,
  historyAction: NavigationType,
): State['navigation'] => ({
  state: 'loading',
  location,
  matches,
  historyAction,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
});

/** Which scroll positions are known, and how to name and measure one. */
type Scrolling = {
  positions: Record<string, number>;
  read: () => number;
  keyOf: (location: Location) => string;
};

/**
 * A router with what the club uses of React Router's own, of which loaders, actions and fetchers are
 * the larger half: the pages at the addresses of `history`, whose code loads before the address
 * changes, blockers and scroll positions. React Router's components and hooks work with it. Targets
 * are paths from the root, or queries of the same page. `isRendered`: a server's page is in view,
 * which the browser has scrolled.
 */
export const pageRouter = (
  routes: readonly RouteObject[],
  history: SiteHistory,
  { isRendered = false }: { isRendered?: boolean } = {},
): DataRouter => {
  const manifest: Record<string, Route> = {};
  const prepared = preparedRoutes(routes, manifest);
  const matchesOf = (location: Location): Matches => matchRoutes(prepared, location) ?? [];

  const subscribers = new Set<Parameters<DataRouter['subscribe']>[0]>();
  const guards = new Map<string, BlockerFunction>();
  let scrolling: Scrolling | null = null;
  let isScrollRestored = isRendered;
  let isUnseen = false;
  let newest = 0;
  let onPopped: (() => void) | null = null;
  let onReturned: (() => void) | null = null;

  const matches = matchesOf(history.location);
  const isReady = !matches.some(isWaiting);
  let state: State = {
    historyAction: history.action,
    location: history.location,
    matches,
    initialized: isReady,
    renderFallback: !isReady,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: isRendered ? false : null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };

  const update = (changed: Partial<State>, flushSync = false): void => {
    state = { ...state, ...changed };
    isUnseen = subscribers.size === 0;
    const newErrors = changed.errors ?? null;
    for (const tell of subscribers) tell(state, { deletedFetchers: [], newErrors, flushSync });
  };

  const savedPosition = (): number | null =>
    scrolling?.positions[scrolling.keyOf(state.location)] ?? null;

  const endPop = (): void => {
    onPopped?.();
    onPopped = null;
  };

  const arrive = (
    historyAction: NavigationType,
    location: Location,
    shown: Pick<State, 'matches' | 'errors'>,
    { preventScrollReset = false, flushSync = false }: Arrival,
  ): void => {
    if (historyAction === NavigationType.Push) history.push(location, location.state);
    if (historyAction === NavigationType.Replace) history.replace(location, location.state);
    const blockers = new Map([...state.blockers.keys()].map((key) => [key, IDLE_BLOCKER] as const));
    const restoreScrollPosition = scrolling?.positions[scrolling.keyOf(location)] ?? null;
    update(
      {
        ...shown,
        historyAction,
        location,
        initialized: true,
        renderFallback: false,
        navigation: IDLE_NAVIGATION,
        restoreScrollPosition,
        preventScrollReset,
        blockers,
      },
      flushSync,
    );
    endPop();
  };

  const go = async (
    action: NavigationType,
    location: Location,
    arrival: Arrival = {},
  ): Promise<void> => {
    newest += 1;
    const own = newest;
    if (scrolling !== null) {
      scrolling.positions[scrolling.keyOf(state.location)] = scrolling.read();
    }
    const wanted = matchesOf(location);
    if (!wanted.some(isWaiting)) {
      arrive(action, location, { matches: wanted, errors: null }, arrival);
      return;
    }
    if (state.initialized) {
      update({ navigation: loadingOf(location, wanted, action) }, arrival.flushSync);
    }
    const errors = await loadAll(wanted);
    const { preventScrollReset = false } = arrival;
    if (own === newest)
      arrive(action, location, { matches: wanted, errors }, { preventScrollReset });
  };

  const setBlocker = (key: string, blocker: Blocker): void => {
    update({ blockers: new Map(state.blockers).set(key, blocker) });
  };

  /** The name of what holds the reader on this page; null: nothing does. */
  const blockedBy = (historyAction: NavigationType, nextLocation: Location): string | null => {
    const [key, blocks] = [...guards].at(-1) ?? [];
    if (key === undefined || blocks === undefined) return null;
    if (state.blockers.get(key)?.state === 'proceeding') return null;
    return blocks({ currentLocation: state.location, nextLocation, historyAction }) ? key : null;
  };

  const block = (key: string, location: Location, proceed: () => void): void => {
    setBlocker(key, {
      state: 'blocked',
      location,
      proceed: () => {
        setBlocker(key, { state: 'proceeding', location, proceed: undefined, reset: undefined });
        proceed();
      },
      reset: () => setBlocker(key, IDLE_BLOCKER),
    });
  };

  const push = async (to: To, options: NavigateOptions = {}): Promise<void> => {
    const path = resolvePath(to, state.location.pathname);
    const location: Location = {
      ...history.encodeLocation(path),
      state: options.state ?? null,
      key: Math.random().toString(36).slice(2, 10),
    };
    const action = options.replace === true ? NavigationType.Replace : NavigationType.Push;
    const key = blockedBy(action, location);
    if (key === null) await go(action, location, options);
    else block(key, location, () => void push(to, options));
  };

  const stopListening = history.listen(({ action, location, delta }) => {
    if (onReturned !== null) {
      onReturned();
      onReturned = null;
      return;
    }
    const key = blockedBy(action, location);
    if (key === null || delta === null) {
      void go(action, location);
      return;
    }
    const returned = new Promise<void>((resolve) => {
      onReturned = resolve;
    });
    history.go(-delta);
    block(key, location, () => void returned.then(() => history.go(delta)));
    endPop();
  });

  const router: UsedRouter = {
    basename: '/',
    future: {},
    routes: prepared,
    manifest,
    window: typeof window === 'undefined' ? undefined : window,
    get state() {
      return state;
    },
    subscribe: (tell) => {
      subscribers.add(tell);
      // The code of the first page can be there before anything is rendered.
      if (isUnseen) tell(state, { deletedFetchers: [], newErrors: state.errors, flushSync: false });
      isUnseen = false;
      return () => subscribers.delete(tell);
    },
    navigate: async (to: number | To | null, options?: NavigateOptions) => {
      endPop();
      if (typeof to !== 'number') return push(to ?? { search: state.location.search }, options);
      const popped = new Promise<void>((resolve) => {
        onPopped = resolve;
      });
      history.go(to);
      return popped;
    },
    getBlocker: (key, blocks) => {
      guards.set(key, blocks);
      return state.blockers.get(key) ?? IDLE_BLOCKER;
    },
    deleteBlocker: (key) => {
      state.blockers.delete(key);
      guards.delete(key);
    },
    enableScrollRestoration: (positions, read, getKey) => {
      const keyOf = (location: Location): string => getKey?.(location, []) ?? location.key;
      scrolling = { positions, read, keyOf };
      if (!isScrollRestored && state.navigation === IDLE_NAVIGATION) {
        isScrollRestored = true;
        const restoreScrollPosition = savedPosition();
        if (restoreScrollPosition !== null) update({ restoreScrollPosition });
      }
      return () => {
        scrolling = null;
      };
    },
    createHref: (location) => history.createHref(location),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    dispose: () => {
      stopListening();
      subscribers.clear();
    },
  };
  if (!isReady) void go(NavigationType.Pop, state.location);
  // What is left out is for loaders, actions and fetchers, of which the club has none.
  return router as DataRouter;
};
