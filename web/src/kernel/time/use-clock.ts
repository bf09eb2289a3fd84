import { useCallback, useSyncExternalStore } from 'react';

/**
 * What `read` takes from the reader's clock, read again every `everyMs`. `first` is shown where a
 * server renders, which knows neither clock nor zone, and at first in its page.
 */
export const useClock = <Value extends string>(
  everyMs: number,
  read: () => Value,
  first: () => Value,
): Value => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const timer = setInterval(onChange, everyMs);
      return () => clearInterval(timer);
    },
    [everyMs],
  );
  return useSyncExternalStore(subscribe, read, first);
};
