import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { lampGlow, paintTower, windowColour } from '../buildings.ts';
import { definePalm, defineRoundTree, leafSeam } from '../plants.ts';
import { glint, numbers, short } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { paintGlitter, paintReflection, paintRipples, paintWater } from '../water.ts';
import type { Scene } from './scene.ts';

const QUAY = 520;

const skyline = (paint: Paint): void => {
  const random = paint.placeRandom('skyline');
  const centre = random.between(0.32, 0.68);
  const silhouettes = paint.placeRandom('far');
  let far = `M-20 ${QUAY}`;
  for (let x = -20; x < 1220;) {
    const wide = silhouettes.between(24, 58);
    const near = 1 - Math.abs(x / 1200 - centre);
    far += `V${short(QUAY - 60 - silhouettes.between(0.2, 1) * 170 * near ** 2)}h${short(wide)}`;
    x += wide;
  }
  paint.land(`${far}V${QUAY}z`, '#6f8790', 0.66, 0.3);
  mistBand(paint, QUAY - 30, 110, 0.5);
  const colours = ['#5f7f8b', '#8a8f97', '#7d6f74', '#4e707c', '#a58f80'];
  const towers: { x: number; width: number; height: number }[] = [];
  for (let x = 20; x < 1170;) {
    const width = random.between(48, 92);
    const near = Math.max(0.2, 1 - Math.abs((x + width / 2) / 1200 - centre) * 1.7);
    towers.push({ x, width, height: 70 + near ** 1.5 * random.between(150, 290) });
    x += width + random.between(2, 46);
  }
  for (const tower of towers) {
    paintTower(paint, random, { ...tower, y: QUAY, colour: random.pick(colours), depth: 0.24 });
  }
  // One landmark that is the city's own.
  const x = centre * 1200;
  const landmark = random.whole(0, 2);
  const tone = paint.tone('#58707a', 0.14, 0.06);
  if (landmark === 0) {
    paint.fill(
      `M${numbers([x - 6, QUAY])}l3-250h-16l4-22h8l3-20 2-92 2 92 3 20h8l4 22h-16l5 250z`,
      tone,
    );
    lampGlow(paint, x, QUAY - 366, 30);
  } else if (landmark === 1) {
    paint.fill(
      `M${numbers([x - 46, QUAY])}v-240l12-14v-44l12-16v-34l20-30 2-44 2 44 20 30v34l12 16v44l12 14v240z`,
      tone,
    );
    paint.add(
      `<path d="M${numbers([x - 26, QUAY - 20])}v-206m18 206v-280m18 280v-280m18 280v-206" stroke="${windowColour(paint, 0.15)}" stroke-width="5" stroke-dasharray="7 6" opacity=".75"/>`,
    );
  } else {
    paint.fill(`M${numbers([x - 44, QUAY])}q4-170 30-300 14-60 28-60t10 60q30 140 24 300z`, tone);
    paint.add(
      `<path d="M${numbers([x - 20, QUAY - 10])}q2-150 18-270m14 270q4-150 0-270m18 270q2-130-6-220" fill="none" stroke="${windowColour(paint, 0.15)}" stroke-width="5" stroke-dasharray="6 8" opacity=".75"/>`,
    );
  }
  paint.land(
    leafSeam(random, () => QUAY - 10, { size: 16, step: 40, bottom: QUAY }),
    '#3f6a55',
    0.16,
    0,
  );
};

/** Towers over a river or bay, mirrored in the water. */
export const citySkyline: Scene = {
  backdrop: (paint) => {
    const city = paint.group(() => skyline(paint));
    paint.add(`<use href="#${city}"/>`);
    paintWater(paint, '#1c6473', QUAY);
    paintReflection(paint, city, QUAY, '#1c6473', { opacity: 0.55, squash: 0.7 });
    paintGlitter(paint, QUAY, 760, { opacity: 0.5 });
    paintRipples(paint, QUAY, 800, { count: 30, opacity: 0.3 });
    if (paint.light.lamps) {
      const random = paint.placeRandom('lights');
      let lights = '';
      for (let index = 0; index < 26; index += 1) {
        lights += glint(
          random.between(0, 1200),
          QUAY + random.between(8, 110),
          random.between(10, 40),
          4,
        );
      }
      paint.fill(lights, '#ffd38a', 'opacity=".5"');
    }
  },
  foreground: (paint) => {
    const random = paint.placeRandom('bank');
    const left = random.chance(0.5);
    const at = (x: number): number => (left ? x : 1200 - x);
    if (random.chance(0.55)) {
      // A suspension bridge walks in from one side.
      const tone = paint.tone('#7c4a3e', 0.06, 0.08);
      const s = left ? 1 : -1;
      const tower = (x: number, size: number): string =>
        `M${numbers([at(x) - 5, 590])}v${short(-size)}h10v${short(size)}z`;
      paint.fill(
        `${tower(250, 240)}${tower(640, 150)}M${numbers([at(-20), 566])}L${numbers([at(1220), 518])}v5L${numbers([at(-20), 580])}z`,
        tone,
      );
      paint.add(
        `<path d="M${numbers([at(-20), 420])}Q${numbers([at(120), 470, at(250), 352])}Q${numbers([at(450), 640, at(640), 442])}Q${numbers([at(860), 560, at(1220), 512])}" fill="none" stroke="${tone}" stroke-width="4"/>`,
      );
      let hangers = '';
      for (let index = 1; index < 12; index += 1) {
        const share = index / 12;
        const x = 250 + share * 390;
        const y = (1 - share) ** 2 * 352 + 2 * share * (1 - share) * 640 + share ** 2 * 442;
        hangers += `M${numbers([at(x), y])}V${short(558 - share * 16)}`;
      }
      paint.add(
        `<path d="${hangers}" stroke="${tone}" stroke-width="1.6" opacity="${s > 0 ? '.9' : '.88'}"/>`,
      );
    }
    const leaf = { spring: '#d98fa0', summer: '#4f8458', autumn: '#d0863a', winter: '#6b7f78' }[
      paint.brief.season
    ];
    paint.fill(`M-10 820V738q300-26 620 6t600-14V820z`, paint.tone('#4c5f58', 0, 0.1));
    paint.fill(
      `M-10 738q300-26 620 6t600-14v-9q-280 24-600 13t-620-5z`,
      paint.lit('#d8c9b2', 0, 0.1),
    );
    const tree =
      paint.brief.climate === 'warm'
        ? definePalm(paint, '#3a8058', 0.02, 16)
        : defineRoundTree(paint, leaf, 0.02);
    for (const [x, size] of [
      [70, 3.1],
      [1120, 2.3],
      [1010, 1.6],
    ] as const) {
      paint.add(stamp(tree, at(x), 748, size * random.between(0.9, 1.1)));
    }
    for (const x of [260, 480, 700, 900]) {
      paint.fill(`M${numbers([at(x) - 2, 742])}v-62h4v62z`, paint.tone('#26363a', 0, 0.2));
      paint.add(
        `<circle cx="${at(x)}" cy="677" r="7" fill="${paint.light.lamps ? '#ffe6ac' : paint.lit('#f3ead8', 0, 0.1)}"/>`,
      );
      lampGlow(paint, at(x), 677, 64);
    }
  },
};
