import type { Random } from '../../seed/random.ts';
import type { Paint } from '../paint.ts';
import { flowingGround, rollingHeights } from '../shapes.ts';
import { paintWoods } from '../trees.ts';

/** Rolling hills behind each other, each with its foot at `base`. */
export const rolling = (
  paint: Paint,
  random: Random,
  layers: readonly (readonly [base: number, height: number, depth: number])[],
  colour: string,
): void => {
  for (const [base, height, depth] of layers) {
    const line = rollingHeights(random, { base, height, points: 10 });
    paint.land(flowingGround(line, base + 60), colour, depth, 0.45);
  }
};

/** Woods along the foot of the land, in waves of `length` that rise and fall by `swing`. */
export const woodsAtFoot = (
  paint: Paint,
  random: Random,
  base: number,
  wave: {
    over: number;
    length: number;
    swing: number;
    phase?: number;
    size: number;
    depth: number;
  },
): void => {
  const { over, length, swing, phase = 0, size, depth } = wave;
  paintWoods(paint, random, (x) => base - over - Math.sin(x / length + phase) * swing, {
    size,
    bottom: base + 40,
    depth,
  });
};
