import type { Random } from '../../seed/random.ts';
import { mix } from '../colour.ts';
import { hillColour } from '../land-colours.ts';
import type { Paint } from '../paint.ts';
import type { Relief } from '../scene.ts';
import type { Point } from '../shapes.ts';
import {
  flowingGround,
  numbers,
  polygon,
  rollingHeights,
  roughen,
  short,
  straightLine,
} from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { rolling, woodsAtFoot } from './foothills.ts';

export const karst: Relief = (paint, random, base) => {
  for (const [count, tall, depth] of [
    [7, 150, 0.74],
    [5, 210, 0.54],
    [3, 270, 0.32],
  ] as const) {
    let bare = '';
    let path = '';
    for (let index = 0; index < count; index += 1) {
      const x = ((index + random.between(0.15, 0.85)) / count) * 1240 - 20;
      const half = random.between(34, 66) * (1.3 - depth * 0.6);
      const high = tall * random.between(0.5, 1);
      const top = base - high;
      path += `M${numbers([x - half * 1.15, base + 4])}C${numbers([x - half * 1.05, base - high * 0.5, x - half * 0.9, top + high * 0.16, x - half * 0.3, top])}q${numbers([half * 0.35, -high * 0.05, half * 0.62, high * 0.04])}C${numbers([x + half * 0.95, top + high * 0.2, x + half * 0.95, base - high * 0.5, x + half * 1.2, base + 4])}z`;
      const s = paint.litSide;
      bare += `M${numbers([x + s * half * 0.5, top + high * 0.22])}q${numbers([s * half * 0.3, high * 0.26, s * half * 0.36, high * 0.6])}l${numbers([-s * half * 0.4, -high * 0.06])}q${numbers([s * half * 0.05, -high * 0.3, -s * half * 0.06, -high * 0.5])}z`;
    }
    paint.land(path, '#4f7a62', depth, 0.5);
    paint.fill(bare, paint.lit('#d3c3a6', depth, 0.2), 'opacity=".5"');
  }
};

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
  paint.land(
    polygon([
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
    ]),
    rock,
    depth,
    0.42,
  );
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
  let bands = '';
  for (const share of [0.28, 0.55]) {
    const y = top + (shelf - top) * share;
    bands += `M${numbers([x - half * 0.95, y])}h${short(width * 0.95)}v${short(random.between(4, 9))}h${short(-width * 0.95)}z`;
  }
  paint.fill(bands, paint.lit(mix(rock, '#f6d3a4', 0.6), depth, 0.1), 'opacity=".35"');
};

export const mesas: Relief = (paint, random, base) => {
  const rock = random.pick(['#c4623f', '#b9573c', '#cd7a4a', '#b86a52']);
  const far = rollingHeights(random, { base: base - 10, height: 56, points: 14 });
  paint.land(flowingGround(far, base + 60), rock, 0.78, 0.3);
  const big = random.between(0.26, 0.74);
  for (const [x, foot, width, height, depth] of [
    [(1 - big) * 1200, base, random.between(150, 220), random.between(120, 170), 0.6],
    [big < 0.5 ? 1080 : 120, base + 8, 260, random.between(90, 140), 0.46],
    [big * 1200, base + 26, random.between(230, 340), random.between(230, 290), 0.24],
  ] as const) {
    butte(paint, random, { x, base: foot, width, height, depth, rock });
    if (depth === 0.46) mistBand(paint, base - 10, 90, 0.5);
  }
  const plain = rollingHeights(random, { base: base + 28, height: 24, points: 9 });
  paint.land(flowingGround(plain, 800), mix(rock, '#d89a63', 0.5), 0.28, 0);
};

export const domes: Relief = (paint, random, base) => {
  rolling(paint, random, [[base, 110, 0.7]], hillColour(paint));
  const main = random.between(0.3, 0.7);
  for (const [share, half, tall, depth] of [
    [1 - main, 150, 150, 0.58],
    [main + 0.16, 120, 130, 0.46],
    [main, 96, 250, 0.36],
  ] as const) {
    const x = share * 1200;
    paint.land(
      `M${numbers([x - half * 1.4, base + 4])}C${numbers([x - half * 0.9, base - tall * 0.3, x - half * 0.8, base - tall, x, base - tall])}C${numbers([x + half * 0.7, base - tall, x + half * 0.8, base - tall * 0.4, x + half * 1.6, base + 4])}z`,
      '#6f7672',
      depth,
      0.45,
    );
    const s = paint.litSide;
    paint.fill(
      `M${numbers([x + s * half * 0.1, base - tall * 0.98])}C${numbers([x + s * half * 0.7, base - tall, x + s * half * 0.74, base - tall * 0.5, x + s * half * 1.1, base - tall * 0.16])}q${numbers([-s * half * 0.5, -tall * 0.2, -s * half, -tall * 0.82])}z`,
      paint.lit('#c9b49a', depth, 0.3),
      'opacity=".6"',
    );
  }
  woodsAtFoot(paint, random, base, { over: 18, length: 130, swing: 14, size: 34, depth: 0.28 });
};

export const table: Relief = (paint, random, base) => {
  const x = random.between(0.36, 0.64) * 1200;
  const half = random.between(260, 340);
  const top = base - random.between(210, 250);
  const rock = '#74808c';
  const side = (s: 1 | -1): Point[] => [
    [x + s * half * 1.9, base],
    [x + s * half * 1.45, base - 60],
    [x + s * half * 1.18, base - 96],
    [x + s * half * 1.05, top + 42],
    [x + s * half * 0.98, top + 6],
  ];
  const outline = roughen(random, [...side(-1), ...side(1).toReversed()], 2, 0.03);
  paint.land(`${straightLine(outline)}z`, rock, 0.5, 0.45);
  let gullies = '';
  for (let index = 0; index < 11; index += 1) {
    const gx = x - half * 0.9 + (index / 10) * half * 1.8;
    gullies += `M${numbers([gx, top + 12])}l${numbers([random.between(-14, 14), random.between(60, 130)])}h${short(random.between(10, 20))}z`;
  }
  paint.fill(gullies, paint.tone(rock, 0.5, 0.3), 'opacity=".4"');
  rolling(paint, random, [[base, 90, 0.4]], hillColour(paint));
  woodsAtFoot(paint, random, base, { over: 8, length: 140, swing: 10, size: 22, depth: 0.32 });
};
