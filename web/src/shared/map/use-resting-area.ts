import type { MapArea } from '@club/domain/directory/map-area';
import { useEffect, useState } from 'react';
import type { MapCamera } from './map-camera.ts';
import { areaOfView, type MapView } from './map-view.ts';

const REST_MS = 300;

/** The view of the map when it last rested, and the area that it shows. */
export const useRestingArea = (camera: MapCamera): { view: MapView; area: MapArea } => {
  const [view, setView] = useState<MapView>(() => camera.view());

  useEffect(() => {
    let rest = 0;
    const note = (): void => setView(camera.view());
    const stop = camera.subscribe(() => {
      clearTimeout(rest);
      rest = window.setTimeout(note, REST_MS);
    });
    note();
    return () => {
      stop();
      clearTimeout(rest);
    };
  }, [camera]);

  return { view, area: areaOfView(view, camera.size()) };
};
