import { paintHomes } from '../homes.ts';
import type { Paint } from '../paint.ts';
import { paintRelief } from '../relief.ts';
import type { Scene } from '../scene.ts';
import { across } from '../scene.ts';
import type { Point } from '../shapes.ts';
import { flowingGround, numbers, rollingHeights, short } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { paintWoods, plantTrees } from '../trees.ts';
import { baseOf, strip } from './foot-of-land.ts';

const SNOW = '#f2f6f7';

/** A lift up the slope, from its valley station to the ridge. */
const paintLift = (paint: Paint, from: Point, to: Point): void => {
  paint.layer('piste');
  const tone = paint.tone('#3c4a50', 0.12, 0.1);
  let pylons = '';
  let cabins = '';
  const on = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  for (let index = 0; index <= 4; index += 1) {
    const [x, y] = on(index / 4);
    const size = 58 - index * 10;
    pylons += `M${numbers([x - size * 0.06, y + size])}l${numbers([size * 0.04, -size])}h${short(-size * 0.14)}v${short(-size * 0.05)}h${short(size * 0.32)}v${short(size * 0.05)}h${short(-size * 0.14)}l${numbers([size * 0.04, size])}z`;
  }
  for (let index = 0; index < 8; index += 1) {
    const share = (index + 0.5) / 8;
    const [x, y] = on(share);
    const size = 20 - share * 14;
    cabins += `M${numbers([x - size / 2, y + 4 + size * 0.5])}h${short(size)}v${short(size * 0.6)}q${numbers([-size / 2, size * 0.3, -size, 0])}z`;
  }
  paint.stroke(`M${numbers([...from])}L${numbers([...to])}`, tone, 1.6);
  paint.fill(pylons, tone);
  paint.fill(cabins, paint.tone('#d9482b', 0.08));
};

/** A winter bowl: pistes between woods, a lift, warm windows. */
export const winter: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('bowl');
    paint.layer('snow');
    const base = baseOf(paint) + 50;
    paintRelief(paint, base);
    strip(paint, base - 10, 30);
    mistBand(paint, base - 40, 110, 0.4);
    const slope = rollingHeights(random, { base: base + 20, height: 90, points: 8 });
    paint.land(flowingGround(slope, 800), SNOW, 0.22, 0.1);
    const summit = random.between(0.3, 0.7);
    const heightAt = (x: number): number => base + 6 + Math.sin(x / 170 + summit * 9) * 34;
    // The piste runs down between two woods that thin out towards it.
    const gap = [260 + summit * 180, 500 + summit * 220] as const;
    const sunk = (x: number): number =>
      Math.max(0, 1 - Math.min(Math.abs(x - gap[0]), Math.abs(x - gap[1])) / 150) ** 1.5 * 84;
    for (const [from, to] of [
      [-20, gap[0]],
      [gap[1], 1220],
    ] as const) {
      paintWoods(paint, random, (x) => heightAt(x) + sunk(x), {
        from,
        to,
        size: 58,
        bottom: base + 112,
        depth: 0.3,
        mist: 0.75,
      });
    }
    paintLift(paint, [summit > 0.5 ? 260 : 940, base + 50], [summit * 1200, base - 230]);
  },
  foreground: (paint) => {
    const random = paint.placeRandom('village');
    const left = random.chance(0.5);
    const at = across(left);
    const s = left ? 1 : -1;
    const fall = (base: number, height: number): void => {
      const line = rollingHeights(random, { base, height, points: 7 });
      paint.fill(
        flowingGround(line, 820),
        paint.vertical([
          [0, paint.lit(SNOW, 0.04, 0.28)],
          [0.8, paint.tone('#a9c4d0', 0.04)],
        ]),
      );
    };
    fall(670, 60);
    const x = random.between(250, 420);
    paintHomes(paint, random, 0.05, [
      [at(x), 676, 150],
      [at(x + 150), 664, 96],
      [at(x - 126), 660, 82],
    ]);
    fall(760, 60);
    const tracks = [0, 14].map(
      (gap) => `M${numbers([at(620 + gap), 820])}q${numbers([s * 90, -80, s * 240, -110])}`,
    );
    paint.curve(tracks.join(''), paint.tone('#9fbccb', 0, 0.1), 3, 'opacity=".6"');
    plantTrees(paint, random, 0.03, [
      [at(1146), 776, 4],
      [at(1056), 756, 2.7],
      [at(980), 762, 1.9],
      [at(48), 770, 3.4],
      [at(116), 758, 2.2],
    ]);
  },
};
