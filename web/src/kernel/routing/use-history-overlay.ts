import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddressNow } from './address-now.tsx';

/** Where a history entry says which overlay is open on its page. */
const OVERLAY = 'overlay';

const overlayIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, OVERLAY) : undefined;

/** A sheet or dialog with a history entry of its own, so that Back closes it. */
export type HistoryOverlay = {
  isOpen: boolean;
  open: () => void;
  /** Goes back to the page without the overlay. */
  close: () => void;
  /** Closes it and changes the query of the page; Back then leads to the previous query. */
  leaveTo: (change: (now: URLSearchParams) => URLSearchParams) => void;
};

/** One of several overlays of a page, such as the dates of one of its units. */
export type HistoryOverlays<Name extends string> = {
  /** The open one, or null. */
  shown: Name | null;
  show: (name: Name) => void;
  /** Goes back to the page without the overlay. */
  close: () => void;
};

/** Overlays of which one at a time is open, each with a history entry. */
export const useHistoryOverlays = <Name extends string>(
  names: readonly Name[],
): HistoryOverlays<Name> => {
  const { state } = useLocation();
  const now = useAddressNow();
  const navigate = useNavigate();
  const named = overlayIn(state);
  return {
    shown: names.find((name) => name === named) ?? null,
    show: (name) => {
      if (name === named) return;
      const { pathname, search, hash, state: stated } = now();
      const known: object = typeof stated === 'object' && stated !== null ? stated : {};
      void navigate(
        { pathname, search, hash },
        // The page's own navigation state stays: it may hold what the address does not.
        { state: { ...known, [OVERLAY]: name }, preventScrollReset: true },
      );
    },
    close: () => void navigate(-1),
  };
};

/** `name` identifies an overlay of the page. The page stays mounted: nothing scrolls. */
export const useHistoryOverlay = (name: string): HistoryOverlay => {
  const { state } = useLocation();
  const now = useAddressNow();
  const navigate = useNavigate();
  const open = useCallback(() => {
    const { pathname, search, hash } = now();
    void navigate(
      { pathname, search, hash },
      { state: { [OVERLAY]: name }, preventScrollReset: true },
    );
  }, [navigate, now, name]);
  const close = useCallback(() => void navigate(-1), [navigate]);
  const leaveTo = useCallback(
    (change: (query: URLSearchParams) => URLSearchParams) => {
      const { pathname, search } = now();
      const query = change(new URLSearchParams(search)).toString();
      void navigate(
        { pathname, search: query === '' ? '' : `?${query}` },
        { replace: true, preventScrollReset: true },
      );
    },
    [navigate, now],
  );
  return { isOpen: overlayIn(state) === name, open, close, leaveTo };
};
