import { ART_HEIGHT, ART_WIDTH } from '@club/domain/resort/art-size';
import { lampGlow } from './buildings.ts';
import type { Paint } from './paint.ts';
import { stamp } from './paint.ts';
import { paintPlace } from './place.ts';
import type { Point } from './shapes.ts';
import { numbers, placed } from './shapes.ts';

/** The place again after sunset, seen from nearer, with lamps strung before it. */
export const paintEvening = (paint: Paint): void => {
  const random = paint.random('evening');
  const side = random.chance(0.5);
  const scale = random.between(1.14, 1.3);
  // As far to the side and down as the larger picture reaches beyond the frame.
  const [wide, high] = [(scale - 1) * ART_WIDTH, (scale - 1) * ART_HEIGHT];
  const x = -wide * random.between(0.1, 0.9);
  paint.add(
    `<g transform="${placed(side ? x : ART_WIDTH - x, -high * 0.8, side ? scale : -scale, scale)}">`,
  );
  paintPlace(paint);
  paint.add('</g>');
  const y = random.between(70, 120);
  const sag = random.between(120, 190);
  const lamp = bulb(paint);
  const lamps = Array.from({ length: 13 }, (_, index): Point => {
    const t = index / 12;
    return [t * 1240 - 20, y + 4 * sag * t * (1 - t) - (t > 0.5 ? (t - 0.5) * 90 : 0)];
  });
  const wire = lamps
    .map((spot) => `L${numbers(spot)}`)
    .join('')
    .replace('L', 'M');
  paint.curve(wire, paint.tone('#2a1f1c', 0, 0.2), 2.5);
  paint.add(
    lamps
      .slice(1, -1)
      .map(([lampX, lampY]) => stamp(lamp, lampX, lampY, 1))
      .join(''),
  );
};

const bulb = (paint: Paint): string =>
  paint.group(() => {
    lampGlow(paint, 0, 14, 54);
    paint.fill('M-8 6h16l3 10a11 11 0 0 1-22 0z', '#ffe9b8');
  });
