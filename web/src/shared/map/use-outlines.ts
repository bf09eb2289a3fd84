import { useEffect, useState } from 'react';
import type { MapCamera } from './map-camera.ts';
import {
  loadOutlines,
  NEAR_ZOOM,
  OUTLINE_DETAILS,
  type OutlineDetail,
  type WorldOutlines,
} from './world-outlines.ts';

type Loaded = Partial<Record<OutlineDetail, WorldOutlines | 'failed'>>;

type Wanted = { detail: OutlineDetail };

type Outlines = {
  /** The best loaded outlines for the camera's zoom; null before the first. */
  outlines: WorldOutlines | null;
  /** The wanted outlines could not be loaded. */
  failed: boolean;
  retry: () => void;
};

const detailFor = (camera: MapCamera): OutlineDetail =>
  camera.view().zoom >= NEAR_ZOOM ? 'near' : 'far';

/** Outlines for the camera: coarse at once, fine ones from the first closer look on. */
export const useOutlines = (camera: MapCamera): Outlines => {
  // A new object for every attempt.
  const [wanted, setWanted] = useState<Wanted>({ detail: 'far' });
  const [loaded, setLoaded] = useState<Loaded>({});

  useEffect(() => {
    const look = (): void => {
      const detail = detailFor(camera);
      setWanted((before) => (before.detail === detail ? before : { detail }));
    };
    look();
    return camera.subscribe(look);
  }, [camera]);

  useEffect(() => {
    let active = true;
    const keep = (found: WorldOutlines | 'failed'): void => {
      if (active) setLoaded((before) => ({ ...before, [wanted.detail]: found }));
    };
    loadOutlines(wanted.detail).then(keep, () => keep('failed'));
    return () => {
      active = false;
    };
  }, [wanted]);

  const usable = [wanted.detail, ...OUTLINE_DETAILS].flatMap((detail) => {
    const found = loaded[detail];
    return found === undefined || found === 'failed' ? [] : [found];
  });
  return {
    outlines: usable[0] ?? null,
    failed: loaded[wanted.detail] === 'failed',
    retry: () => setWanted(({ detail }) => ({ detail })),
  };
};
