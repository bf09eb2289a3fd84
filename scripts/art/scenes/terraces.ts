import { mix } from '../colour.ts';
import { paintHomes } from '../homes.ts';
import { groundColour } from '../land-colours.ts';
import { paintRelief } from '../relief.ts';
import type { Scene } from '../scene.ts';
import { across } from '../scene.ts';
import type { Point } from '../shapes.ts';
import { flowingGround, rollingHeights } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { plantBushes, plantColour, plantTrees } from '../trees.ts';
import { waterColours } from '../water.ts';
import { baseOf, strip } from './foot-of-land.ts';

/** Fields in steps down a valley: flooded for rice, in rows for tea. */
export const terraces: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('terraces');
    const { plants } = paint.brief.subject.land;
    const crop = plants.find((plant) => plant === 'rice' || plant === 'tea');
    if (crop !== undefined) paint.layer(`plant ${crop}`);
    const base = baseOf(paint) - 20;
    paintRelief(paint, base);
    strip(paint, base - 4, 30);
    mistBand(paint, base + 4, 100, 0.5);
    const ground = crop === undefined ? groundColour(paint) : plantColour(paint, crop);
    const { far, middle } = waterColours(paint, '#4ba29a');
    const tilt = random.chance(0.5) ? 1 : -1;
    const phase = random.between(0, 6);
    const steps = random.whole(7, 9);
    for (let step = 0; step < steps; step += 1) {
      const share = step / (steps - 1);
      const y = base + 12 + share ** 1.3 * 216;
      const depth = 0.4 - share * 0.34;
      const line = Array.from({ length: 9 }, (_, index): Point => {
        const x = -20 + (index / 8) * 1240;
        const bow = Math.sin(index * 0.85 + phase + step * 0.5) * (8 + share * 20);
        return [x, y + bow + tilt * (x - 600) * (0.06 - share * 0.03)];
      });
      paint.land(
        flowingGround(line, 830),
        step % 3 === 2 ? mix(ground, '#7ba04c', 0.5) : ground,
        depth,
        0,
      );
      const lip = 5 + share * 9;
      const under = line.map(([x, py]): Point => [x, py + lip]);
      paint.fill(
        flowingGround(under, 830),
        crop === 'rice'
          ? paint.vertical([
              [0, far],
              [0.25, middle],
              [1, middle],
            ])
          : paint.tone(mix(ground, '#24482f', 0.35), depth),
        'opacity=".85"',
      );
    }
    paintHomes(paint, random, 0.2, [
      [600 + tilt * random.between(120, 260), base + 42, 100],
      [600 - tilt * random.between(160, 300), base + 84, 128],
    ]);
    plantTrees(paint, random, 0.26, [
      [random.between(60, 300), base + 30, 1],
      [random.between(900, 1140), base + 34, 1.1],
      [random.between(480, 760), base + 22, 0.8],
    ]);
  },
  foreground: (paint) => {
    const random = paint.placeRandom('near');
    const ground = groundColour(paint);
    const at = across(random.chance(0.5));
    const line = rollingHeights(random, { base: 752, height: 40, points: 8 });
    paint.fill(flowingGround(line, 830), paint.floor(ground, 0, 0.3, 0.25));
    plantTrees(paint, random, 0.02, [
      [at(92), 776, 4.6],
      [at(180), 772, 3.2],
      [at(1130), 772, 2.9],
    ]);
    plantBushes(paint, random, [
      [at(30), 800, 2.5],
      [at(210), 806, 1.7],
      [at(1160), 804, 2.4],
      [at(1060), 810, 1.6],
    ]);
  },
};
