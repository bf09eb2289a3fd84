import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MapCamera } from './map-camera.ts';
import { UNSCALE } from './map-pin-styles.ts';
import { type MapSize, type MapView, worldWidth } from './map-view.ts';
import { shortWay } from './mercator.ts';

/** The view for which the markers on the layer were computed. */
export type MarkerFrame = { view: MapView; size: MapSize };

/** Markers are computed for this much beyond each edge, in parts of the map's size. */
export const FRAME_MARGIN = 0.3;
/** After a move by this part of the map's size they are computed again. */
const FRAME_STEP = 0.2;
const REST_MS = 120;

const needsNewFrame = (frame: MarkerFrame, camera: MapCamera): boolean => {
  const view = camera.view();
  if (frame.size !== camera.size()) return true;
  if (Math.floor(view.zoom) !== Math.floor(frame.view.zoom)) return true;
  if (Math.abs(view.zoom - frame.view.zoom) > 0.5) return true;
  const width = worldWidth(view.zoom);
  return (
    Math.abs(shortWay(view.x - frame.view.x)) * width > frame.size.width * FRAME_STEP ||
    Math.abs(view.y - frame.view.y) * width > frame.size.height * FRAME_STEP
  );
};

/** Moves a layer that was laid out for a frame to its position in a later view. */
const shift = (layer: HTMLElement, { view: drawn, size }: MarkerFrame, view: MapView): void => {
  const scale = 2 ** (view.zoom - drawn.zoom);
  const width = worldWidth(view.zoom);
  const left = shortWay(drawn.x - view.x) * width + size.width / 2;
  const top = (drawn.y - view.y) * width + size.height / 2;
  layer.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
  layer.style.setProperty(UNSCALE, String(1 / scale));
};

/**
 * Moves the markers' layer with every frame of the camera, by style alone, and returns the frame of
 * its markers, which changes only now and then.
 */
export const useMarkerFrame = (
  layer: RefObject<HTMLElement | null>,
  camera: MapCamera,
): MarkerFrame => {
  const [frame, setFrame] = useState<MarkerFrame>(() => ({
    view: camera.view(),
    size: camera.size(),
  }));
  const shown = useRef(frame);

  // Before the paint, so that new markers never show at the old position.
  useLayoutEffect(() => {
    shown.current = frame;
    if (layer.current !== null) shift(layer.current, frame, camera.view());
  }, [frame, layer, camera]);

  useEffect(() => {
    let tick = 0;
    let rest = 0;
    const renew = (): void => setFrame({ view: camera.view(), size: camera.size() });
    const show = (): void => {
      if (needsNewFrame(shown.current, camera)) renew();
      else if (layer.current !== null) shift(layer.current, shown.current, camera.view());
    };
    const onMove = (): void => {
      cancelAnimationFrame(tick);
      tick = requestAnimationFrame(show);
      clearTimeout(rest);
      rest = window.setTimeout(renew, REST_MS);
    };
    renew();
    const stop = camera.subscribe(onMove);
    return () => {
      stop();
      cancelAnimationFrame(tick);
      clearTimeout(rest);
    };
  }, [camera, layer]);

  return frame;
};
