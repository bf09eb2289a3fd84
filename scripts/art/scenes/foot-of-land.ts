import type { Paint } from '../paint.ts';
import { short } from '../shapes.ts';
import { narrowWater, paintRipples } from '../water.ts';

/** Where the land behind a place ends and its ground begins. */
export const baseOf = (paint: Paint): number => paint.placeRandom('base').between(470, 520);

/** Water of the place at the foot of its land: a strip that fields and meadows come down to. */
export const strip = (paint: Paint, y: number, tall: number): void => {
  const { water } = paint.brief.subject.land;
  if (water === 'none' || water === 'pond') return;
  paint.layer(`water ${water}`);
  paint.fill(`M-10 ${short(y)}H1210V${short(y + tall)}H-10z`, narrowWater(paint, '#2a7d88'));
  paintRipples(paint, y, y + tall, { count: 10, opacity: 0.3, part: 'strip' });
};
