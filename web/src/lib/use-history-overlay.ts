import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Where an entry of the history says which overlay lies on its page. */
const OVERLAY = 'overlay';

const overlayIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, OVERLAY) : undefined;

/** A sheet or dialog with an entry of the history of its own, so that Back closes it. */
export type HistoryOverlay = {
  isOpen: boolean;
  open: () => void;
  /** Goes back to the page as it was. */
  close: () => void;
  /** Closes it and goes to another query of the page; Back then leads to the query before. */
  leaveTo: (params: URLSearchParams) => void;
};

/** `name` tells overlays of a page apart. Keep the page where it is: nothing scrolls. */
export const useHistoryOverlay = (name: string): HistoryOverlay => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const open = useCallback(() => {
    void navigate(
      { pathname, search, hash },
      { state: { [OVERLAY]: name }, preventScrollReset: true },
    );
  }, [navigate, pathname, search, hash, name]);
  const close = useCallback(() => void navigate(-1), [navigate]);
  const leaveTo = useCallback(
    (params: URLSearchParams) => {
      const query = params.toString();
      void navigate(
        { pathname, search: query === '' ? '' : `?${query}` },
        { replace: true, preventScrollReset: true },
      );
    },
    [navigate, pathname],
  );
  return { isOpen: overlayIn(state) === name, open, close, leaveTo };
};
