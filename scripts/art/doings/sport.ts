import { mix } from '../colour.ts';
import { paintRaised } from '../place.ts';
import type { Point } from '../shapes.ts';
import {
  blob,
  flowingGround,
  flowingLine,
  lens,
  numbers,
  rollingHeights,
  short,
} from '../shapes.ts';
import { plantBushes, plantTrees } from '../trees.ts';
import type { Draw } from './draw.ts';
import { CLOTHS, ground } from './draw.ts';

export const kite: Draw = (paint, random, at, s) => {
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

export const golf: Draw = (paint, random, at) => {
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

export const ski: Draw = (paint, random, at) => {
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
