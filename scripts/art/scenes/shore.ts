import { paintSail } from '../boats.ts';
import { mix } from '../colour.ts';
import { paintHomes } from '../homes.ts';
import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { paintRelief } from '../relief.ts';
import type { Scene } from '../scene.ts';
import { across } from '../scene.ts';
import type { Point } from '../shapes.ts';
import { flowingGround, numbers, rollingHeights } from '../shapes.ts';
import { defineTree, plantBushes, plantTrees } from '../trees.ts';
import { paintGlitter, paintRipples, paintWater } from '../water.ts';
import { horizonOf, isWarmSea, seaColour } from './open-sea.ts';

const shallows = (paint: Paint, horizon: number): void => {
  const random = paint.placeRandom('shallows');
  const lagoon = paint.brief.subject.land.water === 'lagoon';
  if (!isWarmSea(paint)) return;
  for (const [share, colour, opacity] of lagoon
    ? ([
        [0.18, '#35c9bb', 0.45],
        [0.42, '#6fe0cc', 0.5],
        [0.66, '#b2f0dc', 0.45],
      ] as const)
    : ([[0.5, '#4cc9b8', 0.6]] as const)) {
    const band = rollingHeights(random, {
      base: horizon + share * (800 - horizon),
      height: random.between(20, 54),
      points: 8,
    });
    const tone = paint.lit(colour, 0.1, 0.1);
    paint.fill(
      flowingGround(band, 800),
      paint.vertical([
        [0, tone, opacity],
        [0.7, tone, opacity * 0.3],
      ]),
    );
  }
};

/** Houses out on the water along a boardwalk. */
const boardwalk = (paint: Paint, horizon: number): void => {
  const random = paint.placeRandom('boardwalk');
  const at = across(random.chance(0.5));
  const y = (share: number): number => horizon + 44 + share ** 1.4 * 108;
  paint.fill(
    `M${numbers([at(1230), y(1.2) + 14])}C${numbers([at(900), y(1.05) + 6, at(560), y(0.7), at(250), y(0.05)])}l${numbers([4, -4])}C${numbers([at(570), y(0.6), at(900), y(0.95), at(1230), y(1.1)])}z`,
    paint.tone('#8b6748', 0.1, 0.1),
  );
  const count = random.whole(4, 6);
  for (let index = 0; index < count; index += 1) {
    const share = index / (count - 1);
    paintHomes(paint, random, 0.34 - share * 0.28, [
      [at(250 + share ** 0.9 * 720), y(share) - 4, 52 + share * 116],
    ]);
  }
};

const beach = (paint: Paint): readonly Point[] => {
  const random = paint.placeRandom('beach');
  const at = across(random.chance(0.5));
  const deep = random.between(-40, 40);
  const shore: Point[] = random.chance(0.5)
    ? [
        [at(-30), 560 + deep],
        [at(180), 604 + deep],
        [at(420), 668],
        [at(740), 716],
        [at(980), 720],
        [at(1230), 744],
      ]
    : [
        [at(-30), 664 + deep * 0.5],
        [at(260), 690],
        [at(560), 736],
        [at(860), 700],
        [at(1100), 640 + deep],
        [at(1230), 618 + deep],
      ];
  const sand = isWarmSea(paint) ? '#f4dfb8' : '#dcc9a4';
  const lower = (by: number): Point[] => shore.map(([x, y]) => [x, y + by]);
  const line = (by: number): string => flowingGround(lower(by), 820);
  paint.layer('beach');
  paint.fill(line(-13), paint.lit('#ffffff', 0.05, 0.1), 'opacity=".8"');
  paint.fill(line(-2), paint.tone('#c9ab84', 0.05));
  paint.fill(
    line(20),
    paint.vertical([
      [0, paint.lit(sand, 0, 0.2)],
      [1, paint.tone(mix(sand, '#b98f62', 0.4), 0, 0.08)],
    ]),
  );
  return shore;
};

/** How far down the edge of the water comes between two places of it. */
const deepest = (edge: readonly Point[], from: number, to: number): number => {
  const points = edge.toSorted(([one], [other]) => one - other);
  const heightAt = (x: number): number => {
    const next = Math.max(
      1,
      points.findIndex((point) => point[0] >= x),
    );
    const [[x0, y0], [x1, y1]] = [points[next - 1] ?? [0, 0], points[next] ?? [1, 0]];
    return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
  };
  const between = points.filter(([x]) => x > from && x < to).map(([, y]) => y);
  return Math.max(heightAt(from), heightAt(to), ...between);
};

/** Dry sand begins so far below the edge of the water. */
const DRY = 26;

/** A beach before open water: palms or what grows there, houses behind it or on the water. */
export const shore: Scene = {
  backdrop: (paint) => {
    const horizon = horizonOf(paint);
    const random = paint.placeRandom('shore');
    const { land } = paint.brief.subject;
    paint.layer(`water ${land.water}`);
    paintRelief(paint, horizon);
    paintWater(paint, seaColour(paint), horizon + 2);
    paintGlitter(paint, horizon, 660);
    shallows(paint, horizon);
    if (land.houses === 'overwater') boardwalk(paint, horizon);
    else if (random.chance(0.6)) {
      paintSail(
        paint,
        random.between(320, 880),
        horizon + random.between(8, 40),
        random.between(28, 54),
        0.26,
      );
    }
    paintRipples(paint, horizon + 30, 690, {
      count: 26,
      colour: paint.light.cloud[0],
      opacity: 0.3,
    });
  },
  foreground: (paint) => {
    const random = paint.placeRandom('near');
    const line = beach(paint);
    const first = line[0] ?? [0, 600];
    const last = line.at(-1) ?? [1200, 740];
    const high = first[1] < last[1] ? first : last;
    const at = across(high[0] < 600);
    const top = high[1];
    if (paint.brief.subject.land.houses !== 'overwater') {
      const size = random.between(120, 170);
      const onSand = (x: number, y: number, width: number): [number, number, number] => [
        x,
        Math.max(y, deepest(line, x - width * 0.7, x + width * 0.7) + DRY),
        width,
      ];
      paintHomes(paint, random, 0.06, [
        onSand(at(random.between(330, 400)), top + 92, size),
        onSand(at(random.between(470, 540)), top + 118, size * 0.7),
      ]);
    }
    const { plants } = paint.brief.subject.land;
    if (plants.includes('mangroves')) {
      const mangrove = defineTree(paint, 'mangroves', 0.06);
      for (const [x, y, size] of [
        [1080, 660, 1.7],
        [1150, 690, 2.4],
        [980, 640, 1.1],
      ] as const) {
        paint.add(stamp(mangrove, at(x), y, size));
      }
    }
    plantTrees(paint, random, 0.03, [
      [at(random.between(34, 70)), top + 150, 4.6],
      [at(random.between(110, 150)), top + 100, 3],
      [at(random.between(232, 300)), top + 130, 3.5],
    ]);
    plantBushes(paint, random, [
      [at(-8), top + 190, 2.4],
      [at(96), top + 204, 1.9],
      [at(190), top + 214, 1.5],
    ]);
  },
};
