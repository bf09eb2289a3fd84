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
    let hasSize = false;
    const note = (): void => {
      hasSize = camera.size().width > 0;
      setView(camera.view());
    };
    const stop = camera.subscribe(() => {
      clearTimeout(rest);
      // Before the map has a size its view says nothing.
      rest = window.setTimeout(note, hasSize ? REST_MS : 0);
    });
    note();
    return () => {
      stop();
      clearTimeout(rest);
    };
  }, [camera]);

  return { view, area: areaOfView(view, camera.size()) };
};
