import { mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { paintHouse } from '../buildings.ts';
import { defineBush, defineCypress, leafSeam } from '../plants.ts';
import type { Random } from '../random.ts';
import type { Point } from '../shapes.ts';
import { downTo, flowingLine, numbers, rollingHeights, short } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import type { Scene } from './scene.ts';

const VINE = {
  spring: '#86a94e',
  summer: '#5f8f47',
  autumn: '#c7853a',
  winter: '#8a7a58',
} as const;
const SOIL = {
  spring: '#a9834f',
  summer: '#b48f5a',
  autumn: '#a87a4a',
  winter: '#a08a6c',
} as const;

/** Rows of vines that run up a hill to a vanishing point, clipped to the hill. */
const rows = (
  paint: Paint,
  random: Random,
  options: { hill: readonly Point[]; bottom: number; vanish: Point; depth: number; count: number },
): void => {
  const { hill, bottom, vanish, depth, count } = options;
  const clip = paint.define(
    (id) =>
      `<clipPath id="${id}"><path d="${downTo(flowingLine(hill), hill, bottom)}"/></clipPath>`,
  );
  const vine = VINE[paint.brief.season];
  let dark = '';
  let light = '';
  for (let index = 0; index <= count; index += 1) {
    const x = -500 + (index / count) * 2200;
    const wide = (2200 / count) * 0.56;
    const bend = random.between(-6, 6);
    const [vx, vy] = vanish;
    const side = paint.litSide * wide * 0.22;
    dark += `M${numbers([x, bottom])}Q${numbers([(x + vx) / 2 + bend, (bottom + vy) / 2, vx, vy])}L${numbers([x + wide, bottom])}z`;
    light += `M${numbers([x + wide * 0.3 + side, bottom])}Q${numbers([(x + vx) / 2 + bend, (bottom + vy) / 2, vx, vy])}L${numbers([x + wide * 0.7 + side, bottom])}z`;
  }
  paint.add(`<g clip-path="url(#${clip})">`);
  paint.fill(dark, paint.tone(mix(vine, '#1e3f2c', 0.3), depth));
  paint.fill(light, paint.lit(vine, depth, 0.35));
  paint.add('</g>');
};

/** Vine rows over rolling hills, a farmhouse among cypresses. */
export const vineyard: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('hills');
    const season = paint.brief.season;
    const far: readonly [base: number, height: number, depth: number, colour: string][] = [
      [430, 110, 0.82, '#6f8f92'],
      [470, 90, 0.66, '#73906c'],
      [510, 86, 0.48, '#86985a'],
    ];
    for (const [base, height, depth, colour] of far) {
      const line = rollingHeights(random, { base, height, points: 10 });
      paint.land(downTo(flowingLine(line), line, 640), colour, depth, 0.45);
    }
    mistBand(paint, 486, 80, 0.5);
    paint.land(
      leafSeam(random, (x) => 506 + Math.sin(x / 130) * 14, { size: 20, step: 26, bottom: 560 }),
      '#5d7d4c',
      0.44,
      0.4,
    );
    const crest = random.between(0.3, 0.7);
    const hill = Array.from({ length: 9 }, (_, index): Point => {
      const share = index / 8;
      return [-20 + share * 1240, 590 - Math.exp(-(((share - crest) / 0.24) ** 2)) * 96];
    });
    paint.land(downTo(flowingLine(hill), hill, 820), SOIL[season], 0.26, 0);
    rows(paint, random, {
      hill,
      bottom: 700,
      vanish: [crest * 1200 + 60, 430],
      depth: 0.24,
      count: 26,
    });
    const x = crest * 1200;
    const wall = random.pick(['#e8cfa4', '#e3b98c', '#efdcbc']);
    paintHouse(paint, {
      x: x - 66,
      y: 500,
      width: 104,
      height: 46,
      wall,
      roof: '#b5603f',
      depth: 0.2,
      style: 'hip',
      windows: { rows: 2, columns: 5 },
    });
    paintHouse(paint, {
      x: x + 30,
      y: 500,
      width: 34,
      height: 84,
      wall,
      roof: '#b5603f',
      depth: 0.2,
      style: 'hip',
      windows: { rows: 3, columns: 1 },
    });
    const cypress = defineCypress(paint, '#3d6a4a', 0.18);
    const places = [-150, -122, -96, 82, 106, 134, 168];
    places.forEach((dx, index) => {
      paint.add(stamp(cypress, x + dx, 508 + Math.abs(dx) * 0.12, 0.6 + (index % 3) * 0.16));
    });
  },
  foreground: (paint) => {
    const random = paint.placeRandom('rows');
    const season = paint.brief.season;
    const left = random.chance(0.5);
    const at = (x: number): number => (left ? x : 1200 - x);
    const hill: Point[] = [
      [at(-20), 606],
      [at(220), 622],
      [at(480), 668],
      [at(760), 706],
      [at(1000), 700],
      [at(1220), 676],
    ];
    paint.land(downTo(flowingLine(hill), hill, 830), SOIL[season], 0.06, 0);
    rows(paint, random, {
      hill,
      bottom: 840,
      vanish: [at(random.between(560, 760)), 540],
      depth: 0.03,
      count: 15,
    });
    const cypress = defineCypress(paint, '#34613f', 0.02);
    const trees: readonly [number, number, number][] = [
      [58, 690, 3.9],
      [126, 684, 3.1],
      [1150, 716, 3.3],
    ];
    for (const [x, y, size] of trees) {
      paint.add(stamp(cypress, at(x), y, size * random.between(0.92, 1.08)));
    }
    const bush = defineBush(paint, '#7d9150', 0, season === 'autumn' ? '#d9482b' : '#b58ad0');
    for (const [x, size] of [
      [30, 2.5],
      [170, 1.9],
      [1110, 2],
      [1190, 2.6],
    ] as const) {
      paint.add(stamp(bush, at(x), 812 - random.between(0, 14), size));
    }
    paint.fill(
      `M${short(at(-20))} 830V790Q${numbers([at(300), 806, at(560), 830])}z`,
      paint.tone('#6d7a44', 0, 0.2),
    );
  },
};
