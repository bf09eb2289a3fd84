import type { MapArea } from '@club/domain/directory/map-area';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { MapCamera } from './map-camera.ts';
import { type EdgeRoom, type MapSize, type MapView, viewAround, viewOfArea } from './map-view.ts';

type Home = {
  /** What the map shows at first, and when this changes. */
  around: readonly { lat: number; lng: number }[];
  area: MapArea | null;
  room: EdgeRoom;
};

const isSameArea = (one: MapArea, other: MapArea | null): boolean =>
  one.south === other?.south &&
  one.west === other?.west &&
  one.north === other?.north &&
  one.east === other?.east;

/** Where more of a map than this is below the window, the reader is about to scroll to it. */
const MOST_BELOW = 0.4;

/** How much of the map is below the edge of the window, where the reader is not about to scroll there. */
export const hiddenBelow = (
  surface: RefObject<HTMLElement | null>,
  { height }: MapSize,
): number => {
  const below = (surface.current?.getBoundingClientRect().bottom ?? 0) - window.innerHeight;
  return below > 0 && below < height * MOST_BELOW ? below : 0;
};

/**
 * Tells the camera the size of the map, and moves it to the searched area, else to the places
 * around which it is: with the first size, and when area or places change. Returns the way to say that
 * the reader has moved the map to an area, where it then stays.
 */
export const useMapHome = (
  surface: RefObject<HTMLElement | null>,
  camera: MapCamera,
  { around, area, room }: Home,
): ((area: MapArea) => void) => {
  const moved = useRef<MapArea | null>(null);
  const { south, west, north, east } = area ?? {};
  const home = useMemo(() => {
    if (south !== undefined && west !== undefined && north !== undefined && east !== undefined) {
      const searched = { south, west, north, east };
      return { searched, viewFor: (size: MapSize): MapView => viewOfArea(searched, size) };
    }
    return {
      searched: null,
      viewFor: (size: MapSize): MapView =>
        viewAround(around, size, room, hiddenBelow(surface, size)),
    };
  }, [surface, around, south, west, north, east, room]);

  useEffect(() => {
    const element = surface.current;
    if (element === null) return undefined;
    const isThere = home.searched !== null && isSameArea(home.searched, moved.current);
    if (!isThere) {
      // Back can lead to the same area again, when the map is somewhere else.
      moved.current = null;
      if (camera.size().width > 0) camera.fly(home.viewFor(camera.size()), 'page');
    }
    const observer = new ResizeObserver(() => {
      const isFirst = camera.size().width === 0;
      camera.resize({ width: element.clientWidth, height: element.clientHeight });
      if (isFirst && camera.size().width > 0) {
        camera.move(home.viewFor(camera.size()), 'page');
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [surface, camera, home]);

  return useCallback((to: MapArea) => {
    moved.current = to;
  }, []);
};
