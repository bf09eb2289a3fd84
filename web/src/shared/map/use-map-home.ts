import type { MapArea } from '@club/domain/directory/map-area';
import { type RefObject, useEffect, useMemo } from 'react';
import type { MapCamera } from './map-camera.ts';
import type { MapPoint } from './map-point.ts';
import { type EdgeRoom, type MapSize, type MapView, viewAround, viewOfArea } from './map-view.ts';

type Home = {
  points: readonly MapPoint[];
  area: MapArea | null;
  /** The area that the reader has just moved to, which is where the map already is. */
  moved: RefObject<MapArea | null>;
  room: EdgeRoom;
};

const isSameArea = (one: MapArea, other: MapArea | null): boolean =>
  one.south === other?.south &&
  one.west === other?.west &&
  one.north === other?.north &&
  one.east === other?.east;

/** At most this part of a map's height is taken as below the edge of the window. */
const MOST_BELOW = 0.4;

/** The room at the edges, and what of the map is below the edge of the window. */
export const visibleRoom = (
  surface: RefObject<HTMLElement | null>,
  size: MapSize,
  room: EdgeRoom,
): EdgeRoom => {
  const below = (surface.current?.getBoundingClientRect().bottom ?? 0) - window.innerHeight;
  const hidden = Math.max(0, Math.min(below, size.height * MOST_BELOW));
  return { ...room, bottom: room.bottom + hidden };
};

/**
 * Tells the camera the size of the map, and moves it to the searched area, else to the resorts:
 * with the first size, and when area or resorts change.
 */
export const useMapHome = (
  surface: RefObject<HTMLElement | null>,
  camera: MapCamera,
  { points, area, moved, room }: Home,
): void => {
  const { south, west, north, east } = area ?? {};
  const home = useMemo(() => {
    if (south !== undefined && west !== undefined && north !== undefined && east !== undefined) {
      const searched = { south, west, north, east };
      return { searched, viewFor: (size: MapSize): MapView => viewOfArea(searched, size) };
    }
    return {
      searched: null,
      viewFor: (size: MapSize): MapView =>
        viewAround(points, size, visibleRoom(surface, size, room)),
    };
  }, [surface, points, south, west, north, east, room]);

  useEffect(() => {
    const element = surface.current;
    if (element === null) return undefined;
    const isThere = home.searched !== null && isSameArea(home.searched, moved.current);
    if (camera.size().width > 0 && !isThere) camera.fly(home.viewFor(camera.size()), 'page');
    const observer = new ResizeObserver(() => {
      const isFirst = camera.size().width === 0;
      camera.resize({ width: element.clientWidth, height: element.clientHeight });
      if (isFirst && camera.size().width > 0) {
        camera.move(home.viewFor(camera.size()), 'page');
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [surface, camera, home, moved]);
};
