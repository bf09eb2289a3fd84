import { ART_HEIGHT, ART_WIDTH } from '@club/domain/resort/art-size';
import { lampGlow } from './buildings.ts';
import { mix } from './colour.ts';
import type { Paint } from './paint.ts';
import { paintPlace, paintRaised } from './place.ts';
import type { Across } from './scene.ts';
import { across } from './scene.ts';
import { flowingGround, glint, lens, numbers, placed, rollingHeights, short } from './shapes.ts';
import { steam } from './sky.ts';
import { plantBushes, plantTrees } from './trees.ts';
import { waterColours } from './water.ts';

/** Where the days are spent out of doors. */
export type Outside = 'pool' | 'terrace' | 'beach' | 'deck' | 'hot tub';

const EDGE = 512;

const lounger = (
  paint: Paint,
  x: number,
  y: number,
  size: number,
  flip: 1 | -1,
  cloth: string,
): void => {
  const s = size;
  const f = flip;
  paint.fill(
    lens(x + f * s * 0.45, y + s * 0.1, s * 1.25, s * 0.1),
    paint.tone('#4a4038', 0, 0.4),
    'opacity=".35"',
  );
  paint.fill(
    `M${numbers([x, y - s * 0.12])}h${short(f * s * 0.95)}v${short(s * 0.05)}h${short(-f * s * 0.95)}zM${numbers([x + f * s * 0.06, y - s * 0.1])}h${short(f * s * 0.04)}v${short(s * 0.2)}h${short(-f * s * 0.04)}zM${numbers([x + f * s * 0.84, y - s * 0.1])}h${short(f * s * 0.04)}v${short(s * 0.2)}h${short(-f * s * 0.04)}z`,
    paint.tone('#8a6446', 0, 0.12),
  );
  paint.fill(
    `M${numbers([x - f * s * 0.02, y - s * 0.13])}h${short(f * s * 0.66)}l${numbers([f * s * 0.32, -s * 0.32])}q${numbers([f * s * 0.06, -s * 0.04, f * s * 0.09, s * 0.02])}l${numbers([-f * s * 0.3, s * 0.37])}h${short(-f * s * 0.76)}q${numbers([-f * s * 0.04, -s * 0.04, -f * s * 0.01, -s * 0.07])}z`,
    paint.lit(cloth, 0, 0.16),
  );
};

const parasol = (paint: Paint, x: number, y: number, size: number, cloth: string): void => {
  const s = size;
  const top = y - s * 1.04;
  const rim = y - s * 0.74;
  paint.fill(
    `M${numbers([x - s * 0.012, y])}v${short(-s)}h${short(s * 0.024)}v${short(s)}z`,
    paint.tone('#6e5240', 0, 0.15),
  );
  paint.fill(
    `M${numbers([x - s * 0.6, rim])}Q${numbers([x - s * 0.3, top + s * 0.02, x, top])}Q${numbers([x + s * 0.3, top + s * 0.02, x + s * 0.6, rim])}Q${numbers([x + s * 0.45, rim - s * 0.05, x + s * 0.3, rim])}Q${numbers([x + s * 0.15, rim - s * 0.05, x, rim])}Q${numbers([x - s * 0.15, rim - s * 0.05, x - s * 0.3, rim])}Q${numbers([x - s * 0.45, rim - s * 0.05, x - s * 0.6, rim])}z`,
    paint.lit(cloth, 0, 0.14),
  );
  paint.fill(
    `M${numbers([x, top])}Q${numbers([x + s * 0.12, top + s * 0.1, x + s * 0.3, rim])}Q${numbers([x + s * 0.15, rim - s * 0.05, x, rim])}zM${numbers([x, top])}Q${numbers([x - s * 0.3, top + s * 0.04, x - s * 0.6, rim])}Q${numbers([x - s * 0.45, rim - s * 0.05, x - s * 0.3, rim])}Q${numbers([x - s * 0.18, top + s * 0.12, x, top])}z`,
    paint.tone(mix(cloth, '#7a4a3a', 0.25), 0, 0.12),
    'opacity=".75"',
  );
  paint.fill(lens(x, y + 2, s * 0.5, s * 0.05), paint.tone('#4a4038', 0, 0.4), 'opacity=".35"');
};

/** A table that is laid for two, with its chairs. */
export const paintTable = (paint: Paint, x: number, y: number, cloth: string): void => {
  const wood = paint.tone('#7d5c44', 0, 0.14);
  paint.fill(lens(x, y + 4, 420, 30), paint.tone('#4a4038', 0, 0.4), 'opacity=".35"');
  paint.fill(`M${numbers([x - 5, y])}v-76h10v76z`, wood);
  paint.fill(
    `M${numbers([x - 118, y - 78])}q118-26 236 0l-14 34q-104-20-208 0z`,
    paint.lit('#fbf6ec', 0, 0.14),
  );
  for (const side of [-1, 1]) {
    const c = x + side * 178;
    paint.fill(
      `M${numbers([c + side * 34, y - 150])}h${side * 10}l${side * 4} 150h${side * -8}zM${numbers([c - side * 46, y - 62])}h${side * 88}v12h${side * -88}zM${numbers([c - side * 42, y - 52])}h${side * 8}v56h${side * -8}z`,
      wood,
    );
    paint.fill(
      `M${numbers([c + side * 24, y - 144])}q${side * 10}-12 ${side * 20} 0v74h${side * -20}zM${numbers([c - side * 46, y - 72])}h${side * 80}v12h${side * -80}z`,
      paint.lit(cloth, 0, 0.12),
    );
    const g = x + side * 62;
    paint.fill(
      `M${numbers([g - 10, y - 122])}h20q0 22-8 26v14h6v3h-16v-3h6v-14q-8-4-8-26z`,
      paint.lit('#e9f0ee', 0, 0.1),
      'opacity=".8"',
    );
  }
  paint.fill(
    `M${numbers([x - 12, y - 86])}q-5-20 0-34h24q5 14 0 34z`,
    paint.tone('#c9694c', 0, 0.06),
  );
  paint.fill(
    `M${numbers([x, y - 118])}q-34-14-30-46 28 10 30 46zM${numbers([x, y - 118])}q34-14 30-46-28 10-30 46zM${numbers([x, y - 118])}q-14-30 0-62 14 32 0 62z`,
    paint.tone('#4f8450', 0, 0.08),
  );
};

/** A timber pergola that frames the view. */
const pergola = (paint: Paint, at: Across): void => {
  const wood = paint.tone('#7d5c44', 0, 0.14);
  paint.fill('M-10 40H1210V76H-10z', wood);
  paint.fill('M-10 40H1210V48H-10z', paint.lit('#b98f68', 0, 0.25));
  let rafters = '';
  for (let x = 30; x < 1200; x += 118) rafters += `M${x} 14h26v34h-26z`;
  paint.fill(
    `${rafters}M${numbers([at(300) - 12, 70])}h24V556h-24zM${numbers([at(1120) - 17, 70])}h34V752h-34z`,
    wood,
  );
  for (const [x, drop] of [
    [470, 150],
    [640, 110],
    [830, 168],
  ] as const) {
    paint.fill(`M${numbers([at(x) - 1, 76])}h2v${drop - 76}h-2z`, wood);
    paint.fill(
      `M${numbers([at(x) - 15, drop])}q15-16 30 0l4 30q-19 14-38 0z`,
      paint.light.lamps ? '#ffe2a0' : paint.lit('#f6e6c8', 0, 0.1),
    );
    lampGlow(paint, at(x), drop + 16, 120);
  }
};

const pots = (paint: Paint, at: Across): void => {
  for (const [x, y, size] of [
    [96, 742, 1],
    [196, 656, 0.62],
  ] as const) {
    plantTrees(paint, paint.random(`pot${x}`), 0, [[at(x), y - 92 * size, 2.7 * size]]);
    paint.fill(
      `M${numbers([at(x) - 46 * size, y - 100 * size])}h${short(92 * size)}l${numbers([-13 * size, 100 * size])}h${short(-66 * size)}z`,
      paint.tone('#b4603f', 0, 0.1),
    );
    paint.fill(
      `M${numbers([at(x) - 50 * size, y - 108 * size])}h${short(100 * size)}v${short(16 * size)}h${short(-100 * size)}z`,
      paint.lit('#cf7f58', 0, 0.2),
    );
  }
};

const floorOf = (paint: Paint, stone: string): void => {
  paint.fill(`M-10 ${EDGE + 6}h1220v310H-10z`, paint.floor(stone, 0.08, 0.2, 0.14));
};

const pool = (paint: Paint, at: Across, steaming: boolean): void => {
  const random = paint.random('pool');
  const { far, middle } = waterColours(paint, steaming ? '#4aa6b4' : '#2fb3b5');
  const long = random.chance(0.5);
  const [near, foot] = long ? [404, 690] : [520, 650];
  paint.fill(
    `M${numbers([at(near - 74), EDGE])}L${numbers([at(1230), EDGE])}L${numbers([at(1230), foot])}L${numbers([at(near + 66), foot])}Q${numbers([at(near + 16), foot, at(near), foot - 36])}z`,
    paint.vertical([
      [0, mix(far, middle, 0.3)],
      [0.45, paint.lit('#35b7b6', 0.04, 0.05)],
      [1, paint.tone('#1a8d93', 0, 0.04)],
    ]),
  );
  paint.fill(
    `M${numbers([at(near + 66), foot])}L${numbers([at(1230), foot])}v12L${numbers([at(near + 58), foot + 12])}Q${numbers([at(near + 2), foot + 10, at(near - 12), foot - 34])}L${numbers([at(near - 84), EDGE - 4])}H${short(at(1230))}v7H${short(at(near - 72))}L${numbers([at(near), foot - 36])}Q${numbers([at(near + 16), foot, at(near + 66), foot])}z`,
    paint.lit('#fff6e6', 0.03, 0.2),
  );
  let shine = '';
  for (let index = 0; index < 16; index += 1) {
    const depth = random.next();
    shine += glint(
      at(random.between(near + 50, 1200)),
      EDGE + 12 + depth * (foot - EDGE - 24),
      random.between(40, 120) * (0.4 + depth),
      2 + depth * 5,
    );
  }
  paint.fill(shine, paint.light.cloud[0], 'opacity=".4"');
};

const CLOTHS = ['#d9482b', '#0b6b72', '#e8b04f', '#f6efe2', '#e07a5f', '#47708f'] as const;

/** The place of the day out of doors, with the resort's land beyond its edge. */
export const paintOutside = (paint: Paint, kind: Outside): void => {
  const random = paint.random('outside');
  const left = random.chance(0.5);
  const at = across(left);
  const side = left ? 1 : -1;
  const cloth = random.pick(CLOTHS);
  paintRaised(paint);
  switch (kind) {
    case 'pool': {
      floorOf(paint, random.pick(['#e6d5b8', '#dcc9ad', '#e9dcc6', '#d8b896']));
      pool(paint, at, false);
      const x = random.between(560, 940);
      parasol(paint, at(x), 742, random.between(280, 330), cloth);
      lounger(paint, at(x - 110), 752, 190, side, '#fbf6ec');
      lounger(paint, at(x + 170), 764, 200, side, cloth);
      pots(paint, at);
      break;
    }
    case 'terrace':
      floorOf(paint, random.pick(['#cbb89c', '#b9a68c', '#d8c4a6', '#a98a6a']));
      paint.stroke(
        `M-10 ${EDGE - 78}H1210M-10 ${EDGE}H1210${Array.from({ length: 25 }, (_, index) => `M${index * 50} ${EDGE - 78}v78`).join('')}`,
        paint.tone('#4c4a48', 0, 0.15),
        5,
        'opacity=".8"',
      );
      pergola(paint, at);
      paintTable(paint, at(random.between(560, 760)), 786, cloth);
      pots(paint, at);
      break;
    case 'beach': {
      paint.layer('beach');
      const line = rollingHeights(random, { base: 600, height: 44, points: 7 });
      const wet = line.map(([x, y]) => [x, y - 12] as const);
      paint.fill(flowingGround(wet, 830), paint.lit('#ffffff', 0.05, 0.1), 'opacity=".8"');
      paint.fill(
        flowingGround(line, 830),
        paint.vertical([
          [0, paint.lit('#f4dfb8', 0, 0.2)],
          [1, paint.tone('#d9b98a', 0, 0.08)],
        ]),
      );
      const x = random.between(480, 720);
      parasol(paint, at(x), 716, random.between(300, 360), cloth);
      lounger(paint, at(x - 150), 736, 200, side, '#fbf6ec');
      lounger(paint, at(x + 150), 748, 210, side, cloth);
      plantTrees(paint, random, 0, [
        [at(1100), 780, 4.4],
        [at(70), 760, 3.4],
      ]);
      plantBushes(paint, random, [[at(1170), 806, 2.4]]);
      break;
    }
    case 'deck': {
      const wood = '#a97e58';
      const { near } = waterColours(paint, '#127f88');
      paint.fill('M0 700H1200V800H0z', near);
      paint.fill(
        `M${numbers([at(-10), 560])}L${numbers([at(820), 590])}L${numbers([at(1010), 830])}H${short(at(-10))}z`,
        paint.floor(wood, 0.04, 0.25, 0.16),
      );
      let planks = '';
      for (let index = 1; index < 8; index += 1)
        planks += `M${numbers([at(-10), 560 + index * 33])}L${numbers([at(820 + index * 24), 590 + index * 30])}`;
      paint.stroke(planks, paint.tone('#5c4636', 0, 0.2), 3, 'opacity=".5"');
      paint.fill(
        `M${numbers([at(820), 590])}l${side * 190} 240h${side * -16}l${side * -190}-228z`,
        paint.tone('#5c4636', 0, 0.25),
      );
      parasol(paint, at(420), 700, 330, cloth);
      lounger(paint, at(250), 724, 200, side, '#fbf6ec');
      lounger(paint, at(520), 742, 210, side, cloth);
      break;
    }
    case 'hot tub': {
      floorOf(paint, '#b98f68');
      pool(paint, at, true);
      const white = steam(paint, 0.45);
      for (const x of [640, 800, 960])
        paint.fill(`M${numbers([at(x), 630])}c-60-60 50-90-10-180 90 70 10 110 90 180z`, white);
      const drift = rollingHeights(random, { base: 778, height: 40, points: 6 });
      paint.fill(flowingGround(drift, 830), paint.lit('#f4f8f9', 0, 0.2));
      pots(paint, at);
      break;
    }
  }
  if (kind === 'pool' || kind === 'hot tub') {
    for (const x of [300, 1140]) {
      const y = x === 300 ? 560 : 742;
      paint.fill(
        `M${numbers([at(x) - 13, y])}l4-34h18l4 34z`,
        paint.light.lamps ? '#ffdf98' : paint.tone('#5f4d40', 0, 0.1),
      );
      lampGlow(paint, at(x), y - 16, 110);
    }
  }
};

/** The place again after sunset, seen from nearer, with lamps strung before it. */
export const paintEvening = (paint: Paint): void => {
  const random = paint.random('evening');
  const side = random.chance(0.5);
  const scale = random.between(1.14, 1.3);
  // As far to the side and down as the larger picture reaches beyond the frame.
  const [wide, high] = [(scale - 1) * ART_WIDTH, (scale - 1) * ART_HEIGHT];
  const x = -wide * random.between(0.1, 0.9);
  paint.add(
    `<g transform="${placed(side ? x : ART_WIDTH - x, -high * 0.8, side ? scale : -scale, scale)}">`,
  );
  paintPlace(paint);
  paint.add('</g>');
  const y = random.between(70, 120);
  const sag = random.between(120, 190);
  let bulbs = '';
  const on = (t: number): readonly [number, number] => [
    t * 1240 - 20,
    y + 4 * sag * t * (1 - t) - (t > 0.5 ? (t - 0.5) * 90 : 0),
  ];
  let wire = '';
  for (let index = 0; index <= 12; index += 1) {
    const [bulbX, bulbY] = on(index / 12);
    wire += `${index === 0 ? 'M' : 'L'}${numbers([bulbX, bulbY])}`;
    if (index > 0 && index < 12) {
      bulbs += `<use href="#${bulb(paint)}" x="${short(bulbX)}" y="${short(bulbY)}"/>`;
    }
  }
  paint.curve(wire, paint.tone('#2a1f1c', 0, 0.2), 2.5);
  paint.add(bulbs);
};

const bulb = (paint: Paint): string =>
  paint.group(() => {
    lampGlow(paint, 0, 14, 54);
    paint.fill('M-8 6h16l3 10a11 11 0 0 1-22 0z', '#ffe9b8');
  });
