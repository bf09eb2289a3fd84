import { paintSail } from '../boats.ts';
import { mix } from '../colour.ts';
import { paintHomes } from '../homes.ts';
import { groundColour } from '../land-colours.ts';
import { paintCliff, paintSurf } from '../relief/cliffs.ts';
import type { Scene } from '../scene.ts';
import { across } from '../scene.ts';
import type { Point } from '../shapes.ts';
import { flowingGround, lens, polygon, roughen } from '../shapes.ts';
import { plantBushes, plantTrees } from '../trees.ts';
import { paintGlitter, paintRipples, paintWater } from '../water.ts';
import { horizonOf, seaColour } from './open-sea.ts';

/** High rock above the sea, a village on its crown. */
export const cliffs: Scene = {
  backdrop: (paint) => {
    const horizon = horizonOf(paint) - 10;
    const random = paint.placeRandom('cliffs');
    const { land } = paint.brief.subject;
    paint.layer('terrain cliffs');
    paint.layer(`water ${land.water}`);
    const rock = random.pick(['#b98c66', '#a98a74', '#c79a6a', '#8f8578', '#9a7f78']);
    const side: 1 | -1 = random.chance(0.5) ? 1 : -1;
    paintWater(paint, seaColour(paint), horizon);
    paintGlitter(paint, horizon, 760);
    paintRipples(paint, horizon + 10, 780, { colour: paint.light.cloud[0], opacity: 0.28 });
    const lift = random.between(-36, 26);
    const ridges = (
      [
        [0.68, horizon - 84, horizon + 22, 0.66],
        [0.52, horizon - 130 + lift, horizon + 70, 0.4],
        [random.between(0.3, 0.38), horizon - 190 + lift, horizon + 164, 0.16],
      ] as const
    ).map(([reach, top, foot, depth]) => {
      const ridge = paintCliff(paint, random, {
        side,
        reach,
        top,
        foot,
        depth,
        rock: mix(rock, '#6f6a66', depth * 0.4),
      });
      const edge = side > 0 ? 1200 - reach * 1200 : reach * 1200;
      paintSurf(paint, random, {
        from: side > 0 ? edge - 30 : -10,
        to: side > 0 ? 1210 : edge + 30,
        y: foot,
        depth,
      });
      return ridge;
    });
    if (random.chance(0.6)) {
      const x = side > 0 ? random.between(330, 480) : random.between(720, 870);
      const foot = horizon + 86;
      const stack = roughen(
        random,
        [
          [x - 34, foot],
          [x - 22, foot - 66],
          [x - 6, foot - random.between(90, 130)],
          [x + 16, foot - 90],
          [x + 28, foot - 46],
          [x + 40, foot],
        ],
        1,
        0.1,
      );
      paint.land(polygon(stack), rock, 0.35, 0.4);
      paint.fill(lens(x, foot + 1, 130, 9), paint.lit('#ffffff', 0.3, 0.1), 'opacity=".8"');
    }
    for (const [ridge, depth, size] of [
      [ridges[1], 0.34, 44],
      [ridges[2], 0.14, 70],
    ] as const) {
      const spots = (ridge ?? []).filter((_, index) => index >= 2 && index <= 9 && index % 2 === 0);
      paintHomes(
        paint,
        random,
        depth,
        spots.map(
          ([x, y], index) =>
            [x - side * 8, y + 12 + (index % 2) * 10, size * random.between(0.8, 1.15)] as const,
        ),
      );
    }
    paintSail(
      paint,
      side > 0 ? random.between(180, 420) : random.between(780, 1020),
      horizon + random.between(20, 60),
      random.between(34, 52),
      0.25,
    );
  },
  foreground: (paint) => {
    const random = paint.placeRandom('near');
    const at = across(random.chance(0.5));
    const line: Point[] = [
      [at(-20), 690],
      [at(160), 668],
      [at(360), 704],
      [at(560), 764],
      [at(760), 806],
      [at(1220), 826],
    ];
    paint.land(flowingGround(line, 830), mix(groundColour(paint), '#4f6a48', 0.3), 0, 0);
    plantTrees(paint, random, 0.02, [
      [at(110), 712, 4.1],
      [at(196), 706, 2.6],
    ]);
    plantBushes(paint, random, [
      [at(230), 722, 1.7],
      [at(60), 772, 2.6],
      [at(370), 760, 1.9],
    ]);
  },
};
