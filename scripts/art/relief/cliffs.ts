import type { Random } from '../../seed/random.ts';
import { mix } from '../colour.ts';
import { hillColour } from '../land-colours.ts';
import type { Paint } from '../paint.ts';
import type { Relief } from '../scene.ts';
import type { Point } from '../shapes.ts';
import { glint, polygon, rockyGround, roughen } from '../shapes.ts';
import { leafColour } from '../trees.ts';
import { rolling } from './foothills.ts';

/** A face of rock that falls from one side towards the middle, down to `foot`. */
export const paintCliff = (
  paint: Paint,
  random: Random,
  options: { side: 1 | -1; reach: number; top: number; foot: number; depth: number; rock: string },
): readonly Point[] => {
  const { side, reach, top, foot, depth, rock } = options;
  const x = (share: number): number => (side > 0 ? 1200 - share * 1200 : share * 1200);
  const ridge = roughen(
    random,
    [
      [x(-0.04), top - random.between(0, 24)],
      [x(reach * 0.45), top + random.between(-10, 16)],
      [x(reach * 0.78), top + (foot - top) * 0.12],
      [x(reach * 0.9), top + (foot - top) * 0.42],
      [x(reach * 0.97), top + (foot - top) * 0.75],
      [x(reach), foot],
    ],
    2,
    0.07,
  );
  paint.land(rockyGround(ridge, foot), rock, depth, 0.4);
  const crown = ridge.slice(0, 10);
  const under = crown
    .map(([px, py], index): Point => [px - side * 3, py + 10 + (index % 2) * 16])
    .toReversed();
  const { climate } = paint.brief.subject.land;
  const green = climate === 'desert' ? '#c9a878' : mix('#6f8f58', leafColour(paint), 0.3);
  paint.fill(polygon([...crown, ...under]), paint.lit(green, depth, 0.18));
  let cracks = '';
  for (let index = 0; index < 8; index += 1) {
    const share = (index + random.next()) / 8;
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
  return ridge;
};

/** Surf along the foot of a cliff. */
export const paintSurf = (
  paint: Paint,
  random: Random,
  options: { from: number; to: number; y: number; depth: number },
): void => {
  const { from, to, y, depth } = options;
  let surf = '';
  for (let index = 0; index < 8; index += 1) {
    surf += glint(random.between(from, to), y + random.between(-2, 9), random.between(60, 150), 8);
  }
  paint.fill(surf, paint.lit('#ffffff', depth, 0.1), 'opacity=".75"');
};

export const cliffs: Relief = (paint, random, base) => {
  const rock = random.pick(['#b98c66', '#a98a74', '#8f8578', '#a99a86']);
  const side = random.chance(0.5) ? 1 : -1;
  rolling(paint, random, [[base - 40, 120, 0.76]], hillColour(paint));
  for (const [to, reach, top, depth] of [
    [side, 0.62, base - 190, 0.58],
    [-side, 0.44, base - 150, 0.4],
    [side, 0.28, base - 240, 0.22],
  ] as const) {
    paintCliff(paint, random, {
      side: to > 0 ? 1 : -1,
      reach,
      top,
      foot: base + 30,
      depth,
      rock: mix(rock, '#6f6a66', depth * 0.4),
    });
  }
};
