import type { MapArea } from '@club/domain/directory/map-area';
import { type RefObject, useEffect, useMemo } from 'react';
import type { MapCamera } from './map-camera.ts';
import type { MapPoint } from './map-point.ts';
import { fittedView, MAX_ZOOM, type MapSize, type MapView, viewAround } from './map-view.ts';

type Home = { points: readonly MapPoint[]; area: MapArea | null };

/**
 * Tells the camera the size of the map, and moves it to the searched area, else to the resorts:
 * with the first size, and when area or resorts change.
 */
export const useMapHome = (
  surface: RefObject<HTMLElement | null>,
  camera: MapCamera,
  { points, area }: Home,
): void => {
  const { south, west, north, east } = area ?? {};
  const home = useMemo((): ((size: MapSize) => MapView) => {
    if (south !== undefined && west !== undefined && north !== undefined && east !== undefined) {
      const searched = { south, west, north, east };
      return (size) => fittedView(searched, size, { margin: 0, nearest: MAX_ZOOM });
    }
    return (size) => viewAround(points, size);
  }, [points, south, west, north, east]);

  useEffect(() => {
    const element = surface.current;
    if (element === null) return undefined;
    if (camera.size().width > 0) camera.fly(home(camera.size()), 'page');
    const observer = new ResizeObserver(() => {
      const isFirst = camera.size().width === 0;
      camera.resize({ width: element.clientWidth, height: element.clientHeight });
      if (isFirst && camera.size().width > 0) camera.move(home(camera.size()), 'page');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [surface, camera, home]);
};
