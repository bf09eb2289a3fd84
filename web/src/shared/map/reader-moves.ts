import type { MapCamera } from './map-camera.ts';
import { pannedView, wholeWorld, zoomedView } from './map-view.ts';
import { ARROWS, isArrowKey } from './marker-travel.ts';

/** How far an arrow key moves the map, as a part of its size. */
const KEY_PART = 0.2;

/** Zooms around the middle of the map. */
export const zoomBy = (camera: MapCamera, by: number): void => {
  camera.fly(zoomedView(camera.view(), camera.size(), by), 'reader');
};

export const showWorld = (camera: MapCamera): void => {
  camera.fly(wholeWorld(camera.size(), camera.view().x), 'reader');
};

/** Moves the map as a key says. Returns false for a key that does not move it. */
export const moveByKey = (camera: MapCamera, key: string): boolean => {
  if (isArrowKey(key)) {
    const { left, top } = ARROWS[key];
    const size = camera.size();
    const [dx, dy] = [-left * size.width * KEY_PART, -top * size.height * KEY_PART];
    camera.fly(pannedView(camera.view(), size, dx, dy), 'reader');
  } else if (key === '+' || key === '=') zoomBy(camera, 1);
  else if (key === '-' || key === '_') zoomBy(camera, -1);
  else if (key === '0') showWorld(camera);
  else return false;
  return true;
};
