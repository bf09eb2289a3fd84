import { useMemo, useSyncExternalStore } from 'react';

/** Subscribes to the clock: `onChange` is called every `everyMs`. */
export const eachTime =
  (everyMs: number) =>
  (onChange: () => void): (() => void) => {
    const timer = setInterval(onChange, everyMs);
    return () => clearInterval(timer);
  };

/**
 * What `read` takes from the reader's clock, read again every `everyMs`. `first` is shown where a
 * server renders, which knows neither clock nor zone, and at first in its page.
 */
export const useClock = <Value extends string>(
  everyMs: number,
  read: () => Value,
  first: () => Value,
): Value => {
  const subscribe = useMemo(() => eachTime(everyMs), [everyMs]);
  return useSyncExternalStore(subscribe, read, first);
};
