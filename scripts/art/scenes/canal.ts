import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { defineHouse, lampGlow, paintHouse, paintRowingBoat } from '../buildings.ts';
import { defineRoundTree, leafSeam } from '../plants.ts';
import { lens, numbers, short } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { paintReflection, paintRipples, paintWater } from '../water.ts';
import type { Scene } from './scene.ts';

const QUAY = 560;
const WATER = '#2a6f70';
const WALLS = [
  ['#a9503c', '#7d4236', '#c98a5c', '#e9d9bd', '#5f6f70', '#b8694a'],
  ['#e3a06f', '#f0cf9a', '#d37a5d', '#f5e6cb', '#c9604a', '#e8b583'],
  ['#d8b98c', '#f1e3c6', '#b9845c', '#8f9f96', '#e2c08e', '#c46e50'],
] as const;
const LEAF = {
  spring: '#9bb95c',
  summer: '#5f8f52',
  autumn: '#d68a38',
  winter: '#7f8a80',
} as const;

const street = (paint: Paint): void => {
  const random = paint.placeRandom('street');
  const walls = random.pick(WALLS);
  const gabled = random.chance(0.6);
  let far = `M-20 ${QUAY}`;
  for (let x = -20; x < 1220;) {
    const wide = random.between(40, 80);
    const top = QUAY - random.between(200, 260);
    far += `V${short(top)}l${numbers([wide / 2, -wide * 0.5])}l${numbers([wide / 2, wide * 0.5])}`;
    x += wide;
  }
  paint.land(`${far}V${QUAY}z`, '#87857f', 0.72, 0.3);
  const tower = random.between(0.28, 0.72) * 1200;
  paintHouse(paint, {
    x: tower - 22,
    y: QUAY,
    width: 44,
    height: 330,
    wall: '#c9ab84',
    roof: '#6a7f80',
    depth: 0.5,
    style: 'flat',
    windows: { rows: 6, columns: 1 },
  });
  paint.fill(
    `M${numbers([tower - 26, QUAY - 344])}q4-30 26-44 22 14 26 44z`,
    paint.tone('#6f8f88', 0.5),
  );
  paint.fill(`M${numbers([tower - 3, QUAY - 380])}l3-64 3 64z`, paint.tone('#6f8f88', 0.5));
  mistBand(paint, QUAY - 150, 200, 0.35);
  const houses = Array.from({ length: 6 }, (_, index) =>
    defineHouse(paint, {
      width: 90,
      height: 180,
      wall: walls[index] ?? walls[0],
      roof: random.pick(['#5f463e', '#8f4b38', '#4c5558']),
      depth: 0.13,
      style:
        (gabled
          ? (['stepped', 'gable', 'gable', 'flat'] as const)
          : (['hip', 'flat', 'hip', 'flat'] as const))[index % 4] ?? 'hip',
      windows: { rows: 3 + (index % 2), columns: 3 + ((index >> 1) % 2) },
      door: true,
    }),
  );
  for (let x = -10; x < 1200;) {
    const width = random.between(66, 112);
    const height = random.between(140, 218);
    const house = random.pick(houses);
    paint.add(
      `<use href="#${house}" transform="matrix(${numbers([width / 90, 0, 0, height / 180], 2)} ${numbers([x, QUAY - 10])})"/>`,
    );
    x += width + (random.chance(0.16) ? random.between(10, 26) : 0);
  }
  paint.land(
    leafSeam(random, () => QUAY - 40, { from: 90, to: 330, size: 26, step: 38, bottom: QUAY - 16 }),
    LEAF[paint.brief.season],
    0.12,
    0,
  );
  paint.land(
    leafSeam(random, () => QUAY - 40, {
      from: 880,
      to: 1090,
      size: 26,
      step: 38,
      bottom: QUAY - 16,
    }),
    LEAF[paint.brief.season],
    0.12,
    0,
  );
  paint.fill(`M-10 ${QUAY}v-20h1220v20z`, paint.tone('#8d7765', 0.1, 0.14));
  paint.fill(`M-10 ${QUAY - 20}v-6h1220v6z`, paint.lit('#d8c4a4', 0.1, 0.15));
};

/** Tall old houses along a canal, a stone bridge and moored boats. */
export const canal: Scene = {
  backdrop: (paint) => {
    const id = paint.group(() => street(paint));
    paint.add(`<use href="#${id}"/>`);
    paintWater(paint, WATER, QUAY);
    paintReflection(paint, id, QUAY, WATER, { opacity: 0.55, squash: 0.85 });
    paintRipples(paint, QUAY, 800, { count: 36, opacity: 0.3 });
  },
  foreground: (paint) => {
    const random = paint.placeRandom('bridge');
    const left = random.chance(0.5);
    const at = (x: number): number => (left ? x : 1200 - x);
    const s = left ? 1 : -1;
    // A bridge leaps in from the near bank.
    const stone = paint.tone('#a58468', 0.04, 0.12);
    paint.fill(
      `M${numbers([at(-20), 560])}Q${numbers([at(170), 500, at(400), 640])}V700h${short(-s * 40)}Q${numbers([at(260), 580, at(150), 612])}T${numbers([at(30), 720])}H${short(at(-20))}z`,
      stone,
    );
    paint.fill(
      `M${numbers([at(-20), 560])}Q${numbers([at(170), 500, at(404), 640])}l${numbers([0, -16])}Q${numbers([at(176), 482, at(-20), 544])}z`,
      paint.lit('#dcc4a0', 0.03, 0.2),
    );
    for (const [x, y] of [
      [40, 532],
      [220, 536],
    ] as const) {
      paint.fill(`M${numbers([at(x) - 2, y])}v-66h4v66z`, paint.tone('#2c3a3c', 0, 0.2));
      paint.add(
        `<circle cx="${at(x)}" cy="${y - 72}" r="8" fill="${paint.light.lamps ? '#ffe3a0' : paint.lit('#f1e7d2', 0, 0.1)}"/>`,
      );
      lampGlow(paint, at(x), y - 72, 84);
    }
    const hulls = ['#1d5f66', '#b5452f', '#2f4750', '#d9a648'];
    for (const [x, y, size] of [
      [600, 626, 128],
      [860, 600, 88],
      [960, 690, 190],
    ] as const) {
      const bx = at(x) - size / 2;
      paint.fill(
        lens(at(x), y + size * 0.2, size * 1.1, 10),
        paint.tone('#123c40', 0, 0.2),
        'opacity=".4"',
      );
      paintRowingBoat(paint, bx, y, size, random.pick(hulls), 0.04);
    }
    const tree = defineRoundTree(paint, LEAF[paint.brief.season], 0.02);
    paint.fill(
      `M${numbers([at(1220), 720])}L${numbers([at(930), 772, at(860), 830, at(1220), 830])}z`,
      paint.tone('#7f6c5c', 0, 0.2),
    );
    paint.fill(
      `M${numbers([at(1220), 704])}L${numbers([at(924), 762, at(930), 774, at(1220), 724])}z`,
      paint.lit('#d8c3a2', 0, 0.15),
    );
    paint.add(stamp(tree, at(1124), 746, 4));
    const pot = paint.tone('#a9523a', 0, 0.1);
    for (const x of [980, 1040]) {
      paint.fill(`M${numbers([at(x) - 16, 752])}h32l-5 26h-22z`, pot);
      paint.add(
        `<circle cx="${at(x)}" cy="742" r="20" fill="${paint.tone('#4f8450', 0, 0.08)}"/><path d="M${at(x) - 8} 738h0m10-8h0m6 14h0m-12 4h0" stroke="${paint.lit('#e9705a', 0, 0.1)}" stroke-width="8" stroke-linecap="round"/>`,
      );
    }
  },
};
