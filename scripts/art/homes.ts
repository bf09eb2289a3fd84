import type { Houses } from '@club/domain/resort/land';
import type { Random } from '../seed/random.ts';
import type { HouseStyle } from './buildings.ts';
import { lampGlow, paintHouse, paintTower, windowColour } from './buildings.ts';
import { mix } from './colour.ts';
import { hasSeasons } from './layers.ts';
import type { Paint } from './paint.ts';
import { stamp } from './paint.ts';
import { hillColour } from './relief.ts';
import type { Point } from './shapes.ts';
import { flowingGround, lens, numbers, placed, short } from './shapes.ts';

/** Walls and roofs of a way of building. */
type Colours = { walls: readonly string[]; roofs: readonly string[] };

const COLOURS: { readonly [houses in Houses]: Colours } = {
  overwater: { walls: ['#c99f6f', '#b98f64'], roofs: ['#8d6a45'] },
  thatch: { walls: ['#e6d2ac', '#cfa878', '#f3e6cc'], roofs: ['#a3814f', '#8f7047'] },
  cottages: {
    walls: ['#f6e9cf', '#9fd0c8', '#f2b8a0', '#f5d98a', '#bcd7ea'],
    roofs: ['#dfe6e2', '#c9694c', '#8fb0b4'],
  },
  tiles: { walls: ['#f4e6cd', '#efd3a9', '#f8efdf', '#e8b68c'], roofs: ['#b9603f', '#c46f4a'] },
  cubes: { walls: ['#fbf8f1', '#f6f1e6'], roofs: ['#3f78a0', '#fbf8f1'] },
  adobe: { walls: ['#d9a478', '#cc9468', '#e3b68c'], roofs: ['#c48a5f', '#b97f57'] },
  gabled: {
    walls: ['#a9503c', '#7d4236', '#c98a5c', '#e9d9bd', '#5f6f70', '#d9a24c'],
    roofs: ['#5f463e', '#8f4b38', '#4c5558'],
  },
  halftimber: { walls: ['#f5ead4', '#efdcb8', '#e9c9a0'], roofs: ['#9a5138', '#7d4b3c'] },
  stone: { walls: ['#c9bba3', '#b8ab97', '#d8c8a8'], roofs: ['#5f666c', '#6c6660'] },
  timber: { walls: ['#9a6a46', '#84573c', '#a9774f'], roofs: ['#4f4844', '#5d4a42'] },
  cabins: { walls: ['#b5412f', '#b5412f', '#d9a441', '#f2ead9'], roofs: ['#4a4d50', '#3f4548'] },
  towers: {
    walls: ['#5f7f8b', '#8a8f97', '#7d6f74', '#4e707c', '#a58f80'],
    roofs: ['#58707a'],
  },
  spires: { walls: ['#f1e0c2', '#e8c79b', '#dfae86', '#f6ecd8'], roofs: ['#b5603f', '#8f5a48'] },
  arcades: {
    walls: ['#f3c77f', '#e58f6c', '#f6e6c8', '#8fc0bd', '#e9a8a0', '#dcd6a8'],
    roofs: ['#b9654a', '#a85d44'],
  },
  pagoda: { walls: ['#f1e6d2', '#b9573f', '#8a5f48'], roofs: ['#3e4f55', '#4a5560'] },
  temple: { walls: ['#f3e3c0', '#e8c98f', '#c98f4f'], roofs: ['#a8482f', '#7d4b36'] },
  palace: { walls: ['#f2e2c8', '#e9c99b', '#e3b08a'], roofs: ['#d9b27c', '#c9d2cc'] },
  tents: { walls: ['#efe0c2'], roofs: ['#f8efdf'] },
  clapboard: {
    walls: ['#f8f5ec', '#dfe6e4', '#a9c0c8', '#f0dfb4', '#c9695a'],
    roofs: ['#6b7278', '#5a5f66'],
  },
};

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

const palace = (paint: Paint, { x, y, width, depth }: Home, wall: string, roof: string): void => {
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
const homeShapes = (paint: Paint, random: Random, depth: number, count: number): string[] =>
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

/** What stands above the roofs of a town. */
const landmark = (paint: Paint, random: Random, houses: Houses, x: number, y: number): void => {
  const depth = 0.2;
  const copper = paint.tone(random.pick(['#6fa394', '#5f97a0', '#7c8f96']), depth);
  const stone = paint.lit('#e6cfa6', depth, 0.14);
  const tall = random.between(200, 260);
  switch (houses) {
    case 'spires': {
      const r = random.between(56, 76);
      const top = y - tall * 0.55;
      paint.fill(`M${numbers([x - r, y])}V${short(top)}h${short(r * 2)}V${short(y)}z`, stone);
      paint.fill(
        `M${numbers([x - r * 0.86, top])}C${numbers([x - r * 0.86, top - r, x - r * 0.3, top - r * 1.2, x, top - r * 1.4])}C${numbers([x + r * 0.3, top - r * 1.2, x + r * 0.86, top - r, x + r * 0.86, top])}zM${numbers([x - 2, top - r * 1.3])}l2-52 2 52z`,
        copper,
      );
      for (const dx of [
        -random.between(190, 270),
        random.between(150, 230),
        random.between(300, 380),
      ]) {
        const high = tall * random.between(0.75, 1.15);
        paint.fill(
          `M${numbers([x + dx - 17, y])}v${short(-high * 0.68)}h34v${short(high * 0.68)}z`,
          stone,
        );
        paint.fill(
          `M${numbers([x + dx - 20, y - high * 0.66])}l20${short(-high * 0.46)} 20 ${short(high * 0.46)}z`,
          copper,
        );
      }
      break;
    }
    case 'palace':
      for (const dx of [-130, 120]) {
        const high = tall * random.between(0.62, 0.8);
        paint.fill(`M${numbers([x + dx - 13, y])}v${short(-high)}h26v${short(high)}z`, stone);
        paint.fill(
          `M${numbers([x + dx - 20, y - high])}c-6-22 12-24 20-44 8 20 26 22 20 44z`,
          paint.lit('#d9b27c', depth, 0.2),
        );
      }
      break;
    case 'gabled':
    case 'halftimber':
    case 'stone':
    case 'clapboard':
      paint.fill(
        `M${numbers([x - 17, y])}v${short(-tall * 0.72)}h34v${short(tall * 0.72)}z`,
        paint.lit(houses === 'clapboard' ? '#f7f3e8' : '#c9ab84', depth, 0.1),
      );
      paint.fill(
        `M${numbers([x - 20, y - tall * 0.7])}l20${short(-tall * 0.5)} 20 ${short(tall * 0.5)}z`,
        paint.tone('#5f6a6c', depth),
      );
      break;
    case 'tiles':
    case 'arcades':
    case 'cubes': {
      paint.fill(
        `M${numbers([x - 15, y])}v${short(-tall * 0.8)}h30v${short(tall * 0.8)}z`,
        paint.lit(COLOURS[houses].walls[0] ?? '#f4e6cd', depth, 0.14),
      );
      paint.fill(
        `M${numbers([x - 6, y - tall * 0.66])}v-22q6-8 12 0v22z`,
        windowColour(paint, depth),
      );
      paint.fill(
        houses === 'tiles'
          ? `M${numbers([x - 19, y - tall * 0.8])}l19-34 19 34z`
          : `M${numbers([x - 15, y - tall * 0.8])}q15-34 30 0z`,
        paint.tone(COLOURS[houses].roofs[0] ?? '#b9603f', depth),
      );
      break;
    }
    case 'towers': {
      const kind = random.whole(0, 2);
      const tone = paint.tone('#58707a', 0.14, 0.06);
      if (kind === 0)
        paint.fill(
          `M${numbers([x - 6, y])}l3-250h-16l4-22h8l3-20 2-92 2 92 3 20h8l4 22h-16l5 250z`,
          tone,
        );
      else if (kind === 1)
        paint.fill(
          `M${numbers([x - 46, y])}v-240l12-14v-44l12-16v-34l20-30 2-44 2 44 20 30v34l12 16v44l12 14v240z`,
          tone,
        );
      else
        paint.fill(`M${numbers([x - 44, y])}q4-170 30-300 14-60 28-60t10 60q30 140 24 300z`, tone);
      break;
    }
    // Nothing stands above the roofs of these.
    case 'adobe':
    case 'cabins':
    case 'cottages':
    case 'overwater':
    case 'pagoda':
    case 'temple':
    case 'tents':
    case 'thatch':
    case 'timber':
      break;
  }
};

/** A town along the line `y`: rows of its houses, the farther ones paler, and what stands above them. */
export const paintTown = (
  paint: Paint,
  random: Random,
  y: number,
  options: { climb: number; /** At least two. */ rows: number },
): void => {
  const { houses } = paint.brief.subject.land;
  paint.layer(`houses ${houses}`);
  const { climb, rows } = options;
  const crest = random.between(0.3, 0.7);
  const heightAt = (x: number): number => climb * Math.exp(-(((x / 1200 - crest) / 0.36) ** 2));
  const wide = ['gabled', 'towers', 'halftimber'].includes(houses) ? 62 : 78;
  if (climb > 60) {
    // The hill that the upper rows stand on.
    const hill = Array.from({ length: 11 }, (_, at): Point => {
      const x = -20 + at * 124;
      return [x, y - 24 - heightAt(x)];
    });
    paint.land(flowingGround(hill, y), hillColour(paint), 0.3, 0.25);
  }
  for (let row = rows - 1; row >= 0; row -= 1) {
    const share = row / (rows - 1);
    const shapes = homeShapes(paint, random, 0.14 + share * 0.26, row === 0 ? 5 : 3);
    if (row === 0)
      landmark(
        paint,
        random,
        houses,
        crest * 1200 + random.between(-80, 80),
        y - heightAt(crest * 1200) * 0.4 - 10,
      );
    const gap =
      houses === 'overwater' || houses === 'thatch' || houses === 'tents'
        ? 1.7
        : row > 0
          ? 1.3
          : 1.04;
    for (let x = 10 + random.between(0, 40); x < 1190;) {
      const size = wide * random.between(0.78, 1.2) * (1 - share * 0.3);
      const level = heightAt(x) * share;
      const isRoom = row === 0 || heightAt(x) > climb * 0.3 || climb < 40;
      if (isRoom && random.chance(row === 0 ? 0.93 : 0.8)) {
        const near = Math.max(0.3, 1 - Math.abs(x / 1200 - crest) * 1.5);
        const high = houses === 'towers' ? size * (0.5 + near) : size;
        paint.add(
          `<use href="#${random.pick(shapes)}" transform="${placed(x + size / 2, y - level - share * 14, size / 100, high / 100)}"/>`,
        );
      }
      x += size * gap + (row > 0 ? random.between(0, 26) : 0);
    }
  }
};

/** A shade of the ground that the houses of a place stand on. */
export const groundColour = (paint: Paint): string => {
  const { subject, season } = paint.brief;
  const { land } = subject;
  if (paint.has('snow')) return '#eaf1f3';
  if (land.climate === 'desert') return '#d3a46c';
  if (land.climate === 'mediterranean') return '#a3a562';
  return season === 'autumn' && hasSeasons(subject) ? mix('#7fa653', '#c09a4a', 0.6) : '#7fa653';
};
