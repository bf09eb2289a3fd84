import { lampGlow } from '../buildings.ts';
import { paintTable } from '../terrace-furniture.ts';
import { paintRaised } from '../place.ts';
import { lens, numbers, short } from '../shapes.ts';
import { steam } from '../sky.ts';
import { plantBushes, plantColour, plantTrees } from '../trees.ts';
import type { Draw } from './draw.ts';
import { CLOTHS } from './draw.ts';

export const table: Draw = (paint, random, at) => {
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

export const street: Draw = (paint, random, at, s) => {
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
