import { mix } from '../colour.ts';
import { lampGlow } from '../buildings.ts';
import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { defineBush, defineCypress, defineFir, defineLeafBranch, definePalm } from '../plants.ts';
import type { SceneKind } from '../scene-kinds.ts';
import { glint, lens, numbers, short } from '../shapes.ts';
import { waterColours } from '../water.ts';
import type { ViewPainter } from './view.ts';
import { RAISE, raised } from './view.ts';

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
  const wood = paint.tone('#8a6446', 0, 0.12);
  paint.fill(
    lens(x + f * s * 0.45, y + s * 0.1, s * 1.25, s * 0.1),
    paint.tone('#4a4038', 0, 0.4),
    'opacity=".35"',
  );
  paint.fill(
    `M${numbers([x, y - s * 0.12])}h${short(f * s * 0.95)}v${short(s * 0.05)}h${short(-f * s * 0.95)}zM${numbers([x + f * s * 0.06, y - s * 0.1])}h${short(f * s * 0.04)}v${short(s * 0.2)}h${short(-f * s * 0.04)}zM${numbers([x + f * s * 0.84, y - s * 0.1])}h${short(f * s * 0.04)}v${short(s * 0.2)}h${short(-f * s * 0.04)}z`,
    wood,
  );
  paint.fill(
    `M${numbers([x - f * s * 0.02, y - s * 0.13])}h${short(f * s * 0.66)}l${numbers([f * s * 0.32, -s * 0.32])}q${numbers([f * s * 0.06, -s * 0.04, f * s * 0.09, s * 0.02])}l${numbers([-f * s * 0.3, s * 0.37])}h${short(-f * s * 0.76)}q${numbers([-f * s * 0.04, -s * 0.04, -f * s * 0.01, -s * 0.07])}z`,
    paint.lit(cloth, 0, 0.16),
  );
  paint.fill(
    `M${numbers([x + f * s * 0.82, y - s * 0.33])}l${numbers([f * s * 0.14, -s * 0.14])}q${numbers([f * s * 0.07, -s * 0.03, f * s * 0.09, s * 0.03])}l${numbers([-f * s * 0.13, s * 0.15])}z`,
    paint.lit('#f4c06a', 0, 0.1),
  );
};

const parasol = (paint: Paint, x: number, y: number, size: number, cloth: string): void => {
  const s = size;
  paint.fill(
    `M${numbers([x - s * 0.012, y])}v${short(-s)}h${short(s * 0.024)}v${short(s)}z`,
    paint.tone('#6e5240', 0, 0.15),
  );
  const top = y - s * 1.04;
  const rim = y - s * 0.74;
  const shape = `M${numbers([x - s * 0.6, rim])}Q${numbers([x - s * 0.3, top + s * 0.02, x, top])}Q${numbers([x + s * 0.3, top + s * 0.02, x + s * 0.6, rim])}Q${numbers([x + s * 0.45, rim - s * 0.05, x + s * 0.3, rim])}Q${numbers([x + s * 0.15, rim - s * 0.05, x, rim])}Q${numbers([x - s * 0.15, rim - s * 0.05, x - s * 0.3, rim])}Q${numbers([x - s * 0.45, rim - s * 0.05, x - s * 0.6, rim])}z`;
  paint.fill(shape, paint.lit(cloth, 0, 0.14));
  paint.fill(
    `M${numbers([x, top])}Q${numbers([x + s * 0.12, top + s * 0.1, x + s * 0.3, rim])}Q${numbers([x + s * 0.15, rim - s * 0.05, x, rim])}zM${numbers([x, top])}Q${numbers([x - s * 0.3, top + s * 0.04, x - s * 0.6, rim])}Q${numbers([x - s * 0.45, rim - s * 0.05, x - s * 0.3, rim])}Q${numbers([x - s * 0.18, top + s * 0.12, x, top])}z`,
    paint.tone(mix(cloth, '#7a4a3a', 0.25), 0, 0.12),
    'opacity=".75"',
  );
  paint.fill(lens(x, y + 2, s * 0.5, s * 0.05), paint.tone('#4a4038', 0, 0.4), 'opacity=".35"');
};

/** A timber pergola that frames the view, with a table laid under it. */
const pergola = (paint: Paint, at: (x: number) => number, cloth: string): void => {
  const wood = paint.tone('#7d5c44', 0, 0.14);
  const edge = paint.lit('#b98f68', 0, 0.25);
  paint.fill('M-10 40H1210V76H-10z', wood);
  paint.fill('M-10 40H1210V48H-10z', edge);
  let rafters = '';
  for (let x = 30; x < 1200; x += 118) rafters += `M${x} 14h26v34h-26z`;
  paint.fill(rafters, wood);
  for (const [x, wide] of [
    [300, 24],
    [1120, 34],
  ] as const) {
    const foot = x === 300 ? 556 : 752;
    paint.fill(`M${numbers([at(x) - wide / 2, 70])}h${wide}V${foot}h${-wide}z`, wood);
    paint.fill(
      `M${numbers([at(x) + (paint.litSide < 0 ? -wide / 2 : wide / 2 - 6), 70])}h6V${foot}h-6z`,
      edge,
    );
  }
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
  const x = at(700);
  paint.fill(lens(x, 792, 420, 30), paint.tone('#4a4038', 0, 0.4), 'opacity=".35"');
  paint.fill(`M${numbers([x - 5, 790])}v-76h10v76z`, wood);
  paint.fill(
    `M${numbers([x - 118, 712])}q118-26 236 0l-14 34q-104-20-208 0z`,
    paint.lit('#fbf6ec', 0, 0.14),
  );
  for (const side of [-1, 1]) {
    const c = x + side * 178;
    paint.fill(
      `M${numbers([c + side * 34, 640])}h${side * 10}l${side * 4} 150h${side * -8}zM${numbers([c - side * 46, 728])}h${side * 88}v12h${side * -88}zM${numbers([c - side * 42, 738])}h${side * 8}v56h${side * -8}z`,
      wood,
    );
    paint.fill(
      `M${numbers([c + side * 24, 646])}q${side * 10}-12 ${side * 20} 0v74h${side * -20}zM${numbers([c - side * 46, 718])}h${side * 80}v12h${side * -80}z`,
      paint.lit(cloth, 0, 0.12),
    );
  }
  paint.fill(`M${numbers([x - 12, 704])}q-5-20 0-34h24q5 14 0 34z`, paint.tone('#c9694c', 0, 0.06));
  paint.fill(
    `M${numbers([x, 672])}q-34-14-30-46 28 10 30 46zM${numbers([x, 672])}q34-14 30-46-28 10-30 46zM${numbers([x, 672])}q-14-30 0-62 14 32 0 62z`,
    paint.tone('#4f8450', 0, 0.08),
  );
};

const pots = (paint: Paint, kind: SceneKind, at: (x: number) => number): void => {
  const { climate } = paint.brief;
  const plant =
    climate === 'warm'
      ? definePalm(paint, '#34805a', 0, 12)
      : climate === 'mild'
        ? defineCypress(paint, '#3f7048', 0)
        : defineFir(paint, '#3d7060', 0, kind === 'snow');
  const clay = paint.tone('#b4603f', 0, 0.1);
  const edge = paint.lit('#cf7f58', 0, 0.2);
  for (const [x, y, size] of [
    [96, 742, 1],
    [196, 656, 0.62],
  ] as const) {
    paint.add(stamp(plant, at(x), y - 92 * size, (climate === 'warm' ? 3.2 : 2.7) * size));
    paint.fill(
      `M${numbers([at(x) - 46 * size, y - 100 * size])}h${short(92 * size)}l${numbers([-13 * size, 100 * size])}h${short(-66 * size)}z`,
      clay,
    );
    paint.fill(
      `M${numbers([at(x) - 50 * size, y - 108 * size])}h${short(100 * size)}v${short(16 * size)}h${short(-100 * size)}z`,
      edge,
    );
  }
};

/** The pool terrace of the villa, with the place beyond its edge. */
export const paintTerrace: ViewPainter = (paint, kind, backdrop) => {
  const random = paint.random('terrace');
  raised(paint, backdrop, RAISE[kind]);
  const left = random.chance(0.5);
  const at = (x: number): number => (left ? x : 1200 - x);
  const winter = kind === 'snow';
  const stone = winter ? '#e3ebee' : random.pick(['#e6d5b8', '#dcc9ad', '#e9dcc6', '#d8b896']);
  // Deck, then the pool whose far edge is the horizon of the terrace.
  paint.fill(
    `M-10 ${EDGE + 6}h1220v310H-10z`,
    paint.vertical([
      [0, paint.lit(stone, 0.08, 0.2)],
      [1, paint.tone(stone, 0, 0.14)],
    ]),
  );
  const { far, middle } = waterColours(paint, winter ? '#4aa6b4' : '#2fb3b5');
  const pool = `M${numbers([at(330), EDGE])}L${numbers([at(1230), EDGE])}L${numbers([at(1230), 690])}L${numbers([at(470), 690])}Q${numbers([at(420), 690, at(404), 654])}z`;
  paint.fill(
    pool,
    paint.vertical([
      [0, mix(far, middle, 0.3)],
      [0.45, paint.lit('#35b7b6', 0.04, 0.05)],
      [1, paint.tone('#1a8d93', 0, 0.04)],
    ]),
  );
  paint.fill(
    `M${numbers([at(330), EDGE])}H${short(at(1230))}v-6H${short(at(326))}z`,
    paint.lit('#fffaf0', 0.05, 0.3),
  );
  paint.fill(
    `M${numbers([at(470), 690])}L${numbers([at(1230), 690])}v12L${numbers([at(462), 702])}Q${numbers([at(406), 700, at(392), 656])}L${numbers([at(320), EDGE - 4])}h${left ? 10 : -10}L${numbers([at(404), 654])}Q${numbers([at(420), 690, at(470), 690])}z`,
    paint.lit('#fff6e6', 0.03, 0.2),
  );
  let shine = '';
  for (let index = 0; index < 22; index += 1) {
    const depth = random.next();
    shine += glint(
      at(random.between(440, 1200)),
      EDGE + 10 + depth * 165,
      random.between(40, 120) * (0.4 + depth),
      2 + depth * 5,
    );
  }
  paint.fill(shine, paint.light.cloud[0], 'opacity=".4"');
  let joints = '';
  for (const y of [560, 622, 706, 760])
    joints += `M${numbers([at(-10), y])}H${short(at(y > 700 ? 1210 : 330 + (y - EDGE) * 0.5))}`;
  paint.add(
    `<path d="${joints}" stroke="${paint.tone(mix(stone, '#7a6a58', 0.5), 0, 0.15)}" stroke-width="2" opacity=".35"/>`,
  );
  const cloth = random.pick(['#d9482b', '#0b6b72', '#e8b04f', '#f6efe2', '#e07a5f']);
  if (winter) {
    const steam = paint.vertical([
      [0, '#fff', 0],
      [0.7, '#fff', 0.4],
      [1, '#fff', 0],
    ]);
    for (const x of [560, 740, 930])
      paint.fill(`M${numbers([at(x), 640])}c-60-60 50-90-10-180 90 70 10 110 90 180z`, steam);
    paint.fill(`M-10 800V764q200-30 420-8t460 4 340-14V800z`, paint.lit('#f4f8f9', 0, 0.2));
  } else {
    const rest = random.whole(0, 2);
    const side = left ? 1 : -1;
    if (rest === 0) {
      const x = random.between(560, 660);
      parasol(paint, at(x), 742, 330, cloth);
      lounger(paint, at(x - 70), 752, 190, side, '#fbf6ec');
      lounger(paint, at(x + 210), 766, 200, side, '#fbf6ec');
    } else if (rest === 1) {
      const x = random.between(860, 960);
      parasol(paint, at(x), 724, 300, cloth);
      lounger(paint, at(x - 400), 762, 210, side, cloth);
      lounger(paint, at(x - 60), 756, 190, side, '#fbf6ec');
    } else {
      pergola(paint, at, cloth);
    }
  }
  pots(paint, kind, at);
  for (const x of [300, 1140]) {
    const y = x === 300 ? 560 : 742;
    paint.fill(
      `M${numbers([at(x) - 13, y])}l4-34h18l4 34z`,
      paint.light.lamps ? '#ffdf98' : paint.tone('#5f4d40', 0, 0.1),
    );
    lampGlow(paint, at(x), y - 16, 110);
  }
  if (paint.brief.climate !== 'cool') {
    const branch = defineLeafBranch(
      paint,
      '#3c8458',
      paint.brief.climate === 'warm' ? 'palm' : 'broad',
    );
    paint.add(
      `<use href="#${branch}" transform="translate(${short(at(1230))}-20)scale(${left ? -1.2 : 1.2} 1.1)"/>`,
    );
  } else if (!winter) {
    const bush = defineBush(paint, '#5f8f58', 0, '#f2b7c0');
    paint.add(stamp(bush, at(1170), 800, 2.2));
  }
};
