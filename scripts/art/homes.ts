import type { HouseStyle } from './buildings.ts';
import { lampGlow, paintHouse, paintTower, windowColour } from './buildings.ts';
import { COLOURS } from './home-colours.ts';
import type { Paint } from './paint.ts';
import { stamp } from './paint.ts';
import { lens, numbers, short } from './shapes.ts';
import type { Random } from '../seed/random.ts';

/** Snow lies on roofs where the picture is of winter. */
const roofColour = (paint: Paint, roof: string): string => (paint.has('snow') ? '#f0f5f6' : roof);

type Home = {
  /** The left edge, and the ground line. */
  x: number;
  y: number;
  width: number;
  depth: number;
};

const hut = (paint: Paint, home: Home, wall: string, roof: string, onStilts: boolean): void => {
  const { depth } = home;
  const s = home.width * 0.9;
  const x = home.x + home.width / 2;
  const y = home.y;
  const wood = paint.tone('#6a4c3a', depth, 0.14);
  if (onStilts) {
    let stilts = '';
    for (const share of [-0.42, -0.16, 0.14, 0.4]) {
      stilts += `M${numbers([x + share * s, y - s * 0.24])}h${short(Math.max(2, s * 0.035))}v${short(s * 0.28)}h${short(-Math.max(2, s * 0.035))}z`;
    }
    paint.fill(
      lens(x, y + s * 0.05, s * 1.25, s * 0.08),
      paint.tone('#0b5f66', depth, 0.2),
      'opacity=".5"',
    );
    paint.fill(stilts, wood);
  }
  const floor = onStilts ? y - s * 0.27 : y;
  paint.fill(
    `M${numbers([x - s * 0.56, floor])}h${short(s * 1.12)}v${short(s * 0.06)}h${short(-s * 1.12)}z`,
    wood,
  );
  paint.fill(
    `M${numbers([x - s * 0.36, floor])}v${short(-s * 0.3)}h${short(s * 0.72)}v${short(s * 0.3)}z`,
    paint.lit(wall, depth, 0.15),
  );
  paint.fill(
    `M${numbers([x - s * 0.22, floor])}v${short(-s * 0.22)}h${short(s * 0.18)}v${short(s * 0.22)}zm${numbers([s * 0.26, 0])}v${short(-s * 0.22)}h${short(s * 0.16)}v${short(s * 0.22)}z`,
    windowColour(paint, depth),
  );
  const eave = floor - s * 0.23;
  paint.fill(
    `M${numbers([x - s * 0.56, eave])}Q${numbers([x - s * 0.14, eave - s * 0.22, x, eave - s * 0.52])}Q${numbers([x + s * 0.14, eave - s * 0.22, x + s * 0.56, eave])}Q${numbers([x, eave - s * 0.08, x - s * 0.56, eave])}z`,
    paint.tone(roof, depth, 0.06),
  );
  const lit = paint.litSide;
  paint.fill(
    `M${numbers([x, eave - s * 0.52])}Q${numbers([x + lit * s * 0.14, eave - s * 0.22, x + lit * s * 0.56, eave])}Q${numbers([x + lit * s * 0.3, eave - s * 0.05, x + lit * s * 0.08, eave - s * 0.06])}z`,
    paint.lit('#c79d66', depth, 0.35),
    'opacity=".8"',
  );
  lampGlow(paint, x, floor - s * 0.1, s * 0.7);
};

const tent = (paint: Paint, { x: left, y, width, depth }: Home): void => {
  const s = width * 0.8;
  const x = left + width / 2;
  paint.fill(
    `M${numbers([x - s * 0.5, y])}V${short(y - s * 0.34)}h${short(s)}V${short(y)}z`,
    paint.lit('#e9d2ab', depth, 0.1),
  );
  paint.fill(
    `M${numbers([x - s * 0.64, y - s * 0.32])}Q${numbers([x - s * 0.14, y - s * 0.5, x, y - s * 0.78])}Q${numbers([x + s * 0.14, y - s * 0.5, x + s * 0.64, y - s * 0.32])}z`,
    paint.lit('#f8efdf', depth, 0.15),
  );
  paint.fill(
    `M${numbers([x, y - s * 0.78])}Q${numbers([x - paint.litSide * s * 0.14, y - s * 0.5, x - paint.litSide * s * 0.64, y - s * 0.32])}h${short(paint.litSide * s * 0.5)}z`,
    paint.tone('#d9bf99', depth, 0.2),
  );
  paint.fill(
    `M${numbers([x - s * 0.12, y])}v${short(-s * 0.26)}q${numbers([s * 0.12, -s * 0.1, s * 0.24, 0])}v${short(s * 0.26)}z`,
    windowColour(paint, depth),
  );
  lampGlow(paint, x, y - s * 0.12, s * 0.9);
};

/** A roof whose eaves turn up, over a wall with screens; `tiers` of them stand on each other. */
const curved = (
  paint: Paint,
  { x: left, y, width, depth }: Home,
  wall: string,
  roof: string,
  tiers: number,
  steep: number,
): void => {
  const x = left + width / 2;
  let foot = y;
  let wide = width * 0.8;
  for (let tier = 0; tier < tiers; tier += 1) {
    const high = width * (tier === 0 ? 0.34 : 0.2);
    paint.fill(
      `M${numbers([x - wide / 2, foot])}v${short(-high)}h${short(wide)}v${short(high)}z`,
      paint.lit(wall, depth, 0.12),
    );
    let panes = '';
    for (let pane = 0; pane < 4; pane += 1)
      panes += `M${numbers([x - wide * 0.36 + pane * wide * 0.24, foot - high * 0.2])}v${short(-high * 0.5)}`;
    paint.stroke(panes, windowColour(paint, depth), short(wide * 0.12, 1));
    const eave = foot - high * 0.82;
    const rise = wide * 0.36 * steep;
    paint.fill(
      `M${numbers([x - wide * 0.68, eave - wide * 0.03])}Q${numbers([x - wide * 0.44, eave - rise * 0.18, x - wide * 0.28, eave - rise])}h${short(wide * 0.56)}Q${numbers([x + wide * 0.44, eave - rise * 0.18, x + wide * 0.68, eave - wide * 0.03])}Q${numbers([x, eave + wide * 0.08, x - wide * 0.68, eave - wide * 0.03])}z`,
      paint.tone(roofColour(paint, roof), depth, 0.06),
    );
    paint.fill(
      `M${numbers([x - wide * 0.28, eave - rise])}h${short(wide * 0.56)}v${short(-wide * 0.035)}h${short(-wide * 0.56)}z`,
      paint.lit(steep > 1 ? '#e6b85a' : roof, depth, 0.3),
    );
    foot = eave - rise * 0.8;
    wide *= 0.66;
  }
  lampGlow(paint, x, y - width * 0.16, width * 0.6);
};

export const palace = (
  paint: Paint,
  { x, y, width, depth }: Home,
  wall: string,
  roof: string,
): void => {
  const high = width * 0.62;
  paint.fill(
    `M${numbers([x, y])}v${short(-high)}h${short(width)}v${short(high)}z`,
    paint.lit(wall, depth, 0.14),
  );
  const shaded = paint.litSide < 0 ? x + width * 0.7 : x;
  paint.fill(
    `M${numbers([shaded, y])}v${short(-high)}h${short(width * 0.3)}v${short(high)}z`,
    paint.tone(wall, depth, 0.2),
  );
  let arches = '';
  for (let row = 0; row < 2; row += 1) {
    for (let index = 0; index < 4; index += 1) {
      const ax = x + width * (0.08 + index * 0.23);
      const ay = y - high * (0.1 + row * 0.46);
      arches += `M${numbers([ax, ay])}v${short(-high * 0.2)}q${numbers([width * 0.075, -high * 0.16, width * 0.15, 0])}v${short(high * 0.2)}z`;
    }
  }
  paint.fill(arches, windowColour(paint, depth));
  for (const [share, size] of [
    [0.5, 0.3],
    [0.1, 0.13],
    [0.9, 0.13],
  ] as const) {
    const cx = x + width * share;
    const r = width * size;
    const top = y - high;
    paint.fill(
      `M${numbers([cx - r * 0.72, top])}C${numbers([cx - r * 1.1, top - r * 0.8, cx - r * 0.3, top - r * 1.1, cx, top - r * 1.6])}C${numbers([cx + r * 0.3, top - r * 1.1, cx + r * 1.1, top - r * 0.8, cx + r * 0.72, top])}z`,
      paint.lit(roof, depth, 0.2),
    );
  }
};

/** One house of the place's way of building, in one of its colours. */
const paintHome = (paint: Paint, random: Random, home: Home): void => {
  const { houses } = paint.brief.subject.land;
  const { x, y, width, depth } = home;
  const wall = random.pick(COLOURS[houses].walls);
  const roof = random.pick(COLOURS[houses].roofs);
  const house = (style: HouseStyle, height: number, rows: number, columns: number): void => {
    paintHouse(paint, {
      x,
      y,
      width,
      height: width * height,
      wall,
      roof: roofColour(paint, roof),
      depth,
      style,
      windows: { rows, columns },
    });
    lampGlow(paint, x + width / 2, y - width * 0.2, width * 0.9);
  };
  switch (houses) {
    case 'overwater':
      hut(paint, home, wall, roof, true);
      break;
    case 'thatch':
      hut(paint, home, wall, roof, false);
      break;
    case 'tents':
      tent(paint, home);
      break;
    case 'pagoda':
      curved(paint, home, wall, roof, random.chance(0.25) ? 2 : 1, 0.9);
      break;
    case 'temple':
      curved(paint, home, wall, roof, random.chance(0.6) ? 2 : 1, 1.7);
      break;
    case 'palace':
      palace(paint, home, wall, roof);
      break;
    case 'cubes':
      house(random.chance(0.3) ? 'dome' : 'flat', random.between(0.55, 0.9), 2, 2);
      break;
    case 'adobe':
      house('flat', random.between(0.5, 0.85), 2, 3);
      paint.fill(
        `M${numbers([x, y - width * 0.48])}h${short(width)}v3h${short(-width)}z`,
        paint.tone('#7d5a40', depth, 0.15),
        'opacity=".5"',
      );
      break;
    case 'gabled':
      house(random.pick(['stepped', 'gable', 'gable'] as const), random.between(1.5, 2.1), 4, 3);
      break;
    case 'towers':
      paintTower(paint, random, {
        x,
        y,
        width,
        height: width * random.between(2.4, 5),
        colour: wall,
        depth,
      });
      break;
    case 'halftimber': {
      house('gable', random.between(0.9, 1.2), 3, 3);
      const [l, h] = [x + width * 0.06, width * 0.9];
      paint.stroke(
        `M${numbers([l, y])}v${short(-h)}M${numbers([x + width * 0.94, y])}v${short(-h)}M${numbers([l, y - h * 0.5])}h${short(width * 0.88)}M${numbers([l, y])}l${numbers([width * 0.3, -h * 0.5])}M${numbers([x + width * 0.94, y])}l${numbers([-width * 0.3, -h * 0.5])}`,
        paint.tone('#5f3f30', depth, 0.1),
        short(width * 0.045, 1),
      );
      break;
    }
    case 'stone':
      house('gable', random.between(0.55, 0.8), 2, 3);
      paint.fill(
        `M${numbers([x + width * 0.78, y - width * 0.7])}v${short(-width * 0.42)}h${short(width * 0.12)}v${short(width * 0.42)}z`,
        paint.tone(wall, depth, 0.1),
      );
      break;
    case 'arcades': {
      house(random.pick(['hip', 'flat'] as const), random.between(0.75, 1.1), 3, 3);
      let arches = '';
      for (let index = 0; index < 3; index += 1)
        arches += `M${numbers([x + width * (0.08 + index * 0.3), y])}v${short(-width * 0.16)}q${numbers([width * 0.12, -width * 0.14, width * 0.24, 0])}v${short(width * 0.16)}z`;
      paint.fill(arches, windowColour(paint, depth));
      break;
    }
    case 'tiles':
    case 'spires':
      house(random.pick(['hip', 'hip', 'gable'] as const), random.between(0.6, 1), 2, 3);
      break;
    case 'cottages':
      house('hip', random.between(0.42, 0.56), 1, 3);
      break;
    case 'clapboard':
      house('gable', random.between(0.6, 0.9), 2, 3);
      break;
    case 'timber':
      house('gable', random.between(0.42, 0.6), 2, 4);
      break;
    case 'cabins':
      house('gable', random.between(0.5, 0.65), 1, 2);
      break;
  }
};

/** Houses of 100 units with the middle of their foot at (0, 0), to be stamped. */
export const homeShapes = (paint: Paint, random: Random, depth: number, count: number): string[] =>
  Array.from({ length: count }, () =>
    paint.group(() => paintHome(paint, random, { x: -50, y: 0, width: 100, depth })),
  );

/** A few houses of the place on the ground line, each defined once and stamped. */
export const paintHomes = (
  paint: Paint,
  random: Random,
  depth: number,
  spots: readonly (readonly [x: number, y: number, width: number])[],
): void => {
  const { houses } = paint.brief.subject.land;
  paint.layer(`houses ${houses}`);
  const shapes = homeShapes(paint, random, depth, Math.min(spots.length, 4));
  spots.forEach(([x, y, width], index) => {
    paint.add(stamp(shapes[index % shapes.length] ?? '', x, y, width / 100));
  });
};
