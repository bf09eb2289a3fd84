import { HULLS, paintRowingBoat } from '../boats.ts';
import { lampGlow } from '../buildings.ts';
import { mix } from '../colour.ts';
import { paintHomes } from '../homes.ts';
import { groundColour } from '../land-colours.ts';
import type { Paint } from '../paint.ts';
import { blades } from '../plants.ts';
import { paintRelief } from '../relief.ts';
import type { Scene } from '../scene.ts';
import { across } from '../scene.ts';
import type { Point } from '../shapes.ts';
import { flowingGround, lens, numbers } from '../shapes.ts';
import { plantBushes, plantTrees } from '../trees.ts';
import { paintGlitter, paintReflection, paintRipples, paintWater } from '../water.ts';

const shoreOf = (paint: Paint): number => paint.placeRandom('lakeside').between(480, 530);

/** Still water that mirrors the land behind it; houses on the far shore, a jetty on the near one. */
export const stillWater: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('lake');
    const { land } = paint.brief.subject;
    const line = shoreOf(paint);
    const shores = paint.named(() => {
      paintRelief(paint, line);
      const x = random.between(220, 880);
      paintHomes(paint, random, 0.16, [
        [x, line + 2, random.between(70, 96)],
        [x + random.between(96, 130), line + 2, 62],
        [x - random.between(90, 120), line + 1, 52],
      ]);
      plantTrees(paint, random, 0.2, [
        [x + 50, line + 2, random.between(0.7, 0.95)],
        [x - 48, line + 2, random.between(0.6, 0.8)],
        [x + 190, line + 2, 0.7],
      ]);
    });
    paint.layer(`water ${land.water}`);
    const water =
      land.water === 'fjord' ? '#1a5f70' : land.climate === 'tropical' ? '#1f8484' : '#1b6f78';
    paintWater(paint, water, line);
    paintReflection(paint, shores, line, water, { opacity: 0.6 });
    paintGlitter(paint, line, 780, { opacity: 0.55, count: 34 });
    paintRipples(paint, line + 6, 790, { count: 28, opacity: 0.34 });
  },
  foreground: (paint) => {
    const random = paint.placeRandom('bank');
    const at = across(random.chance(0.5));
    const ground = groundColour(paint);
    const bank = (points: readonly Point[]): void => {
      paint.land(flowingGround(points, 830), mix(ground, '#4c6a44', 0.3), 0, 0);
    };
    if (random.chance(0.55)) {
      const side = paint.tone('#5c4636', 0, 0.25);
      paint.fill(
        `M${numbers([at(330), 760])}v40h12v-40zM${numbers([at(520), 690])}v44h8v-44z`,
        side,
      );
      paint.fill(
        `M${numbers([at(170), 812])}L${numbers([at(640), 640, at(712), 640, at(420), 812])}z`,
        paint.lit('#a98562', 0.02, 0.15),
      );
      let seams = '';
      for (let index = 1; index < 10; index += 1) {
        const share = (index / 10) ** 1.4;
        const y = 640 + share * 170;
        seams += `M${numbers([at(640 - share * 466), y])}L${numbers([at(712 - share * 290), y])}`;
      }
      paint.stroke(seams, side, 2, 'opacity=".45"');
      paint.fill(`M${numbers([at(676), 640])}v-44h4v44z`, side);
      lampGlow(paint, at(678), 594, 90);
      paintRowingBoat(paint, at(810) - 66, 672, 132, random.pick(HULLS), 0.04);
    } else {
      let stones = '';
      for (const [x, y, size] of [
        [520, 770, 60],
        [610, 742, 40],
        [700, 786, 74],
        [460, 730, 30],
      ] as const) {
        stones += lens(at(x), y, size * 1.7, size * 0.5);
      }
      paint.fill(stones, paint.tone('#80878a', 0, 0.12));
      paintRowingBoat(paint, at(880) - 80, 690, 150, random.pick(HULLS), 0.04);
    }
    bank([
      [at(-20), 700],
      [at(150), 722],
      [at(300), 776],
      [at(400), 826],
    ]);
    bank([
      [at(1220), 752],
      [at(1100), 772],
      [at(960), 826],
    ]);
    plantTrees(paint, random, 0.02, [
      [at(54), 742, 4.4],
      [at(150), 748, 2.9],
      [at(1146), 776, 3.1],
    ]);
    plantBushes(paint, random, [
      [at(250), 800, 1.7],
      [at(1070), 806, 1.5],
    ]);
    paint.fill(
      blades(random, { from: at(970), to: at(1210), y: 806, tall: 70, count: 20 }),
      paint.tone(mix(ground, '#6d7a44', 0.4), 0, 0.12),
    );
  },
};
