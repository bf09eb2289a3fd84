import { useCallback, useSyncExternalStore } from 'react';

/** Where a value is kept: 'local' outlives the browser, 'session' ends with the tab. */
type StoreArea = 'local' | 'session';

/** One value of client storage. */
export type StoredValue<Value> = {
  /** The default. */
  fallback: Value;
  /** The value, or the default when it is missing, invalid or from another version. */
  read: () => Value;
  write: (value: Value) => void;
  remove: () => void;
  /** Calls `listener` on each change, in this tab or another; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
};

type StoredValueOptions<Value> = {
  key: string;
  area: StoreArea;
  /** The default. */
  fallback: Value;
  /** Validates the parsed JSON; null rejects it. */
  parse: (json: unknown) => Value | null;
  /** The form to store, when it differs from the value itself. */
  format?: (value: Value) => unknown;
  /**
   * Number of the stored form. The value is then stored as `{v, data}` and other versions are
   * rejected. Without it the value is stored as it is (rules 12.8).
   */
  version?: number;
  /** Kept when the member signs out; everything else is deleted. */
  survivesSignOut?: boolean;
  /** Restored to the same member after a session that they did not end themselves. */
  returnsToOwner?: boolean;
};

const areaOf = (area: StoreArea): Storage | null => {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    // Blocked by the browser; values then live in memory for the visit.
    return null;
  }
};

/**
 * Has the browser read what the tab keeps: it asks another process for it, once for each page, and the
 * page waits meanwhile.
 */
export const openTabStorage = (): void => {
  void areaOf('session')?.length;
};

const clearers = new Set<() => void>();

/**
 * Values that are restored to their owner: each copies itself and returns the way to restore it.
 */
const copiers = new Set<() => () => void>();

/**
 * The names of the personal values of an area. Signing out must also delete those whose code is not
 * loaded.
 */
const PERSONAL_KEYS = 'personalKeys';

const personalKeys = (storage: Storage): readonly string[] => {
  try {
    const keys: unknown = JSON.parse(storage.getItem(PERSONAL_KEYS) ?? '[]');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
};

const notePersonalKey = (storage: Storage, key: string): void => {
  const keys = personalKeys(storage);
  if (!keys.includes(key)) storage.setItem(PERSONAL_KEYS, JSON.stringify([...keys, key]));
};

const isEnvelope = (json: unknown, version: number): json is { v: number; data: unknown } =>
  typeof json === 'object' && json !== null && 'v' in json && json.v === version && 'data' in json;

/**
 * Declares a value of client storage. Invalid data, older versions and blocked or full storage give
 * the default; what is written then lives until the page is left.
 */
export const storedValue = <Value>(options: StoredValueOptions<Value>): StoredValue<Value> => {
  const { key, area, fallback, version } = options;
  const listeners = new Set<() => void>();
  /** Only set where storage rejected the value. */
  let inMemory: string | null = null;
  /** One object per text, so that React sees no change where there is none. */
  let cached: { text: string | null; value: Value } = { text: null, value: fallback };

  const readText = (): string | null => {
    if (inMemory !== null) return inMemory;
    try {
      return areaOf(area)?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };

  const parseText = (text: string): Value => {
    try {
      const json: unknown = JSON.parse(text);
      if (version === undefined) return options.parse(json) ?? fallback;
      return isEnvelope(json, version) ? (options.parse(json.data) ?? fallback) : fallback;
    } catch {
      return fallback;
    }
  };

  const read = (): Value => {
    const text = readText();
    if (text !== cached.text) cached = { text, value: text === null ? fallback : parseText(text) };
    return cached.value;
  };

  const announce = (): void => {
    for (const listener of listeners) listener();
  };

  const write = (value: Value): void => {
    const data = options.format === undefined ? value : options.format(value);
    const text = JSON.stringify(version === undefined ? data : { v: version, data });
    try {
      const storage = areaOf(area);
      if (storage !== null && options.survivesSignOut !== true) notePersonalKey(storage, key);
      storage?.setItem(key, text);
      inMemory = storage === null ? text : null;
    } catch {
      inMemory = text;
    }
    announce();
  };

  const remove = (): void => {
    inMemory = null;
    try {
      areaOf(area)?.removeItem(key);
    } catch {
      // Nothing was stored either.
    }
    announce();
  };

  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) announce();
  };

  const subscribe = (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onStorage);
    };
  };

  if (options.survivesSignOut !== true) clearers.add(remove);
  if (options.returnsToOwner === true) {
    copiers.add(() => {
      const isSet = readText() !== null;
      const value = read();
      return () => {
        // What was typed since then is newer.
        if (isSet && readText() === null) write(value);
      };
    });
  }
  return { fallback, read, write, remove, subscribe };
};

/** The value as React state: renders again when it changes here or in another tab. */
export const useStoredValue = <Value>(
  stored: StoredValue<Value>,
): readonly [Value, (value: Value) => void] => {
  // A server knows nothing of what a browser keeps.
  const value = useSyncExternalStore(stored.subscribe, stored.read, () => stored.fallback);
  const write = useCallback((next: Value) => stored.write(next), [stored]);
  return [value, write];
};

const AREAS = ['local', 'session'] as const satisfies readonly StoreArea[];

/** Deletes all personal values; called on sign-out. */
export const clearPersonalStore = (): void => {
  for (const clear of clearers) clear();
  for (const area of AREAS) {
    try {
      const storage = areaOf(area);
      if (storage === null) continue;
      for (const key of [...personalKeys(storage), PERSONAL_KEYS]) storage.removeItem(key);
    } catch {
      // Nothing was stored either.
    }
  }
};

/** Values of a lost session; in memory only, so that they end with the page. */
let setAside: { owner: string; restores: readonly (() => void)[] } | null = null;

/**
 * Deletes the personal values of a member whose session ended without their doing, and keeps what
 * they were typing until `restoreFor` the same `owner` (a uid).
 */
export const setPersonalStoreAside = (owner: string): void => {
  setAside = { owner, restores: [...copiers].map((copy) => copy()) };
  clearPersonalStore();
};

/** Restores what was kept for this owner; anything of another member is forgotten. */
export const restoreFor = (owner: string): void => {
  const kept = setAside;
  setAside = null;
  if (kept?.owner === owner) for (const restore of kept.restores) restore();
};
