import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { type ResortIndex, resortIndexSteps } from '@club/domain/search/resort-index';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../../kernel/page/when-idle.ts';

/** The index of the club's directory. */
export type CatalogueIndex = ResortIndex<CatalogueResort>;

/** Finished indexes, by their directory. */
const readyIndexes = new WeakMap<readonly CatalogueResort[], CatalogueIndex>();

/** The first slice runs at once: a club of a few hundred resorts needs no second one. */
const FIRST_SLICE_MS = 8;

type Building = { listeners: Set<() => void> };

const buildings = new WeakMap<readonly CatalogueResort[], Building>();

/** Starts to build the index of a directory: for `firstMs` at once, then in idle moments of the page. */
const startBuilding = (resorts: readonly CatalogueResort[], firstMs: number): void => {
  if (buildings.has(resorts)) return;
  const building: Building = { listeners: new Set() };
  buildings.set(resorts, building);
  const steps = resortIndexSteps(resorts);
  const runWhile = (hasTime: () => boolean): void => {
    do {
      const { done, value } = steps.next();
      if (done === true) {
        readyIndexes.set(resorts, value);
        for (const listener of building.listeners) listener();
        return;
      }
    } while (hasTime());
    whenIdle(runWhile);
  };
  const end = performance.now() + firstMs;
  runWhile(() => performance.now() < end);
};

/** Builds the index of a directory in slices between which the page can respond. */
const readInSlices = (resorts: readonly CatalogueResort[]): CatalogueIndex | null => {
  startBuilding(resorts, FIRST_SLICE_MS);
  return readyIndexes.get(resorts) ?? null;
};

/** Builds it at once: what a server shows has to be there in the browser's first rendering, too. */
const readAtOnce = (resorts: readonly CatalogueResort[]): CatalogueIndex | null => {
  startBuilding(resorts, Infinity);
  return readyIndexes.get(resorts) ?? null;
};

/**
 * The index of a directory, for search pages and suggestions: built on first use, off the critical
 * path; null until it is ready. When a resort has changed, the previous index is returned until the
 * new one is ready.
 */
export const useResortIndex = (
  resorts: readonly CatalogueResort[] | null,
): CatalogueIndex | null => {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (resorts === null) return () => {};
      startBuilding(resorts, FIRST_SLICE_MS);
      const listeners = buildings.get(resorts)?.listeners;
      listeners?.add(listener);
      return () => listeners?.delete(listener);
    },
    [resorts],
  );
  const now = useSyncExternalStore(
    subscribe,
    () => (resorts === null ? null : readInSlices(resorts)),
    () => (resorts === null ? null : readAtOnce(resorts)),
  );
  const [last, setLast] = useState<CatalogueIndex | null>(null);
  if (now !== null && now !== last) setLast(now);
  return now ?? last;
};
