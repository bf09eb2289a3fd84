import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAX_COMPARED } from './compare-rows.ts';

const CHOSEN = 'compare';
const SHOWN = 'side-by-side';
/** One by itself has nothing beside it. */
const LEAST_COMPARED = 2;

/** The resorts that are chosen to lie side by side, and whether they do; all in the address. */
export type CompareChoice = {
  /** In the order of choosing, without those that the club does not have any more. */
  resorts: readonly CatalogueResort[];
  isShown: boolean;
  isEnough: boolean;
  isFull: boolean;
  has: (resortId: string) => boolean;
  toggle: (resortId: string) => void;
  clear: () => void;
  show: () => void;
};

const withChoice = (
  params: URLSearchParams,
  ids: readonly string[],
  isShown: boolean,
): URLSearchParams => {
  const after = new URLSearchParams(params);
  after.delete(CHOSEN);
  after.delete(SHOWN);
  if (ids.length > 0) after.set(CHOSEN, ids.join(','));
  if (isShown) after.set(SHOWN, '1');
  return after;
};

/** Reads and writes the choice. Showing is a step of its own in the history, so that Back leads out. */
export const useCompareChoice = (catalogue: readonly CatalogueResort[]): CompareChoice => {
  const [params, setParams] = useSearchParams();
  const text = params.get(CHOSEN) ?? '';
  const resorts = useMemo(
    () =>
      [...new Set(text.split(','))]
        .flatMap((id) => catalogue.find((resort) => resort.id === id) ?? [])
        .slice(0, MAX_COMPARED),
    [text, catalogue],
  );
  const write = useCallback(
    (ids: readonly string[], isShown: boolean, replace: boolean) => {
      setParams((before) => withChoice(before, ids, isShown), {
        replace,
        preventScrollReset: !isShown,
      });
    },
    [setParams],
  );
  const ids = resorts.map(({ id }) => id);
  const isEnough = ids.length >= LEAST_COMPARED;
  const isShown = params.get(SHOWN) === '1' && isEnough;
  return {
    resorts,
    isShown,
    isEnough,
    isFull: ids.length >= MAX_COMPARED,
    has: (resortId) => ids.includes(resortId),
    toggle: (resortId) => {
      const next = ids.includes(resortId)
        ? ids.filter((id) => id !== resortId)
        : [...ids, resortId].slice(0, MAX_COMPARED);
      write(next, isShown && next.length >= LEAST_COMPARED, true);
    },
    clear: () => {
      write([], false, true);
    },
    show: () => {
      write(ids, true, false);
    },
  };
};
