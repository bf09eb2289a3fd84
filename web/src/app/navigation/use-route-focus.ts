import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves focus to a new page's heading, so that screen readers read it and Tab continues from there.
 * Not on the first page, and not when only the query changed.
 */
export const useRouteFocus = (): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    const root = main.current;
    if (root === null) return undefined;
    const isElsewhere = (): boolean =>
      root.contains(document.activeElement) && document.activeElement !== root;
    // A page may already have put focus where it is needed, for instance into its first field.
    if (isElsewhere()) return undefined;

    const focusHeading = (): boolean => {
      const heading = root.querySelector<HTMLElement>('h1');
      if (heading === null) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (focusHeading()) return undefined;
    root.focus({ preventScroll: true });
    // The heading comes with the page's data.
    const observer = new MutationObserver(() => {
      if (isElsewhere() || document.activeElement !== root || focusHeading()) observer.disconnect();
    });
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
    };
  }, [pathname]);

  return main;
};
