import { useCallback, useSyncExternalStore } from 'react';

/** A server sees no screen. */
const holdsAtFirst = (): boolean => false;

/**
 * Whether a media query holds now; follows changes. Pass it without the `@media`. False while a page
 * that a server has written is taken over.
 */
export const useMediaQuery = (query: string): boolean => {
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
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, holdsAtFirst);
};

/** Whether the reader asked the system for less motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
