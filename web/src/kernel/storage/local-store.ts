import { useCallback, useSyncExternalStore } from 'react';

/** Where a value is kept: 'local' outlives the browser, 'session' ends with the tab. */
type StoreArea = 'local' | 'session';

/** One value of client storage. */
export type StoredValue<Value> = {
  /** The value, or the default for what is missing, rubbish or from another version. */
  read: () => Value;
  write: (value: Value) => void;
  remove: () => void;
  /** Calls `listener` on each change, in this tab or another; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
};

type StoredValueOptions<Value> = {
  key: string;
  area: StoreArea;
  /** What an unreadable value counts as. */
  fallback: Value;
  /** Judges the parsed JSON; null refuses it. */
  parse: (json: unknown) => Value | null;
  /** The form to store, when it differs from the value itself. */
  format?: (value: Value) => unknown;
  /**
   * Number of the stored form. The value is then kept as `{v, data}` and other versions are refused.
   * Without it the value is kept plainly (rules 12.8).
   */
  version?: number;
  /** Kept when the member signs out; everything else goes. */
  survivesSignOut?: boolean;
  /** Given back to the same member after a session that ended against their will. */
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

const clearers = new Set<() => void>();

/** Values that return to their owner: each takes a copy of itself and returns the way back. */
const copiers = new Set<() => () => void>();

/**
 * Names the personal values of an area. Signing out must empty those too whose code the page has not
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
 * Declares a value of client storage. Tolerates rubbish, older versions and blocked or full storage:
 * then the default counts, and what is written lives until the page is left.
 */
export const storedValue = <Value>(options: StoredValueOptions<Value>): StoredValue<Value> => {
  const { key, area, fallback, version } = options;
  const listeners = new Set<() => void>();
  /** Only set where storage refused the value. */
  let inMemory: string | null = null;
  /** One object for one text, so that React sees no change where there is none. */
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
      // Nothing could be stored either.
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
  return { read, write, remove, subscribe };
};

/** The value as React state: renders anew when it changes here or in another tab. */
export const useStoredValue = <Value>(
  stored: StoredValue<Value>,
): readonly [Value, (value: Value) => void] => {
  const value = useSyncExternalStore(stored.subscribe, stored.read);
  const write = useCallback((next: Value) => stored.write(next), [stored]);
  return [value, write];
};

const AREAS = ['local', 'session'] as const satisfies readonly StoreArea[];

/** Empties everything that belongs to a person; called on sign-out. */
export const clearPersonalStore = (): void => {
  for (const clear of clearers) clear();
  for (const area of AREAS) {
    try {
      const storage = areaOf(area);
      if (storage === null) continue;
      for (const key of [...personalKeys(storage), PERSONAL_KEYS]) storage.removeItem(key);
    } catch {
      // Nothing could be stored either.
    }
  }
};

/** What a lost session left behind; in memory only, so that it ends with the page. */
let setAside: { owner: string; giveBack: readonly (() => void)[] } | null = null;

/**
 * Empties everything that belongs to a person whose session ended against their will, and keeps what
 * they were just typing out of reach until `restoreFor` the same `owner` (a uid).
 */
export const setPersonalStoreAside = (owner: string): void => {
  setAside = { owner, giveBack: [...copiers].map((copy) => copy()) };
  clearPersonalStore();
};

/** Gives back what was set aside for this owner; anybody else's is forgotten. */
export const restoreFor = (owner: string): void => {
  const kept = setAside;
  setAside = null;
  if (kept?.owner === owner) for (const giveBack of kept.giveBack) giveBack();
};
