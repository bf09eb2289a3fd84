import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { paintHouse } from '../buildings.ts';
import { paintRange } from '../mountains.ts';
import { defineFir, firSeam } from '../plants.ts';
import type { Point } from '../shapes.ts';
import { downTo, flowingLine, numbers, rollingHeights } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import type { Scene } from './scene.ts';

const MEADOW = {
  spring: '#8fb457',
  summer: '#7fa650',
  autumn: '#c09a4a',
  winter: '#a8a878',
} as const;
const WOOD = {
  spring: '#3f7d55',
  summer: '#356f50',
  autumn: '#7a6b3c',
  winter: '#40685c',
} as const;

const flowers = (paint: Paint): void => {
  const random = paint.random('flowers');
  if (paint.brief.season === 'winter') return;
  const colours = random.pick([
    ['#f7f1df', '#e9744f'],
    ['#f4c95a', '#f7f1df'],
    ['#b184c4', '#f3d27a'],
  ]);
  colours.forEach((colour, index) => {
    for (const near of [0, 1]) {
      let dots = '';
      for (let dot = 0; dot < 34; dot += 1) {
        const y = near === 0 ? random.between(655, 715) : random.between(715, 800);
        dots += `M${numbers([random.between(0, 1200), y])}h0`;
      }
      paint.add(
        `<path d="${dots}" stroke="${paint.lit(colour, 0.02, 0.1)}" stroke-width="${5 + near * 4 - index}" stroke-linecap="round"/>`,
      );
    }
  });
};

/** High peaks over woods and a flowering meadow with a wooden house. */
export const mountainSummer: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('mountains');
    const rock = random.pick(['#6d7f8b', '#7b7a86', '#83796f', '#5f7d86']);
    const summit = random.between(0.3, 0.7);
    paintRange(paint, random, {
      base: 520,
      height: 300,
      peaks: 5,
      colour: rock,
      depth: 0.68,
      snow: 0.2,
      summit: 1 - summit,
    });
    paintRange(paint, random, {
      base: 560,
      height: 380,
      peaks: 3,
      colour: rock,
      depth: 0.4,
      snow: 0.3,
      summit,
      cut: 0.42,
    });
    mistBand(paint, 500, 130, 0.55);
    const wood = WOOD[paint.brief.season];
    const hills: readonly [base: number, height: number, depth: number, size: number][] = [
      [540, 80, 0.46, 26],
      [590, 90, 0.28, 40],
    ];
    for (const [base, height, depth, size] of hills) {
      const points = rollingHeights(random, { base, height, points: 9 });
      const heightAt = (x: number): number => {
        const index = Math.min(7, Math.max(0, Math.floor(((x + 20) / 1240) * 8)));
        const a = points[index] ?? [0, base];
        const b = points[index + 1] ?? a;
        return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
      };
      paint.land(
        firSeam(random, heightAt, { size, step: size * 0.62, bottom: base + 90 }),
        wood,
        depth,
        0.4,
      );
    }
  },
  foreground: (paint) => {
    const random = paint.placeRandom('meadow');
    const meadow = MEADOW[paint.brief.season];
    const far = rollingHeights(random, { base: 640, height: 56, points: 8 });
    paint.land(downTo(flowingLine(far), far, 820), meadow, 0.14, 0);
    const x = random.chance(0.5) ? random.between(240, 380) : random.between(800, 920);
    paintHouse(paint, {
      x,
      y: 650,
      width: 118,
      height: 56,
      wall: '#9c6b47',
      roof: '#5d4a42',
      depth: 0.08,
      style: 'gable',
      windows: { rows: 1, columns: 3 },
    });
    paintHouse(paint, {
      x: x + 132,
      y: 646,
      width: 62,
      height: 34,
      wall: '#8a5f42',
      roof: '#54443e',
      depth: 0.12,
      style: 'gable',
      windows: { rows: 1, columns: 2 },
    });
    const near: Point[] = rollingHeights(random, { base: 742, height: 60, points: 8 });
    paint.fill(
      downTo(flowingLine(near), near, 820),
      paint.vertical([
        [0, paint.lit(meadow, 0.02, 0.3)],
        [1, paint.tone(meadow, 0, 0.16)],
      ]),
    );
    flowers(paint);
    const fir = defineFir(paint, WOOD[paint.brief.season], 0.03);
    const left = random.chance(0.5);
    const trees: readonly [number, number, number][] = [
      [40, 760, 3.9],
      [128, 744, 2.9],
      [196, 752, 2.2],
      [1168, 770, 2.7],
    ];
    for (const [tx, ty, size] of trees) {
      paint.add(stamp(fir, left ? tx : 1200 - tx, ty, size * random.between(0.9, 1.1)));
    }
  },
};
