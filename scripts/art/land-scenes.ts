import { lampGlow } from './buildings.ts';
import { mix } from './colour.ts';
import { groundColour, paintHomes } from './homes.ts';
import type { Paint } from './paint.ts';
import { blades } from './plants.ts';
import { hillColour, paintDune, paintRelief } from './relief.ts';
import type { Scene } from './scene.ts';
import { across } from './scene.ts';
import type { Random } from '../seed/random.ts';
import type { Point } from './shapes.ts';
import { blob, flowingGround, lens, numbers, placed, rollingHeights, short } from './shapes.ts';
import { mistBand } from './sky.ts';
import { paintReflection, paintRipples, narrowWater, paintWater, waterColours } from './water.ts';
import { leafColour, paintWoods, plantBushes, plantColour, plantTrees } from './trees.ts';

const baseOf = (paint: Paint): number => paint.placeRandom('base').between(470, 520);

/** Water of the place at the foot of its land: a strip that fields and meadows come down to. */
const strip = (paint: Paint, y: number, tall: number): void => {
  const { water } = paint.brief.subject.land;
  if (water === 'none' || water === 'pond') return;
  paint.layer(`water ${water}`);
  paint.fill(`M-10 ${short(y)}H1210V${short(y + tall)}H-10z`, narrowWater(paint, '#2a7d88'));
  paintRipples(paint, y, y + tall, { count: 10, opacity: 0.3, part: 'strip' });
};

/** A stream that comes down towards the viewer. */
const stream = (paint: Paint, random: Random, top: number): void => {
  paint.layer('water river');
  const s = random.chance(0.5) ? 1 : -1;
  const x = 600 - s * random.between(20, 140);
  paint.fill(
    `M${numbers([x - 8, top])}C${numbers([x + s * 70, top + 40, x - s * 170, top + 70, x - 150, 830])}H${short(x + 170)}C${numbers([x + 50, top + 90, x + s * 110 + 30, top + 44, x + 10, top])}z`,
    narrowWater(paint, '#3f9aa0'),
  );
  paint.fill(
    `M${numbers([x - 40, 740])}q60-12 110 2-50 10-110-2zM${numbers([x - 20, 780])}q70-14 130 2-60 10-130-2z`,
    paint.lit('#ffffff', 0.02, 0.2),
    'opacity=".5"',
  );
};

const SOIL = {
  spring: '#a9834f',
  summer: '#b48f5a',
  autumn: '#a87a4a',
  winter: '#a08a6c',
} as const;

/** Rows of vines that run up a hill to a vanishing point. */
const vineRows = (
  paint: Paint,
  random: Random,
  options: { hill: readonly Point[]; bottom: number; vanish: Point; depth: number; count: number },
): void => {
  const { hill, bottom, vanish, depth, count } = options;
  const vine = plantColour(paint, 'vines');
  const clip = paint.define(
    (id) => `<clipPath id="${id}"><path d="${flowingGround(hill, bottom)}"/></clipPath>`,
  );
  let dark = '';
  let light = '';
  const [vx, vy] = vanish;
  for (let index = 0; index <= count; index += 1) {
    const x = -500 + (index / count) * 2200;
    const wide = (2200 / count) * 0.56;
    const bend = random.between(-6, 6);
    const side = paint.litSide * wide * 0.22;
    const row = `Q${numbers([(x + vx) / 2 + bend, (bottom + vy) / 2, vx, vy])}`;
    dark += `M${numbers([x, bottom])}${row}L${numbers([x + wide, bottom])}z`;
    light += `M${numbers([x + wide * 0.3 + side, bottom])}${row}L${numbers([x + wide * 0.7 + side, bottom])}z`;
  }
  paint.add(`<g clip-path="url(#${clip})">`);
  paint.fill(dark, paint.tone(mix(vine, '#1e3f2c', 0.3), depth));
  paint.fill(light, paint.lit(vine, depth, 0.35));
  paint.add('</g>');
};

/** Vines over the hills, the house among its trees. */
export const vineyard: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('vineyard');
    paint.layer('plant vines');
    const base = baseOf(paint) - 20;
    paintRelief(paint, base);
    strip(paint, base, 40);
    mistBand(paint, base + 4, 70, 0.45);
    paint.fill(`M-10 ${short(base + 60)}H1210V830H-10z`, paint.tone(SOIL[paint.brief.season], 0.2));
    const crest = random.between(0.3, 0.7);
    const top = base + 6;
    const hill = Array.from({ length: 9 }, (_, index): Point => {
      const share = index / 8;
      return [-20 + share * 1240, top + 84 - Math.exp(-(((share - crest) / 0.24) ** 2)) * 90];
    });
    paint.land(flowingGround(hill, 820), SOIL[paint.brief.season], 0.26, 0);
    vineRows(paint, random, {
      hill,
      bottom: top + 190,
      vanish: [crest * 1200 + 60, top - 70],
      depth: 0.24,
      count: 24,
    });
    const x = crest * 1200;
    paintHomes(paint, random, 0.18, [
      [x - 20, top + 6, 128],
      [x + 84, top + 12, 84],
    ]);
    plantTrees(paint, random, 0.18, [
      [x - 128, top + 18, 0.9],
      [x - 100, top + 14, 0.7],
      [x + 150, top + 20, 0.9],
      [x + 182, top + 26, 0.7],
    ]);
  },
  foreground: (paint) => {
    const random = paint.placeRandom('rows');
    const at = across(random.chance(0.5));
    const hill: Point[] = [
      [at(-20), 606],
      [at(220), 622],
      [at(480), 668],
      [at(760), 706],
      [at(1000), 700],
      [at(1220), 676],
    ];
    paint.land(flowingGround(hill, 830), SOIL[paint.brief.season], 0.06, 0);
    vineRows(paint, random, {
      hill,
      bottom: 840,
      vanish: [at(random.between(520, 780)), 540],
      depth: 0.03,
      count: 15,
    });
    plantTrees(paint, random, 0.02, [
      [at(58), 700, 3.7],
      [at(132), 690, 2.8],
      [at(1150), 726, 3],
    ]);
    plantBushes(paint, random, [
      [at(30), 806, 2.4],
      [at(170), 812, 1.8],
      [at(1150), 812, 2.2],
    ]);
  },
};

/** Fields in steps down a valley: flooded for rice, in rows for tea. */
export const terraces: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('terraces');
    const { plants } = paint.brief.subject.land;
    const crop = plants.find((plant) => plant === 'rice' || plant === 'tea');
    if (crop !== undefined) paint.layer(`plant ${crop}`);
    const base = baseOf(paint) - 20;
    paintRelief(paint, base);
    strip(paint, base - 4, 30);
    mistBand(paint, base + 4, 100, 0.5);
    const ground = crop === undefined ? groundColour(paint) : plantColour(paint, crop);
    const { far, middle } = waterColours(paint, '#4ba29a');
    const tilt = random.chance(0.5) ? 1 : -1;
    const phase = random.between(0, 6);
    const steps = random.whole(7, 9);
    for (let step = 0; step < steps; step += 1) {
      const share = step / (steps - 1);
      const y = base + 12 + share ** 1.3 * 216;
      const depth = 0.4 - share * 0.34;
      const line = Array.from({ length: 9 }, (_, index): Point => {
        const x = -20 + (index / 8) * 1240;
        const bow = Math.sin(index * 0.85 + phase + step * 0.5) * (8 + share * 20);
        return [x, y + bow + tilt * (x - 600) * (0.06 - share * 0.03)];
      });
      paint.land(
        flowingGround(line, 830),
        step % 3 === 2 ? mix(ground, '#7ba04c', 0.5) : ground,
        depth,
        0,
      );
      const lip = 5 + share * 9;
      const under = line.map(([x, py]): Point => [x, py + lip]);
      paint.fill(
        flowingGround(under, 830),
        crop === 'rice'
          ? paint.vertical([
              [0, far],
              [0.25, middle],
              [1, middle],
            ])
          : paint.tone(mix(ground, '#24482f', 0.35), depth),
        'opacity=".85"',
      );
    }
    paintHomes(paint, random, 0.2, [
      [600 + tilt * random.between(120, 260), base + 42, 100],
      [600 - tilt * random.between(160, 300), base + 84, 128],
    ]);
    plantTrees(paint, random, 0.26, [
      [random.between(60, 300), base + 30, 1],
      [random.between(900, 1140), base + 34, 1.1],
      [random.between(480, 760), base + 22, 0.8],
    ]);
  },
  foreground: (paint) => {
    const random = paint.placeRandom('near');
    const ground = groundColour(paint);
    const at = across(random.chance(0.5));
    const line = rollingHeights(random, { base: 752, height: 40, points: 8 });
    paint.fill(flowingGround(line, 830), paint.floor(ground, 0, 0.3, 0.25));
    plantTrees(paint, random, 0.02, [
      [at(92), 776, 4.6],
      [at(180), 772, 3.2],
      [at(1130), 772, 2.9],
    ]);
    plantBushes(paint, random, [
      [at(30), 800, 2.5],
      [at(210), 806, 1.7],
      [at(1160), 804, 2.4],
      [at(1060), 810, 1.6],
    ]);
  },
};

const oval = (x: number, y: number, rx: number, ry: number, tilt: number): string =>
  blob(
    Array.from({ length: 10 }, (_, index): Point => {
      const angle = (index / 10) * Math.PI * 2;
      const reach = 1.06 + Math.sin(angle * 2 + tilt) * 0.2;
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
    }),
  );

/** Fairways with bunkers and a flag, down to the water that the place has. */
export const golf: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('course');
    const base = baseOf(paint) - 10;
    const green = leafColour(paint);
    paintRelief(paint, base);
    strip(paint, base, 36);
    const line = rollingHeights(random, { base: base + 40, height: 30, points: 8 });
    paintWoods(paint, random, (x) => base + 22 + Math.sin(x / 150) * 8, {
      size: 36,
      bottom: base + 90,
      depth: 0.34,
    });
    paint.land(flowingGround(line, 800), mix(green, '#86b85a', 0.7), 0.22, 0);
    paintHomes(paint, random, 0.26, [[random.between(280, 900), base + 34, 110]]);
  },
  foreground: (paint) => {
    const random = paint.placeRandom('holes');
    paint.layer('golf green');
    const green = '#7fb056';
    const at = across(random.chance(0.5));
    for (const [base, height, depth, sun] of [
      [598, 56, 0.14, 0.3],
      [668, 70, 0.07, 0.36],
    ] as const) {
      const line = rollingHeights(random, { base, height, points: 7 });
      paint.fill(
        flowingGround(line, 820),
        paint.vertical([
          [0, paint.lit(green, depth, sun)],
          [0.5, paint.tone(green, depth, 0.08)],
        ]),
      );
    }
    if (paint.brief.subject.land.water === 'pond') {
      paint.layer('water pond');
      paint.fill(oval(at(330), 671, 178, 19, random.between(0, 6)), narrowWater(paint, '#2a8a90'));
    }
    for (const [x, y, rx, ry] of [
      [560, 622, 66, 9],
      [905, 694, 92, 15],
      [1010, 652, 56, 9],
    ] as const) {
      const tilt = random.between(0, 6);
      paint.fill(oval(at(x), y, rx, ry, tilt), paint.tone('#b59662', 0.05, 0.12));
      paint.fill(oval(at(x), y + 4, rx * 0.95, ry * 0.8, tilt), paint.lit('#f3dfb4', 0.03, 0.2));
    }
    paint.fill(oval(at(770), 660, 150, 17, 1), paint.lit('#9ccf68', 0.04, 0.3));
    const x = at(770);
    paint.fill(`M${numbers([x - 1, 660])}v-118h3v118z`, paint.lit('#fbf8f2', 0, 0.1));
    paint.fill(
      `M${numbers([x + 2, 542])}q22 6 46 2-6 14 2 28-26 4-48-2z`,
      paint.tone('#d9482b', 0),
    );
    const near = rollingHeights(random, { base: 760, height: 40, points: 6 });
    paint.fill(flowingGround(near, 820), paint.floor(green, 0, 0.22, 0.25));
    plantTrees(paint, random, 0.03, [
      [at(1110), 758, 4.1],
      [at(1030), 734, 2.8],
      [at(60), 744, 3.2],
    ]);
    plantBushes(paint, random, [
      [at(1170), 790, 2.4],
      [at(14), 782, 2],
    ]);
  },
};

/** A valley with its meadow: the house below the mountains or in the woods, a stream where there is one. */
export const valley: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('valley');
    const base = baseOf(paint) + 20;
    paintRelief(paint, base);
    const { scene, land } = paint.brief.subject;
    const floor = paint.tone(groundColour(paint), 0.3);
    paint.fill(`M-10 ${short(base + 14)}H1210V830H-10z`, floor);
    if (land.water === 'lake' || land.water === 'sea' || land.water === 'bay')
      strip(paint, base, 54);
    mistBand(paint, base - 10, 110, 0.45);
    if (scene !== 'forest' && scene !== 'mountain-summer') return;
    for (const [foot, height, depth, size] of scene === 'forest'
      ? ([
          [base + 20, 110, 0.5, 74],
          [base + 66, 90, 0.3, 104],
        ] as const)
      : ([[base + 50, 70, 0.3, 40]] as const)) {
      const points = rollingHeights(random, { base: foot, height, points: 9 });
      paintWoods(
        paint,
        random,
        (x) => points[Math.min(8, Math.max(0, Math.round(((x + 20) / 1240) * 8)))]?.[1] ?? foot,
        { size, bottom: foot + 120, depth, mist: 0.5 },
      );
      mistBand(paint, foot + 8, 80, 0.4);
    }
  },
  foreground: (paint) => {
    const random = paint.placeRandom('meadow');
    const { scene, land } = paint.brief.subject;
    const ground = groundColour(paint);
    const at = across(random.chance(0.5));
    const far = rollingHeights(random, { base: 640, height: 56, points: 8 });
    paint.land(flowingGround(far, 820), ground, 0.14, 0);
    const size = random.between(112, 150);
    paintHomes(paint, random, 0.06, [
      [at(random.between(760, 860)), 656, size],
      [at(random.between(930, 990)), 650, size * 0.6],
      [at(random.between(600, 660)), 640, size * 0.46],
    ]);
    if (land.water === 'river') stream(paint, random, 640);
    const near: Point[] = rollingHeights(random, { base: 752, height: 54, points: 8 });
    if (land.water !== 'river') {
      paint.fill(flowingGround(near, 820), paint.floor(ground, 0.02, 0.3, 0.16));
    }
    if (land.climate !== 'desert' && paint.brief.season !== 'winter') {
      const colours = random.pick([
        ['#f7f1df', '#e9744f'],
        ['#f4c95a', '#f7f1df'],
        ['#b184c4', '#f3d27a'],
      ] as const);
      colours.forEach((colour, index) => {
        let dots = '';
        for (let dot = 0; dot < 34; dot += 1)
          dots += `M${numbers([random.between(0, 1200), random.between(690, 800)])}h0`;
        paint.stroke(dots, paint.lit(colour, 0.02, 0.1), 8 - index, 'stroke-linecap="round"');
      });
    }
    plantTrees(paint, random, 0.03, [
      [at(40), 760, scene === 'forest' ? 5.4 : 3.9],
      [at(136), 744, scene === 'forest' ? 4.2 : 2.8],
      [at(210), 752, 2.2],
      [at(1166), 770, scene === 'forest' ? 4.4 : 2.6],
    ]);
    plantBushes(paint, random, [
      [at(300), 806, 1.7],
      [at(1090), 808, 1.8],
    ]);
    if (land.plants.includes('heather')) {
      let sprigs = '';
      for (let index = 0; index < 60; index += 1) {
        const x = random.next() ** 1.5 * 620;
        sprigs += `M${numbers([at(x), 716 + x * 0.1 + random.between(0, 90)])}h0`;
      }
      paint.stroke(
        sprigs,
        paint.lit(plantColour(paint, 'heather'), 0, 0.4),
        9,
        'stroke-linecap="round" opacity=".75"',
      );
    }
  },
};

/** A garden at a pond with a bridge, the house behind it. */
export const garden: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('garden');
    const { water } = paint.brief.subject.land;
    const line = baseOf(paint) + 10;
    const at = across(random.chance(0.5));
    const shores = paint.group(() => {
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
    paint.add(`<use href="#${shores}"/>`);
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

const SAVANNA = {
  spring: '#a9b25a',
  summer: '#d0a850',
  autumn: '#c98d44',
  winter: '#c2a266',
} as const;

const ELEPHANT =
  'M0 0v-26q-3-22 14-30 20-10 42-4 10-8 22-2 12 6 11 22l-3 30q-1 8 6 7l1 4q-12 3-12-12l1-18q-6 4-12 2v27h-10V-18H30V0H20v-20l-8 2V0z';
const GIRAFFE =
  'M0 0l2-40q-8-8 2-16 10-6 20-8l22-70q-8 0-12-4l2-6 12-4 2-6 3 6q8 4 6 14l-16 70q4 10 0 20l1 44h-5l-5-38-18 2-4 36H8l2-36-4 4L4 0z';

/** Elephants or giraffes, far off in the grass. */
export const paintHerd = (paint: Paint, y: number, scale = 1): void => {
  paint.layer('savanna animals');
  const random = paint.random('herd');
  const big = random.chance(0.5);
  const tone = paint.tone(big ? '#6b5d58' : '#8f6438', 0.14, 0.16);
  const flip = random.chance(0.5) ? 1 : -1;
  const x = random.between(400, 680);
  [0.92, 0.76, 0.48].forEach((part, index) => {
    const size = part * scale;
    const px = x + index * 120 * scale;
    paint.fill(lens(px + flip * 30 * size, y + index * 5, 100 * size, 8), tone, 'opacity=".35"');
    paint.add(
      `<path d="${big ? ELEPHANT : GIRAFFE}" fill="${tone}" transform="${placed(px, y + index * 5, size * flip, size)}"/>`,
    );
  });
};

/** Open dry country: grassland, desert or dunes, with camp or houses in the middle of it. */
export const dryland: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('dry');
    const { scene } = paint.brief.subject;
    const base = baseOf(paint) - 6;
    paintRelief(paint, base);
    const grass = SAVANNA[paint.brief.season];
    const earth = scene === 'savanna' ? grass : '#d3a06a';
    const ground = scene === 'savanna' ? grass : mix(earth, hillColour(paint), 0.2);
    mistBand(paint, base - 4, 70, 0.45);
    for (const [foot, height, depth] of [
      [base + 20, 20, 0.34],
      [base + 100, 40, 0.2],
    ] as const) {
      const line = rollingHeights(random, { base: foot, height, points: 8 });
      paint.land(flowingGround(line, 820), ground, depth, 0);
    }
    plantTrees(
      paint,
      random,
      0.3,
      Array.from(
        { length: 7 },
        () =>
          [
            random.between(0, 1200),
            base + random.between(22, 60),
            random.between(0.4, 0.8),
          ] as const,
      ),
    );
    strip(paint, base + 84, 34);
    const x = random.between(360, 840);
    paintHomes(paint, random, 0.14, [
      [x, base + 142, 128],
      [x + 136, base + 152, 102],
      [x - 118, base + 138, 88],
    ]);
    if (scene === 'savanna') paintHerd(paint, base + 108);
  },
  foreground: (paint) => {
    const random = paint.placeRandom('near');
    const { scene } = paint.brief.subject;
    const at = across(random.chance(0.5));
    const grassy = scene === 'savanna';
    const ground = grassy ? SAVANNA[paint.brief.season] : '#d3a06a';
    if (scene === 'dunes') {
      paintDune(paint, random, {
        x: at(1050),
        base: 740,
        wide: 560,
        height: 130,
        depth: 0.08,
        sand: '#d7a067',
      });
    }
    const near = rollingHeights(random, { base: 752, height: 46, points: 7 }).map(
      ([x, y]): Point => [x, y + (1 - Math.abs(x - 600) / 600) * 40],
    );
    paint.fill(flowingGround(near, 830), paint.floor(ground, 0, 0.25, 0.18));
    plantTrees(paint, random, 0.02, [
      [at(120), 742, 4.2],
      [at(238), 730, 2.2],
      [at(1080), 744, 2.6],
    ]);
    let tufts = '';
    for (let index = 0; index < 26; index += 1) {
      const depth = random.next();
      const x = random.between(0, 1200);
      const s = 6 + depth * 14;
      tufts += `M${numbers([x - s, 668 + depth * 116])}q${numbers([s * 0.2, -s * 0.9, s, -s * 0.8])}t${numbers([s, s * 0.8])}z`;
    }
    paint.fill(tufts, paint.tone(grassy ? '#8a8a4c' : '#7f8a5a', 0.05, 0.1));
    plantBushes(paint, random, [
      [at(40), 786, 2.2],
      [at(190), 800, 1.5],
      [at(1160), 786, 2.3],
    ]);
    if (!grassy) return;
    paint.fill(
      blades(random, { from: -10, to: 1210, y: 822, tall: 80, count: 44, lean: 0.12 }),
      paint.lit(ground, 0, 0.3),
    );
  },
};

const SNOW = '#f2f6f7';

/** A lift up the slope, from its valley station to the ridge. */
const paintLift = (paint: Paint, from: Point, to: Point): void => {
  paint.layer('piste');
  const tone = paint.tone('#3c4a50', 0.12, 0.1);
  let pylons = '';
  let cabins = '';
  const on = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  for (let index = 0; index <= 4; index += 1) {
    const [x, y] = on(index / 4);
    const size = 58 - index * 10;
    pylons += `M${numbers([x - size * 0.06, y + size])}l${numbers([size * 0.04, -size])}h${short(-size * 0.14)}v${short(-size * 0.05)}h${short(size * 0.32)}v${short(size * 0.05)}h${short(-size * 0.14)}l${numbers([size * 0.04, size])}z`;
  }
  for (let index = 0; index < 8; index += 1) {
    const share = (index + 0.5) / 8;
    const [x, y] = on(share);
    const size = 20 - share * 14;
    cabins += `M${numbers([x - size / 2, y + 4 + size * 0.5])}h${short(size)}v${short(size * 0.6)}q${numbers([-size / 2, size * 0.3, -size, 0])}z`;
  }
  paint.stroke(`M${numbers([...from])}L${numbers([...to])}`, tone, 1.6);
  paint.fill(pylons, tone);
  paint.fill(cabins, paint.tone('#d9482b', 0.08));
};

/** A winter bowl: pistes between woods, a lift, warm windows. */
export const winter: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('bowl');
    paint.layer('snow');
    const base = baseOf(paint) + 50;
    paintRelief(paint, base);
    strip(paint, base - 10, 30);
    mistBand(paint, base - 40, 110, 0.4);
    const slope = rollingHeights(random, { base: base + 20, height: 90, points: 8 });
    paint.land(flowingGround(slope, 800), SNOW, 0.22, 0.1);
    const summit = random.between(0.3, 0.7);
    const heightAt = (x: number): number => base + 6 + Math.sin(x / 170 + summit * 9) * 34;
    // The piste runs down between two woods that thin out towards it.
    const gap = [260 + summit * 180, 500 + summit * 220] as const;
    const sunk = (x: number): number =>
      Math.max(0, 1 - Math.min(Math.abs(x - gap[0]), Math.abs(x - gap[1])) / 150) ** 1.5 * 84;
    for (const [from, to] of [
      [-20, gap[0]],
      [gap[1], 1220],
    ] as const) {
      paintWoods(paint, random, (x) => heightAt(x) + sunk(x), {
        from,
        to,
        size: 58,
        bottom: base + 112,
        depth: 0.3,
        mist: 0.75,
      });
    }
    paintLift(paint, [summit > 0.5 ? 260 : 940, base + 50], [summit * 1200, base - 230]);
  },
  foreground: (paint) => {
    const random = paint.placeRandom('village');
    const left = random.chance(0.5);
    const at = across(left);
    const s = left ? 1 : -1;
    const fall = (base: number, height: number): void => {
      const line = rollingHeights(random, { base, height, points: 7 });
      paint.fill(
        flowingGround(line, 820),
        paint.vertical([
          [0, paint.lit(SNOW, 0.04, 0.28)],
          [0.8, paint.tone('#a9c4d0', 0.04)],
        ]),
      );
    };
    fall(670, 60);
    const x = random.between(250, 420);
    paintHomes(paint, random, 0.05, [
      [at(x), 676, 150],
      [at(x + 150), 664, 96],
      [at(x - 126), 660, 82],
    ]);
    fall(760, 60);
    const tracks = [0, 14].map(
      (gap) => `M${numbers([at(620 + gap), 820])}q${numbers([s * 90, -80, s * 240, -110])}`,
    );
    paint.curve(tracks.join(''), paint.tone('#9fbccb', 0, 0.1), 3, 'opacity=".6"');
    plantTrees(paint, random, 0.03, [
      [at(1146), 776, 4],
      [at(1056), 756, 2.7],
      [at(980), 762, 1.9],
      [at(48), 770, 3.4],
      [at(116), 758, 2.2],
    ]);
  },
};
