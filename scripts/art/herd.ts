import type { Paint } from './paint.ts';
import { lens, placed } from './shapes.ts';

const ELEPHANT =
  'M0 0v-26q-3-22 14-30 20-10 42-4 10-8 22-2 12 6 11 22l-3 30q-1 8 6 7l1 4q-12 3-12-12l1-18q-6 4-12 2v27h-10V-18H30V0H20v-20l-8 2V0z';

const GIRAFFE =
  'M0 0l2-40q-8-8 2-16 10-6 20-8l22-70q-8 0-12-4l2-6 12-4 2-6 3 6q8 4 6 14l-16 70q4 10 0 20l1 44h-5l-5-38-18 2-4 36H8l2-36-4 4L4 0z';

/** Elephants or giraffes, far off in the grass. */
export const paintHerd = (paint: Paint, y: number, scale = 1): void => {
  paint.layer('savanna animals');
  const random = paint.random('herd');
  const big = random.chance(0.5);
  const tone = paint.tone(big ? '#6b5d58' : '#8f6438', 0.14, 0.16);
  const flip = random.chance(0.5) ? 1 : -1;
  const x = random.between(400, 680);
  [0.92, 0.76, 0.48].forEach((part, index) => {
    const size = part * scale;
    const px = x + index * 120 * scale;
    paint.fill(lens(px + flip * 30 * size, y + index * 5, 100 * size, 8), tone, 'opacity=".35"');
    paint.add(
      `<path d="${big ? ELEPHANT : GIRAFFE}" fill="${tone}" transform="${placed(px, y + index * 5, size * flip, size)}"/>`,
    );
  });
};
