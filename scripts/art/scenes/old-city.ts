import { lampGlow, windowColour } from '../buildings.ts';
import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { defineRoundTree, leafSeam } from '../plants.ts';
import type { Random } from '../random.ts';
import { downTo, flowingLine, lens, numbers, rollingHeights, short } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { paintGlitter, paintReflection, paintRipples, paintWater } from '../water.ts';
import type { Scene } from './scene.ts';

const QUAY = 530;
const WATER = '#23686f';
const LEAF = {
  spring: '#e3a3ae',
  summer: '#54864f',
  autumn: '#cf8436',
  winter: '#74837a',
} as const;

/** A domed church of 100 units. */
const defineDome = (paint: Paint, depth: number, roof: string): string =>
  paint.group(() => {
    const [x, y, s] = [0, 0, 100];
    const wall = paint.lit('#ecd9b8', depth, 0.14);
    paint.fill(
      `M${numbers([x - s * 0.62, y])}v${short(-s * 0.5)}h${short(s * 1.24)}v${short(s * 0.5)}zM${numbers([x - s * 0.34, y - s * 0.48])}v${short(-s * 0.34)}h${short(s * 0.68)}v${short(s * 0.34)}z`,
      wall,
    );
    paint.fill(
      `M${numbers([x - s * 0.4, y - s * 0.8])}C${numbers([x - s * 0.4, y - s * 1.24, x - s * 0.12, y - s * 1.36, x, y - s * 1.44])}C${numbers([x + s * 0.12, y - s * 1.36, x + s * 0.4, y - s * 1.24, x + s * 0.4, y - s * 0.8])}z`,
      paint.tone(roof, depth),
    );
    const l = paint.litSide;
    paint.fill(
      `M${numbers([x, y - s * 1.44])}C${numbers([x + l * s * 0.12, y - s * 1.36, x + l * s * 0.4, y - s * 1.24, x + l * s * 0.4, y - s * 0.8])}h${short(-l * s * 0.2)}C${numbers([x + l * s * 0.22, y - s * 1.16, x + l * s * 0.08, y - s * 1.36, x, y - s * 1.44])}z`,
      paint.lit(roof, depth, 0.5),
      'opacity=".7"',
    );
    paint.fill(
      `M${numbers([x - s * 0.07, y - s * 1.4])}v${short(-s * 0.16)}q${numbers([s * 0.07, -s * 0.08, s * 0.14, 0])}v${short(s * 0.16)}zM${numbers([x - 1.5, y - s * 1.58])}l1.5${short(-s * 0.24)} 1.5 ${short(s * 0.24)}z`,
      paint.tone(roof, depth, 0.1),
    );
    let arches = '';
    for (let index = 0; index < 5; index += 1) {
      const ax = x - s * 0.5 + index * s * 0.23;
      arches += `M${numbers([ax, y - s * 0.06])}v${short(-s * 0.22)}q${numbers([s * 0.05, -s * 0.08, s * 0.1, 0])}v${short(s * 0.22)}z`;
    }
    paint.fill(arches, windowColour(paint, depth));
  });

/** A church tower of 100 units with a pointed roof. */
const defineSpire = (paint: Paint, depth: number, roof: string): string =>
  paint.group(() => {
    const [x, y, s] = [0, 0, 100];
    paint.fill(
      `M${numbers([x - s * 0.11, y])}v${short(-s * 0.62)}h${short(s * 0.22)}v${short(s * 0.62)}z`,
      paint.lit('#dcc39c', depth, 0.12),
    );
    const shade = paint.litSide < 0 ? x + s * 0.02 : x - s * 0.11;
    paint.fill(
      `M${numbers([shade, y])}v${short(-s * 0.62)}h${short(s * 0.09)}v${short(s * 0.62)}z`,
      paint.tone('#c9ae86', depth, 0.22),
    );
    paint.fill(
      `M${numbers([x - s * 0.13, y - s * 0.6])}L${numbers([x, y - s * 1.12])}L${numbers([x + s * 0.13, y - s * 0.6])}z`,
      paint.tone(roof, depth),
    );
    paint.fill(
      `M${numbers([x - s * 0.035, y - s * 0.4])}v${short(-s * 0.1)}h${short(s * 0.07)}v${short(s * 0.1)}zm0${short(s * 0.2)}v${short(-s * 0.1)}h${short(s * 0.07)}v${short(s * 0.1)}z`,
      windowColour(paint, depth),
    );
  });

/** A row of roofs as three paths: walls, roofs, windows. */
const roofs = (
  paint: Paint,
  random: Random,
  options: {
    y: number;
    low: number;
    high: number;
    depth: number;
    roof: string;
    walls: readonly string[];
  },
): void => {
  const { y, low, high, depth, roof, walls } = options;
  const byWall = walls.map(() => '');
  let tops = '';
  let panes = '';
  for (let x = -20; x < 1210;) {
    const width = random.between(64, 108);
    const height = random.between(low, high);
    const wall = random.whole(0, walls.length - 1);
    byWall[wall] =
      `${byWall[wall] ?? ''}M${numbers([x, y])}v${short(-height)}h${short(width)}v${short(height)}z`;
    const rise = random.between(14, 26);
    tops += random.chance(0.35)
      ? `M${numbers([x - 2, y - height])}l${numbers([width / 2 + 2, -rise * 1.4])}l${numbers([width / 2 + 2, rise * 1.4])}z`
      : `M${numbers([x - 2, y - height])}l${numbers([width * 0.16, -rise])}h${short(width * 0.68 + 4)}l${numbers([width * 0.16, rise])}z`;
    const columns = 3;
    for (let column = 0; column < columns; column += 1) {
      panes += `M${numbers([x + (width * (column + 0.5)) / columns, y - height + 10])}v${short(height - 18)}`;
    }
    x += width;
  }
  byWall.forEach((path, index) => {
    if (path) paint.fill(path, paint.lit(walls[index] ?? '#ecd9b8', depth, 0.12));
  });
  paint.fill(tops, paint.tone(roof, depth, 0.04));
  paint.add(
    `<path d="${panes}" stroke="${windowColour(paint, depth)}" stroke-width="6" stroke-dasharray="10 11" opacity="${paint.light.lamps ? 0.85 : 0.5}"/>`,
  );
};

/** Domes, spires and roofs above a river, with an arched bridge. */
export const oldCity: Scene = {
  backdrop: (paint) => {
    const city = paint.group(() => {
      const random = paint.placeRandom('old-city');
      const copper = random.pick(['#6fa394', '#5f97a0', '#7c8f96']);
      const tile = random.pick(['#b5603f', '#a9573f', '#6d7a84', '#c06c48']);
      const walls = random.pick([
        ['#f1e0c2', '#e8c79b', '#dfae86', '#f6ecd8'],
        ['#ead6b4', '#d9b48c', '#c98f6d', '#efe3cb'],
        ['#f3e7d2', '#e6d2b8', '#d8c3ae', '#efc9a4'],
      ] as const);
      const hill = rollingHeights(random, { base: QUAY - 40, height: 150, points: 9 });
      paint.land(downTo(flowingLine(hill), hill, QUAY), '#7f9690', 0.7, 0.4);
      const farSpire = defineSpire(paint, 0.58, copper);
      for (let index = 0; index < 3; index += 1) {
        paint.add(stamp(farSpire, random.between(40, 1160), QUAY - 90, random.between(1.1, 1.9)));
      }
      roofs(paint, random, { y: QUAY, low: 96, high: 150, depth: 0.52, roof: tile, walls });
      mistBand(paint, QUAY - 110, 90, 0.45);
      const x = random.between(0.3, 0.7) * 1200;
      const dome = defineDome(paint, 0.32, copper);
      paint.add(stamp(dome, x, QUAY - 60, random.between(1.3, 1.6)));
      const other = x > 600 ? -1 : 1;
      const nearSpire = defineSpire(paint, 0.32, copper);
      for (const [reach, size] of [
        [random.between(230, 330), random.between(2, 2.5)],
        [-random.between(170, 220), random.between(1.5, 1.9)],
      ] as const) {
        paint.add(stamp(nearSpire, x + other * reach, QUAY - 50, size));
      }
      paint.add(
        stamp(dome, x + other * random.between(400, 480), QUAY - 50, random.between(0.6, 0.8)),
      );
      roofs(paint, random, { y: QUAY, low: 54, high: 100, depth: 0.2, roof: tile, walls });
      paint.land(
        leafSeam(random, () => QUAY - 12, { size: 18, step: 30, bottom: QUAY }),
        LEAF[paint.brief.season],
        0.14,
        0,
      );
      paint.fill(`M-10 ${QUAY}v-10h1220v10z`, paint.tone('#9c8a74', 0.12, 0.1));
    });
    paint.add(`<use href="#${city}"/>`);
    paintWater(paint, WATER, QUAY);
    paintReflection(paint, city, QUAY, WATER, { opacity: 0.5, squash: 0.75 });
    paintGlitter(paint, QUAY, 740, { opacity: 0.45 });
    paintRipples(paint, QUAY, 800, { count: 32, opacity: 0.32 });
  },
  foreground: (paint) => {
    const random = paint.placeRandom('embankment');
    const left = random.chance(0.5);
    const at = (x: number): number => (left ? x : 1200 - x);
    const s = left ? 1 : -1;
    // The bridge crosses on three arches.
    const stone = paint.tone('#b5977a', 0.08, 0.1);
    let arches = `M${numbers([at(1220), 566])}L${numbers([at(380), 596])}V660h${short(s * 40)}`;
    for (const [from, wide] of [
      [420, 170],
      [630, 200],
      [870, 230],
    ] as const) {
      arches += `A${numbers([wide / 2, 66])} 0 0 ${left ? 1 : 0} ${numbers([at(from + wide), 662])}h${short(s * 40)}`;
    }
    paint.fill(`${arches}L${numbers([at(1220), 662])}z`, stone);
    paint.fill(
      `M${numbers([at(1220), 556])}L${numbers([at(374), 588])}v10L${numbers([at(1220), 570])}z`,
      paint.lit('#e2caa6', 0.06, 0.2),
    );
    for (const x of [480, 700, 940]) {
      const y = 588 - (x - 374) * 0.038;
      paint.fill(`M${numbers([at(x) - 2, y])}v-44h4v44z`, paint.tone('#2c3a3c', 0.04, 0.2));
      paint.add(
        `<circle cx="${at(x)}" cy="${short(y - 48)}" r="6" fill="${paint.light.lamps ? '#ffe3a0' : paint.lit('#f1e7d2', 0, 0.1)}"/>`,
      );
      lampGlow(paint, at(x), y - 48, 60);
    }
    paint.fill(lens(at(760), 672, 700, 16), paint.tone('#123c40', 0, 0.2), 'opacity=".3"');
    const quay = paint.tone('#8b7767', 0, 0.16);
    paint.fill(
      `M${numbers([at(-20), 694])}L${numbers([at(420), 728, at(520), 830, at(-20), 830])}z`,
      quay,
    );
    paint.fill(
      `M${numbers([at(-20), 676])}L${numbers([at(410), 714, at(424), 730, at(-20), 698])}z`,
      paint.lit('#dcc7a6', 0, 0.18),
    );
    const tree = defineRoundTree(paint, LEAF[paint.brief.season], 0.02);
    paint.add(stamp(tree, at(90), 706, 4.2));
    paint.add(stamp(tree, at(250), 716, 2.5));
    paint.fill(`M${numbers([at(350) - 3, 718])}v-120h6v120z`, paint.tone('#2c3a3c', 0, 0.2));
    paint.add(
      `<circle cx="${at(350)}" cy="592" r="10" fill="${paint.light.lamps ? '#ffe3a0' : paint.lit('#f1e7d2', 0, 0.1)}"/>`,
    );
    lampGlow(paint, at(350), 592, 110);
  },
};
