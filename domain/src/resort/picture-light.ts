import type { DrawnLight } from './drawn-scene.ts';
import { drawnLight } from './drawn-scene.ts';
import type { Sunlight } from './sunlight.ts';

/** Which light the sun gives at a time of day. */
const SUNLIGHT: { readonly [light in DrawnLight]: Sunlight } = {
  d: 'morning',
  n: 'day',
  g: 'evening',
  u: 'evening',
  k: 'night',
};

/** The first of a resort's pictures that is drawn outside in a light; undefined without one. */
export const pictureIn = (images: readonly string[], light: Sunlight): string | undefined =>
  images.find((url) => {
    const drawn = drawnLight(url);
    return drawn !== null && SUNLIGHT[drawn] === light;
  });
