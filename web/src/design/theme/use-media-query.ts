import { useCallback, useSyncExternalStore } from 'react';
import { useOnceTakenOver } from '../../taking-over/use-taken-over.ts';

type Shown = string | boolean | null;

const useSubscription = (query: string): ((onChange: () => void) => () => void) =>
  useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => {
        list.removeEventListener('change', onChange);
      };
    },
    [query],
  );

/**
 * What a component shows of whether a media query holds; follows changes. Pass the query without the
 * `@media`. `choose` gets null where that is not known: on a server, and while a page that a server has
 * written is taken over. Where it gives the same then and later, nothing is rendered again.
 */
export const useByMedia = <Value extends Shown>(
  query: string,
  choose: (holds: boolean | null) => Value,
): Value => {
  return useSyncExternalStore<Value>(
    useSubscription(query),
    () => choose(window.matchMedia(query).matches),
    () => choose(null),
  );
};

const falseAtFirst = (holds: boolean | null): boolean => holds ?? false;

const notKnown = (): boolean | null => null;

/** Whether a media query holds now; null where that is not known. What follows may be large. */
export const useKnownMediaQuery = (query: string): boolean | null => {
  const read = useCallback((): boolean | null => window.matchMedia(query).matches, [query]);
  return useOnceTakenOver(useSubscription(query), read, notKnown);
};

/**
 * The same, and false where it is not known. What is in view in a written page should not depend on
 * it, since it would change before the reader's eyes: see `ByWidth`.
 */
export const useMediaQuery = (query: string): boolean => useByMedia(query, falseAtFirst);

/** Whether the reader asked the system for less motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
