import { startTransition, useEffect, useState } from 'react';

type Shown<State> = { read: () => State; state: State };

/**
 * The state that `read` has, now and after each call of a listener: `useSyncExternalStore`, but what
 * `canWait` is rendered between presses and keys. That hook renders at once, in a single task, and a
 * new directory is most of a page. Both functions must be stable; `read` returns the same object until
 * something has changed.
 */
export const useStoreState = <State>(
  subscribe: (listener: () => void) => () => void,
  read: () => State,
  canWait: (state: State) => boolean,
): State => {
  const [shown, setShown] = useState<Shown<State>>(() => ({ read, state: read() }));
  const now = shown.read === read ? shown : { read, state: read() };
  if (now !== shown) setShown(now);
  useEffect(() => {
    const show = (): void => {
      const state = read();
      const update = (): void =>
        setShown((last) => (last.read !== read || last.state === state ? last : { read, state }));
      if (canWait(state)) startTransition(update);
      else update();
    };
    const stop = subscribe(show);
    // It can have changed since the rendering.
    show();
    return stop;
  }, [subscribe, read, canWait]);
  return now.state;
};
