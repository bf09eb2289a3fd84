import type { Random } from '../seed/random.ts';
import { mix } from './colour.ts';
import type { Paint } from './paint.ts';
import { paintRange } from './mountains.ts';
import type { Point } from './shapes.ts';
import {
  flowingGround,
  flowingLine,
  glint,
  numbers,
  polygon,
  rockyGround,
  rollingHeights,
  roughen,
  short,
  straightLine,
} from './shapes.ts';
import { mistBand } from './sky.ts';
import { leafColour, paintWoods, treesOf } from './trees.ts';

/** The land behind a place: what stands between its sky and its shore at the height `base`. */
type Relief = (paint: Paint, random: Random, base: number) => void;

const GREENS: { readonly [climate: string]: string } = {
  tropical: '#3f7d66',
  subtropical: '#4f8a70',
  desert: '#b58460',
  mediterranean: '#7d8f74',
  mild: '#5f8a74',
  cold: '#5c7f80',
};

/** What hills look like from afar: wooded, dry or under snow. */
export const hillColour = ({ brief }: Paint): string => {
  const { climate } = brief.subject.land;
  return climate === 'cold' && brief.season === 'winter'
    ? '#b9ccd4'
    : (GREENS[climate] ?? '#5f8a74');
};

const rolling = (
  paint: Paint,
  random: Random,
  layers: readonly (readonly [base: number, height: number, depth: number])[],
  colour: string,
): void => {
  for (const [base, height, depth] of layers) {
    const line = rollingHeights(random, { base, height, points: 10 });
    paint.land(flowingGround(line, base + 60), colour, depth, 0.45);
  }
};

/** Woods along the foot of the land, in waves of `length` that rise and fall by `swing`. */
const woodsAtFoot = (
  paint: Paint,
  random: Random,
  base: number,
  wave: {
    over: number;
    length: number;
    swing: number;
    phase?: number;
    size: number;
    depth: number;
  },
): void => {
  const { over, length, swing, phase = 0, size, depth } = wave;
  paintWoods(paint, random, (x) => base - over - Math.sin(x / length + phase) * swing, {
    size,
    bottom: base + 40,
    depth,
  });
};

const flat: Relief = (paint, random, base) => {
  const { land } = paint.brief.subject;
  if (treesOf(paint).length === 0) return;
  if (land.water === 'sea' || land.water === 'lagoon') {
    // A low shore far off on one side, or only the horizon.
    if (random.chance(0.35)) return;
    const left = random.chance(0.5);
    const reach = random.between(260, 520);
    paintWoods(paint, random, () => base - 2, {
      from: left ? -20 : 1200 - reach,
      to: left ? reach : 1220,
      size: 16,
      bottom: base + 2,
      depth: 0.66,
    });
    return;
  }
  const line = rollingHeights(random, { base: base - 4, height: 18, points: 8 });
  paint.land(flowingGround(line, base + 40), hillColour(paint), 0.7, 0.4);
  woodsAtFoot(paint, random, base, {
    over: 8,
    length: 140,
    swing: -4,
    phase: random.between(0, 6),
    size: random.between(24, 40),
    depth: 0.5,
  });
};

const hills: Relief = (paint, random, base) => {
  const tall = random.between(70, 130);
  rolling(
    paint,
    random,
    [
      [base - 10, tall * 1.3, 0.76],
      [base, tall, 0.56],
      [base, tall * 0.55, 0.4],
    ],
    hillColour(paint),
  );
  woodsAtFoot(paint, random, base, {
    over: 10,
    length: 190,
    swing: 14,
    phase: random.between(0, 6),
    size: 24,
    depth: 0.36,
  });
};

const ridges: Relief = (paint, random, base) => {
  const colour = hillColour(paint);
  const summit = random.between(0.2, 0.8);
  const tall = random.between(170, 250);
  for (const [height, depth, side] of [
    [tall, 0.74, summit],
    [tall * 0.72, 0.54, 1 - summit],
    [tall * 0.4, 0.38, summit],
  ] as const) {
    paintRange(paint, random, {
      base: base + 6,
      height,
      peaks: depth > 0.7 ? 4 : 3,
      colour: mix(colour, '#8fa0b0', depth * 0.4),
      depth,
      summit: side,
      cut: 0.36,
      ruggedness: 0.045,
    });
  }
  if (paint.brief.subject.land.climate === 'desert') return;
  woodsAtFoot(paint, random, base, {
    over: 10,
    length: 150,
    swing: 12,
    phase: random.between(0, 6),
    size: 32,
    depth: 0.34,
  });
};

const peaks: Relief = (paint, random, base) => {
  const rock = random.pick(['#6d8492', '#78808e', '#5f8088', '#857c74', '#7f8fa3']);
  const { land } = paint.brief.subject;
  const white = paint.has('snow');
  const dry = land.climate === 'desert' || land.climate === 'mild';
  const snow = white ? 0.66 : random.between(0.18, dry ? 0.28 : 0.4);
  const summit = random.between(0.26, 0.74);
  const tall = random.between(290, 350);
  paintRange(paint, random, {
    base,
    height: tall * 0.78,
    peaks: random.whole(4, 5),
    colour: rock,
    depth: 0.66,
    snow: snow + 0.1,
    summit: 1 - summit,
  });
  paintRange(paint, random, {
    base: base + 4,
    height: tall,
    peaks: random.whole(2, 3),
    colour: rock,
    depth: 0.42,
    snow,
    summit,
    cut: random.between(0.36, 0.5),
  });
  mistBand(paint, base - 24, 90, 0.45);
  rolling(paint, random, [[base, 76, 0.36]], white ? '#cfdde2' : hillColour(paint));
  if (land.climate === 'desert') return;
  woodsAtFoot(paint, random, base, {
    over: 8,
    length: 130,
    swing: 12,
    phase: random.between(0, 6),
    size: 42,
    depth: 0.28,
  });
};

const cone = (paint: Paint, random: Random, base: number, white: boolean): void => {
  const x = random.between(0.3, 0.7) * 1200;
  const wide = random.between(430, 560);
  const top = base - random.between(230, 280);
  const rock = white ? '#71829a' : random.pick(['#5f6668', '#6a6258', '#55696a']);
  const mouth = white ? 34 : random.between(34, 50);
  const outline: Point[] = [
    [x - wide, base + 2],
    [x - wide * 0.6, base - 34],
    [x - wide * 0.32, base - 118],
    [x - wide * 0.15, top + 66],
    [x - mouth, top],
    [x - mouth * 0.4, top + 11],
    [x + mouth * 0.3, top + 8],
    [x + mouth, top - 4],
    [x + wide * 0.16, top + 70],
    [x + wide * 0.34, base - 110],
    [x + wide * 0.64, base - 30],
    [x + wide, base + 2],
  ];
  paint.land(`${flowingLine(outline)}z`, rock, 0.5, 0.5);
  const s = paint.litSide < 0 ? 1 : -1;
  let ribs = '';
  for (let index = 0; index < 6; index += 1) {
    const foot = x + s * wide * (0.03 + (index / 5) * 0.6);
    ribs += polygon([
      [x + s * mouth * (0.1 + index * 0.16), top + 10 + index],
      [x + s * wide * (0.05 + index * 0.035), top + (base - top) * (0.4 + index * 0.02)],
      [foot, base - 4],
      [foot + s * 44, base - 4],
      [x + s * wide * (0.09 + index * 0.04), top + (base - top) * 0.43],
    ]);
  }
  paint.fill(
    ribs,
    paint.vertical([
      [0, paint.tone(rock, 0.5, 0.35), 0.55],
      [1, paint.tone(rock, 0.5, 0.3), 0],
    ]),
  );
  if (white) {
    paint.fill(
      `M${numbers([x - mouth, top])}L${numbers([x - wide * 0.17, top + 82])}l26-12 16 30 26-34 22 44 26-46 24 38 22-30 20 22 20-10L${numbers([x + wide * 0.17, top + 80, x + mouth, top - 4, x, top + 10])}z`,
      paint.lit('#f7f9f9', 0.28, 0.12),
    );
  }
};

const volcano: Relief = (paint, random, base) => {
  cone(paint, random, base, false);
  woodsAtFoot(paint, random, base, {
    over: 10,
    length: 170,
    swing: 12,
    phase: random.between(0, 6),
    size: 28,
    depth: 0.36,
  });
};

const whiteVolcano: Relief = (paint, random, base) => {
  cone(paint, random, base, true);
  mistBand(paint, base - 60, 90, 0.4);
  rolling(paint, random, [[base, 64, 0.46]], hillColour(paint));
  woodsAtFoot(paint, random, base, { over: 8, length: 120, swing: 8, size: 30, depth: 0.34 });
};

const isle: Relief = (paint, random, base) => {
  const x = random.between(0.3, 0.7) * 1200;
  const half = random.between(330, 470);
  paintRange(paint, random, {
    base,
    height: random.between(210, 290),
    peaks: 3,
    colour: '#3f7d6a',
    depth: 0.44,
    summit: 0.5,
    from: x - half,
    to: x + half,
    cut: random.between(0.4, 0.6),
    ruggedness: 0.13,
    mist: 0.4,
  });
  paintWoods(paint, random, () => base - 4, {
    from: x - half * 0.9,
    to: x + half * 0.9,
    size: 22,
    bottom: base + 2,
    depth: 0.34,
  });
};

const karst: Relief = (paint, random, base) => {
  for (const [count, tall, depth] of [
    [7, 150, 0.74],
    [5, 210, 0.54],
    [3, 270, 0.32],
  ] as const) {
    let bare = '';
    let path = '';
    for (let index = 0; index < count; index += 1) {
      const x = ((index + random.between(0.15, 0.85)) / count) * 1240 - 20;
      const half = random.between(34, 66) * (1.3 - depth * 0.6);
      const high = tall * random.between(0.5, 1);
      const top = base - high;
      path += `M${numbers([x - half * 1.15, base + 4])}C${numbers([x - half * 1.05, base - high * 0.5, x - half * 0.9, top + high * 0.16, x - half * 0.3, top])}q${numbers([half * 0.35, -high * 0.05, half * 0.62, high * 0.04])}C${numbers([x + half * 0.95, top + high * 0.2, x + half * 0.95, base - high * 0.5, x + half * 1.2, base + 4])}z`;
      const s = paint.litSide;
      bare += `M${numbers([x + s * half * 0.5, top + high * 0.22])}q${numbers([s * half * 0.3, high * 0.26, s * half * 0.36, high * 0.6])}l${numbers([-s * half * 0.4, -high * 0.06])}q${numbers([s * half * 0.05, -high * 0.3, -s * half * 0.06, -high * 0.5])}z`;
    }
    paint.land(path, '#4f7a62', depth, 0.5);
    paint.fill(bare, paint.lit('#d3c3a6', depth, 0.2), 'opacity=".5"');
  }
};

const butte = (
  paint: Paint,
  random: Random,
  options: { x: number; base: number; width: number; height: number; depth: number; rock: string },
): void => {
  const { x, base, width, height, depth, rock } = options;
  const top = base - height;
  const shelf = base - height * random.between(0.34, 0.46);
  const half = width / 2;
  const notch = random.between(-0.25, 0.25) * width;
  paint.land(
    polygon([
      [x - half * 1.65, base],
      [x - half * 1.12, shelf + 8],
      [x - half, shelf],
      [x - half * 0.94, top + height * 0.08],
      [x - half * 0.8, top],
      [x + notch - 10, top + random.between(-4, 4)],
      [x + notch + 4, top + height * 0.07],
      [x + notch + 22, top + height * 0.02],
      [x + half * 0.84, top + random.between(0, 8)],
      [x + half * 0.95, top + height * 0.1],
      [x + half, shelf],
      [x + half * 1.14, shelf + 8],
      [x + half * 1.7, base],
    ]),
    rock,
    depth,
    0.42,
  );
  const s = paint.litSide < 0 ? 1 : -1;
  paint.fill(
    polygon([
      [x + s * half * 0.35, top + 4],
      [x + s * half * 0.84, top + 4],
      [x + s * half, shelf],
      [x + s * half * 1.7, base],
      [x + s * half * 0.7, base],
      [x + s * half * 0.42, shelf],
    ]),
    paint.vertical([
      [0, paint.tone(rock, depth, 0.34), 0.72],
      [1, paint.tone(rock, depth, 0.3), 0],
    ]),
  );
  let bands = '';
  for (const share of [0.28, 0.55]) {
    const y = top + (shelf - top) * share;
    bands += `M${numbers([x - half * 0.95, y])}h${short(width * 0.95)}v${short(random.between(4, 9))}h${short(-width * 0.95)}z`;
  }
  paint.fill(bands, paint.lit(mix(rock, '#f6d3a4', 0.6), depth, 0.1), 'opacity=".35"');
};

const mesas: Relief = (paint, random, base) => {
  const rock = random.pick(['#c4623f', '#b9573c', '#cd7a4a', '#b86a52']);
  const far = rollingHeights(random, { base: base - 10, height: 56, points: 14 });
  paint.land(flowingGround(far, base + 60), rock, 0.78, 0.3);
  const big = random.between(0.26, 0.74);
  for (const [x, foot, width, height, depth] of [
    [(1 - big) * 1200, base, random.between(150, 220), random.between(120, 170), 0.6],
    [big < 0.5 ? 1080 : 120, base + 8, 260, random.between(90, 140), 0.46],
    [big * 1200, base + 26, random.between(230, 340), random.between(230, 290), 0.24],
  ] as const) {
    butte(paint, random, { x, base: foot, width, height, depth, rock });
    if (depth === 0.46) mistBand(paint, base - 10, 90, 0.5);
  }
  const plain = rollingHeights(random, { base: base + 28, height: 24, points: 9 });
  paint.land(flowingGround(plain, 800), mix(rock, '#d89a63', 0.5), 0.28, 0);
};

const domes: Relief = (paint, random, base) => {
  rolling(paint, random, [[base, 110, 0.7]], hillColour(paint));
  const main = random.between(0.3, 0.7);
  for (const [share, half, tall, depth] of [
    [1 - main, 150, 150, 0.58],
    [main + 0.16, 120, 130, 0.46],
    [main, 96, 250, 0.36],
  ] as const) {
    const x = share * 1200;
    paint.land(
      `M${numbers([x - half * 1.4, base + 4])}C${numbers([x - half * 0.9, base - tall * 0.3, x - half * 0.8, base - tall, x, base - tall])}C${numbers([x + half * 0.7, base - tall, x + half * 0.8, base - tall * 0.4, x + half * 1.6, base + 4])}z`,
      '#6f7672',
      depth,
      0.45,
    );
    const s = paint.litSide;
    paint.fill(
      `M${numbers([x + s * half * 0.1, base - tall * 0.98])}C${numbers([x + s * half * 0.7, base - tall, x + s * half * 0.74, base - tall * 0.5, x + s * half * 1.1, base - tall * 0.16])}q${numbers([-s * half * 0.5, -tall * 0.2, -s * half, -tall * 0.82])}z`,
      paint.lit('#c9b49a', depth, 0.3),
      'opacity=".6"',
    );
  }
  woodsAtFoot(paint, random, base, { over: 18, length: 130, swing: 14, size: 34, depth: 0.28 });
};

const highlands: Relief = (paint, random, base) => {
  for (const [height, depth, colour, lean] of [
    [230, 0.8, '#6f8396', 0.2],
    [190, 0.62, '#6d7f80', 0.85],
    [140, 0.44, '#7a8460', 0.25],
  ] as const) {
    const line = rollingHeights(random, { base: base - 10, height, points: 11 }).map(
      ([x, y]): Point => [x, y + Math.abs(x / 1200 - lean) * height * 0.7],
    );
    paint.land(flowingGround(line, base + 60), colour, depth, 0.45);
    if (depth < 0.7) mistBand(paint, base - 26, 80, 0.4);
  }
};

const table: Relief = (paint, random, base) => {
  const x = random.between(0.36, 0.64) * 1200;
  const half = random.between(260, 340);
  const top = base - random.between(210, 250);
  const rock = '#74808c';
  const side = (s: 1 | -1): Point[] => [
    [x + s * half * 1.9, base],
    [x + s * half * 1.45, base - 60],
    [x + s * half * 1.18, base - 96],
    [x + s * half * 1.05, top + 42],
    [x + s * half * 0.98, top + 6],
  ];
  const outline = roughen(random, [...side(-1), ...side(1).toReversed()], 2, 0.03);
  paint.land(`${straightLine(outline)}z`, rock, 0.5, 0.45);
  let gullies = '';
  for (let index = 0; index < 11; index += 1) {
    const gx = x - half * 0.9 + (index / 10) * half * 1.8;
    gullies += `M${numbers([gx, top + 12])}l${numbers([random.between(-14, 14), random.between(60, 130)])}h${short(random.between(10, 20))}z`;
  }
  paint.fill(gullies, paint.tone(rock, 0.5, 0.3), 'opacity=".4"');
  rolling(paint, random, [[base, 90, 0.4]], hillColour(paint));
  woodsAtFoot(paint, random, base, { over: 8, length: 140, swing: 10, size: 22, depth: 0.32 });
};

/** One dune with its sharp crest. */
export const paintDune = (
  paint: Paint,
  random: Random,
  options: { x: number; base: number; wide: number; height: number; depth: number; sand: string },
): void => {
  const { x, base, wide, height, depth, sand } = options;
  const s = paint.litSide;
  const top = base - height;
  const crest = x + random.between(-0.1, 0.1) * wide;
  paint.fill(
    `M${numbers([x - wide, base])}C${numbers([x - wide * 0.5, base - height * 0.2, crest - wide * 0.24, top + 8, crest, top])}C${numbers([crest + wide * 0.24, top + 8, x + wide * 0.5, base - height * 0.2, x + wide, base])}V830H${short(x - wide)}z`,
    paint.vertical([
      [0, paint.lit(sand, depth, 0.35)],
      [0.5, paint.tone(sand, depth)],
    ]),
  );
  const sway = height * 0.4;
  paint.fill(
    `M${numbers([crest, top])}C${numbers([crest - s * wide * 0.24, top + 8, x - s * wide * 0.5, base - height * 0.2, x - s * wide, base])}V${short(base + 60)}C${numbers([crest - s * wide * 0.1, base + 40, crest + s * sway, base - height * 0.3, crest - s * sway * 0.3, top + height * 0.42])}Q${numbers([crest - s * sway * 0.5, top + height * 0.2, crest, top])}z`,
    paint.vertical([
      [0, paint.tone(sand, depth, 0.32), 0.85],
      [1, paint.tone(sand, depth, 0.26), 0],
    ]),
  );
};

const dunes: Relief = (paint, random, base) => {
  const sand = random.pick(['#dda05f', '#d48a55', '#e3b478', '#cf7f4e']);
  const tint = paint.brief.subject.land.climate === 'desert' ? sand : '#dcc79a';
  for (const [foot, height, depth, count] of [
    [base + 10, 100, 0.6, 3],
    [base + 50, 150, 0.36, 2],
  ] as const) {
    for (let index = 0; index < count; index += 1) {
      paintDune(paint, random, {
        x: ((index + random.between(0.2, 0.8)) / count) * 1200,
        base: foot,
        wide: random.between(360, 520),
        height: height * random.between(0.75, 1.15),
        depth,
        sand: tint,
      });
    }
    mistBand(paint, foot + 6, 60, 0.3);
  }
};

/** A face of rock that falls from one side towards the middle, down to `foot`. */
export const paintCliff = (
  paint: Paint,
  random: Random,
  options: { side: 1 | -1; reach: number; top: number; foot: number; depth: number; rock: string },
): readonly Point[] => {
  const { side, reach, top, foot, depth, rock } = options;
  const x = (share: number): number => (side > 0 ? 1200 - share * 1200 : share * 1200);
  const ridge = roughen(
    random,
    [
      [x(-0.04), top - random.between(0, 24)],
      [x(reach * 0.45), top + random.between(-10, 16)],
      [x(reach * 0.78), top + (foot - top) * 0.12],
      [x(reach * 0.9), top + (foot - top) * 0.42],
      [x(reach * 0.97), top + (foot - top) * 0.75],
      [x(reach), foot],
    ],
    2,
    0.07,
  );
  paint.land(rockyGround(ridge, foot), rock, depth, 0.4);
  const crown = ridge.slice(0, 10);
  const under = crown
    .map(([px, py], index): Point => [px - side * 3, py + 10 + (index % 2) * 16])
    .toReversed();
  const { climate } = paint.brief.subject.land;
  const green = climate === 'desert' ? '#c9a878' : mix('#6f8f58', leafColour(paint), 0.3);
  paint.fill(polygon([...crown, ...under]), paint.lit(green, depth, 0.18));
  let cracks = '';
  for (let index = 0; index < 8; index += 1) {
    const share = (index + random.next()) / 8;
    const at = ridge[Math.floor(share * (ridge.length - 4)) + 1] ?? [0, top];
    const start = at[1] + random.between(24, 60);
    const end = Math.min(foot, start + (foot - start) * random.between(0.4, 0.95));
    const wide = random.between(14, 34);
    cracks += polygon([
      [at[0], start],
      [at[0] - side * wide * 0.6, start + (end - start) * 0.5],
      [at[0] - side * wide * 1.5, end],
      [at[0] + side * wide * 0.4, end],
      [at[0] + side * wide * 0.3, start + (end - start) * 0.45],
    ]);
  }
  paint.fill(
    cracks,
    paint.vertical([
      [0, paint.tone(rock, depth, 0.4), 0.75],
      [1, paint.tone(rock, depth, 0.4), 0.15],
    ]),
  );
  return ridge;
};

/** Surf along the foot of a cliff. */
export const paintSurf = (
  paint: Paint,
  random: Random,
  options: { from: number; to: number; y: number; depth: number },
): void => {
  const { from, to, y, depth } = options;
  let surf = '';
  for (let index = 0; index < 8; index += 1) {
    surf += glint(random.between(from, to), y + random.between(-2, 9), random.between(60, 150), 8);
  }
  paint.fill(surf, paint.lit('#ffffff', depth, 0.1), 'opacity=".75"');
};

const cliffs: Relief = (paint, random, base) => {
  const rock = random.pick(['#b98c66', '#a98a74', '#8f8578', '#a99a86']);
  const side = random.chance(0.5) ? 1 : -1;
  rolling(paint, random, [[base - 40, 120, 0.76]], hillColour(paint));
  for (const [to, reach, top, depth] of [
    [side, 0.62, base - 190, 0.58],
    [-side, 0.44, base - 150, 0.4],
    [side, 0.28, base - 240, 0.22],
  ] as const) {
    paintCliff(paint, random, {
      side: to > 0 ? 1 : -1,
      reach,
      top,
      foot: base + 30,
      depth,
      rock: mix(rock, '#6f6a66', depth * 0.4),
    });
  }
};

const RELIEFS = {
  flat,
  dunes,
  hills,
  ridges,
  peaks,
  volcano,
  'white-volcano': whiteVolcano,
  cliffs,
  karst,
  mesas,
  domes,
  highlands,
  table,
  isle,
} as const;

/** Paints the land behind a place, with its foot at `base`. */
export const paintRelief = (paint: Paint, base: number): void => {
  const { terrain } = paint.brief.subject.land;
  paint.layer(`terrain ${terrain}`);
  RELIEFS[terrain](paint, paint.placeRandom('relief'), base);
};
