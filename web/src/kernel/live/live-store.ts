import type { LiveRequest } from './live-request.ts';

/** Data that is loading, failed, or is ready and stays fresh. */
export type Live<Data> =
  | { status: 'loading' }
  /** `denied`: the security rules do not allow this read; retrying alone will not help. */
  | { status: 'error'; denied: boolean; retry: () => void }
  | { status: 'ready'; data: Data };

/** How long unused data is kept fresh, for going back and forth. */
const KEEP_MS = 5 * 60_000;
/** The same for data that failed or never loaded: going back tries again. */
const KEEP_UNREADY_MS = 30_000;
/** Most unused listeners; the oldest are closed first. */
const MAX_UNUSED = 40;

/** The same object each time, so that React sees no change. */
export const LOADING = { status: 'loading' } as const;

type Entry = {
  request: LiveRequest;
  state: Live<unknown>;
  /** Readable by everyone: stays on screen when the member changes. */
  isPublic: boolean;
  /** Kept open without users. */
  staysOpen: boolean;
  /** Ready, but its source has failed since: what is shown may be out of date. */
  isStale: boolean;
  /** Grows with each retry. */
  attempt: number;
  users: number;
  listeners: Set<() => void>;
  timer: ReturnType<typeof setTimeout> | undefined;
};

/** A request that is wanted right now; `attempt` distinguishes a retry from the first try. */
export type WantedSource = { request: LiveRequest; attempt: number };

/**
 * Decouples pages, which must not wait for Firebase code, from the listeners, which load later:
 * pages subscribe to requests and read their state; the listeners publish what is wanted.
 */
export const createLiveStore = () => {
  const entries = new Map<string, Entry>();
  /** What the page was rendered with and no one has subscribed to yet; public, so it outlives a reset. */
  const preloaded = new Map<string, Live<unknown>>();
  /** Keys of entries without users, the oldest first. */
  const unused = new Set<string>();
  const wantedListeners = new Set<() => void>();
  let wanted: readonly WantedSource[] = [];
  let generation = 0;
  const staleListeners = new Set<() => void>();

  const updateWanted = (): void => {
    wanted = [...entries.values()].map(({ request, attempt }) => ({ request, attempt }));
    for (const listener of wantedListeners) listener();
  };

  const setState = (entry: Entry, state: Live<unknown>): void => {
    entry.state = state;
    for (const listener of entry.listeners) listener();
  };

  const setStale = (entry: Entry, isStale: boolean): void => {
    if (entry.isStale === isStale) return;
    entry.isStale = isStale;
    for (const listener of staleListeners) listener();
  };

  const forget = (key: string, entry: Entry): void => {
    clearTimeout(entry.timer);
    entries.delete(key);
    unused.delete(key);
    setStale(entry, false);
  };

  /** Closes all listeners. Public data stays on screen until it is fresh again. */
  const reset = (): void => {
    generation += 1;
    for (const [key, entry] of entries) {
      if (entry.users === 0) {
        forget(key, entry);
      } else if (!entry.isPublic) {
        setState(entry, LOADING);
      }
    }
    updateWanted();
  };

  /** Closes the listener of an entry that has no users. */
  const close = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined || entry.users > 0) return;
    forget(key, entry);
    updateWanted();
  };

  const leave = (key: string, entry: Entry): void => {
    unused.add(key);
    const keepMs = entry.state.status === 'ready' ? KEEP_MS : KEEP_UNREADY_MS;
    entry.timer = setTimeout(() => close(key), keepMs);
    const [first] = unused;
    if (unused.size > MAX_UNUSED && first !== undefined) close(first);
  };

  /** Wants a request and listens to its state; returns the way to stop. */
  const subscribe = (request: LiveRequest, listener: () => void): (() => void) => {
    const { key } = request;
    const known = entries.get(key);
    const first = preloaded.get(key);
    preloaded.delete(key);
    const entry: Entry = known ?? {
      request,
      state: first ?? LOADING,
      isPublic: first !== undefined,
      staysOpen: false,
      isStale: false,
      attempt: 0,
      users: 0,
      listeners: new Set(),
      timer: undefined,
    };
    clearTimeout(entry.timer);
    unused.delete(key);
    entry.users += 1;
    entry.listeners.add(listener);
    if (known === undefined) {
      entries.set(key, entry);
      updateWanted();
    }
    return () => {
      entry.users -= 1;
      entry.listeners.delete(listener);
      if (entry.users > 0 || entry.staysOpen || entries.get(key) !== entry) return;
      leave(key, entry);
    };
  };

  const retry = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entry.attempt += 1;
    if (entry.isStale) setStale(entry, false);
    else setState(entry, LOADING);
    updateWanted();
  };

  return {
    subscribe,
    reset,
    /** The state of a request. */
    read: ({ key }: LiveRequest): Live<unknown> =>
      entries.get(key)?.state ?? preloaded.get(key) ?? LOADING,
    /**
     * Public data that the page was rendered with: shown until a listener publishes newer. It is not
     * listened to before someone subscribes.
     */
    preload: (key: string, data: unknown): void => {
      if (!entries.has(key)) preloaded.set(key, { status: 'ready', data });
    },
    /** The data that the page was rendered with for a request that no one has subscribed to yet. */
    preloadedData: ({ key }: LiveRequest): unknown => {
      const state = preloaded.get(key);
      return state?.status === 'ready' ? state.data : undefined;
    },
    /** From now on nothing is shown of what the page was rendered with for a request. */
    forgetPreloaded: (key: string): void => {
      preloaded.delete(key);
    },
    /** New data of a source. */
    publish: (
      key: string,
      data: unknown,
      { isPublic = false, staysOpen = false }: Partial<Pick<Entry, 'isPublic' | 'staysOpen'>> = {},
    ): void => {
      const entry = entries.get(key);
      if (entry === undefined) return;
      entry.isPublic = isPublic;
      entry.staysOpen = staysOpen;
      setState(entry, { status: 'ready', data });
      setStale(entry, false);
    },
    /**
     * A source failed. Public data that are in view stay, unless the reader may no longer see them;
     * pages say themselves what of a member's own things could not be loaded.
     */
    fail: (key: string, denied = false): void => {
      const entry = entries.get(key);
      if (entry === undefined) return;
      if (entry.state.status === 'ready' && entry.isPublic && !denied) setStale(entry, true);
      else setState(entry, { status: 'error', denied, retry: () => retry(key) });
    },
    /** Retries everything that failed, for instance when the network is back. */
    retryFailed: (): void => {
      for (const [key, entry] of entries) {
        if (entry.isStale || entry.state.status === 'error') retry(key);
      }
    },
    /** True while something on the page could not be refreshed. */
    hasStale: (): boolean =>
      [...entries.values()].some(({ isStale, users }) => isStale && users > 0),
    subscribeStale: (listener: () => void): (() => void) => {
      staleListeners.add(listener);
      return () => staleListeners.delete(listener);
    },
    wanted: (): readonly WantedSource[] => wanted,
    /** Grows with each reset; listeners of an older generation are closed. */
    generation: (): number => generation,
    subscribeWanted: (listener: () => void): (() => void) => {
      wantedListeners.add(listener);
      return () => wantedListeners.delete(listener);
    },
  };
};
export type LiveStore = ReturnType<typeof createLiveStore>;

/** The store of the page. */
export const liveStore = createLiveStore();

/** Closes all listeners and forgets their data; called when the member changes. */
export const resetLiveData = (): void => liveStore.reset();
