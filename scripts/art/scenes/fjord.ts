import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { defineHouse, paintHouse, paintRowingBoat } from '../buildings.ts';
import { paintRange } from '../mountains.ts';
import { defineFir, firSeam } from '../plants.ts';
import type { Random } from '../random.ts';
import type { Point } from '../shapes.ts';
import { downTo, flowingLine, numbers, roughen, straightLine } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { paintGlitter, paintReflection, paintRipples, paintWater } from '../water.ts';
import type { Scene } from './scene.ts';

const SHORE = 520;
const WATER = '#1a5f70';

const wall = (
  paint: Paint,
  random: Random,
  options: { side: 1 | -1; reach: number; top: number; depth: number; rock: string; snow: number },
): void => {
  const { side, reach, top, depth, rock, snow } = options;
  const x = (share: number): number => (side > 0 ? 1200 - share * 1200 : share * 1200);
  const corners: Point[] = [
    [x(-0.05), top],
    [x(reach * 0.3), top - 20],
    [x(reach * 0.52), top + (SHORE - top) * 0.16],
    [x(reach * 0.68), top + (SHORE - top) * 0.5],
    [x(reach * 0.86), top + (SHORE - top) * 0.7],
    [x(reach), SHORE],
  ];
  const ridge = roughen(random, corners, 2, 0.09);
  paint.land(downTo(straightLine(ridge), ridge, SHORE), rock, depth, 0.4);
  const cap = ridge.filter(([, y]) => y < top + (SHORE - top) * snow);
  const last = cap.at(-1);
  if (snow > 0 && last) {
    const under = cap
      .map(([px, py], index): Point => [
        px - side * 2,
        py + (index % 2 === 0 ? 16 : 46) * (1 - depth * 0.4),
      ])
      .toReversed();
    paint.fill(`${straightLine([...cap, ...under])}z`, paint.lit('#f4f8f9', depth * 0.6, 0.1));
  }
  // Gullies; one of them carries a waterfall.
  let gullies = '';
  for (let index = 0; index < 5; index += 1) {
    const at = ridge[Math.floor(random.between(2, ridge.length - 5))] ?? [0, top];
    const start = at[1] + random.between(10, 40);
    const fall = (SHORE - start) * random.between(0.45, 0.9);
    const wide = random.between(16, 38);
    gullies += `M${numbers([at[0], start])}l${numbers([-side * wide * 0.7, fall * 0.5])}l${numbers([-side * wide * 0.8, fall * 0.5])}h${numbers([side * wide * 1.3])}l${numbers([side * wide * 0.2, -fall * 0.55])}z`;
  }
  paint.fill(
    gullies,
    paint.vertical([
      [0, paint.tone(rock, depth, 0.36), 0.6],
      [1, paint.tone(rock, depth, 0.36), 0.05],
    ]),
  );
  if (depth < 0.45 && random.chance(0.7)) {
    const at = ridge[Math.floor(ridge.length * 0.55)] ?? [0, top];
    const fx = at[0] - side * 26;
    paint.fill(
      `M${numbers([fx, at[1] + 30])}q${numbers([side * -6, (SHORE - at[1]) * 0.4, side * -10, SHORE - at[1] - 34])}h10q${numbers([side * 2, -(SHORE - at[1]) * 0.4, -4, -(SHORE - at[1]) + 34])}z`,
      paint.lit('#f6fbfb', depth, 0.1),
      'opacity=".8"',
    );
  }
};

/** Steep walls around an arm of the sea, red cabins at the water. */
export const fjord: Scene = {
  backdrop: (paint) => {
    const shores = paint.group(() => {
      const random = paint.placeRandom('fjord');
      const rock = random.pick(['#5c7480', '#64787a', '#6b7286']);
      const winter = paint.brief.season === 'winter';
      const snow = winter ? 0.55 : 0.3;
      paintRange(paint, random, {
        base: SHORE,
        height: 210,
        peaks: 4,
        colour: rock,
        depth: 0.74,
        snow: snow + 0.15,
        summit: 0.5,
      });
      const side: 1 | -1 = random.chance(0.5) ? 1 : -1;
      wall(paint, random, { side, reach: 0.54, top: 236, depth: 0.54, rock, snow });
      wall(paint, random, {
        side: side > 0 ? -1 : 1,
        reach: 0.46,
        top: 190,
        depth: 0.38,
        rock,
        snow,
      });
      mistBand(paint, SHORE - 20, 90, 0.45);
      wall(paint, random, {
        side,
        reach: 0.31,
        top: 150,
        depth: 0.2,
        rock: '#4d6a6c',
        snow: snow * 0.8,
      });
      const strip = side > 0 ? [800, 1220] : [-20, 400];
      paint.land(
        firSeam(random, (x) => SHORE - 6 - Math.abs(x - 600) * 0.03, {
          from: strip[0] ?? 0,
          to: strip[1] ?? 400,
          size: 40,
          step: 23,
          bottom: SHORE,
        }),
        '#355f58',
        0.16,
        0,
      );
      const start = side > 0 ? 810 : 230;
      const cabins = ['#b5412f', random.pick(['#d9a441', '#f2ead9'])].map((colour) =>
        defineHouse(paint, {
          width: 40,
          height: 28,
          wall: colour,
          roof: winter ? '#eef3f3' : '#4a4d50',
          depth: 0.1,
          style: 'gable',
          windows: { rows: 1, columns: 2 },
        }),
      );
      for (let index = 0; index < 5; index += 1) {
        const cabin = cabins[index % 3 === 1 ? 1 : 0] ?? '';
        paint.add(
          stamp(
            cabin,
            start + index * 46 + random.between(-6, 6),
            SHORE,
            random.between(0.75, 1.05),
          ),
        );
      }
    });
    paint.add(`<use href="#${shores}"/>`);
    paintWater(paint, WATER, SHORE);
    paintReflection(paint, shores, SHORE, WATER, { opacity: 0.6 });
    paintGlitter(paint, SHORE, 780, { opacity: 0.5, count: 34 });
    paintRipples(paint, SHORE + 4, 790, { count: 30, opacity: 0.3 });
  },
  foreground: (paint) => {
    const random = paint.placeRandom('shore');
    const left = random.chance(0.5);
    const at = (x: number): number => (left ? x : 1200 - x);
    const winter = paint.brief.season === 'winter';
    const ground = winter ? '#e6eef0' : '#6f7f56';
    const line: Point[] = [
      [at(-20), 690],
      [at(150), 700],
      [at(330), 742],
      [at(460), 776],
      [at(560), 826],
    ];
    paint.land(downTo(flowingLine(line), line, 830), winter ? '#9fb4bd' : '#59655c', 0, 0);
    const top = line.map(([x, y]): Point => [x - (left ? 34 : -34), y + 8]);
    paint.land(downTo(flowingLine(top), top, 830), ground, 0, 0);
    const x = left ? 210 : 830;
    paintHouse(paint, {
      x,
      y: 728,
      width: 138,
      height: 62,
      wall: '#b9432f',
      roof: winter ? '#eef3f4' : '#3f4548',
      depth: 0.02,
      style: 'gable',
      windows: { rows: 1, columns: 3 },
    });
    paintRowingBoat(paint, left ? 520 : 560, 706, 120, '#f1e6cf', 0.03);
    const fir = defineFir(paint, '#37635a', 0.02, winter);
    for (const [tx, ty, size] of [
      [46, 742, 3.9],
      [130, 752, 2.7],
    ] as const) {
      paint.add(stamp(fir, at(tx), ty, size * random.between(0.92, 1.08)));
    }
  },
};
