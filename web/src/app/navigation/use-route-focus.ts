import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves focus to a new page's heading, so that screen readers read it and Tab goes on from there.
 * Not on the first page, and not when only the query changed.
 */
export const useRouteFocus = (): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const root = main.current;
    if (root === null) return;
    // A page may already have put focus where it is needed, for instance into its first field.
    if (root.contains(document.activeElement) && document.activeElement !== root) return;
    const heading = root.querySelector<HTMLElement>('h1');
    if (heading !== null) heading.tabIndex = -1;
    (heading ?? root).focus({ preventScroll: true });
  }, [pathname]);

  return main;
};
