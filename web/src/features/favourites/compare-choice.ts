import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { useMemo } from 'react';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { MAX_COMPARED } from './compare-rows.ts';

const CHOSEN = 'compare';
const SHOWN = 'side-by-side';
const MIN_COMPARED = 2;

/** The resorts chosen for comparing, and whether they are shown side by side; all in the address. */
export type CompareChoice = {
  /** In the order of choosing, without those that have left the club. */
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

/** The ids that an address names and the club has, in the order of choosing. */
const idsIn = (query: URLSearchParams, catalogue: readonly CatalogueResort[]): string[] =>
  [...new Set((query.get(CHOSEN) ?? '').split(','))]
    .filter((id) => catalogue.some((resort) => resort.id === id))
    .slice(0, MAX_COMPARED);

const isShownIn = (query: URLSearchParams): boolean => query.get(SHOWN) === '1';

/** Reads and writes the choice. Showing adds a history entry, so that Back leads to the list. */
export const useCompareChoice = (catalogue: readonly CatalogueResort[]): CompareChoice => {
  const { query, change } = useAddressQuery();
  const resorts = useMemo(
    () =>
      idsIn(query, catalogue).flatMap((id) => catalogue.find((resort) => resort.id === id) ?? []),
    [query, catalogue],
  );
  const ids = resorts.map(({ id }) => id);
  const isEnough = ids.length >= MIN_COMPARED;
  const isShown = isShownIn(query) && isEnough;
  return {
    resorts,
    isShown,
    isEnough,
    isFull: ids.length >= MAX_COMPARED,
    has: (resortId) => ids.includes(resortId),
    toggle: (resortId) => {
      change(
        (now) => {
          const before = idsIn(now, catalogue);
          const after = before.includes(resortId)
            ? before.filter((id) => id !== resortId)
            : [...before, resortId].slice(0, MAX_COMPARED);
          return withChoice(now, after, isShownIn(now) && after.length >= MIN_COMPARED);
        },
        { replace: true, preventScrollReset: !isShown },
      );
    },
    clear: () => {
      change((now) => withChoice(now, [], false), { replace: true, preventScrollReset: true });
    },
    show: () => {
      change((now) => withChoice(now, idsIn(now, catalogue), true));
    },
  };
};
