import { mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { defineBush, defineCactus, defineFlatTree } from '../plants.ts';
import type { Random } from '../random.ts';
import type { Point } from '../shapes.ts';
import { downTo, flowingLine, numbers, polygon, rollingHeights, short } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import type { Scene } from './scene.ts';

const butte = (
  paint: Paint,
  random: Random,
  options: { x: number; base: number; width: number; height: number; depth: number; rock: string },
): void => {
  const { x, base, width, height, depth, rock } = options;
  const top = base - height;
  const shelf = base - height * random.between(0.34, 0.46);
  const half = width / 2;
  const notch = random.between(-0.25, 0.25) * width;
  const outline: Point[] = [
    [x - half * 1.65, base],
    [x - half * 1.12, shelf + 8],
    [x - half, shelf],
    [x - half * 0.94, top + height * 0.08],
    [x - half * 0.8, top],
    [x + notch - 10, top + random.between(-4, 4)],
    [x + notch + 4, top + height * 0.07],
    [x + notch + 22, top + height * 0.02],
    [x + half * 0.84, top + random.between(0, 8)],
    [x + half * 0.95, top + height * 0.1],
    [x + half, shelf],
    [x + half * 1.14, shelf + 8],
    [x + half * 1.7, base],
  ];
  paint.land(polygon(outline), rock, depth, 0.42);
  // The side away from the light, and the shadows of the columns.
  const s = paint.litSide < 0 ? 1 : -1;
  paint.fill(
    polygon([
      [x + s * half * 0.35, top + 4],
      [x + s * half * 0.84, top + 4],
      [x + s * half, shelf],
      [x + s * half * 1.7, base],
      [x + s * half * 0.7, base],
      [x + s * half * 0.42, shelf],
    ]),
    paint.vertical([
      [0, paint.tone(rock, depth, 0.34), 0.72],
      [1, paint.tone(rock, depth, 0.3), 0],
    ]),
  );
  let columns = '';
  for (let index = 0; index < 6; index += 1) {
    const cx = x - half * 0.8 + random.next() * width * 0.8;
    columns += `M${numbers([cx, top + random.between(10, 24)])}l${numbers([random.between(4, 10), shelf - top - 20])}h${short(random.between(-12, -5))}z`;
  }
  paint.fill(columns, paint.tone(rock, depth, 0.3), 'opacity=".45"');
  let bands = '';
  for (const share of [0.28, 0.55]) {
    const y = top + (shelf - top) * share;
    bands += `M${numbers([x - half * 0.95, y])}h${short(width * 0.95)}v${short(random.between(4, 9))}h${short(-width * 0.95)}z`;
  }
  paint.fill(bands, paint.lit(mix(rock, '#f6d3a4', 0.6), depth, 0.1), 'opacity=".35"');
};

/** Red mesas over an open plain with cactus and sage. */
export const desertMesa: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('mesas');
    const rock = random.pick(['#c4623f', '#b9573c', '#cd7a4a', '#b86a52']);
    const far = rollingHeights(random, { base: 470, height: 60, points: 14 });
    paint.land(downTo(flowingLine(far), far, 560), rock, 0.78, 0.3);
    const big = random.between(0.28, 0.72);
    butte(paint, random, {
      x: (1 - big) * 1200 + random.between(-60, 60),
      base: 500,
      width: random.between(150, 220),
      height: random.between(120, 170),
      depth: 0.6,
      rock,
    });
    butte(paint, random, {
      x: big < 0.5 ? 1080 : 120,
      base: 512,
      width: 260,
      height: random.between(90, 140),
      depth: 0.46,
      rock,
    });
    mistBand(paint, 490, 90, 0.5);
    butte(paint, random, {
      x: big * 1200,
      base: 540,
      width: random.between(230, 330),
      height: random.between(230, 290),
      depth: 0.24,
      rock,
    });
    const plain = rollingHeights(random, { base: 540, height: 26, points: 9 });
    paint.land(downTo(flowingLine(plain), plain, 800), mix(rock, '#d89a63', 0.5), 0.28, 0);
  },
  foreground: (paint) => {
    const random = paint.placeRandom('plain');
    const sand = random.pick(['#cf8355', '#c9774e', '#d29763']);
    const middle = rollingHeights(random, { base: 628, height: 50, points: 8 });
    paint.land(downTo(flowingLine(middle), middle, 820), sand, 0.14, 0);
    let tufts = '';
    for (let index = 0; index < 46; index += 1) {
      const depth = random.next();
      const x = random.between(0, 1200);
      const y = 574 + depth * 110;
      const s = 5 + depth * 13;
      tufts += `M${numbers([x - s, y])}q${numbers([s * 0.2, -s * 0.9, s, -s * 0.8])}t${numbers([s, s * 0.8])}z`;
    }
    paint.fill(tufts, paint.tone('#7f8a5a', 0.16, 0.06));
    // A road that swings to the horizon.
    const bend = random.between(-1, 1) > 0 ? 1 : -1;
    const x = 600 - bend * random.between(40, 160);
    paint.fill(
      `M${numbers([x - 120, 830])}C${numbers([x + 20 * bend, 690, x + bend * 230, 640, x + bend * 150, 566])}h7C${numbers([x + bend * 270, 640, x + 150 + bend * 60, 700, x + 150, 830])}z`,
      paint.lit('#e6c39a', 0.05, 0.2),
      'opacity=".8"',
    );
    const near = rollingHeights(random, { base: 752, height: 46, points: 7 }).map(
      ([px, py]): Point => [px, py + (1 - Math.abs(px - 600) / 600) * 60],
    );
    paint.land(downTo(flowingLine(near), near, 830), sand, 0, 0);
    const cactus = paint.brief.americas
      ? defineCactus(paint, 0.02)
      : defineFlatTree(paint, '#7b8450', 0.02);
    const bush = defineBush(paint, '#84905c', 0, random.chance(0.5) ? '#f2c14e' : undefined);
    const left = random.chance(0.5);
    for (const [tx, ty, size] of [
      [110, 762, 3.2],
      [236, 730, 1.9],
      [1090, 744, 2.3],
      [965, 690, 1],
    ] as const) {
      const flip = random.chance(0.5) ? 1 : -1;
      paint.add(stamp(cactus, left ? tx : 1200 - tx, ty, size * random.between(0.85, 1.15), flip));
    }
    for (const [tx, size] of [
      [40, 2.3],
      [190, 1.5],
      [1020, 1.6],
      [1160, 2.4],
    ] as const) {
      paint.add(stamp(bush, tx, 774 + random.between(-10, 14), size));
    }
  },
};
