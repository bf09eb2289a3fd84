import type { Random } from '../../seed/random.ts';
import { mix } from '../colour.ts';
import { paintHomes } from '../homes.ts';
import type { Paint } from '../paint.ts';
import { paintRelief } from '../relief.ts';
import type { Scene } from '../scene.ts';
import { across } from '../scene.ts';
import type { Point } from '../shapes.ts';
import { flowingGround, numbers, short } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { plantBushes, plantColour, plantTrees } from '../trees.ts';
import { baseOf, strip } from './foot-of-land.ts';

const SOIL = {
  spring: '#a9834f',
  summer: '#b48f5a',
  autumn: '#a87a4a',
  winter: '#a08a6c',
} as const;

/** Rows of vines that run up a hill to a vanishing point. */
const vineRows = (
  paint: Paint,
  random: Random,
  options: { hill: readonly Point[]; bottom: number; vanish: Point; depth: number; count: number },
): void => {
  const { hill, bottom, vanish, depth, count } = options;
  const vine = plantColour(paint, 'vines');
  const clip = paint.define(
    (id) => `<clipPath id="${id}"><path d="${flowingGround(hill, bottom)}"/></clipPath>`,
  );
  let dark = '';
  let light = '';
  const [vx, vy] = vanish;
  for (let index = 0; index <= count; index += 1) {
    const x = -500 + (index / count) * 2200;
    const wide = (2200 / count) * 0.56;
    const bend = random.between(-6, 6);
    const side = paint.litSide * wide * 0.22;
    const row = `Q${numbers([(x + vx) / 2 + bend, (bottom + vy) / 2, vx, vy])}`;
    dark += `M${numbers([x, bottom])}${row}L${numbers([x + wide, bottom])}z`;
    light += `M${numbers([x + wide * 0.3 + side, bottom])}${row}L${numbers([x + wide * 0.7 + side, bottom])}z`;
  }
  paint.add(`<g clip-path="url(#${clip})">`);
  paint.fill(dark, paint.tone(mix(vine, '#1e3f2c', 0.3), depth));
  paint.fill(light, paint.lit(vine, depth, 0.35));
  paint.add('</g>');
};

/** Vines over the hills, the house among its trees. */
export const vineyard: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('vineyard');
    paint.layer('plant vines');
    const base = baseOf(paint) - 20;
    paintRelief(paint, base);
    strip(paint, base, 40);
    mistBand(paint, base + 4, 70, 0.45);
    paint.fill(`M-10 ${short(base + 60)}H1210V830H-10z`, paint.tone(SOIL[paint.brief.season], 0.2));
    const crest = random.between(0.3, 0.7);
    const top = base + 6;
    const hill = Array.from({ length: 9 }, (_, index): Point => {
      const share = index / 8;
      return [-20 + share * 1240, top + 84 - Math.exp(-(((share - crest) / 0.24) ** 2)) * 90];
    });
    paint.land(flowingGround(hill, 820), SOIL[paint.brief.season], 0.26, 0);
    vineRows(paint, random, {
      hill,
      bottom: top + 190,
      vanish: [crest * 1200 + 60, top - 70],
      depth: 0.24,
      count: 24,
    });
    const x = crest * 1200;
    paintHomes(paint, random, 0.18, [
      [x - 20, top + 6, 128],
      [x + 84, top + 12, 84],
    ]);
    plantTrees(paint, random, 0.18, [
      [x - 128, top + 18, 0.9],
      [x - 100, top + 14, 0.7],
      [x + 150, top + 20, 0.9],
      [x + 182, top + 26, 0.7],
    ]);
  },
  foreground: (paint) => {
    const random = paint.placeRandom('rows');
    const at = across(random.chance(0.5));
    const hill: Point[] = [
      [at(-20), 606],
      [at(220), 622],
      [at(480), 668],
      [at(760), 706],
      [at(1000), 700],
      [at(1220), 676],
    ];
    paint.land(flowingGround(hill, 830), SOIL[paint.brief.season], 0.06, 0);
    vineRows(paint, random, {
      hill,
      bottom: 840,
      vanish: [at(random.between(520, 780)), 540],
      depth: 0.03,
      count: 15,
    });
    plantTrees(paint, random, 0.02, [
      [at(58), 700, 3.7],
      [at(132), 690, 2.8],
      [at(1150), 726, 3],
    ]);
    plantBushes(paint, random, [
      [at(30), 806, 2.4],
      [at(170), 812, 1.8],
      [at(1150), 812, 2.2],
    ]);
  },
};
