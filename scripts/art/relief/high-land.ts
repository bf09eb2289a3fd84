import type { Random } from '../../seed/random.ts';
import { hillColour } from '../land-colours.ts';
import { paintRange } from '../mountains.ts';
import type { Paint } from '../paint.ts';
import type { Relief } from '../scene.ts';
import type { Point } from '../shapes.ts';
import { flowingLine, numbers, polygon } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { paintWoods } from '../trees.ts';
import { rolling, woodsAtFoot } from './foothills.ts';

export const peaks: Relief = (paint, random, base) => {
  const rock = random.pick(['#6d8492', '#78808e', '#5f8088', '#857c74', '#7f8fa3']);
  const { land } = paint.brief.subject;
  const white = paint.has('snow');
  const dry = land.climate === 'desert' || land.climate === 'mild';
  const snow = white ? 0.66 : random.between(0.18, dry ? 0.28 : 0.4);
  const summit = random.between(0.26, 0.74);
  const tall = random.between(290, 350);
  paintRange(paint, random, {
    base,
    height: tall * 0.78,
    peaks: random.whole(4, 5),
    colour: rock,
    depth: 0.66,
    snow: snow + 0.1,
    summit: 1 - summit,
  });
  paintRange(paint, random, {
    base: base + 4,
    height: tall,
    peaks: random.whole(2, 3),
    colour: rock,
    depth: 0.42,
    snow,
    summit,
    cut: random.between(0.36, 0.5),
  });
  mistBand(paint, base - 24, 90, 0.45);
  rolling(paint, random, [[base, 76, 0.36]], white ? '#cfdde2' : hillColour(paint));
  if (land.climate === 'desert') return;
  woodsAtFoot(paint, random, base, {
    over: 8,
    length: 130,
    swing: 12,
    phase: random.between(0, 6),
    size: 42,
    depth: 0.28,
  });
};

const cone = (paint: Paint, random: Random, base: number, white: boolean): void => {
  const x = random.between(0.3, 0.7) * 1200;
  const wide = random.between(430, 560);
  const top = base - random.between(230, 280);
  const rock = white ? '#71829a' : random.pick(['#5f6668', '#6a6258', '#55696a']);
  const mouth = white ? 34 : random.between(34, 50);
  const outline: Point[] = [
    [x - wide, base + 2],
    [x - wide * 0.6, base - 34],
    [x - wide * 0.32, base - 118],
    [x - wide * 0.15, top + 66],
    [x - mouth, top],
    [x - mouth * 0.4, top + 11],
    [x + mouth * 0.3, top + 8],
    [x + mouth, top - 4],
    [x + wide * 0.16, top + 70],
    [x + wide * 0.34, base - 110],
    [x + wide * 0.64, base - 30],
    [x + wide, base + 2],
  ];
  paint.land(`${flowingLine(outline)}z`, rock, 0.5, 0.5);
  const s = paint.litSide < 0 ? 1 : -1;
  let ribs = '';
  for (let index = 0; index < 6; index += 1) {
    const foot = x + s * wide * (0.03 + (index / 5) * 0.6);
    ribs += polygon([
      [x + s * mouth * (0.1 + index * 0.16), top + 10 + index],
      [x + s * wide * (0.05 + index * 0.035), top + (base - top) * (0.4 + index * 0.02)],
      [foot, base - 4],
      [foot + s * 44, base - 4],
      [x + s * wide * (0.09 + index * 0.04), top + (base - top) * 0.43],
    ]);
  }
  paint.fill(
    ribs,
    paint.vertical([
      [0, paint.tone(rock, 0.5, 0.35), 0.55],
      [1, paint.tone(rock, 0.5, 0.3), 0],
    ]),
  );
  if (white) {
    paint.fill(
      `M${numbers([x - mouth, top])}L${numbers([x - wide * 0.17, top + 82])}l26-12 16 30 26-34 22 44 26-46 24 38 22-30 20 22 20-10L${numbers([x + wide * 0.17, top + 80, x + mouth, top - 4, x, top + 10])}z`,
      paint.lit('#f7f9f9', 0.28, 0.12),
    );
  }
};

export const volcano: Relief = (paint, random, base) => {
  cone(paint, random, base, false);
  woodsAtFoot(paint, random, base, {
    over: 10,
    length: 170,
    swing: 12,
    phase: random.between(0, 6),
    size: 28,
    depth: 0.36,
  });
};

export const whiteVolcano: Relief = (paint, random, base) => {
  cone(paint, random, base, true);
  mistBand(paint, base - 60, 90, 0.4);
  rolling(paint, random, [[base, 64, 0.46]], hillColour(paint));
  woodsAtFoot(paint, random, base, { over: 8, length: 120, swing: 8, size: 30, depth: 0.34 });
};

export const isle: Relief = (paint, random, base) => {
  const x = random.between(0.3, 0.7) * 1200;
  const half = random.between(330, 470);
  paintRange(paint, random, {
    base,
    height: random.between(210, 290),
    peaks: 3,
    colour: '#3f7d6a',
    depth: 0.44,
    summit: 0.5,
    from: x - half,
    to: x + half,
    cut: random.between(0.4, 0.6),
    ruggedness: 0.13,
    mist: 0.4,
  });
  paintWoods(paint, random, () => base - 4, {
    from: x - half * 0.9,
    to: x + half * 0.9,
    size: 22,
    bottom: base + 2,
    depth: 0.34,
  });
};
