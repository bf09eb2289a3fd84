import { mix } from '../colour.ts';
import { stamp } from '../paint.ts';
import { paintHouse, paintSail } from '../buildings.ts';
import { defineBush, defineFlatTree, definePalm, leafSeam } from '../plants.ts';
import type { Point } from '../shapes.ts';
import { downTo, flowingLine, numbers, polygon, rollingHeights, short } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { paintGlitter, paintRipples, paintWater } from '../water.ts';
import type { Scene } from './scene.ts';

const SHORE = 500;

/** A volcano that rises from the sea with a thread of smoke, gardens on black soil before it. */
export const volcano: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('volcano');
    const x = random.between(0.34, 0.66) * 1200;
    const wide = random.between(420, 560);
    const top = random.between(206, 250);
    const rock = random.pick(['#5f5b66', '#6a5a55', '#55646a']);
    const crater = random.between(30, 48);
    const active = random.chance(0.6);
    if (active) {
      const s = random.chance(0.5) ? 1 : -1;
      const smoke = paint.vertical([
        [0, paint.light.cloud[0], 0],
        [0.4, paint.light.cloud[0], 0.55],
        [1, mix(paint.light.cloud[1], paint.light.shade, 0.2), 0.75],
      ]);
      paint.fill(
        `M${numbers([x - crater * 0.6, top + 6])}c${numbers([-20, -40, s * 14, -50, s * 10 - 20, -90])}c${numbers([s * 10 - 40, -60, s * 70, -70, s * 150, -110])}q${numbers([s * 90, 0, s * 110, 40])}c${numbers([-s * 80, 10, -s * 130, 40, -s * 150, 70])}q${numbers([-s * 40, 50, -s * 60 + 20, 92])}z`,
        smoke,
      );
    }
    const cone: Point[] = [
      [x - wide, SHORE + 2],
      [x - wide * 0.62, SHORE - 34],
      [x - wide * 0.34, SHORE - 130],
      [x - wide * 0.16, top + 70],
      [x - crater, top],
      [x - crater * 0.4, top + 12],
      [x + crater * 0.2, top + 9],
      [x + crater, top - 4],
      [x + wide * 0.17, top + 74],
      [x + wide * 0.36, SHORE - 120],
      [x + wide * 0.66, SHORE - 30],
      [x + wide, SHORE + 2],
    ];
    paint.land(`${flowingLine(cone)}z`, rock, 0.4, 0.5);
    const s = paint.litSide < 0 ? 1 : -1;
    let ribs = '';
    for (let index = 0; index < 7; index += 1) {
      const share = index / 6;
      const fx = x + s * wide * (0.02 + share * 0.62);
      ribs += polygon([
        [x + s * crater * (0.1 + share * 0.85), top + 10 + share * 6],
        [x + s * wide * (0.04 + share * 0.2), top + (SHORE - top) * (0.4 + share * 0.1)],
        [fx, SHORE - 4],
        [fx + s * 46, SHORE - 4],
        [x + s * wide * (0.08 + share * 0.22), top + (SHORE - top) * 0.42],
      ]);
    }
    paint.fill(
      ribs,
      paint.vertical([
        [0, paint.tone(rock, 0.4, 0.35), 0.6],
        [1, paint.tone(rock, 0.4, 0.3), 0],
      ]),
    );
    if (active && paint.light.lamps) {
      const glow = paint.radial([
        [0, '#ff8a4a', 0.85],
        [1, '#ff6a3a', 0],
      ]);
      paint.add(`<circle cx="${short(x)}" cy="${short(top)}" r="84" fill="${glow}"/>`);
      paint.fill(
        `M${numbers([x - 6, top + 12])}q-16 50-4 96t-18 90q2-50 8-92t4-92zM${numbers([x + 14, top + 12])}q20 60 10 110 12-60 2-112z`,
        '#ff9a52',
      );
    } else if (random.chance(0.4)) {
      paint.fill(
        `M${numbers([x - crater, top])}L${numbers([x - wide * 0.14, top + 62])}l22-10 16 24 24-22 20 28 26-26 22 14L${numbers([x + wide * 0.15, top + 62, x + crater, top - 4, x, top + 11])}z`,
        paint.lit('#f5f7f6', 0.25, 0.15),
      );
    }
    mistBand(paint, 440, 80, 0.4);
    paint.land(
      leafSeam(random, (px) => SHORE - 12 - 26 * Math.exp(-(((px - x) / 330) ** 2)), {
        from: x - wide,
        to: x + wide,
        size: 22,
        step: 34,
        bottom: SHORE + 4,
      }),
      '#4a7a58',
      0.34,
      0.3,
    );
    for (let index = 0; index < 6; index += 1) {
      paintHouse(paint, {
        x: x - 190 + index * 64 + random.between(-12, 12),
        y: SHORE - 4,
        width: random.between(22, 32),
        height: random.between(18, 28),
        wall: '#f8efdf',
        roof: '#c66a4a',
        depth: 0.3,
        style: 'flat',
        windows: { rows: 1, columns: 2 },
      });
    }
    paintWater(paint, '#11707f', SHORE);
    paintGlitter(paint, SHORE, 720, { opacity: 0.6 });
    paintRipples(paint, SHORE, 780, { count: 30, opacity: 0.32 });
    paintSail(paint, random.between(200, 1000), SHORE + 46, 46, 0.2);
  },
  foreground: (paint) => {
    const random = paint.placeRandom('garden');
    const left = random.chance(0.5);
    const at = (x: number): number => (left ? x : 1200 - x);
    const shore = rollingHeights(random, { base: 716, height: 40, points: 7 }).map(
      ([x, y]): Point => [x, y + (left ? x : 1200 - x) * 0.05],
    );
    const wash = shore.map(([x, y]): Point => [x, y - 12]);
    paint.fill(downTo(flowingLine(wash), wash, 830), '#fff', 'opacity=".6"');
    paint.fill(
      downTo(flowingLine(shore), shore, 830),
      paint.vertical([
        [0, paint.tone('#6a5f5c', 0, 0)],
        [1, paint.tone('#3f3a3c', 0, 0.2)],
      ]),
    );
    const warm = paint.brief.climate === 'warm';
    const tree = warm
      ? definePalm(paint, '#2f7c58', 0.02, 26)
      : defineFlatTree(paint, '#4b7d55', 0.02, 1.2);
    paint.add(stamp(tree, at(110), 752, warm ? 4.7 : 3.7, left ? 1 : -1));
    paint.add(stamp(tree, at(warm ? 30 : 1120), 780, warm ? 3.5 : 2.3, left ? 1 : -1));
    const bush = defineBush(paint, '#5c8d54', 0, random.pick(['#e2466f', '#f0a24a', '#f6efe0']));
    for (const [x, y, size] of [
      [40, 786, 2.4],
      [170, 800, 2],
      [270, 806, 1.5],
      [1150, 812, 2.4],
      [1050, 822, 1.6],
    ] as const) {
      paint.add(stamp(bush, at(x), y, size));
    }
  },
};
