import { mix } from './colour.ts';
import type { Paint } from './paint.ts';
import type { Random } from '../seed/random.ts';
import type { Point } from './shapes.ts';
import { polygon, rockyGround, roughen } from './shapes.ts';

type RangeOptions = {
  /** Where the range meets the ground. */
  base: number;
  /** Height of the tallest peak above the base. */
  height: number;
  peaks: number;
  colour: string;
  depth: number;
  /** Share of each peak that is under snow, 0 to 1. */
  snow?: number;
  /** Where the tallest peak stands, 0 left to 1 right. */
  summit: number;
  from?: number;
  to?: number;
  mist?: number;
  /** How deep the valleys between peaks cut, 0 shallow to 1 down to the base. */
  cut?: number;
  ruggedness?: number;
};

/** Paints a range of peaks with a lit side, a shadow side and snow caps. */
export const paintRange = (paint: Paint, random: Random, options: RangeOptions): void => {
  const { base, height, peaks, colour, depth, snow = 0, summit, from = -60, to = 1260 } = options;
  const { mist = 0.55, cut = 0.5, ruggedness = 0.1 } = options;
  const whole = from <= 0 && to >= 1200;
  const corners: Point[] = [[from, whole ? base - height * random.between(0.15, 0.4) : base]];
  for (let peak = 0; peak < peaks; peak += 1) {
    const x = from + ((peak + random.between(0.3, 0.7)) / peaks) * (to - from);
    const rise = Math.max(0.4, 1 - Math.abs((x - from) / (to - from) - summit) * 1.25);
    corners.push([x, base - height * rise * random.between(0.92, 1)]);
    const valley = from + ((peak + 1) / peaks) * (to - from);
    corners.push([valley, base - height * rise * (1 - cut) * random.between(0.55, 1)]);
  }
  if (!whole) corners[corners.length - 1] = [to, base];
  const rounds = 3;
  const ridge = roughen(random, corners, rounds, ruggedness);
  paint.land(rockyGround(ridge, base), colour, depth, mist);

  const shade = paint.vertical([
    [0, mix(paint.tone(colour, depth, 0.35), paint.light.shade, 0.3), 0.62],
    [1, paint.tone(colour, depth, 0.3), 0],
  ]);
  const step = 2 ** rounds;
  const away = paint.litSide < 0 ? 1 : -1;
  const caps: string[] = [];
  const shadows: string[] = [];
  for (let corner = 1; corner < corners.length; corner += 2) {
    const top = corner * step;
    const peak = ridge[top];
    if (!peak) continue;
    const side: Point[] = [peak];
    for (let index = 1; index <= step; index += 1) {
      const point = ridge[top + index * away];
      if (point) side.push(point);
    }
    const far = side.at(-1) ?? peak;
    const back: Point[] = [];
    const steps = 6;
    const foot = base - (base - peak[1]) * 0.1;
    for (let index = steps; index >= 1; index -= 1) {
      const share = index / steps;
      const sway = (index % 2 === 0 ? 1 : -0.55) * (base - peak[1]) * 0.075;
      back.push([
        peak[0] + away * share * (base - peak[1]) * 0.12 + sway * random.between(0.6, 1.2) * away,
        peak[1] + (foot - peak[1]) * share,
      ]);
    }
    shadows.push(polygon([...side, [far[0], foot], ...back]));

    if (snow > 0) {
      const line = peak[1] + (base - peak[1]) * snow * random.between(0.75, 1.1);
      const near = (direction: 1 | -1): Point[] => {
        const run: Point[] = [];
        for (let index = 1; index < step * 1.1; index += 1) {
          const point = ridge[top + index * direction];
          if (!point || point[1] > line) break;
          run.push(point);
        }
        return run;
      };
      const left = near(-1).toReversed();
      const right = near(1);
      const start = left[0] ?? peak;
      const end = right.at(-1) ?? peak;
      const teeth = Math.max(3, Math.round((end[0] - start[0]) / 26));
      const edge: Point[] = [];
      for (let tooth = teeth - 1; tooth >= 1; tooth -= 1) {
        const share = tooth / teeth;
        const deep = tooth % 2 === 0 ? random.between(0.15, 0.4) : random.between(0.6, 1);
        const arch = Math.sin(share * Math.PI);
        const from1 = start[1] + (end[1] - start[1]) * share;
        edge.push([
          start[0] + (end[0] - start[0]) * share + random.between(-5, 5),
          from1 + (line - peak[1]) * 0.45 * deep * arch,
        ]);
      }
      if (left.length + right.length > 1) caps.push(polygon([...left, peak, ...right, ...edge]));
    }
  }
  if (caps.length > 0) {
    paint.fill(caps.join(''), paint.lit('#f8fbfa', depth * 0.55, 0.12));
  }
  paint.fill(shadows.join(''), shade);
};
