import type { LiveRequest } from './live-request.ts';

/** Data that is on its way, could not be had, or is there and stays fresh. */
export type Live<Data> =
  | { status: 'loading' }
  /** `denied`: the server does not let this person read it; retrying alone will not help. */
  | { status: 'error'; denied: boolean; retry: () => void }
  | { status: 'ready'; data: Data };

/** How long something nobody looks at is still kept fresh, for going back and forth. */
const KEEP_MS = 5 * 60_000;
/** The same for what did not come (yet): going back tries again. */
const KEEP_UNREADY_MS = 30_000;
/** Unused listeners at most; beyond, those left first are closed. */
const MAX_UNUSED = 40;

const LOADING = { status: 'loading' } as const;

type Entry = {
  request: LiveRequest;
  state: Live<unknown>;
  /** Seen by everybody: may stay on the screen when the member changes. */
  isPublic: boolean;
  /** Kept although nobody looks at it. */
  staysOpen: boolean;
  /** Grows with each retry. */
  attempt: number;
  users: number;
  listeners: Set<() => void>;
  timer: ReturnType<typeof setTimeout> | undefined;
};

/** Something that is wanted right now; `attempt` tells a retry from the try before. */
export type WantedSource = { request: LiveRequest; attempt: number };

/**
 * Decouples the pages, which must not wait for Firebase code, from the listeners, which come later:
 * pages say what they want and read what is there; the listeners look up what is wanted.
 */
export const createLiveStore = () => {
  const entries = new Map<string, Entry>();
  /** Keys of entries without users, the one left first at the front. */
  const unused = new Set<string>();
  const wantedListeners = new Set<() => void>();
  let wanted: readonly WantedSource[] = [];
  let generation = 0;

  const updateWanted = (): void => {
    wanted = [...entries.values()].map(({ request, attempt }) => ({ request, attempt }));
    for (const listener of wantedListeners) listener();
  };

  const tell = (entry: Entry, state: Live<unknown>): void => {
    entry.state = state;
    for (const listener of entry.listeners) listener();
  };

  const forget = (key: string, entry: Entry): void => {
    clearTimeout(entry.timer);
    entries.delete(key);
    unused.delete(key);
  };

  /** Closes all listeners. What everybody may see stays on screen until it is fresh again. */
  const reset = (): void => {
    generation += 1;
    for (const [key, entry] of entries) {
      if (entry.users === 0) {
        forget(key, entry);
      } else if (!entry.isPublic) {
        tell(entry, LOADING);
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

  /** Wants a source and listens to it; returns the way to stop. */
  const subscribe = (request: LiveRequest, listener: () => void): (() => void) => {
    const { key } = request;
    const known = entries.get(key);
    const entry: Entry = known ?? {
      request,
      state: LOADING,
      isPublic: false,
      staysOpen: false,
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
    tell(entry, LOADING);
    updateWanted();
  };

  return {
    subscribe,
    reset,
    /** What is known of a source. */
    read: (request: LiveRequest): Live<unknown> => entries.get(request.key)?.state ?? LOADING,
    /** A source has something new. */
    publish: (
      key: string,
      data: unknown,
      { isPublic = false, staysOpen = false }: Partial<Pick<Entry, 'isPublic' | 'staysOpen'>> = {},
    ): void => {
      const entry = entries.get(key);
      if (entry === undefined) return;
      entry.isPublic = isPublic;
      entry.staysOpen = staysOpen;
      tell(entry, { status: 'ready', data });
    },
    /** A source broke. */
    fail: (key: string, denied = false): void => {
      const entry = entries.get(key);
      if (entry !== undefined) tell(entry, { status: 'error', denied, retry: () => retry(key) });
    },
    /** Tries everything again that broke, for instance when the network is back. */
    retryFailed: (): void => {
      for (const [key, entry] of entries) if (entry.state.status === 'error') retry(key);
    },
    wanted: (): readonly WantedSource[] => wanted,
    /** Grows with each reset; sources of an older generation are closed. */
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

/** Closes all listeners and forgets what they brought; called when the member changes. */
export const resetLiveData = (): void => liveStore.reset();
