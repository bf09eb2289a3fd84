import { mix } from '../colour.ts';
import { stamp } from '../paint.ts';
import { paintGlitter, waterColours } from '../water.ts';
import { blades, defineLeafBranch } from '../plants.ts';
import type { Point } from '../shapes.ts';
import { blob, downTo, flowingLine, glint, numbers, rollingHeights, short } from '../shapes.ts';
import type { SceneKind } from '../scene-kinds.ts';
import type { ViewPainter } from './view.ts';
import { RAISE, raised } from './view.ts';

const DRY: ReadonlySet<SceneKind> = new Set([
  'desert-mesa',
  'dunes',
  'forest',
  'golf',
  'mountain-summer',
  'savanna',
  'snow',
  'terraces',
  'vineyard',
]);

const TOP: { readonly [kind in SceneKind]?: number } = {
  'tropical-coast': 412,
  lagoon: 470,
  'cliff-coast': 500,
  volcano: 425,
};

const meadow: ViewPainter = (paint, kind, backdrop) => {
  const random = paint.random('meadow');
  raised(paint, backdrop, RAISE[kind] - 10);
  const snowy = kind === 'snow';
  const dry = kind === 'desert-mesa' || kind === 'dunes' || kind === 'savanna';
  const ground = snowy ? '#eef4f6' : dry ? '#cf9a5c' : kind === 'golf' ? '#83b556' : '#83a552';
  const bands: readonly [number, number, number][] = [
    [560, 40, 0.14],
    [640, 50, 0.06],
    [740, 60, 0],
  ];
  for (const [base, height, depth] of bands) {
    const line = rollingHeights(random, { base, height, points: 7 });
    paint.fill(
      downTo(flowingLine(line), line, 820),
      paint.vertical([
        [0, paint.lit(ground, depth, 0.34)],
        [0.8, paint.tone(ground, depth, 0.16)],
      ]),
    );
  }
  if (snowy) {
    for (let index = 0; index < 26; index += 1) {
      const x = random.between(0, 1200);
      paint.fill(
        `M${numbers([x, 812])}q${numbers([random.between(-20, 20), -80, random.between(-40, 40), -random.between(90, 210)])}q${numbers([2, 90, 8, 200])}z`,
        paint.tone('#8a6f52', 0, 0.1),
        'opacity=".8"',
      );
    }
    return;
  }
  const stem = dry ? '#a08b4c' : '#5f8a48';
  const tuft = (colour: string, tall: number, count: number): string =>
    paint.group(() => {
      paint.fill(blades(random, { from: -80, to: 80, y: 0, tall, count, lean: 0.1 }), colour);
    });
  const back = tuft(paint.tone(stem, 0, 0.22), 200, 13);
  const front = tuft(paint.lit(stem, 0, 0.3), 130, 10);
  const petals = random.pick([
    ['#e4573d', '#f3b54c', '#fbf3e2'],
    ['#b07cc0', '#f6d27a', '#f7eee0'],
    ['#f08a9a', '#fbf0e4', '#e2583f'],
  ]);
  const flowers = petals.map((colour) =>
    paint.group(() => {
      const heart = paint.tone(mix(colour, '#7a3a20', 0.5), 0, 0.1);
      const head: Point[] = Array.from({ length: 10 }, (_, part) => {
        const angle = (part / 10) * Math.PI * 2;
        const reach = part % 2 === 0 ? 26 : 11;
        return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.7];
      });
      paint.add(
        `<path d="M0 0Q12 90 0 240" fill="none" stroke="${paint.tone(stem, 0, 0.12)}" stroke-width="4"/>`,
      );
      paint.fill(blob(head), paint.lit(colour, 0, 0.16));
      paint.fill('M-8 2a8 6 0 1 1 16 0 8 6 0 1 1-16 0z', heart);
    }),
  );
  for (let x = -20; x < 1240; x += random.between(70, 110)) {
    paint.add(stamp(back, x, 818, random.between(0.8, 1.15), random.chance(0.5) ? 1 : -1));
  }
  for (let index = 0; index < 24; index += 1) {
    const x = random.between(0, 1200);
    const edge = Math.abs(x - 600) / 600;
    const y = 800 - random.between(20, 120) - edge * random.between(40, 150);
    const flower = flowers[index % flowers.length] ?? '';
    paint.add(
      stamp(
        flower,
        x,
        y,
        random.between(0.5, 1.1) * (0.7 + edge * 0.6),
        random.chance(0.5) ? 1 : -1,
      ),
    );
  }
  for (let x = -20; x < 1240; x += random.between(90, 150)) {
    paint.add(stamp(front, x, 826, random.between(0.8, 1.2), random.chance(0.5) ? 1 : -1));
  }
};

const onTheWater: ViewPainter = (paint, kind, backdrop) => {
  const random = paint.random('water');
  const raise = RAISE[kind];
  raised(paint, backdrop, raise);
  const top = TOP[kind] ?? 470;
  const { middle, near } = waterColours(paint, '#127f88');
  paint.fill(
    `M0 ${top}H1200V800H0z`,
    paint.vertical([
      [0, middle, 0],
      [0.3, middle, 0.7],
      [1, near],
    ]),
  );
  // Long, slow waves that open towards the viewer.
  const pale = paint.light.sky.at(-1)?.[1] ?? paint.light.haze;
  for (let row = 0; row < 6; row += 1) {
    const share = (row + 0.5) / 6;
    const y = top + share ** 1.4 * (800 - top);
    let dark = '';
    let light = '';
    const count = 7 - Math.floor(share * 3);
    for (let index = 0; index < count; index += 1) {
      const x = ((index + random.next()) / count) * 1300 - 50;
      const wide = random.between(140, 320) * (0.5 + share);
      dark += glint(x, y + 5 + share * 8, wide, 6 + share * 20);
      light += glint(x - wide * 0.1, y, wide * 0.8, 4 + share * 13);
    }
    paint.fill(dark, near, `opacity="${short(0.25 + share * 0.25, 2)}"`);
    paint.fill(light, pale, `opacity="${short(0.5 - share * 0.22, 2)}"`);
  }
  paintGlitter(paint, top, 800, { count: 40, opacity: 0.7 });
  if (random.chance(0.6)) {
    // The bow of the boat we sit in.
    const x = random.between(520, 680);
    const hull = random.pick(['#c9583c', '#b98a5a', '#e7d9bd', '#1d6f76']);
    paint.fill(
      `M${numbers([x, 606])}C${numbers([x - 90, 670, x - 200, 760, x - 240, 830])}H${short(x + 240)}C${numbers([x + 200, 760, x + 90, 670, x, 606])}z`,
      paint.tone(hull, 0, 0.1),
    );
    paint.fill(
      `M${numbers([x, 634])}C${numbers([x - 74, 690, x - 160, 770, x - 190, 830])}H${short(x + 190)}C${numbers([x + 160, 770, x + 74, 690, x, 634])}z`,
      paint.vertical([
        [0, paint.tone('#5d4333', 0, 0.25)],
        [1, paint.tone('#8a6446', 0, 0.2)],
      ]),
    );
    paint.fill(
      `M${numbers([x - 112, 716])}q${numbers([112, -22, 224, 0])}l16 24q-128-22-256 0z`,
      paint.lit('#c99f6f', 0, 0.25),
    );
    paint.fill(
      `M${numbers([x, 606])}C${numbers([x + paint.litSide * 90, 670, x + paint.litSide * 200, 760, x + paint.litSide * 240, 830])}h${short(-paint.litSide * 14)}C${numbers([x + paint.litSide * 186, 764, x + paint.litSide * 80, 676, x, 614])}z`,
      paint.lit('#f6e2bd', 0, 0.4),
    );
  } else {
    const ring = (reach: number, dy: number): Point[] =>
      Array.from({ length: 7 }, (_, part) => {
        const angle = (part / 7) * Math.PI * 2 + random.between(-0.2, 0.2);
        return [Math.cos(angle) * reach, dy + Math.sin(angle) * reach * 0.55];
      });
    const stone = paint.group(() => {
      paint.fill(blob(ring(56, 0)), paint.tone('#6d6a64', 0, 0.2));
      paint.fill(blob(ring(40, -9)), paint.lit('#a59c8c', 0, 0.22), 'opacity=".8"');
    });
    for (let index = 0; index < 13; index += 1) {
      const x = random.between(-20, 1220);
      const edge = Math.abs(x - 600) / 600;
      const size = random.between(0.5, 1.2) * (0.6 + edge);
      paint.add(
        stamp(stone, x, 806 - edge * random.between(0, 110), size, random.chance(0.5) ? 1 : -1),
      );
    }
  }
  const climate = paint.brief.climate;
  const branch = defineLeafBranch(
    paint,
    '#3c8458',
    climate === 'warm' ? 'palm' : climate === 'mild' ? 'broad' : 'needle',
  );
  const left = random.chance(0.5);
  paint.add(
    `<use href="#${branch}" transform="translate(${left ? -30 : 1230}-10)scale(${left ? 1.25 : -1.25} 1.15)"/>`,
  );
};

/** Close on the water, or low in the grass where a place has none. */
export const paintShore: ViewPainter = (paint, kind, backdrop) => {
  (DRY.has(kind) ? meadow : onTheWater)(paint, kind, backdrop);
};
