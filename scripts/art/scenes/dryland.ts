import { mix } from '../colour.ts';
import { paintHerd } from '../herd.ts';
import { paintHomes } from '../homes.ts';
import { hillColour } from '../land-colours.ts';
import { blades } from '../plants.ts';
import { paintRelief } from '../relief.ts';
import { paintDune } from '../relief/dunes.ts';
import type { Scene } from '../scene.ts';
import { across } from '../scene.ts';
import type { Point } from '../shapes.ts';
import { flowingGround, numbers, rollingHeights } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { plantBushes, plantTrees } from '../trees.ts';
import { baseOf, strip } from './foot-of-land.ts';

const SAVANNA = {
  spring: '#a9b25a',
  summer: '#d0a850',
  autumn: '#c98d44',
  winter: '#c2a266',
} as const;

/** Open dry country: grassland, desert or dunes, with camp or houses in the middle of it. */
export const dryland: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('dry');
    const { scene } = paint.brief.subject;
    const base = baseOf(paint) - 6;
    paintRelief(paint, base);
    const grass = SAVANNA[paint.brief.season];
    const earth = scene === 'savanna' ? grass : '#d3a06a';
    const ground = scene === 'savanna' ? grass : mix(earth, hillColour(paint), 0.2);
    mistBand(paint, base - 4, 70, 0.45);
    for (const [foot, height, depth] of [
      [base + 20, 20, 0.34],
      [base + 100, 40, 0.2],
    ] as const) {
      const line = rollingHeights(random, { base: foot, height, points: 8 });
      paint.land(flowingGround(line, 820), ground, depth, 0);
    }
    plantTrees(
      paint,
      random,
      0.3,
      Array.from(
        { length: 7 },
        () =>
          [
            random.between(0, 1200),
            base + random.between(22, 60),
            random.between(0.4, 0.8),
          ] as const,
      ),
    );
    strip(paint, base + 84, 34);
    const x = random.between(360, 840);
    paintHomes(paint, random, 0.14, [
      [x, base + 142, 128],
      [x + 136, base + 152, 102],
      [x - 118, base + 138, 88],
    ]);
    if (scene === 'savanna') paintHerd(paint, base + 108);
  },
  foreground: (paint) => {
    const random = paint.placeRandom('near');
    const { scene } = paint.brief.subject;
    const at = across(random.chance(0.5));
    const grassy = scene === 'savanna';
    const ground = grassy ? SAVANNA[paint.brief.season] : '#d3a06a';
    if (scene === 'dunes') {
      paintDune(paint, random, {
        x: at(1050),
        base: 740,
        wide: 560,
        height: 130,
        depth: 0.08,
        sand: '#d7a067',
      });
    }
    const near = rollingHeights(random, { base: 752, height: 46, points: 7 }).map(
      ([x, y]): Point => [x, y + (1 - Math.abs(x - 600) / 600) * 40],
    );
    paint.fill(flowingGround(near, 830), paint.floor(ground, 0, 0.25, 0.18));
    plantTrees(paint, random, 0.02, [
      [at(120), 742, 4.2],
      [at(238), 730, 2.2],
      [at(1080), 744, 2.6],
    ]);
    let tufts = '';
    for (let index = 0; index < 26; index += 1) {
      const depth = random.next();
      const x = random.between(0, 1200);
      const s = 6 + depth * 14;
      tufts += `M${numbers([x - s, 668 + depth * 116])}q${numbers([s * 0.2, -s * 0.9, s, -s * 0.8])}t${numbers([s, s * 0.8])}z`;
    }
    paint.fill(tufts, paint.tone(grassy ? '#8a8a4c' : '#7f8a5a', 0.05, 0.1));
    plantBushes(paint, random, [
      [at(40), 786, 2.2],
      [at(190), 800, 1.5],
      [at(1160), 786, 2.3],
    ]);
    if (!grassy) return;
    paint.fill(
      blades(random, { from: -10, to: 1210, y: 822, tall: 80, count: 44, lean: 0.12 }),
      paint.lit(ground, 0, 0.3),
    );
  },
};
