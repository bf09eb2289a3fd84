import { mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { defineBush, definePalm } from '../plants.ts';
import { downTo, flowingLine, numbers, rollingHeights } from '../shapes.ts';
import { paintSail } from '../buildings.ts';
import { paintGlitter, paintRipples, paintWater } from '../water.ts';
import type { Scene } from './scene.ts';

const HORIZON = 430;

const headland = (paint: Paint): void => {
  const random = paint.placeRandom('headland');
  const side = random.chance(0.5) ? 1 : -1;
  const at = (share: number): number => (side > 0 ? 1200 - share * 1200 : share * 1200);
  const layers = [
    { reach: 0.58, height: 120, depth: 0.72 },
    { reach: 0.4, height: 150, depth: 0.5 },
    { reach: 0.24, height: 118, depth: 0.3 },
  ];
  layers.forEach(({ reach, height, depth }, index) => {
    const points = Array.from({ length: 8 }, (_, step) => {
      const share = (step / 7) * reach;
      const rise = Math.cos((step / 7) * (Math.PI / 2)) ** 0.8;
      return [
        at(share) + (step === 0 ? side * 30 : 0),
        HORIZON + index * 5 - height * rise * random.between(0.75, 1.1),
      ] as const;
    });
    paint.land(
      downTo(flowingLine(points), points, HORIZON + 4 + index * 6),
      index === 2 ? '#2f7a58' : '#4c8f7c',
      depth,
      0.35,
    );
  });
};

const islet = (paint: Paint): void => {
  const random = paint.placeRandom('islet');
  const x = random.between(380, 820);
  const wide = random.between(60, 120);
  paint.land(
    `M${numbers([x - wide, HORIZON + 2])}q${numbers([wide * 0.4, -wide * 0.6, wide * 0.8, -wide * 0.5])}t${numbers([wide * 1.2, wide * 0.5])}z`,
    '#43856f',
    0.6,
    0.2,
  );
};

/** A bay of palms: bands of clear water, a headland and a bright beach. */
export const tropicalCoast: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('bay');
    if (random.chance(0.55)) islet(paint);
    paintWater(paint, '#0d8f96', HORIZON);
    headland(paint);
    paintGlitter(paint, HORIZON, 640);
    if (random.chance(0.7)) {
      paintSail(
        paint,
        random.between(420, 780),
        HORIZON + random.between(6, 26),
        random.between(26, 46),
        0.3,
      );
    }
    // The shallows: the water turns light before it meets the sand.
    const shallow = rollingHeights(random, { base: 590, height: 60, points: 8 });
    const turquoise = paint.tone('#4cc9b8', 0.1);
    paint.fill(
      downTo(flowingLine(shallow), shallow, 800),
      paint.vertical([
        [0, turquoise, 0],
        [0.28, turquoise, 0.75],
        [1, paint.lit('#b8ecd9', 0.1), 0.9],
      ]),
    );
    paintRipples(paint, HORIZON + 40, 640, { colour: paint.light.cloud[0], opacity: 0.3 });
  },
  foreground: (paint) => {
    const random = paint.placeRandom('beach');
    const side = random.chance(0.5) ? 1 : -1;
    const x = (share: number): number => (side > 0 ? share * 1200 : 1200 - share * 1200);
    const shore = [
      [x(-0.03), 560 + random.between(-20, 20)],
      [x(0.16), 600],
      [x(0.36), 668 + random.between(-12, 12)],
      [x(0.62), 712],
      [x(0.82), 716],
      [x(1.03), 742],
    ] as const;
    const wash = shore.map(([px, py]) => [px, py - 13] as const);
    paint.fill(
      downTo(flowingLine(wash), wash, 820),
      paint.lit('#ffffff', 0.05, 0.1),
      'opacity=".8"',
    );
    const wet = shore.map(([px, py]) => [px, py - 2] as const);
    paint.fill(downTo(flowingLine(wet), wet, 820), paint.tone('#c9ab84', 0.05));
    const sand = shore.map(([px, py]) => [px, py + 20] as const);
    paint.fill(
      downTo(flowingLine(sand), sand, 820),
      paint.vertical([
        [0, paint.lit('#f4dfb8', 0, 0.2)],
        [1, paint.tone('#d9b98a', 0, 0.08)],
      ]),
    );
    const leaf = random.pick(['#2f7d57', '#3a8459', '#27775f']);
    const palms = [definePalm(paint, leaf, 0.04, 26), definePalm(paint, leaf, 0.12, -14)] as const;
    const bush = defineBush(
      paint,
      mix(leaf, '#4c9a4e', 0.3),
      0.05,
      random.pick(['#e86a5a', '#f3b35a', '#f4e9d8']),
    );
    const dark = paint.tone('#8a6a4a', 0, 0.2);
    const clump = [
      { share: 0.13, y: 640, size: 3.1, palm: 1, flip: 1 },
      { share: 0.045, y: 700, size: 4.7, palm: 0, flip: side },
      { share: 0.215, y: 668, size: 3.7, palm: 0, flip: side },
    ] as const;
    for (const tree of clump) {
      const px = x(tree.share + random.between(-0.02, 0.02));
      const size = tree.size * random.between(0.88, 1.12);
      paint.fill(
        `M${numbers([px - 10, tree.y])}q${numbers([side * 60, -16, side * 190, 8])}q${numbers([-side * 110, 16, -side * 190, -2])}z`,
        dark,
        'opacity=".22"',
      );
      paint.add(stamp(palms[tree.palm], px, tree.y, size, tree.flip > 0 ? 1 : -1));
    }
    for (const share of [-0.01, 0.07, 0.15]) {
      paint.add(stamp(bush, x(share), 742 + random.between(-30, 10), random.between(1.7, 2.6)));
    }
  },
};
