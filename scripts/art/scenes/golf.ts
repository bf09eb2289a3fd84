import { stamp } from '../paint.ts';
import { paintHouse } from '../buildings.ts';
import { paintRange } from '../mountains.ts';
import { defineBush, definePalm, defineRoundTree, leafSeam } from '../plants.ts';
import type { Point } from '../shapes.ts';
import { blob, downTo, flowingLine, numbers, rollingHeights } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { waterColours } from '../water.ts';
import type { Scene } from './scene.ts';

const GREEN = {
  spring: '#86b85a',
  summer: '#78ab52',
  autumn: '#a3a24c',
  winter: '#8fa668',
} as const;
const TREES = {
  spring: '#5f9455',
  summer: '#457c50',
  autumn: '#b8743a',
  winter: '#5c7a62',
} as const;

const oval = (x: number, y: number, rx: number, ry: number, tilt: number): string =>
  blob(
    Array.from({ length: 10 }, (_, index): Point => {
      const angle = (index / 10) * Math.PI * 2;
      const reach = 1.06 + Math.sin(angle * 2 + tilt) * 0.2;
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
    }),
  );

/** Rolling fairways with bunkers, a pond and a flag. */
export const golf: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('course');
    paintRange(paint, random, {
      base: 500,
      height: random.between(130, 230),
      peaks: 5,
      colour: '#6f8f8c',
      depth: 0.7,
      cut: 0.35,
      ruggedness: 0.05,
    });
    const hill = rollingHeights(random, { base: 500, height: 70, points: 8 });
    paint.land(downTo(flowingLine(hill), hill, 620), '#5c8f68', 0.52, 0.4);
    mistBand(paint, 486, 80, 0.45);
    paint.land(
      leafSeam(random, (x) => 500 + Math.sin(x / 150) * 12, { size: 38, step: 42, bottom: 580 }),
      TREES[paint.brief.season],
      0.34,
      0.35,
    );
    const fairway = rollingHeights(random, { base: 545, height: 44, points: 8 });
    paint.land(downTo(flowingLine(fairway), fairway, 800), GREEN[paint.brief.season], 0.22, 0);
    const x = random.between(250, 850);
    paintHouse(paint, {
      x,
      y: 520,
      width: 150,
      height: 34,
      wall: '#f4e9d6',
      roof: '#a8593f',
      depth: 0.3,
      style: 'hip',
      windows: { rows: 1, columns: 7 },
    });
    paint.land(
      leafSeam(random, () => 524, { from: x - 70, to: x + 10, size: 26, step: 26, bottom: 540 }),
      TREES[paint.brief.season],
      0.28,
      0.2,
    );
  },
  foreground: (paint) => {
    const random = paint.placeRandom('holes');
    const green = GREEN[paint.brief.season];
    const left = random.chance(0.5);
    const at = (x: number): number => (left ? x : 1200 - x);
    const bands: readonly [base: number, height: number, depth: number, sun: number][] = [
      [598, 56, 0.14, 0.3],
      [668, 70, 0.07, 0.36],
    ];
    for (const [base, height, depth, sun] of bands) {
      const line = rollingHeights(random, { base, height, points: 7 });
      paint.fill(
        downTo(flowingLine(line), line, 820),
        paint.vertical([
          [0, paint.lit(green, depth, sun)],
          [0.5, paint.tone(green, depth, 0.08)],
        ]),
      );
    }
    const { far, middle } = waterColours(paint, '#2a8a90');
    const px = at(330);
    paint.fill(oval(px, 668, 190, 24, random.between(0, 6)), paint.tone('#5a8a46', 0.04, 0.2));
    paint.fill(
      oval(px, 671, 178, 19, random.between(0, 6)),
      paint.vertical([
        [0, far],
        [1, middle],
      ]),
    );
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
    const fx = at(770);
    paint.fill(`M${numbers([fx - 1, 660])}v-118h3v118z`, paint.lit('#fbf8f2', 0, 0.1));
    paint.fill(
      `M${numbers([fx + 2, 542])}q22 6 46 2-6 14 2 28-26 4-48-2z`,
      paint.tone('#d9482b', 0),
    );
    paint.fill(
      `M${numbers([fx, 661])}q40-6 84 4-40 4-84-4z`,
      paint.tone('#3c5a34', 0, 0.3),
      'opacity=".4"',
    );
    const near = rollingHeights(random, { base: 760, height: 40, points: 6 });
    paint.fill(
      downTo(flowingLine(near), near, 820),
      paint.vertical([
        [0, paint.lit(green, 0, 0.22)],
        [1, paint.tone(green, 0, 0.25)],
      ]),
    );
    const warm =
      paint.brief.climate === 'warm' || (paint.brief.climate === 'mild' && random.chance(0.4));
    const tree = warm
      ? definePalm(paint, '#4a8050', 0.03, 20)
      : defineRoundTree(paint, TREES[paint.brief.season], 0.03);
    const trees: readonly [number, number, number][] = warm
      ? [
          [1110, 752, 4.4],
          [1030, 728, 3.3],
          [60, 740, 3.4],
        ]
      : [
          [1110, 764, 3.9],
          [1000, 728, 2.3],
          [70, 742, 2.6],
        ];
    for (const [x, y, size] of trees) {
      paint.fill(
        `M${numbers([at(x), y])}q${numbers([-paint.litSide * 90, -14, -paint.litSide * 210, 4])}q${numbers([paint.litSide * 100, 18, paint.litSide * 210, -4])}z`,
        paint.tone('#33502f', 0, 0.3),
        'opacity=".35"',
      );
      paint.add(stamp(tree, at(x), y, size * random.between(0.9, 1.08), left ? -1 : 1));
    }
    const bush = defineBush(paint, '#5d8f4e', 0, '#f3b6c0');
    paint.add(stamp(bush, at(1170), 790, 2.4));
    paint.add(stamp(bush, at(14), 782, 2));
  },
};
