import type { Random } from '../seed/random.ts';
import { lampGlow, paintRowingBoat, paintSail } from './buildings.ts';
import { mix } from './colour.ts';
import { groundColour } from './homes.ts';
import { paintHerd } from './land-scenes.ts';
import type { Paint } from './paint.ts';
import { paintTable } from './outside.ts';
import { paintRaised } from './place.ts';
import type { Across } from './scene.ts';
import { across } from './scene.ts';
import type { Point } from './shapes.ts';
import {
  blob,
  flowingGround,
  flowingLine,
  lens,
  numbers,
  placed,
  rollingHeights,
  short,
} from './shapes.ts';
import { steam } from './sky.ts';
import { plantBushes, plantColour, plantTrees } from './trees.ts';
import { paintGlitter, waterColours } from './water.ts';

/** What one does at a place. */
export type Doing =
  | 'birds'
  | 'golf'
  | 'herd'
  | 'jetty'
  | 'kite'
  | 'picnic'
  | 'reef'
  | 'row'
  | 'sail'
  | 'ski'
  | 'springs'
  | 'street'
  | 'table'
  | 'trail';

type Draw = (paint: Paint, random: Random, at: Across, s: 1 | -1) => void;

const CLOTHS = ['#d9482b', '#0b6b72', '#e8b04f', '#47708f', '#e07a5f'] as const;

/** Ground from the height `top` down, that swells to one side. */
const ground = (
  paint: Paint,
  random: Random,
  top: number,
  colour = groundColour(paint),
): readonly Point[] => {
  const line = rollingHeights(random, { base: top + 30, height: 50, points: 7 });
  paint.fill(flowingGround(line, 830), paint.floor(colour, 0.03, 0.3, 0.16));
  return line;
};

/** Water from the height `top` down to the viewer, in long slow waves. */
const swell = (paint: Paint, random: Random, top: number): void => {
  const { land } = paint.brief.subject;
  paint.layer(`water ${land.water}`);
  const { middle, near } = waterColours(paint, '#127f88');
  paint.fill(
    `M0 ${short(top)}H1200V800H0z`,
    paint.vertical([
      [0, middle],
      [1, near],
    ]),
  );
  for (let row = 0; row < 5; row += 1) {
    const share = (row + 0.5) / 5;
    const y = top + share ** 1.4 * (800 - top);
    let light = '';
    for (let index = 0; index < 6 - row; index += 1) {
      light += lens(
        ((index + random.next()) / (6 - row)) * 1300 - 50,
        y,
        random.between(120, 300) * (0.5 + share),
        3 + share * 10,
      );
    }
    paint.fill(light, paint.light.sky[3][1], `opacity="${short(0.5 - share * 0.24, 2)}"`);
  }
  paintGlitter(paint, top, 800, { count: 24, opacity: 0.6 });
};

const sail: Draw = (paint, random, at) => {
  paintRaised(paint);
  swell(paint, random, 440);
  const x = at(random.between(560, 720));
  const cloth = random.pick(['#fbf8f2', '#f4dcc0', '#f3c98f', '#e88f70']);
  paintSail(paint, x, 700, 420, 0.02, cloth);
  paint.fill(lens(x + 20, 716, 460, 30), paint.lit('#ffffff', 0, 0.1), 'opacity=".4"');
  paintSail(paint, at(200), 500, 96, 0.16);
  paintSail(paint, at(1020), 480, 66, 0.24, '#f4dcc0');
};

const row: Draw = (paint, random, at) => {
  paintRaised(paint);
  swell(paint, random, 450);
  const x = random.between(300, 420);
  paint.fill(lens(at(x + 210), 716, 520, 34), paint.tone('#0f3f46', 0, 0.2), 'opacity=".35"');
  paintRowingBoat(paint, at(x + 210) - 210, 640, 420, random.pick(CLOTHS), 0);
  paint.stroke(
    `M${numbers([at(x + 130), 640])}L${numbers([at(x - 60), 730])}M${numbers([at(x + 290), 640])}L${numbers([at(x + 480), 736])}`,
    paint.tone('#c99f6f', 0, 0.05),
    9,
    'stroke-linecap="round"',
  );
  paintRowingBoat(paint, at(930), 520, 110, random.pick(CLOTHS), 0.12);
};

const jetty: Draw = (paint, random, at, s) => {
  paintRaised(paint);
  swell(paint, random, 450);
  const side = paint.tone('#5c4636', 0, 0.25);
  paint.fill(
    `M${numbers([at(-10), 640])}L${numbers([at(640), 560, at(720), 574, at(300), 830])}H${short(at(-10))}z`,
    paint.lit('#a98562', 0.02, 0.2),
  );
  paint.fill(
    `M${numbers([at(720), 574, at(300), 830])}h${s * 30}L${numbers([at(728), 588])}z`,
    side,
  );
  let seams = '';
  for (let index = 1; index < 9; index += 1)
    seams += `M${numbers([at(index * 74), 632 - index * 9])}L${numbers([at(index * 74 - 70 + index * 24), 820 - index * 26])}`;
  paint.stroke(seams, side, 3, 'opacity=".45"');
  paint.fill(
    `M${numbers([at(690), 640])}v-150h12v150zM${numbers([at(560), 560])}v-90h10v90z`,
    side,
  );
  // Rod, line and a basket.
  paint.stroke(
    `M${numbers([at(480), 590])}L${numbers([at(880), 300])}`,
    paint.tone('#3a2f2a', 0, 0.1),
    6,
    'stroke-linecap="round"',
  );
  paint.curve(
    `M${numbers([at(880), 300])}Q${numbers([at(940), 460, at(950), 640])}`,
    paint.lit('#fbf8f2', 0, 0.1),
    1.6,
  );
  paint.fill(lens(at(950), 642, 60, 8), paint.lit('#ffffff', 0, 0.1), 'opacity=".6"');
  paint.fill(`M${numbers([at(330) - 44, 640])}h88l-8 62h-72z`, paint.tone('#b98a52', 0, 0.08));
  paint.curve(`M${numbers([at(330) - 36, 640])}q36-60 72 0`, paint.tone('#8a6440', 0, 0.1), 7);
};

const kite: Draw = (paint, random, at, s) => {
  paint.layer('beach');
  paintRaised(paint, 0);
  const line = ground(paint, random, 610, '#f0dcb4');
  const wet = line.map(([x, y]): Point => [x, y + 10]);
  paint.curve(flowingLine(wet), '#fff', 9, 'opacity=".45"');
  const colour = random.pick(CLOTHS);
  const [x, y] = [at(random.between(600, 780)), random.between(170, 230)];
  paint.add(`<g transform="matrix(${s} 0 0 1 ${short(x)} ${short(y)})">`);
  paint.fill('M0-96l74 92L0 120z', paint.lit(colour, 0, 0.1));
  paint.fill('M0-96l-74 92L0 120z', paint.tone(mix(colour, '#fff4e0', 0.3), 0, 0.06));
  paint.curve('M0 120q60 60-10 110t20 120', paint.lit('#f3c14e', 0, 0.1), 7);
  paint.add('</g>');
  paint.curve(
    `M${numbers([x, y])}Q${numbers([at(420), 470, at(250), 700])}`,
    paint.lit('#fbf8f2', 0, 0.1),
    1.6,
  );
  // A bucket, a spade and a castle of sand.
  paint.fill(
    `M${numbers([at(250) - 30, 690])}h60l-8 62h-44z`,
    paint.tone(random.pick(CLOTHS), 0, 0.02),
  );
  paint.fill(
    `M${numbers([at(420) - 90, 760])}l14-70h26v-26h18v26h64v-26h18v26h26l14 70z`,
    paint.tone('#dcbd8a', 0, 0.06),
  );
  plantBushes(paint, random, [[at(1130), 800, 2.4]]);
};

const picnic: Draw = (paint, random, at) => {
  paintRaised(paint);
  ground(paint, random, 500);
  const cloth = random.pick(CLOTHS);
  const x = at(random.between(520, 700));
  paint.fill(
    `M${numbers([x - 250, 690])}L${numbers([x - 140, 610])}H${short(x + 190)}L${numbers([x + 280, 690])}z`,
    paint.lit('#fbf3e4', 0, 0.1),
  );
  let checks = '';
  for (let index = 0; index < 5; index += 1)
    checks += `M${numbers([x - 230 + index * 106, 690])}L${numbers([x - 130 + index * 66, 610])}h30L${numbers([x - 180 + index * 106, 690])}z`;
  paint.fill(checks, paint.lit(cloth, 0, 0.1), 'opacity=".75"');
  paint.fill(`M${numbers([x + 40, 648])}v-62h120v62z`, paint.tone('#b98a52', 0, 0.06));
  paint.curve(`M${numbers([x + 52, 590])}q48-78 96 0`, paint.tone('#8a6440', 0, 0.1), 8);
  paint.fill(
    `M${numbers([x - 100, 650])}v-70q0-12 8-18v-24h14v24q8 6 8 18v70z`,
    paint.tone('#2f6b52', 0, 0.05),
  );
  plantTrees(paint, random, 0.02, [
    [at(150), 640, 4.8],
    [at(1090), 600, 2.6],
  ]);
  plantBushes(paint, random, [
    [at(60), 800, 2.6],
    [at(1140), 800, 2.4],
  ]);
};

const trail: Draw = (paint, random, at, s) => {
  paintRaised(paint, 0.8);
  ground(paint, random, 470);
  const path = paint.brief.subject.land.climate === 'desert' ? '#f0d3a4' : '#e2cda4';
  paint.fill(
    `M${numbers([at(700), 486])}C${numbers([at(780), 560, at(330), 590, at(270), 830])}H${short(at(640))}C${numbers([at(560), 640, at(900), 580, at(716), 486])}z`,
    paint.floor(path, 0.1, 0.2, 0.1),
  );
  const wood = paint.tone('#7d5c44', 0, 0.1);
  const x = at(860);
  paint.fill(`M${numbers([x - 9, 740])}v-300h18v300z`, wood);
  paint.add(`<g transform="matrix(${s} 0 0 1 ${short(x)} 0)">`);
  paint.fill(
    'M-40 456H150l30 22-30 22H-40zM40 516H-120l-30 22 30 22H40z',
    paint.lit('#b98f66', 0, 0.2),
  );
  paint.add('</g>');
  // Boots and a pack at the foot of the sign.
  const colour = random.pick(CLOTHS);
  paint.fill(`M${numbers([x - 120, 748])}v-92q0-40 44-40t44 40v92z`, paint.tone(colour, 0, 0.05));
  paint.fill(
    `M${numbers([x - 108, 748])}v-46h64v46z`,
    paint.lit(mix(colour, '#fff4e0', 0.25), 0, 0.1),
  );
  paint.fill(`M${numbers([x - 124, 620])}h96v-20q-48-14-96 0z`, paint.tone('#6b5140', 0, 0.05));
  plantTrees(paint, random, 0.02, [
    [at(100), 700, 4.4],
    [at(220), 640, 2.4],
    [at(1130), 690, 3.4],
  ]);
  plantBushes(paint, random, [
    [at(60), 806, 2.6],
    [at(1100), 806, 2.8],
    [at(760), 812, 1.6],
  ]);
};

const table: Draw = (paint, random, at) => {
  paintRaised(paint, 0.7);
  const wood = '#a97e58';
  paint.fill('M-10 600H1210V830H-10z', paint.floor(wood, 0, 0.3, 0.2));
  paint.fill('M-10 600H1210V612H-10z', paint.lit('#d9b58a', 0, 0.35));
  const x = at(random.between(400, 520));
  const vine = paint.brief.subject.land.plants.includes('vines');
  const glass = (gx: number, wine: string): void => {
    paint.fill(
      `M${numbers([gx - 56, 330])}h112q6 130-44 152v108q40 4 44 22h-112q4-18 44-22v-108q-50-22-44-152z`,
      paint.lit('#eef6f4', 0, 0.1),
      'opacity=".45"',
    );
    paint.fill(
      `M${numbers([gx - 54, 390])}h108q-2 78-42 90h-24q-40-12-42-90z`,
      wine,
      'opacity=".9"',
    );
  };
  if (vine || paint.brief.subject.land.climate === 'mediterranean') {
    glass(x - 90, paint.tone('#8c2438', 0, 0.05));
    glass(x + 70, paint.lit('#e6c66a', 0, 0.1));
    const b = at(820);
    paint.fill(
      `M${numbers([b - 52, 640])}v-250q0-46 28-66v-110h48v110q28 20 28 66v250z`,
      paint.tone('#274a38', 0, 0.05),
    );
    paint.fill(`M${numbers([b - 52, 470])}h104v92h-104z`, paint.lit('#f3e6cc', 0, 0.1));
    paint.fill(
      `M${numbers([b - 34, 500])}h68v6h-68zM${numbers([b - 24, 520])}h48v4h-48z`,
      paint.tone(plantColour(paint, 'vines'), 0, 0.1),
    );
  } else {
    // A pot and two bowls of the local kitchen.
    const white = steam(paint, 0.45);
    for (const [bx, size, colour] of [
      [x - 80, 1, '#c9694c'],
      [x + 210, 0.8, '#5f8f8c'],
    ] as const) {
      paint.fill(
        `M${numbers([bx - 110 * size, 560])}h${short(220 * size)}q${numbers([-8 * size, 96 * size, -70 * size, 104 * size])}h${short(-80 * size)}q${numbers([-62 * size, -8 * size, -70 * size, -104 * size])}z`,
        paint.tone(colour, 0, 0.05),
      );
      paint.fill(lens(bx, 560, 220 * size, 20), paint.lit('#f0be5a', 0, 0.1));
      paint.fill(`M${numbers([bx - 20, 540])}c-50-50 40-80-8-150 70 60 10 90 70 150z`, white);
    }
    const b = at(900);
    paint.fill(
      `M${numbers([b - 70, 640])}q-16-110 20-150h100q36 40 20 150z`,
      paint.tone('#3f6f86', 0, 0.05),
    );
    paint.curve(`M${numbers([b - 44, 490])}q44-90 88 0`, paint.tone('#6b4c38', 0, 0.1), 9);
  }
  paint.fill(lens(at(660), 668, 300, 26), paint.lit('#f8efdc', 0, 0.1));
  const fruit = random.pick(['#e8953f', '#d9584a', '#8a5a9a', '#e6c14a']);
  for (const [dx, dy] of [
    [-66, -20],
    [-10, -30],
    [48, -18],
    [18, -62],
  ] as const) {
    paint.add(
      `<circle cx="${short(at(660) + dx)}" cy="${short(656 + dy)}" r="34" fill="${paint.lit(fruit, 0, 0.15)}"/>`,
    );
  }
};

const springs: Draw = (paint, random, at) => {
  paintRaised(paint);
  ground(paint, random, 500);
  const { far, middle } = waterColours(paint, '#4fb0b0');
  const ring = (x: number, y: number, rx: number, ry: number): Point[] =>
    Array.from({ length: 10 }, (_, index): Point => {
      const angle = (index / 10) * Math.PI * 2;
      return [
        x + Math.cos(angle) * rx * random.between(0.95, 1.1),
        y + Math.sin(angle) * ry * random.between(0.95, 1.1),
      ];
    });
  const x = at(random.between(560, 680));
  paint.fill(blob(ring(x, 670, 480, 104)), paint.tone('#8c8f8c', 0, 0.12));
  paint.fill(
    blob(ring(x, 668, 420, 78)),
    paint.vertical([
      [0, mix(far, middle, 0.5)],
      [1, paint.lit('#5fc0bc', 0, 0.1)],
    ]),
  );
  for (const [dx, dy, size] of [
    [-430, 690, 64],
    [-340, 740, 80],
    [-180, 768, 62],
    [330, 736, 84],
    [430, 684, 66],
    [120, 774, 70],
    [-380, 640, 44],
    [390, 632, 46],
  ] as const) {
    paint.fill(blob(ring(x + dx, dy, size, size * 0.56)), paint.tone('#7d807e', 0, 0.14));
    paint.fill(
      blob(ring(x + dx, dy - 8, size * 0.76, size * 0.36)),
      paint.lit('#aeb0aa', 0, 0.15),
      'opacity=".7"',
    );
  }
  const white = steam(paint, 0.5);
  for (const dx of [-220, -40, 160])
    paint.fill(`M${numbers([x + dx, 660])}c-80-80 60-120-14-240 110 90 10 150 110 240z`, white);
  for (const dx of [-300, 270]) {
    paint.fill(`M${numbers([x + dx - 12, 610])}v-34h24v34z`, paint.lit('#f6ead0', 0, 0.1));
    paint.add(`<circle cx="${short(x + dx)}" cy="568" r="7" fill="#ffd98a"/>`);
    lampGlow(paint, x + dx, 566, 80);
  }
  plantTrees(paint, random, 0.02, [
    [at(80), 660, 4.2],
    [at(1130), 640, 3.4],
  ]);
  plantBushes(paint, random, [
    [at(60), 800, 2.6],
    [at(1150), 800, 2.6],
  ]);
};

/** Fish over corals, with the light of the surface above them. */
const reef: Draw = (paint, random, at) => {
  paint.layer('reef');
  paint.fill(
    'M0 0H1200V800H0z',
    paint.vertical([
      [0, paint.lit('#7fdcd4', 0, 0.25)],
      [0.25, paint.tone('#2fb1b8', 0, 0)],
      [0.7, paint.tone('#0f6f88', 0, 0.06)],
      [1, paint.tone('#0b4a66', 0, 0.1)],
    ]),
  );
  let rays = '';
  const source = random.between(340, 860);
  for (let index = -3; index <= 3; index += 1)
    rays += `M${numbers([source + index * 60, -10])}L${numbers([source + index * 230 - 70, 760])}h${short(random.between(90, 160))}z`;
  paint.fill(
    rays,
    paint.vertical([
      [0, '#ffffff', 0.3],
      [1, '#ffffff', 0],
    ]),
  );
  for (const [base, height, depth] of [
    [640, 130, 0.55],
    [720, 110, 0.3],
  ] as const) {
    const line = rollingHeights(random, { base, height, points: 9 });
    paint.fill(flowingGround(line, 830), mix('#0c5a78', '#2f7f8f', depth));
  }
  const sand = rollingHeights(random, { base: 770, height: 40, points: 7 });
  paint.fill(flowingGround(sand, 830), paint.tone('#bfb48c', 0, 0.1));
  const corals = ['#e8745a', '#f0a24a', '#c777a8', '#e9d08a', '#8f6fb0'] as const;
  for (let index = 0; index < 8; index += 1) {
    const x = index < 5 ? at(random.between(-20, 470)) : at(random.between(800, 1210));
    const y = 800 - random.between(0, 60);
    const size = random.between(0.7, 1.5);
    const colour = random.pick(corals);
    if (index % 3 === 0) {
      let arms = '';
      for (let arm = -2; arm <= 2; arm += 1)
        arms += `M${numbers([x, y])}q${numbers([arm * 10 * size, -60 * size, arm * 34 * size, -random.between(90, 140) * size])}`;
      paint.curve(arms, colour, short(15 * size), 'stroke-linecap="round"');
    } else if (index % 3 === 1) {
      paint.fill(
        `M${numbers([x - 90 * size, y])}q${numbers([10 * size, -110 * size, 90 * size, -116 * size])}q${numbers([84 * size, 6 * size, 92 * size, 116 * size])}z`,
        colour,
      );
      paint.curve(
        `M${numbers([x - 60 * size, y - 20])}q${numbers([50 * size, -70 * size, 120 * size, 0])}M${numbers([x - 40 * size, y - 50 * size])}q${numbers([40 * size, -44 * size, 84 * size, 0])}`,
        '#fff',
        4,
        'opacity=".3"',
      );
    } else {
      let fan = '';
      for (let rib = -4; rib <= 4; rib += 1)
        fan += `M${numbers([x, y])}Q${numbers([x + rib * 12 * size, y - 80 * size, x + rib * 26 * size, y - (150 - Math.abs(rib) * 12) * size])}`;
      paint.curve(fan, colour, short(6 * size), 'stroke-linecap="round"');
    }
  }
  const fish = (x: number, y: number, size: number, colour: string, flip: number): string =>
    `<path d="M0 0q24-26 60-12l22-18q-6 30 0 56l-22-16Q24 26 0 0z" fill="${colour}" transform="${placed(x, y, size * flip, size)}"/>`;
  let school = '';
  const turn = random.chance(0.5) ? 1 : -1;
  for (let index = 0; index < 13; index += 1)
    school += fish(
      random.between(380, 860),
      random.between(240, 460),
      random.between(0.4, 0.8),
      '#f6d27a',
      turn,
    );
  school += fish(at(330), 560, 1.9, '#f08a4a', -turn) + fish(at(880), 470, 1.5, '#f3e6cc', turn);
  paint.add(school);
  const tx = at(random.between(640, 760));
  paint.fill(
    `M${numbers([tx - 80, 196])}q80-74 170 0-80 62-170 0z`,
    paint.tone('#5f7a4a', 0, 0.05),
  );
  paint.fill(
    `M${numbers([tx + 84, 196])}q30-26 54 2-26 18-54-2zM${numbers([tx - 40, 222])}q-40 50-84 50 30-24 46-62zM${numbers([tx + 40, 222])}q20 50 66 60-20-30-26-66z`,
    paint.lit('#9fae6a', 0, 0.1),
  );
};

const golf: Draw = (paint, random, at) => {
  paintRaised(paint, 0.8);
  paint.layer('golf green');
  ground(paint, random, 500, '#7fb056');
  paint.fill(
    blob([
      [at(240), 690],
      [at(420), 610],
      [at(800), 600],
      [at(980), 660],
      [at(860), 760],
      [at(420), 770],
    ]),
    paint.lit('#a2d46c', 0, 0.2),
  );
  const x = at(random.between(640, 760));
  paint.fill(lens(x, 660, 40, 9), paint.tone('#2c4426', 0, 0.2));
  paint.fill(`M${numbers([x - 3, 660])}V290h6V660z`, paint.lit('#fbf8f2', 0, 0.1));
  paint.fill(
    `M${numbers([x + 3, 292])}q60 14 124 4-14 36 4 76-68-10-128-2z`,
    paint.tone(random.pick(CLOTHS), 0, 0),
  );
  paint.add(
    `<circle cx="${short(at(450))}" cy="712" r="21" fill="${paint.lit('#fffdf6', 0, 0.1)}"/>`,
  );
  paint.fill(lens(at(450), 736, 70, 9), paint.tone('#2c4426', 0, 0.2), 'opacity=".4"');
  plantTrees(paint, random, 0.02, [
    [at(90), 660, 4],
    [at(1110), 630, 3],
  ]);
  plantBushes(paint, random, [[at(1130), 800, 2.4]]);
};

const ski: Draw = (paint, random, at) => {
  paint.layer('piste');
  paintRaised(paint, 0.6);
  ground(paint, random, 520, '#f2f6f7');
  for (const gap of [0, 26]) {
    paint.curve(
      `M${numbers([at(120 + gap), 830])}C${numbers([at(420 + gap), 700, at(120 + gap), 640, at(420 + gap), 560])}`,
      paint.tone('#9fbccb', 0, 0.1),
      7,
      'opacity=".6"',
    );
  }
  const x = at(random.between(700, 820));
  const colour = random.pick(CLOTHS);
  for (const [dx, lean] of [
    [0, -8],
    [46, 6],
  ] as const) {
    paint.fill(
      `M${numbers([x + dx - 13, 740])}l${lean}-400q6-40 22-40t20 40l${-lean} 400z`,
      paint.tone(colour, 0, 0.02),
    );
    paint.fill(`M${numbers([x + dx - 8, 620])}h30v60h-30z`, paint.tone('#2f3d40', 0, 0.1));
  }
  paint.stroke(
    `M${numbers([x - 70, 740])}L${numbers([x - 40, 390])}M${numbers([x + 130, 740])}L${numbers([x + 100, 390])}`,
    paint.tone('#3c4a4c', 0, 0.1),
    8,
    'stroke-linecap="round"',
  );
  const drift = rollingHeights(random, { base: 760, height: 40, points: 7 });
  paint.fill(flowingGround(drift, 830), paint.lit('#f6fafb', 0, 0.25));
  plantTrees(paint, random, 0.02, [
    [at(1140), 760, 4.6],
    [at(70), 740, 3.2],
  ]);
};

const herd: Draw = (paint, random, at) => {
  paintRaised(paint, 0.6);
  ground(paint, random, 560, '#d0a850');
  paintHerd(paint, 690, 2.2);
  plantTrees(paint, random, 0.02, [[at(1060), 700, 4.4]]);
  plantBushes(paint, random, [[at(60), 800, 2.4]]);
};

const birds: Draw = (paint, random, at, s) => {
  paintRaised(paint, 0.6);
  ground(paint, random, 600);
  // A bird on its branch, others in the sky.
  const colour = random.pick(['#d9584a', '#2f8f9a', '#e6a63a', '#47708f', '#f3ead8']);
  paint.curve(
    `M${numbers([at(-20), 470])}Q${numbers([at(300), 520, at(720), 440])}M${numbers([at(420), 498])}q${s * 60} 60 ${s * 140} 70`,
    paint.tone('#5f4639', 0, 0.15),
    22,
    'stroke-linecap="round"',
  );
  paint.add(`<g transform="matrix(${s} 0 0 1 ${short(at(480))} 0)">`);
  paint.fill('M-62 400L-150 660l38 8L-4 480z', paint.tone(mix(colour, '#24343a', 0.45), 0, 0.05));
  paint.fill(
    'M-86 470C-96 360-40 250 40 226q74-14 92 46 6 40-14 84C92 440 40 500-30 500q-40 0-56-30z',
    paint.lit(colour, 0, 0.1),
  );
  paint.fill(
    'M-70 452C-60 380-8 330 44 340q20 60-30 116-40 36-84-4z',
    paint.tone(mix(colour, '#24343a', 0.3), 0, 0.05),
  );
  paint.fill('M128 262l62 24-64 22q-8-24 2-46z', paint.tone('#e6a63a', 0, 0));
  paint.add(
    '<circle cx="88" cy="272" r="10" fill="#1b2427"/><circle cx="91" cy="269" r="3" fill="#fff"/></g>',
  );
  let flock = '';
  for (let index = 0; index < 6; index += 1) {
    const [fx, fy] = [at(random.between(720, 1120)), random.between(130, 320)];
    flock += `M${numbers([fx - 26, fy - 8])}q14-12 26 6 12-18 26-6`;
  }
  paint.curve(flock, paint.tone('#2f3d40', 0.2, 0.1), 4, 'stroke-linecap="round"');
  plantBushes(paint, random, [
    [at(900), 800, 2.6],
    [at(1120), 790, 3],
    [at(120), 806, 2.6],
  ]);
};

const street: Draw = (paint, random, at, s) => {
  paintRaised(paint, 0.7);
  const stone = paint.brief.subject.land.climate === 'desert' ? '#dcb68a' : '#cfc0a6';
  paint.fill('M-10 560H1210V830H-10z', paint.floor(stone, 0.05, 0.2, 0.14));
  let joints = '';
  for (let index = -6; index <= 6; index += 1)
    joints += `M${numbers([600 + index * 60, 560])}L${numbers([600 + index * 230, 830])}`;
  for (const y of [600, 650, 716]) joints += `M0 ${y}H1200`;
  paint.stroke(joints, paint.tone('#7a6a58', 0, 0.15), 2.5, 'opacity=".35"');
  paintTable(paint, at(random.between(420, 560)), 770, random.pick(CLOTHS));
  // The awning of a café from one side.
  const cloth = random.pick(CLOTHS);
  paint.add(`<g transform="matrix(${s} 0 0 1 ${s > 0 ? 0 : 1200} 0)">`);
  paint.fill('M1210-10H960V740H1210z', paint.tone('#e9d3ae', 0, 0.1));
  paint.fill(
    'M1020 740V440q50-80 100 0V740z',
    paint.light.lamps ? '#ffd98a' : paint.tone('#4a5f64', 0, 0.1),
  );
  paint.fill('M1210 250H890L790 366H1210z', paint.lit('#fbf3e4', 0, 0.1));
  let stripes = '';
  for (let index = 0; index < 5; index += 1) {
    const [top, foot] = [890 + index * 66, 790 + index * 86];
    stripes += `M${top} 250h33L${foot + 43} 366q-21 26-43 0z`;
  }
  paint.fill(stripes, paint.lit(cloth, 0, 0.1));
  paint.add('</g>');
  lampGlow(paint, at(930), 420, 180);
  plantTrees(paint, random, 0.03, [[at(90), 720, 3.8]]);
  plantBushes(paint, random, [
    [at(40), 800, 2.2],
    [at(900), 770, 1.5],
  ]);
};

const DRAWINGS: { readonly [doing in Doing]: Draw } = {
  birds,
  golf,
  herd,
  jetty,
  kite,
  picnic,
  reef,
  row,
  sail,
  ski,
  springs,
  street,
  table,
  trail,
};

/** What one does there, with the place behind it. */
export const paintDoing = (paint: Paint, doing: Doing): void => {
  const random = paint.random('doing');
  const left = random.chance(0.5);
  DRAWINGS[doing](paint, random, across(left), left ? 1 : -1);
};
