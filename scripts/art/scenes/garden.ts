import { lampGlow } from '../buildings.ts';
import { paintHomes } from '../homes.ts';
import { groundColour } from '../land-colours.ts';
import { paintRelief } from '../relief.ts';
import type { Scene } from '../scene.ts';
import { across } from '../scene.ts';
import type { Point } from '../shapes.ts';
import { flowingGround, numbers } from '../shapes.ts';
import { paintWoods, plantBushes, plantTrees } from '../trees.ts';
import { paintReflection, paintRipples, paintWater } from '../water.ts';
import { baseOf } from './foot-of-land.ts';

/** A garden at a pond with a bridge, the house behind it. */
export const garden: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('garden');
    const { water } = paint.brief.subject.land;
    const line = baseOf(paint) + 10;
    const at = across(random.chance(0.5));
    const shores = paint.named(() => {
      paintRelief(paint, line);
      paintWoods(paint, random, (x) => line - 14 - 14 * Math.sin(x / 90), {
        size: 40,
        bottom: line,
        depth: 0.24,
        mist: 0.15,
      });
      paintHomes(paint, random, 0.16, [
        [at(random.between(250, 360)), line, 150],
        [at(random.between(470, 560)), line, 92],
      ]);
      plantTrees(paint, random, 0.18, [
        [at(130), line + 2, 1.2],
        [at(640), line + 2, 1],
        [at(900), line + 2, 1.3],
      ]);
    });
    paint.layer(`water ${water}`);
    paintWater(paint, '#3a8588', line);
    paintReflection(paint, shores, line, '#3a8588', { opacity: 0.6 });
    paintRipples(paint, line, 790, { count: 26, opacity: 0.3 });
  },
  foreground: (paint) => {
    const random = paint.placeRandom('pond');
    const at = across(random.chance(0.5));
    const red = paint.tone('#c5452f', 0.03, 0.06);
    paint.fill(
      `M${numbers([at(1220), 640])}Q${numbers([at(940), 560, at(660), 668])}l0 14Q${numbers([at(940), 584, at(1220), 662])}z`,
      paint.lit('#d9563c', 0.03, 0.2),
    );
    let posts = '';
    for (let index = 0; index <= 8; index += 1) {
      const share = index / 8;
      const y = (1 - share) ** 2 * 668 + 2 * share * (1 - share) * 560 + share ** 2 * 640;
      posts += `M${numbers([at(660 + share * 560) - 3, y])}v-46h6v46z`;
    }
    paint.fill(
      `${posts}M${numbers([at(1220), 600])}Q${numbers([at(940), 520, at(660), 630])}v7Q${numbers([at(940), 528, at(1220), 608])}z`,
      red,
    );
    const bank: Point[] = [
      [at(-20), 680],
      [at(180), 694],
      [at(360), 744],
      [at(520), 790],
      [at(600), 826],
    ];
    paint.land(flowingGround(bank, 830), groundColour(paint), 0, 0);
    plantTrees(paint, random, 0.02, [
      [at(66), 724, 4.2],
      [at(204), 718, 2.9],
      [at(1150), 660, 2.5],
    ]);
    const x = at(310);
    paint.fill(
      `M${numbers([x - 16, 750])}h32l-6-10h-5v-34h10l4-8h-6v-22h10l-23-20-23 20h10v22h-6l4 8h10v34h-5z`,
      paint.tone('#8f9694', 0, 0.1),
    );
    lampGlow(paint, x, 688, 80);
    plantBushes(paint, random, [
      [at(30), 800, 2.3],
      [at(410), 804, 1.5],
    ]);
  },
};
