import type { Random } from '../../seed/random.ts';
import type { Paint } from '../paint.ts';
import type { Relief } from '../scene.ts';
import { numbers, short } from '../shapes.ts';
import { mistBand } from '../sky.ts';

/** One dune with its sharp crest. */
export const paintDune = (
  paint: Paint,
  random: Random,
  options: { x: number; base: number; wide: number; height: number; depth: number; sand: string },
): void => {
  const { x, base, wide, height, depth, sand } = options;
  const s = paint.litSide;
  const top = base - height;
  const crest = x + random.between(-0.1, 0.1) * wide;
  paint.fill(
    `M${numbers([x - wide, base])}C${numbers([x - wide * 0.5, base - height * 0.2, crest - wide * 0.24, top + 8, crest, top])}C${numbers([crest + wide * 0.24, top + 8, x + wide * 0.5, base - height * 0.2, x + wide, base])}V830H${short(x - wide)}z`,
    paint.vertical([
      [0, paint.lit(sand, depth, 0.35)],
      [0.5, paint.tone(sand, depth)],
    ]),
  );
  const sway = height * 0.4;
  paint.fill(
    `M${numbers([crest, top])}C${numbers([crest - s * wide * 0.24, top + 8, x - s * wide * 0.5, base - height * 0.2, x - s * wide, base])}V${short(base + 60)}C${numbers([crest - s * wide * 0.1, base + 40, crest + s * sway, base - height * 0.3, crest - s * sway * 0.3, top + height * 0.42])}Q${numbers([crest - s * sway * 0.5, top + height * 0.2, crest, top])}z`,
    paint.vertical([
      [0, paint.tone(sand, depth, 0.32), 0.85],
      [1, paint.tone(sand, depth, 0.26), 0],
    ]),
  );
};

export const dunes: Relief = (paint, random, base) => {
  const sand = random.pick(['#dda05f', '#d48a55', '#e3b478', '#cf7f4e']);
  const tint = paint.brief.subject.land.climate === 'desert' ? sand : '#dcc79a';
  for (const [foot, height, depth, count] of [
    [base + 10, 100, 0.6, 3],
    [base + 50, 150, 0.36, 2],
  ] as const) {
    for (let index = 0; index < count; index += 1) {
      paintDune(paint, random, {
        x: ((index + random.between(0.2, 0.8)) / count) * 1200,
        base: foot,
        wide: random.between(360, 520),
        height: height * random.between(0.75, 1.15),
        depth,
        sand: tint,
      });
    }
    mistBand(paint, foot + 6, 60, 0.3);
  }
};
