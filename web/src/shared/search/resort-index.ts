import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { resortIndexSteps } from '@club/domain/search/resort-index';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { type CatalogueIndex, readyIndexes } from './ready-indexes.ts';
import { whenIdle } from '../../kernel/page/when-idle.ts';

/** The first slice runs at once: a club of a few hundred resorts needs no second one. */
const FIRST_SLICE_MS = 8;

type Building = { listeners: Set<() => void> };

const buildings = new WeakMap<readonly CatalogueResort[], Building>();

/** The index of a directory, built without a break. */
const builtIndex = (resorts: readonly CatalogueResort[]): CatalogueIndex => {
  const ready = readyIndexes.get(resorts);
  if (ready !== undefined) return ready;
  const steps = resortIndexSteps(resorts);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  readyIndexes.set(resorts, step.value);
  return step.value;
};

/** Starts to build the index of a directory, in slices between which the page can respond. */
const startBuilding = (resorts: readonly CatalogueResort[]): void => {
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
  const end = performance.now() + FIRST_SLICE_MS;
  runWhile(() => performance.now() < end);
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
      if (resorts === null || readyIndexes.has(resorts)) return () => {};
      startBuilding(resorts);
      const listeners = buildings.get(resorts)?.listeners;
      listeners?.add(listener);
      return () => listeners?.delete(listener);
    },
    [resorts],
  );
  const read = useCallback((): CatalogueIndex | null => {
    if (resorts === null) return null;
    const ready = readyIndexes.get(resorts);
    if (ready !== undefined) return ready;
    startBuilding(resorts);
    return readyIndexes.get(resorts) ?? null;
  }, [resorts]);
  // A page that arrives rendered has its results at once, on the server and when it is taken over.
  const readWhole = useCallback(() => (resorts === null ? null : builtIndex(resorts)), [resorts]);
  const now = useSyncExternalStore(subscribe, read, readWhole);
  const [last, setLast] = useState<CatalogueIndex | null>(null);
  if (now !== null && now !== last) setLast(now);
  return now ?? last;
};
