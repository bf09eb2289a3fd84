import { lampGlow } from '../buildings.ts';
import { mix } from '../colour.ts';
import { paintHerd } from '../herd.ts';
import { paintRaised } from '../place.ts';
import type { Point } from '../shapes.ts';
import { blob, numbers, short } from '../shapes.ts';
import { steam } from '../sky.ts';
import { plantBushes, plantTrees } from '../trees.ts';
import { waterColours } from '../water.ts';
import type { Draw } from './draw.ts';
import { CLOTHS, ground } from './draw.ts';

export const picnic: Draw = (paint, random, at) => {
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

export const trail: Draw = (paint, random, at, s) => {
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

export const springs: Draw = (paint, random, at) => {
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

export const herd: Draw = (paint, random, at) => {
  paintRaised(paint, 0.6);
  ground(paint, random, 560, '#d0a850');
  paintHerd(paint, 690, 2.2);
  plantTrees(paint, random, 0.02, [[at(1060), 700, 4.4]]);
  plantBushes(paint, random, [[at(60), 800, 2.4]]);
};

export const birds: Draw = (paint, random, at, s) => {
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
