import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { type ResortIndex, resortIndexSteps } from '@club/domain/search/resort-index';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { inTask, type SlicedWork, whenIdle } from '../../kernel/page/when-idle.ts';

/** The index of the club's directory. */
export type CatalogueIndex = ResortIndex<CatalogueResort>;

/** Finished indexes, by their directory. */
const readyIndexes = new WeakMap<readonly CatalogueResort[], CatalogueIndex>();

/** The first slice runs at once: a club of a few hundred resorts needs no second one. */
const FIRST_SLICE_MS = 8;

type Building = { go: SlicedWork; listeners: Set<() => void> };

const buildings = new WeakMap<readonly CatalogueResort[], Building>();

/** How long the first slice lasts, which runs at once, and who does the ones after it. */
type Pace = { firstMs: number; later: (work: SlicedWork) => void };
const IN_IDLE_MOMENTS: Pace = { firstMs: FIRST_SLICE_MS, later: whenIdle };
const IN_TASKS: Pace = { firstMs: 0, later: inTask };
const AT_ONCE: Pace = { firstMs: Infinity, later: inTask };

const createBuilding = (resorts: readonly CatalogueResort[], { later }: Pace): Building => {
  const listeners: Building['listeners'] = new Set();
  const steps = resortIndexSteps(resorts);
  const go: SlicedWork = (hasTime) => {
    // The rest can have been built at once meanwhile.
    if (readyIndexes.has(resorts)) return;
    do {
      const { done, value } = steps.next();
      if (done === true) {
        readyIndexes.set(resorts, value);
        for (const listener of listeners) listener();
        return;
      }
    } while (hasTime());
    later(go);
  };
  return { go, listeners };
};

/** The building of a directory's index, which begins with the first call, at its pace. */
const buildingOf = (
  resorts: readonly CatalogueResort[],
  pace: Pace = IN_IDLE_MOMENTS,
): Building => {
  const known = buildings.get(resorts);
  if (known !== undefined) return known;
  const building = createBuilding(resorts, pace);
  buildings.set(resorts, building);
  const end = performance.now() + pace.firstMs;
  building.go(() => performance.now() < end);
  return building;
};

/** Builds the index of a directory in slices between which the page can respond. */
const readInSlices = (resorts: readonly CatalogueResort[]): CatalogueIndex | null => {
  buildingOf(resorts);
  return readyIndexes.get(resorts) ?? null;
};

/** Builds it at once: what a server shows has to be there in the browser's first rendering, too. */
const readAtOnce = (resorts: readonly CatalogueResort[]): CatalogueIndex | null => {
  // What has begun in slices is finished here.
  buildingOf(resorts, AT_ONCE).go(() => true);
  return readyIndexes.get(resorts) ?? null;
};

/** Builds the index of a directory in short tasks, one after the other, and resolves with the last. */
export const indexInTasks = (resorts: readonly CatalogueResort[]): Promise<void> =>
  new Promise((resolve) => {
    const { listeners } = buildingOf(resorts, IN_TASKS);
    if (readyIndexes.has(resorts)) resolve();
    else listeners.add(resolve);
  });

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
      const { listeners } = buildingOf(resorts);
      listeners.add(listener);
      return () => listeners.delete(listener);
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
