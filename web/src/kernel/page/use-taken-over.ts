import { useDeferredValue, useSyncExternalStore } from 'react';

const stayIdle = (): (() => void) => () => {};

/**
 * False on a server and in the first rendering of a page that a server wrote, then true: for what
 * is large and of use only with script. It follows when the browser has time; a page that the browser
 * renders itself has it at once.
 */
export const useTakenOver = (): boolean => {
  const isTakenOver = useSyncExternalStore(
    stayIdle,
    () => true,
    () => false,
  );
  return useDeferredValue(isTakenOver);
};
