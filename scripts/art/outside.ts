import { lampGlow } from './buildings.ts';
import { mix } from './colour.ts';
import type { Paint } from './paint.ts';
import { paintRaised } from './place.ts';
import type { Across } from './scene.ts';
import { across } from './scene.ts';
import { flowingGround, glint, numbers, rollingHeights, short } from './shapes.ts';
import { steam } from './sky.ts';
import { lounger, paintTable, parasol, pergola, pots } from './terrace-furniture.ts';
import { plantBushes, plantTrees } from './trees.ts';
import { waterColours } from './water.ts';

/** Where the days are spent out of doors. */
export type Outside = 'pool' | 'terrace' | 'beach' | 'deck' | 'hot tub';

const EDGE = 512;

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
    for (const [x, y] of [
      [300, 560],
      [1140, 742],
    ] as const) {
      paint.fill(
        `M${numbers([at(x) - 13, y])}l4-34h18l4 34z`,
        paint.light.lamps ? '#ffdf98' : paint.tone('#5f4d40', 0, 0.1),
      );
      lampGlow(paint, at(x), y - 16, 110);
    }
  }
};
