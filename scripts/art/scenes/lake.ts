import { stamp } from '../paint.ts';
import { lampGlow, paintHouse, paintRowingBoat } from '../buildings.ts';
import { paintRange } from '../mountains.ts';
import { blades, defineFir, definePalm, defineRoundTree, firSeam, leafSeam } from '../plants.ts';
import { downTo, flowingLine, numbers, rollingHeights } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { paintGlitter, paintReflection, paintRipples, paintWater } from '../water.ts';
import type { Scene } from './scene.ts';

const SHORE = 505;
const WATER = '#1b6f78';
const WOOD = {
  spring: '#4c8560',
  summer: '#356f55',
  autumn: '#b5713a',
  winter: '#4a6d68',
} as const;

/** Mountains mirrored in still water, with a jetty. */
export const lake: Scene = {
  backdrop: (paint) => {
    const shores = paint.group(() => {
      const random = paint.placeRandom('lake');
      const rock = random.pick(['#6d8492', '#78808e', '#5f8088', '#857c74']);
      const summit = random.between(0.3, 0.7);
      const warm = paint.brief.climate === 'warm';
      const white = paint.brief.season === 'winter' ? 0.6 : warm ? 0 : random.between(0.15, 0.35);
      const lower = warm ? 0.62 : 1;
      paintRange(paint, random, {
        base: SHORE,
        height: 260 * lower,
        peaks: 4,
        colour: rock,
        depth: 0.64,
        snow: white,
        summit: 1 - summit,
      });
      paintRange(paint, random, {
        base: SHORE,
        height: 330 * lower,
        peaks: 3,
        colour: rock,
        depth: 0.42,
        snow: white * 0.9,
        summit,
        cut: 0.45,
      });
      const hill = rollingHeights(random, { base: SHORE, height: 80, points: 8 });
      paint.land(downTo(flowingLine(hill), hill, SHORE), '#4f7f72', 0.36, 0.4);
      mistBand(paint, SHORE - 14, 70, 0.5);
      const wood = WOOD[paint.brief.season];
      const phase = random.between(0, 6);
      const shoreAt = (px: number): number => SHORE - 4 + Math.sin(px / 120 + phase) * 4;
      paint.land(
        warm
          ? leafSeam(random, shoreAt, { size: 26, step: 34, bottom: SHORE })
          : firSeam(random, shoreAt, { size: 44, step: 20, bottom: SHORE }),
        wood,
        0.2,
        0.15,
      );
      const x = random.between(240, 860);
      paintHouse(paint, {
        x,
        y: SHORE,
        width: 86,
        height: 38,
        wall: '#a7704a',
        roof: '#54484a',
        depth: 0.14,
        style: 'gable',
        windows: { rows: 1, columns: 4 },
      });
    });
    paint.add(`<use href="#${shores}"/>`);
    paintWater(paint, WATER, SHORE);
    paintReflection(paint, shores, SHORE, WATER, { opacity: 0.6 });
    paintGlitter(paint, SHORE, 780, { opacity: 0.55, count: 36 });
    paintRipples(paint, SHORE + 6, 790, { count: 28, opacity: 0.34 });
  },
  foreground: (paint) => {
    const random = paint.placeRandom('jetty');
    const left = random.chance(0.5);
    const at = (x: number): number => (left ? x : 1200 - x);
    const s = left ? 1 : -1;
    const plank = paint.lit('#a98562', 0.02, 0.15);
    const side = paint.tone('#5c4636', 0, 0.25);
    // The jetty runs out from the near bank towards the middle.
    paint.fill(
      `M${numbers([at(330), 760])}v40h12v-40zM${numbers([at(520), 690])}v44h8v-44zM${numbers([at(640), 648])}v34h6v-34z`,
      side,
    );
    paint.fill(
      `M${numbers([at(170), 812])}L${numbers([at(640), 640, at(712), 640, at(420), 812])}z`,
      plank,
    );
    paint.fill(`M${numbers([at(420), 812, at(712), 640])}v9L${numbers([at(436), 820])}z`, side);
    let seams = '';
    for (let index = 1; index < 12; index += 1) {
      const share = (index / 12) ** 1.4;
      const y = 640 + share * 170;
      seams += `M${numbers([at(640 - share * 466), y])}L${numbers([at(712 - share * 290), y])}`;
    }
    paint.add(`<path d="${seams}" stroke="${side}" stroke-width="2" opacity=".45"/>`);
    paintRowingBoat(
      paint,
      left ? 742 : 330,
      672,
      132,
      random.pick(['#c4533a', '#1c6f78', '#d8a347']),
      0.04,
    );
    paint.fill(`M${numbers([at(676), 640])}v-44h4v44z`, side);
    lampGlow(paint, at(678), 594, 90);
    if (paint.light.lamps) paint.add(`<circle cx="${at(678)}" cy="594" r="6" fill="#ffe6ac"/>`);
    const bank = [
      [at(-20), 724],
      [at(120), 742],
      [at(250), 790],
      [at(340), 826],
    ] as const;
    paint.land(downTo(flowingLine(bank), bank, 830), '#5b7a4a', 0, 0);
    const other = [
      [at(1220), 752],
      [at(1100), 772],
      [at(960), 826],
    ] as const;
    paint.land(downTo(flowingLine(other), other, 830), '#55734a', 0, 0);
    const { climate, season } = paint.brief;
    const tree =
      climate === 'warm'
        ? definePalm(paint, '#3a8058', 0.02, 18)
        : season === 'autumn'
          ? defineRoundTree(paint, '#cc7a34', 0.02)
          : defineFir(paint, WOOD[season], 0.02, season === 'winter');
    for (const [x, y, size] of [
      [54, 756, 4.6],
      [142, 764, 3],
      [1150, 780, 3.4],
    ] as const) {
      paint.add(stamp(tree, at(x), y, size * random.between(0.92, 1.06), s > 0 ? 1 : -1));
    }
    paint.fill(
      blades(random, { from: at(960), to: at(1210), y: 806, tall: 74, count: 26, lean: s * 0.08 }),
      paint.tone('#7d8f4e', 0, 0.12),
    );
  },
};
