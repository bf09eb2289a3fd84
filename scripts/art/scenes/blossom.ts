import { mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { lampGlow, windowColour } from '../buildings.ts';
import { defineBush, defineRoundTree, leafSeam } from '../plants.ts';
import type { Point } from '../shapes.ts';
import { blob, downTo, flowingLine, numbers, rollingHeights, short } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { paintReflection, paintRipples, paintWater } from '../water.ts';
import type { Scene } from './scene.ts';

const SHORE = 530;
const LEAF = {
  spring: '#f0a3b4',
  summer: '#5f9a62',
  autumn: '#d8572f',
  winter: '#e8eef0',
} as const;

const pagoda = (paint: Paint, x: number, y: number, size: number, depth: number): void => {
  const floors = 4;
  const wall = paint.lit('#c9523a', depth, 0.12);
  const roof = paint.tone('#3e4f55', depth, 0.08);
  const glass = windowColour(paint, depth);
  for (let floor = 0; floor < floors; floor += 1) {
    const wide = size * (0.62 - floor * 0.1);
    const high = size * 0.22;
    const foot = y - floor * size * 0.33;
    paint.fill(
      `M${numbers([x - wide / 2, foot])}v${short(-high)}h${short(wide)}v${short(high)}z`,
      wall,
    );
    paint.fill(
      `M${numbers([x - wide * 0.3, foot - high * 0.25])}v${short(-high * 0.5)}h${short(wide * 0.6)}v${short(high * 0.5)}z`,
      glass,
    );
    paint.fill(
      `M${numbers([x - wide * 0.92, foot - high * 0.78])}Q${numbers([x - wide * 0.5, foot - high * 1.06, x - wide * 0.34, foot - high * 1.62])}h${short(wide * 0.68)}Q${numbers([x + wide * 0.5, foot - high * 1.06, x + wide * 0.92, foot - high * 0.78])}Q${numbers([x, foot - high * 1.08, x - wide * 0.92, foot - high * 0.78])}z`,
      roof,
    );
  }
  paint.fill(
    `M${numbers([x - 3, y - size * 1.32])}l3${short(-size * 0.36)} 3 ${short(size * 0.36)}z`,
    roof,
  );
  lampGlow(paint, x, y - size * 0.4, size * 0.8);
};

const pagodaStandsLeft = (paint: Paint): boolean => paint.placeRandom('side').chance(0.5);

/** Blossom or maples by a still pond, a pagoda and a far white cone. */
export const blossom: Scene = {
  backdrop: (paint) => {
    const leaf = LEAF[paint.brief.season];
    const shores = paint.group(() => {
      const random = paint.placeRandom('garden');
      const pagodaLeft = pagodaStandsLeft(paint);
      const x = (pagodaLeft ? random.between(0.52, 0.64) : random.between(0.36, 0.48)) * 1200;
      const wide = random.between(430, 540);
      const top = random.between(200, 236);
      paint.land(
        `M${numbers([x - wide, SHORE])}C${numbers([x - wide * 0.45, SHORE - 50, x - 130, top + 70, x - 36, top])}l24 8 20-10 26 4C${numbers([x + 140, top + 70, x + wide * 0.45, SHORE - 50, x + wide, SHORE])}z`,
        '#6f86a0',
        0.6,
        0.5,
      );
      paint.fill(
        `M${numbers([x - 36, top])}l24 8 20-10 26 4q50 60 88 100l-34-14-20 30-30-36-28 44-24-40-30 28-18-26-30 22q50-50 76-110z`,
        paint.lit('#fbfcfb', 0.3, 0.12),
      );
      const hill = rollingHeights(random, { base: SHORE, height: 110, points: 9 });
      paint.land(
        leafSeam(
          random,
          (px) => (hill[Math.min(8, Math.max(0, Math.round((px / 1240) * 8)))]?.[1] ?? 480) + 10,
          { size: 34, step: 44, bottom: SHORE },
        ),
        mix('#5f8a72', leaf, 0.2),
        0.46,
        0.5,
      );
      mistBand(paint, SHORE - 40, 90, 0.45);
      pagoda(
        paint,
        pagodaLeft ? random.between(240, 380) : random.between(820, 960),
        SHORE - 6,
        128,
        0.18,
      );
      paint.land(
        leafSeam(random, (px) => SHORE - 12 - 14 * Math.sin(px / 90), {
          size: 36,
          step: 50,
          bottom: SHORE,
        }),
        leaf,
        0.2,
        0.15,
      );
      paint.land(
        leafSeam(random, (px) => SHORE - 2 - 8 * Math.sin(px / 60 + 2), {
          size: 14,
          step: 40,
          bottom: SHORE + 2,
        }),
        '#4f7f58',
        0.14,
        0,
      );
    });
    paint.add(`<use href="#${shores}"/>`);
    paintWater(paint, '#3a8588', SHORE);
    paintReflection(paint, shores, SHORE, '#3a8588', { opacity: 0.6 });
    paintRipples(paint, SHORE, 790, { count: 28, opacity: 0.32 });
  },
  foreground: (paint) => {
    const leaf = LEAF[paint.brief.season];
    // The near bank and its trees take the other side.
    const left = !pagodaStandsLeft(paint);
    const at = (x: number): number => (left ? x : 1200 - x);
    const red = paint.tone('#c5452f', 0.03, 0.06);
    // The arched red bridge.
    paint.fill(
      `M${numbers([at(1220), 640])}Q${numbers([at(940), 560, at(660), 668])}l0 14Q${numbers([at(940), 584, at(1220), 662])}z`,
      paint.lit('#d9563c', 0.03, 0.2),
    );
    paint.fill(
      `M${numbers([at(1220), 600])}Q${numbers([at(940), 520, at(660), 630])}v7Q${numbers([at(940), 528, at(1220), 608])}z`,
      red,
    );
    let posts = '';
    for (let index = 0; index <= 8; index += 1) {
      const share = index / 8;
      const px = 660 + share * 560;
      const y = (1 - share) ** 2 * 668 + 2 * share * (1 - share) * 560 + share ** 2 * 640;
      posts += `M${numbers([at(px) - 3, y])}v-46h6v46z`;
    }
    paint.fill(posts, red);
    const bank: Point[] = [
      [at(-20), 680],
      [at(180), 694],
      [at(360), 744],
      [at(520), 790],
      [at(600), 826],
    ];
    paint.land(downTo(flowingLine(bank), bank, 830), '#6f9355', 0, 0);
    const stones: Point[][] = [
      [
        [at(430), 770],
        [at(470), 752],
        [at(530), 758],
        [at(540), 790],
        [at(450), 796],
      ],
    ];
    paint.fill(stones.map((points) => blob(points)).join(''), paint.tone('#8c9292', 0, 0.1));
    const tree = defineRoundTree(paint, leaf, 0.02, 'x');
    const tree2 = defineRoundTree(paint, mix(leaf, '#fff2ee', 0.25), 0.03, 'y');
    paint.add(stamp(tree2, at(196), 716, 3));
    paint.add(stamp(tree, at(66), 724, 4.3, left ? 1 : -1));
    paint.add(stamp(tree2, at(1150), 660, 2.6));
    const lantern = at(300);
    paint.fill(
      `M${numbers([lantern - 16, 746])}h32l-6-10h-5v-34h10l4-8h-6v-22h10l-23-20-23 20h10v22h-6l4 8h10v34h-5z`,
      paint.tone('#8f9694', 0, 0.1),
    );
    paint.fill(`M${numbers([lantern - 8, 692])}v-18h16v18z`, windowColour(paint));
    lampGlow(paint, lantern, 684, 80);
    const bush = defineBush(
      paint,
      '#5f8f58',
      0,
      paint.brief.season === 'summer' ? '#d784b0' : undefined,
    );
    for (const [x, size] of [
      [30, 2.4],
      [400, 1.6],
    ] as const)
      paint.add(stamp(bush, at(x), 800, size));
    if (paint.brief.season === 'spring' || paint.brief.season === 'autumn') {
      const falling = paint.random('petals');
      let petals = '';
      for (let index = 0; index < 40; index += 1) {
        const x = falling.between(0, 1200);
        const y = falling.between(240, 800);
        const s = falling.between(4, 9);
        petals += `M${numbers([x, y])}q${numbers([s * 0.4, -s * 0.8, s * 1.5, -s * 0.3])}q${numbers([-s * 0.5, s * 0.8, -s * 1.5, s * 0.3])}z`;
      }
      paint.fill(petals, paint.lit(leaf, 0, 0.25), 'opacity=".85"');
    }
  },
};
