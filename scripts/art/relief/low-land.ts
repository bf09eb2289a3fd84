import { mix } from '../colour.ts';
import { hillColour } from '../land-colours.ts';
import { paintRange } from '../mountains.ts';
import type { Relief } from '../scene.ts';
import type { Point } from '../shapes.ts';
import { flowingGround, rollingHeights } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { paintWoods, treesOf } from '../trees.ts';
import { rolling, woodsAtFoot } from './foothills.ts';

export const flat: Relief = (paint, random, base) => {
  const { land } = paint.brief.subject;
  if (treesOf(paint).length === 0) return;
  if (land.water === 'sea' || land.water === 'lagoon') {
    // A low shore far off on one side, or only the horizon.
    if (random.chance(0.35)) return;
    const left = random.chance(0.5);
    const reach = random.between(260, 520);
    paintWoods(paint, random, () => base - 2, {
      from: left ? -20 : 1200 - reach,
      to: left ? reach : 1220,
      size: 16,
      bottom: base + 2,
      depth: 0.66,
    });
    return;
  }
  const line = rollingHeights(random, { base: base - 4, height: 18, points: 8 });
  paint.land(flowingGround(line, base + 40), hillColour(paint), 0.7, 0.4);
  woodsAtFoot(paint, random, base, {
    over: 8,
    length: 140,
    swing: -4,
    phase: random.between(0, 6),
    size: random.between(24, 40),
    depth: 0.5,
  });
};

export const hills: Relief = (paint, random, base) => {
  const tall = random.between(70, 130);
  rolling(
    paint,
    random,
    [
      [base - 10, tall * 1.3, 0.76],
      [base, tall, 0.56],
      [base, tall * 0.55, 0.4],
    ],
    hillColour(paint),
  );
  woodsAtFoot(paint, random, base, {
    over: 10,
    length: 190,
    swing: 14,
    phase: random.between(0, 6),
    size: 24,
    depth: 0.36,
  });
};

export const ridges: Relief = (paint, random, base) => {
  const colour = hillColour(paint);
  const summit = random.between(0.2, 0.8);
  const tall = random.between(170, 250);
  for (const [height, depth, side] of [
    [tall, 0.74, summit],
    [tall * 0.72, 0.54, 1 - summit],
    [tall * 0.4, 0.38, summit],
  ] as const) {
    paintRange(paint, random, {
      base: base + 6,
      height,
      peaks: depth > 0.7 ? 4 : 3,
      colour: mix(colour, '#8fa0b0', depth * 0.4),
      depth,
      summit: side,
      cut: 0.36,
      ruggedness: 0.045,
    });
  }
  if (paint.brief.subject.land.climate === 'desert') return;
  woodsAtFoot(paint, random, base, {
    over: 10,
    length: 150,
    swing: 12,
    phase: random.between(0, 6),
    size: 32,
    depth: 0.34,
  });
};

export const highlands: Relief = (paint, random, base) => {
  for (const [height, depth, colour, lean] of [
    [230, 0.8, '#6f8396', 0.2],
    [190, 0.62, '#6d7f80', 0.85],
    [140, 0.44, '#7a8460', 0.25],
  ] as const) {
    const line = rollingHeights(random, { base: base - 10, height, points: 11 }).map(
      ([x, y]): Point => [x, y + Math.abs(x / 1200 - lean) * height * 0.7],
    );
    paint.land(flowingGround(line, base + 60), colour, depth, 0.45);
    if (depth < 0.7) mistBand(paint, base - 26, 80, 0.4);
  }
};
