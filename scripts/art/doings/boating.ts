import type { Random } from '../../seed/random.ts';
import { paintRowingBoat, paintSail } from '../boats.ts';
import type { Paint } from '../paint.ts';
import { paintRaised } from '../place.ts';
import { lens, numbers, short } from '../shapes.ts';
import { paintGlitter, waterColours } from '../water.ts';
import type { Draw } from './draw.ts';
import { CLOTHS } from './draw.ts';

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

export const sail: Draw = (paint, random, at) => {
  paintRaised(paint);
  swell(paint, random, 440);
  const x = at(random.between(560, 720));
  const cloth = random.pick(['#fbf8f2', '#f4dcc0', '#f3c98f', '#e88f70']);
  paintSail(paint, x, 700, 420, 0.02, cloth);
  paint.fill(lens(x + 20, 716, 460, 30), paint.lit('#ffffff', 0, 0.1), 'opacity=".4"');
  paintSail(paint, at(200), 500, 96, 0.16);
  paintSail(paint, at(1020), 480, 66, 0.24, '#f4dcc0');
};

export const row: Draw = (paint, random, at) => {
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

export const jetty: Draw = (paint, random, at, s) => {
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
