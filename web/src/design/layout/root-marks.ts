import { useLayoutEffect } from 'react';

/**
 * What other parts of the page are styled by, as attributes of the root element. Not `:has()`:
 * with it on the root a browser styles the whole page again at every change anywhere.
 */
export const ROOT_MARKS = {
  /** A modal is open. */
  modal: 'data-modal-open',
  /** Buttons stick to the bottom edge. */
  bottomTray: 'data-bottom-tray',
  /** The loading screen covers the page. */
  loadingScreen: 'data-loading-screen',
} as const;

type RootMark = (typeof ROOT_MARKS)[keyof typeof ROOT_MARKS];

const counts = new Map<RootMark, number>();

/** Sets a mark at the root of the page. Returns what takes it away, unless others set it too. */
export const setRootMark = (mark: RootMark): (() => void) => {
  const add = (more: 1 | -1): void => {
    const count = (counts.get(mark) ?? 0) + more;
    counts.set(mark, count);
    document.documentElement.toggleAttribute(mark, count > 0);
  };
  add(1);
  return () => {
    add(-1);
  };
};

/** A mark at the root of the page while a component is shown and `isSet`. */
export const useRootMark = (mark: RootMark, isSet = true): void => {
  useLayoutEffect(() => (isSet ? setRootMark(mark) : undefined), [mark, isSet]);
};
