import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Id of the directory on the home page, where results are. */
export const RESULTS = 'resorts';

/**
 * Call it when a link to the results is pressed: once its page is there, reading and Tab continue at
 * the directory, not after the link at the top of the page.
 */
export const useShowResults = (): (() => void) => {
  const { key } = useLocation();
  /** The entry of the history from which the results were opened. */
  const openedFrom = useRef<string | null>(null);
  useEffect(() => {
    if (openedFrom.current === null || openedFrom.current === key) return;
    openedFrom.current = null;
    // After a sheet has given the focus back to its button, which is at the top of the page.
    const results = document.getElementById(RESULTS);
    results?.focus({ preventScroll: true });
    results?.scrollIntoView();
  }, [key]);
  return () => {
    openedFrom.current = key;
  };
};
