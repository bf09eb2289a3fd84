import { useCallback, useSyncExternalStore } from 'react';

/** A server sees no screen. */
const unknown = (): null => null;

/**
 * Whether a media query holds now; follows changes. Pass it without the `@media`. Null where that is
 * not known: on a server, and while a page that a server has written is taken over.
 */
export const useKnownMediaQuery = (query: string): boolean | null => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => {
        list.removeEventListener('change', onChange);
      };
    },
    [query],
  );
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(query).matches,
    unknown,
  );
};

/**
 * The same, and false where it is not known. What is in view in a written page should not depend on
 * it, since it would change before the reader's eyes: see `ByWidth`.
 */
export const useMediaQuery = (query: string): boolean => useKnownMediaQuery(query) ?? false;

/** Whether the reader asked the system for less motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
