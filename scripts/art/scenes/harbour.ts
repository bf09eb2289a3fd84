import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { defineHouse, lampGlow, paintHouse, paintRowingBoat, paintSail } from '../buildings.ts';
import { defineCypress, defineFir, definePalm, leafSeam } from '../plants.ts';
import type { Point } from '../shapes.ts';
import { downTo, flowingLine, numbers, rollingHeights, short } from '../shapes.ts';
import { paintReflection, paintRipples, paintWater } from '../water.ts';
import type { Scene } from './scene.ts';

const QUAY = 540;
const WATER = '#17737f';
const WALLS = [
  ['#f2c894', '#e89a78', '#f6e3c2', '#dd7c64', '#f0b06a', '#f8eddb'],
  ['#f7f0e2', '#f0dcc0', '#e9c9a4', '#fbf6ea', '#d9a982', '#f3e6cf'],
  ['#d9573f', '#e7b255', '#f4ead6', '#4d8790', '#c8864f', '#7f9f8c'],
] as const;

const town = (paint: Paint): void => {
  const random = paint.placeRandom('town');
  const walls = random.pick(WALLS);
  const roofs = random.pick([
    ['#b45a3c', '#c46a48'],
    ['#a8543a', '#8f4d3e'],
    ['#5a6a70', '#b0573c'],
  ]);
  const crest = random.between(0.3, 0.7);
  const far = rollingHeights(random, { base: QUAY - 60, height: 200, points: 9 });
  paint.land(downTo(flowingLine(far), far, QUAY), '#6d8f86', 0.66, 0.45);
  const rise = (x: number): number => 205 * Math.exp(-(((x / 1200 - crest) / 0.34) ** 2));
  const hill = Array.from({ length: 10 }, (_, index): Point => {
    const x = -20 + (index / 9) * 1240;
    return [x, QUAY - 40 - rise(x)];
  });
  paint.land(downTo(flowingLine(hill), hill, QUAY), '#5f8462', 0.36, 0.3);
  paint.land(
    leafSeam(random, (x) => QUAY - 36 - rise(x), { size: 20, step: 44, bottom: QUAY }),
    '#4b7a58',
    0.34,
    0.4,
  );
  const { climate } = paint.brief;
  const tree =
    climate === 'warm'
      ? definePalm(paint, '#3f8058', 0.22, 12)
      : climate === 'mild'
        ? defineCypress(paint, '#3a6848', 0.22)
        : defineFir(paint, '#3a6858', 0.22);
  const houses = (depth: number, count: number, size: number): string[] =>
    Array.from({ length: count }, (_, index) =>
      defineHouse(paint, {
        width: 60 * size,
        height: (66 + index * 5) * size,
        wall: walls[index % walls.length] ?? walls[0],
        roof: random.pick(roofs),
        depth,
        style:
          climate === 'cool'
            ? 'gable'
            : ((['hip', 'flat', 'hip', 'gable'] as const)[index % 4] ?? 'hip'),
        windows: { rows: 2 + (index % 2), columns: 2 + (index % 2) },
      }),
    );
  const lower = houses(0.12, 4, 1);
  const upper = houses(0.26, 3, 0.72);
  for (let tier = 3; tier >= 0; tier -= 1) {
    const share = tier / 4;
    for (let x = 30 + random.between(0, 40); x < 1160;) {
      const width = random.between(44, 74) * (1 - share * 0.3);
      const level = rise(x + width / 2) * share;
      if (rise(x) > 36 + tier * 26 || tier === 0) {
        const high = random.between(48, 92) * (1 - share * 0.32);
        if (tier > 0 && random.chance(0.24)) {
          paint.add(stamp(tree, x + width / 2, QUAY - level, random.between(0.5, 0.85)));
        } else if (tier === 0 ? random.chance(0.86) : random.chance(0.78)) {
          const y = QUAY - level + (tier > 0 ? 8 : 0);
          paint.add(
            tier > 1
              ? `<use href="#${random.pick(upper)}" x="${short(x)}" y="${short(y)}"/>`
              : `<use href="#${random.pick(lower)}" transform="matrix(${numbers([width / 60, 0, 0, high / 66], 2)} ${numbers([x, y])})"/>`,
          );
        }
      }
      x += width * (tier === 0 ? 1.05 : 1.42) + random.between(-3, 10 + tier * 7);
    }
  }
  // The campanile that sailors steer by.
  const x = crest * 1200 + random.between(-60, 60);
  const foot = QUAY - rise(x) * 0.55;
  paintHouse(paint, {
    x: x - 14,
    y: foot,
    width: 28,
    height: 128,
    wall: walls[2],
    roof: roofs[0] ?? '#b45a3c',
    depth: 0.16,
    style: 'flat',
    windows: { rows: 4, columns: 1 },
  });
  paint.fill(
    `M${numbers([x - 17, foot - 132])}L${numbers([x, foot - 176])}L${numbers([x + 17, foot - 132])}z`,
    paint.tone(roofs[0] ?? '#b45a3c', 0.16),
  );
  paint.fill(`M-10 ${QUAY}v-9h1220v9z`, paint.lit('#cbb594', 0.1, 0.15));
};

/** A painted town that climbs from its quay, boats at their moorings. */
export const harbour: Scene = {
  backdrop: (paint) => {
    const id = paint.group(() => town(paint));
    paint.add(`<use href="#${id}"/>`);
    paintWater(paint, WATER, QUAY);
    paintReflection(paint, id, QUAY, WATER, { opacity: 0.5, squash: 0.8 });
    paintRipples(paint, QUAY, 800, { count: 36, opacity: 0.36 });
  },
  foreground: (paint) => {
    const random = paint.placeRandom('boats');
    const left = random.chance(0.5);
    const at = (x: number): number => (left ? x : 1200 - x);
    paintSail(paint, at(random.between(200, 300)), 610, 108, 0.1);
    paintSail(paint, at(random.between(820, 900)), 586, 66, 0.16, '#f4dcc0');
    const hulls = ['#d9482b', '#1b7a82', '#e6b14d', '#f3ead8', '#2f5b7a'];
    for (const [x, y, size] of [
      [430, 640, 84],
      [660, 616, 62],
      [960, 664, 112],
      [560, 716, 148],
    ] as const) {
      paintRowingBoat(paint, at(x) - size / 2, y, size, random.pick(hulls), 0.05);
    }
    const stone = paint.tone('#8d7a68', 0, 0.16);
    const edge = paint.lit('#dbc6a4', 0, 0.2);
    paint.fill(
      `M${numbers([at(-20), 742])}L${numbers([at(360), 760, at(420), 830, at(-20), 830])}z`,
      stone,
    );
    paint.fill(
      `M${numbers([at(-20), 728])}L${numbers([at(350), 748, at(366), 762, at(-20), 746])}z`,
      edge,
    );
    for (const x of [120, 290]) {
      paint.fill(`M${numbers([at(x) - 9, 744])}v-22q9-8 18 0v22z`, paint.tone('#3c4a4c', 0, 0.2));
    }
    paint.fill(`M${numbers([at(60) - 3, 738])}v-190h6v190z`, paint.tone('#2f3d40', 0, 0.2));
    paint.fill(
      `M${numbers([at(60) - 13, 548])}l4-26h18l4 26z`,
      paint.light.lamps ? '#ffe3a0' : paint.lit('#efe6d2', 0, 0.1),
    );
    lampGlow(paint, at(60), 536, 110);
  },
};
