import { type MapView, worldWidth } from './map-view.ts';
import { latOf } from './mercator.ts';

const EQUATOR_KM = 40_075;
const STEPS = [1, 2, 5] as const;

/** The longest round distance of at most `pixels` in the middle of a view. */
export const scaleLine = (view: MapView, pixels: number): { km: number; pixels: number } => {
  const shrink = Math.cos((latOf(view.y) * Math.PI) / 180);
  const kmPerPixel = (EQUATOR_KM * shrink) / worldWidth(view.zoom);
  const most = Math.max(1, kmPerPixel * pixels);
  const power = 10 ** Math.floor(Math.log10(most));
  const step = STEPS.findLast((each) => each * power <= most) ?? 1;
  const km = step * power;
  return { km, pixels: km / kmPerPixel };
};
