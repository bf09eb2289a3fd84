import type { Random } from '../../seed/random.ts';
import { paintHomes } from '../homes.ts';
import { groundColour } from '../land-colours.ts';
import type { Paint } from '../paint.ts';
import { paintRelief } from '../relief.ts';
import type { Scene } from '../scene.ts';
import { across } from '../scene.ts';
import type { Point } from '../shapes.ts';
import { flowingGround, numbers, rollingHeights, short } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { paintWoods, plantBushes, plantColour, plantTrees } from '../trees.ts';
import { narrowWater } from '../water.ts';
import { baseOf, strip } from './foot-of-land.ts';

/** A stream that comes down towards the viewer. */
const stream = (paint: Paint, random: Random, top: number): void => {
  paint.layer('water river');
  const s = random.chance(0.5) ? 1 : -1;
  const x = 600 - s * random.between(20, 140);
  paint.fill(
    `M${numbers([x - 8, top])}C${numbers([x + s * 70, top + 40, x - s * 170, top + 70, x - 150, 830])}H${short(x + 170)}C${numbers([x + 50, top + 90, x + s * 110 + 30, top + 44, x + 10, top])}z`,
    narrowWater(paint, '#3f9aa0'),
  );
  paint.fill(
    `M${numbers([x - 40, 740])}q60-12 110 2-50 10-110-2zM${numbers([x - 20, 780])}q70-14 130 2-60 10-130-2z`,
    paint.lit('#ffffff', 0.02, 0.2),
    'opacity=".5"',
  );
};

/** A valley with its meadow: the house below the mountains or in the woods, a stream where there is one. */
export const valley: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('valley');
    const base = baseOf(paint) + 20;
    paintRelief(paint, base);
    const { scene, land } = paint.brief.subject;
    const floor = paint.tone(groundColour(paint), 0.3);
    paint.fill(`M-10 ${short(base + 14)}H1210V830H-10z`, floor);
    if (land.water === 'lake' || land.water === 'sea' || land.water === 'bay')
      strip(paint, base, 54);
    mistBand(paint, base - 10, 110, 0.45);
    if (scene !== 'forest' && scene !== 'mountain-summer') return;
    for (const [foot, height, depth, size] of scene === 'forest'
      ? ([
          [base + 20, 110, 0.5, 74],
          [base + 66, 90, 0.3, 104],
        ] as const)
      : ([[base + 50, 70, 0.3, 40]] as const)) {
      const points = rollingHeights(random, { base: foot, height, points: 9 });
      paintWoods(
        paint,
        random,
        (x) => points[Math.min(8, Math.max(0, Math.round(((x + 20) / 1240) * 8)))]?.[1] ?? foot,
        { size, bottom: foot + 120, depth, mist: 0.5 },
      );
      mistBand(paint, foot + 8, 80, 0.4);
    }
  },
  foreground: (paint) => {
    const random = paint.placeRandom('meadow');
    const { scene, land } = paint.brief.subject;
    const ground = groundColour(paint);
    const at = across(random.chance(0.5));
    const far = rollingHeights(random, { base: 640, height: 56, points: 8 });
    paint.land(flowingGround(far, 820), ground, 0.14, 0);
    const size = random.between(112, 150);
    paintHomes(paint, random, 0.06, [
      [at(random.between(760, 860)), 656, size],
      [at(random.between(930, 990)), 650, size * 0.6],
      [at(random.between(600, 660)), 640, size * 0.46],
    ]);
    if (land.water === 'river') stream(paint, random, 640);
    const near: Point[] = rollingHeights(random, { base: 752, height: 54, points: 8 });
    if (land.water !== 'river') {
      paint.fill(flowingGround(near, 820), paint.floor(ground, 0.02, 0.3, 0.16));
    }
    if (land.climate !== 'desert' && paint.brief.season !== 'winter') {
      const colours = random.pick([
        ['#f7f1df', '#e9744f'],
        ['#f4c95a', '#f7f1df'],
        ['#b184c4', '#f3d27a'],
      ] as const);
      colours.forEach((colour, index) => {
        let dots = '';
        for (let dot = 0; dot < 34; dot += 1)
          dots += `M${numbers([random.between(0, 1200), random.between(690, 800)])}h0`;
        paint.stroke(dots, paint.lit(colour, 0.02, 0.1), 8 - index, 'stroke-linecap="round"');
      });
    }
    plantTrees(paint, random, 0.03, [
      [at(40), 760, scene === 'forest' ? 5.4 : 3.9],
      [at(136), 744, scene === 'forest' ? 4.2 : 2.8],
      [at(210), 752, 2.2],
      [at(1166), 770, scene === 'forest' ? 4.4 : 2.6],
    ]);
    plantBushes(paint, random, [
      [at(300), 806, 1.7],
      [at(1090), 808, 1.8],
    ]);
    if (land.plants.includes('heather')) {
      let sprigs = '';
      for (let index = 0; index < 60; index += 1) {
        const x = random.next() ** 1.5 * 620;
        sprigs += `M${numbers([at(x), 716 + x * 0.1 + random.between(0, 90)])}h0`;
      }
      paint.stroke(
        sprigs,
        paint.lit(plantColour(paint, 'heather'), 0, 0.4),
        9,
        'stroke-linecap="round" opacity=".75"',
      );
    }
  },
};
