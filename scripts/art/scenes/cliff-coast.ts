import { mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { lampGlow, paintHouse, paintSail, windowColour } from '../buildings.ts';
import { defineBush, defineFir, defineFlatTree, definePalm } from '../plants.ts';
import type { Random } from '../random.ts';
import type { Point } from '../shapes.ts';
import {
  downTo,
  flowingLine,
  glint,
  lens,
  numbers,
  polygon,
  roughen,
  short,
  straightLine,
} from '../shapes.ts';
import { paintGlitter, paintRipples, paintWater } from '../water.ts';
import type { Scene } from './scene.ts';

const HORIZON = 400;

type Cliff = { ridge: Point[]; foot: number; side: 1 | -1 };

const cliff = (
  paint: Paint,
  random: Random,
  options: { side: 1 | -1; reach: number; top: number; foot: number; depth: number; rock: string },
): Cliff => {
  const { side, reach, top, foot, depth, rock } = options;
  const x = (share: number): number => (side > 0 ? 1200 - share * 1200 : share * 1200);
  const corners: Point[] = [
    [x(-0.04), top - random.between(0, 24)],
    [x(reach * 0.45), top + random.between(-10, 16)],
    [x(reach * 0.78), top + (foot - top) * 0.12],
    [x(reach * 0.9), top + (foot - top) * 0.42],
    [x(reach * 0.97), top + (foot - top) * 0.75],
    [x(reach), foot],
  ];
  const ridge = roughen(random, corners, 2, 0.07);
  const path = downTo(straightLine(ridge), ridge, foot);
  paint.land(path, rock, depth, 0.4);
  // Grass on the crown.
  const crown = ridge.filter((_, index) => index <= 9);
  const under = crown
    .map(([px, py], index): Point => [px - side * 3, py + 10 + (index % 2) * 16])
    .toReversed();
  paint.fill(polygon([...crown, ...under]), paint.lit('#6f8f58', depth, 0.18));
  // Buttresses: slanted shadows that show the bedding of the rock.
  let cracks = '';
  for (let index = 0; index < 9; index += 1) {
    const share = (index + random.next()) / 9;
    const at = ridge[Math.floor(share * (ridge.length - 4)) + 1] ?? [0, top];
    const start = at[1] + random.between(24, 60);
    const end = Math.min(foot, start + (foot - start) * random.between(0.4, 0.95));
    const wide = random.between(14, 34);
    cracks += polygon([
      [at[0], start],
      [at[0] - side * wide * 0.6, start + (end - start) * 0.5],
      [at[0] - side * wide * 1.5, end],
      [at[0] + side * wide * 0.4, end],
      [at[0] + side * wide * 0.3, start + (end - start) * 0.45],
    ]);
  }
  paint.fill(
    cracks,
    paint.vertical([
      [0, paint.tone(rock, depth, 0.4), 0.75],
      [1, paint.tone(rock, depth, 0.4), 0.15],
    ]),
  );
  // Surf along the foot.
  let surf = '';
  for (let index = 0; index < 8; index += 1) {
    surf += glint(
      x(random.between(0, reach + 0.03)),
      foot + random.between(-2, 9),
      random.between(60, 150),
      8,
    );
  }
  paint.fill(surf, paint.lit('#ffffff', depth, 0.1), 'opacity=".75"');
  return { ridge, foot, side };
};

const lighthouse = (paint: Paint, x: number, y: number, size: number, depth: number): void => {
  const w = size * 0.13;
  if (paint.light.lamps) {
    const beam = paint.horizontal([
      [0, '#ffe9b0', 0],
      [0.5, '#ffe9b0', 0.5],
      [1, '#ffe9b0', 0],
    ]);
    paint.fill(`M${numbers([x, y - size])}l-420-46v58zl420-50v70z`, beam);
  }
  paint.fill(
    `M${numbers([x - w, y])}l${numbers([w * 0.35, -size * 0.86])}h${short(w * 1.3)}L${numbers([x + w, y])}z`,
    paint.lit('#fbf6ea', depth, 0.15),
  );
  paint.fill(
    `M${numbers([x - w * 0.88, y - size * 0.26])}l${numbers([w * 0.09, -size * 0.2])}h${short(w * 1.58)}l${numbers([w * 0.09, size * 0.2])}z`,
    paint.tone('#c9513a', depth),
  );
  paint.fill(
    `M${numbers([x - w * 0.45, y - size * 0.88])}v${short(-size * 0.1)}h${short(w * 0.9)}v${short(size * 0.1)}z`,
    windowColour(paint, depth),
  );
  paint.fill(
    `M${numbers([x - w * 0.6, y - size * 0.97])}q${numbers([w * 0.6, -size * 0.12, w * 1.2, 0])}z`,
    paint.tone('#8d3b2f', depth),
  );
  lampGlow(paint, x, y - size * 0.92, size * 0.5);
};

/** High rock over a deep sea: surf at the foot, a lighthouse or a white village on the crown. */
export const cliffCoast: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('cliffs');
    const rock = random.pick(['#b98c66', '#a98a74', '#c79a6a', '#8f8578']);
    const side: 1 | -1 = random.chance(0.5) ? 1 : -1;
    paintWater(paint, '#126f83', HORIZON);
    paintGlitter(paint, HORIZON, 760);
    paintRipples(paint, HORIZON + 10, 780, { colour: paint.light.cloud[0], opacity: 0.28 });
    const layers = [
      { reach: 0.66, top: 318, foot: 420, depth: 0.66 },
      { reach: 0.5, top: 268, foot: 468, depth: 0.4 },
      { reach: 0.33, top: 212, foot: 560, depth: 0.16 },
    ];
    const cliffs = layers.map((layer) =>
      cliff(paint, random, { ...layer, side, rock: mix(rock, '#6f6a66', layer.depth * 0.4) }),
    );
    if (random.chance(0.6)) {
      // A sea stack stands off the point.
      const x = side > 0 ? random.between(330, 480) : random.between(720, 870);
      const stack = roughen(
        random,
        [
          [x - 34, 486],
          [x - 22, 420],
          [x - 6, 384],
          [x + 16, 396],
          [x + 28, 440],
          [x + 40, 486],
        ],
        1,
        0.1,
      );
      paint.land(polygon(stack), rock, 0.35, 0.4);
      paint.fill(lens(x, 487, 130, 9), paint.lit('#ffffff', 0.3, 0.1), 'opacity=".8"');
    }
    const second = cliffs[1]?.ridge[4] ?? [600, 300];
    const first = cliffs[2]?.ridge ?? [];
    if (random.chance(0.5)) {
      lighthouse(paint, second[0], second[1] + 6, 104, 0.3);
    } else {
      const spot = first[3] ?? second;
      for (let index = 0; index < 5; index += 1) {
        const width = random.between(30, 46);
        paintHouse(paint, {
          x: spot[0] + side * (index * 44 - 60) - 20,
          y: spot[1] + 22 + random.between(-4, 12),
          width,
          height: random.between(26, 52),
          wall: '#fbf3e4',
          roof: random.pick(['#c66a4a', '#3d7f9b']),
          depth: 0.14,
          style: random.pick(['flat', 'dome', 'hip'] as const),
          windows: { rows: 2, columns: 2 },
        });
      }
    }
    paintSail(
      paint,
      side > 0 ? random.between(180, 420) : random.between(780, 1020),
      HORIZON + random.between(20, 60),
      random.between(34, 52),
      0.25,
    );
  },
  foreground: (paint) => {
    const random = paint.placeRandom('near');
    const flip = random.chance(0.5);
    const line: Point[] = [
      [-20, 690],
      [160, 668],
      [360, 704],
      [560, 764],
      [760, 806],
      [1220, 826],
    ];
    const ground = flip ? line.map(([x, y]): Point => [1200 - x, y]).toReversed() : line;
    paint.land(downTo(flowingLine(ground), ground, 830), '#5f7d4c', 0, 0);
    const side = flip ? -1 : 1;
    const at = (x: number): number => (flip ? 1200 - x : x);
    const { climate } = paint.brief;
    const tree =
      climate === 'warm'
        ? definePalm(paint, '#37805a', 0.02, 22)
        : climate === 'mild'
          ? defineFlatTree(paint, '#4f7a52', 0.02, 1.2)
          : defineFir(paint, '#44705a', 0.02);
    paint.add(
      stamp(
        tree,
        at(climate === 'mild' ? 190 : 110),
        712,
        climate === 'mild' ? 3.5 : 4.1,
        flip ? -1 : 1,
      ),
    );
    const bush = defineBush(
      paint,
      '#66894f',
      0,
      random.pick(['#f0b64e', '#d96a8a', '#f6ead2', '#a978b8']),
    );
    for (const [x, y, size] of [
      [230, 722, 1.7],
      [60, 772, 2.6],
      [370, 760, 1.9],
    ] as const) {
      paint.add(stamp(bush, at(x), y + side * 2, size));
    }
  },
};
