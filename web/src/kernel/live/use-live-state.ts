import { startTransition, useEffect, useState } from 'react';
import type { Live } from './live-store.ts';

/**
 * The state that `read` has, now and after each call of a listener: `useSyncExternalStore`, but new data
 * are rendered between presses and keys. That hook renders at once, in a single task, and a new directory
 * is most of a page. What a member may no longer see, or no longer has, is gone at once. Both functions
 * must be stable; `read` returns the same object until something has changed.
 */
export const useLiveState = <State extends Live<unknown>>(
  subscribe: (listener: () => void) => () => void,
  read: () => State,
): State => {
  const [shown, setShown] = useState(() => ({ read, state: read() }));
  const now = shown.read === read ? shown : { read, state: read() };
  if (now !== shown) setShown(now);
  useEffect(() => {
    const show = (): void => {
      const state = read();
      const update = (): void =>
        setShown((last) => (last.state === state ? last : { read, state }));
      if (state.status === 'ready') startTransition(update);
      else update();
    };
    const stop = subscribe(show);
    // It can have changed since the rendering.
    show();
    return stop;
  }, [subscribe, read]);
  return now.state;
};
