import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};
const nothing = (): null => null;

/**
 * True while a server renders, and in the browser's first rendering of what a server has written, also
 * of a part that is taken over later.
 */
export const useIsWritten = (): boolean => {
  let isWritten = false;
  // Which of the two React calls is all that it says about this. A value of the store that differed would
  // have each component rendered again without a pause.
  // oxlint-disable-next-line react/immutability -- React calls it while it renders, or never.
  useSyncExternalStore(never, nothing, () => {
    // oxlint-disable-next-line react/immutability
    isWritten = true;
    return null;
  });
  return isWritten;
};

/**
 * `onServer` while a server renders, and in the browser's first rendering of such a page, which has to be
 * the same; then, in a transition, what `read` returns, as from the start in a page that no server has
 * rendered. `subscribe` says when to read again; both have to be stable.
 */
export const useOnceTakenOver = <Value extends string | boolean | null>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  onServer: () => Value,
): Value => {
  const isWritten = useIsWritten();
  const [value, setValue] = useState(isWritten ? onServer : read);
  useEffect(() => {
    startTransition(() => setValue(read));
    return subscribe(() => setValue(read));
  }, [subscribe, read]);
  return value;
};

const yes = (): boolean => true;
const no = (): boolean => false;

/** True once a page that a server has rendered is taken over, and from the start in any other. */
export const useTakenOver = (): boolean => useOnceTakenOver(never, yes, no);
