import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAX_COMPARED } from './compare-rows.ts';

const CHOSEN = 'compare';
const SHOWN = 'side-by-side';

/** The resorts that are chosen to lie side by side, and whether they do; all in the address. */
export type CompareChoice = {
  ids: readonly string[];
  isShown: boolean;
  isFull: boolean;
  toggle: (resortId: string) => void;
  clear: () => void;
  show: () => void;
};

/** Reads and writes the choice. Showing is a step of its own in the history, so that Back leads out. */
export const useCompareChoice = (): CompareChoice => {
  const [params, setParams] = useSearchParams();
  const text = params.get(CHOSEN) ?? '';
  const ids = useMemo(
    () => [...new Set(text.split(',').filter((id) => id !== ''))].slice(0, MAX_COMPARED),
    [text],
  );
  const write = useCallback(
    (next: readonly string[], shown: boolean, replace: boolean) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(CHOSEN);
          after.delete(SHOWN);
          if (next.length > 0) after.set(CHOSEN, next.join(','));
          if (shown) after.set(SHOWN, '1');
          return after;
        },
        { replace, preventScrollReset: !shown },
      );
    },
    [setParams],
  );
  const isShown = params.get(SHOWN) === '1' && ids.length >= 2;
  return {
    ids,
    isShown,
    isFull: ids.length >= MAX_COMPARED,
    toggle: (resortId) => {
      const next = ids.includes(resortId)
        ? ids.filter((id) => id !== resortId)
        : [...ids, resortId].slice(0, MAX_COMPARED);
      write(next, isShown && next.length >= 2, true);
    },
    clear: () => {
      write([], false, true);
    },
    show: () => {
      write(ids, true, false);
    },
  };
};
