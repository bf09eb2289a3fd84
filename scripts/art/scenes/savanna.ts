import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { blades, defineBush, defineFlatTree } from '../plants.ts';
import { downTo, flowingLine, lens, numbers, rollingHeights } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { waterColours } from '../water.ts';
import type { Scene } from './scene.ts';

const GRASS = {
  spring: '#a9b25a',
  summer: '#d0a850',
  autumn: '#c98d44',
  winter: '#c2a266',
} as const;

const ELEPHANT =
  'M0 0v-26q-3-22 14-30 20-10 42-4 10-8 22-2 12 6 11 22l-3 30q-1 8 6 7l1 4q-12 3-12-12l1-18q-6 4-12 2v27h-10V-18H30V0H20v-20l-8 2V0z';
const GIRAFFE =
  'M0 0l2-40q-8-8 2-16 10-6 20-8l22-70q-8 0-12-4l2-6 12-4 2-6 3 6q8 4 6 14l-16 70q4 10 0 20l1 44h-5l-5-38-18 2-4 36H8l2-36-4 4L4 0z';

const herd = (paint: Paint, y: number): void => {
  const random = paint.placeRandom('herd');
  const kind = random.pick(['elephants', 'giraffes'] as const);
  const tone = paint.tone(kind === 'elephants' ? '#6b5d58' : '#8f6438', 0.14, 0.16);
  const flip = random.chance(0.5) ? 1 : -1;
  const x = random.between(380, 720);
  const sizes = kind === 'elephants' ? [0.92, 0.74, 0.4] : [0.92, 0.78, 0.55];
  sizes.forEach((size, index) => {
    const px = x + index * 120 + (index === 2 ? -30 : 0);
    paint.fill(lens(px + flip * 30 * size, y + index * 5, 100 * size, 8), tone, 'opacity=".35"');
    paint.add(
      `<path d="${kind === 'elephants' ? ELEPHANT : GIRAFFE}" fill="${tone}" transform="matrix(${numbers([size * flip, 0, 0, size], 2)} ${numbers([px, y + index * 5])})"/>`,
    );
  });
};

/** Open grassland with acacias under a big sky; elephants or giraffes far off. */
export const savanna: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('plain');
    const grass = GRASS[paint.brief.season];
    const cone = random.between(0.25, 0.75) * 1200;
    if (random.chance(0.6)) {
      const wide = random.between(330, 460);
      paint.land(
        `M${numbers([cone - wide, 500])}C${numbers([cone - wide * 0.5, 470, cone - wide * 0.3, 330, cone - 70, 318])}q70-12 140 0C${numbers([cone + wide * 0.3, 330, cone + wide * 0.5, 470, cone + wide, 500])}z`,
        '#7b8aa0',
        0.7,
        0.5,
      );
      paint.fill(
        `M${numbers([cone - 100, 334])}q30-16 30-16 70-12 140 0l34 22-26-6-20 14-26-16-30 12-28-18-34 18z`,
        paint.lit('#f4f4f0', 0.5, 0.1),
      );
    }
    const far = rollingHeights(random, { base: 500, height: 52, points: 10 });
    paint.land(downTo(flowingLine(far), far, 600), '#8f8a5c', 0.62, 0.4);
    mistBand(paint, 496, 70, 0.5);
    paint.land(
      downTo(
        flowingLine([
          [-20, 512],
          [300, 506],
          [700, 514],
          [1220, 506],
        ]),
        [
          [-20, 512],
          [1220, 506],
        ],
        800,
      ),
      grass,
      0.34,
      0,
    );
    const tree = defineFlatTree(paint, '#6f8048', 0.36);
    for (let index = 0; index < 9; index += 1) {
      paint.add(
        stamp(
          tree,
          random.between(0, 1200),
          514 + random.between(0, 10),
          random.between(0.28, 0.6),
          random.chance(0.5) ? 1 : -1,
        ),
      );
    }
    const middle = rollingHeights(random, { base: 596, height: 36, points: 8 });
    paint.land(downTo(flowingLine(middle), middle, 820), grass, 0.2, 0);
    const { far: mirror, middle: water } = waterColours(paint, '#3c8a90');
    const wx = random.between(360, 840);
    paint.fill(lens(wx, 620, 520, 34), paint.tone('#8a7440', 0.14, 0.15));
    paint.fill(
      lens(wx, 620, 490, 26),
      paint.vertical([
        [0, mirror],
        [1, water],
      ]),
    );
    herd(paint, 604);
  },
  foreground: (paint) => {
    const random = paint.placeRandom('near');
    const grass = GRASS[paint.brief.season];
    const near = rollingHeights(random, { base: 716, height: 50, points: 7 });
    paint.fill(
      downTo(flowingLine(near), near, 820),
      paint.vertical([
        [0, paint.lit(grass, 0.04, 0.3)],
        [1, paint.tone('#8f6a38', 0, 0.15)],
      ]),
    );
    const left = random.chance(0.5);
    const at = (x: number): number => (left ? x : 1200 - x);
    const tree = defineFlatTree(paint, '#5f7a44', 0.02, 1.1);
    paint.fill(lens(at(250), 712, 420, 30), paint.tone('#5b4a28', 0, 0.3), 'opacity=".35"');
    paint.add(stamp(tree, at(212), 712, 4.1 * random.between(0.9, 1.1), left ? 1 : -1));
    paint.add(stamp(tree, at(1040), 672, 1.9 * random.between(0.9, 1.2), left ? -1 : 1));
    const bush = defineBush(paint, '#8a8a4c', 0);
    paint.add(stamp(bush, at(1130), 776, 2.2));
    paint.fill(
      blades(random, { from: -10, to: 1210, y: 812, tall: 86, count: 44, lean: 0.12 }),
      paint.tone(grass, 0, 0.22),
    );
    paint.fill(
      blades(random, { from: -10, to: 1210, y: 822, tall: 70, count: 30, lean: 0.12 }),
      paint.lit(grass, 0, 0.35),
    );
  },
};
