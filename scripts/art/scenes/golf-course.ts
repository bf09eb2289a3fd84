import { mix } from '../colour.ts';
import { paintHomes } from '../homes.ts';
import { paintRelief } from '../relief.ts';
import type { Scene } from '../scene.ts';
import { across } from '../scene.ts';
import type { Point } from '../shapes.ts';
import { blob, flowingGround, numbers, rollingHeights } from '../shapes.ts';
import { leafColour, paintWoods, plantBushes, plantTrees } from '../trees.ts';
import { narrowWater } from '../water.ts';
import { baseOf, strip } from './foot-of-land.ts';

const oval = (x: number, y: number, rx: number, ry: number, tilt: number): string =>
  blob(
    Array.from({ length: 10 }, (_, index): Point => {
      const angle = (index / 10) * Math.PI * 2;
      const reach = 1.06 + Math.sin(angle * 2 + tilt) * 0.2;
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
    }),
  );

/** Fairways with bunkers and a flag, down to the water that the place has. */
export const golf: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('course');
    const base = baseOf(paint) - 10;
    const green = leafColour(paint);
    paintRelief(paint, base);
    strip(paint, base, 36);
    const line = rollingHeights(random, { base: base + 40, height: 30, points: 8 });
    paintWoods(paint, random, (x) => base + 22 + Math.sin(x / 150) * 8, {
      size: 36,
      bottom: base + 90,
      depth: 0.34,
    });
    paint.land(flowingGround(line, 800), mix(green, '#86b85a', 0.7), 0.22, 0);
    paintHomes(paint, random, 0.26, [[random.between(280, 900), base + 34, 110]]);
  },
  foreground: (paint) => {
    const random = paint.placeRandom('holes');
    paint.layer('golf green');
    const green = '#7fb056';
    const at = across(random.chance(0.5));
    for (const [base, height, depth, sun] of [
      [598, 56, 0.14, 0.3],
      [668, 70, 0.07, 0.36],
    ] as const) {
      const line = rollingHeights(random, { base, height, points: 7 });
      paint.fill(
        flowingGround(line, 820),
        paint.vertical([
          [0, paint.lit(green, depth, sun)],
          [0.5, paint.tone(green, depth, 0.08)],
        ]),
      );
    }
    if (paint.brief.subject.land.water === 'pond') {
      paint.layer('water pond');
      paint.fill(oval(at(330), 671, 178, 19, random.between(0, 6)), narrowWater(paint, '#2a8a90'));
    }
    for (const [x, y, rx, ry] of [
      [560, 622, 66, 9],
      [905, 694, 92, 15],
      [1010, 652, 56, 9],
    ] as const) {
      const tilt = random.between(0, 6);
      paint.fill(oval(at(x), y, rx, ry, tilt), paint.tone('#b59662', 0.05, 0.12));
      paint.fill(oval(at(x), y + 4, rx * 0.95, ry * 0.8, tilt), paint.lit('#f3dfb4', 0.03, 0.2));
    }
    paint.fill(oval(at(770), 660, 150, 17, 1), paint.lit('#9ccf68', 0.04, 0.3));
    const x = at(770);
    paint.fill(`M${numbers([x - 1, 660])}v-118h3v118z`, paint.lit('#fbf8f2', 0, 0.1));
    paint.fill(
      `M${numbers([x + 2, 542])}q22 6 46 2-6 14 2 28-26 4-48-2z`,
      paint.tone('#d9482b', 0),
    );
    const near = rollingHeights(random, { base: 760, height: 40, points: 6 });
    paint.fill(flowingGround(near, 820), paint.floor(green, 0, 0.22, 0.25));
    plantTrees(paint, random, 0.03, [
      [at(1110), 758, 4.1],
      [at(1030), 734, 2.8],
      [at(60), 744, 3.2],
    ]);
    plantBushes(paint, random, [
      [at(1170), 790, 2.4],
      [at(14), 782, 2],
    ]);
  },
};
