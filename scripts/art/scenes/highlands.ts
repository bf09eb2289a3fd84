import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { paintHouse, windowColour } from '../buildings.ts';
import { blades, defineBush, defineFir } from '../plants.ts';
import type { Point } from '../shapes.ts';
import { downTo, flowingLine, numbers, rollingHeights, short } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { paintGlitter, paintReflection, paintRipples, paintWater } from '../water.ts';
import type { Scene } from './scene.ts';

const SHORE = 520;
const WATER = '#2b6272';
const HEATHER = {
  spring: '#8f9a52',
  summer: '#9c6f9a',
  autumn: '#b3703f',
  winter: '#94897a',
} as const;

const castle = (paint: Paint, x: number, y: number, s: number, depth: number): void => {
  const stone = paint.lit('#a39a8c', depth, 0.14);
  const dark = paint.tone('#8a8278', depth, 0.24);
  const merlons = (left: number, top: number, wide: number): string => {
    const unit = wide / 7;
    let path = `M${numbers([left, top])}`;
    for (let index = 0; index < 4; index += 1) {
      path += `v${short(-unit)}h${short(unit)}v${short(unit)}${index < 3 ? `h${short(unit)}` : ''}`;
    }
    return `${path}z`;
  };
  paint.fill(
    `M${numbers([x - s * 0.7, y])}v${short(-s * 0.42)}h${short(s * 1.3)}v${short(s * 0.42)}z${merlons(x - s * 0.7, y - s * 0.41, s * 0.5)}${merlons(x + s * 0.2, y - s * 0.41, s * 0.4)}`,
    stone,
  );
  paint.fill(
    `M${numbers([x - s * 0.26, y])}v${short(-s * 0.9)}h${short(s * 0.46)}v${short(s * 0.9)}z${merlons(x - s * 0.29, y - s * 0.89, s * 0.52)}`,
    stone,
  );
  const shadedX = paint.litSide < 0 ? x + s * 0.04 : x - s * 0.26;
  paint.fill(
    `M${numbers([shadedX, y])}v${short(-s * 0.9)}h${short(s * 0.16)}v${short(s * 0.9)}z`,
    dark,
  );
  paint.fill(
    `M${numbers([x + s * 0.44, y])}v${short(-s * 0.6)}h${short(s * 0.2)}v${short(s * 0.6)}z`,
    dark,
  );
  paint.fill(
    `M${numbers([x + s * 0.4, y - s * 0.58])}l${numbers([s * 0.14, -s * 0.26])}l${numbers([s * 0.14, s * 0.26])}z`,
    paint.tone('#55606a', depth),
  );
  const glass = windowColour(paint, depth);
  let slits = '';
  for (const [dx, dy] of [
    [-0.08, 0.7],
    [-0.08, 0.46],
    [0.06, 0.58],
    [-0.5, 0.22],
    [0.28, 0.24],
    [0.52, 0.4],
  ] as const) {
    slits += `M${numbers([x + dx * s, y - dy * s])}v${short(-s * 0.09)}h${short(Math.max(3, s * 0.05))}v${short(s * 0.09)}z`;
  }
  paint.fill(slits, glass);
};

/** A tower on a loch among heather hills. */
export const highlands: Scene = {
  backdrop: (paint) => {
    const heather = HEATHER[paint.brief.season];
    const shores = paint.group(() => {
      const random = paint.placeRandom('glen');
      const far: readonly [base: number, height: number, depth: number, colour: string][] = [
        [SHORE, 230, 0.8, '#6f8396'],
        [SHORE, 190, 0.62, '#6d7f80'],
        [SHORE, 140, 0.44, '#7a8460'],
      ];
      far.forEach(([base, height, depth, colour], index) => {
        const line = rollingHeights(random, {
          base: base - 20,
          height: height * random.between(0.9, 1.2),
          points: 11,
        });
        const slope = line.map(([x, y]): Point => [
          x,
          y + Math.abs(x / 1200 - (index % 2 === 0 ? 0.2 : 0.85)) * height * 0.75,
        ]);
        paint.land(downTo(flowingLine(slope), slope, SHORE), colour, depth, 0.45);
        if (index > 0) mistBand(paint, base - 26, 80, 0.4);
      });
      const s = random.chance(0.5) ? 1 : -1;
      const x = 600 + s * random.between(110, 260);
      const point: Point[] = [
        [x - 260, SHORE + 2],
        [x - 130, SHORE - 26],
        [x, SHORE - 42],
        [x + 130, SHORE - 30],
        [x + 270, SHORE + 2],
      ];
      paint.land(`${flowingLine(point)}z`, '#74804e', 0.2, 0);
      castle(paint, x, SHORE - 30, random.between(120, 150), 0.2);
      const cx = 600 - s * random.between(200, 340);
      paint.land(`M${numbers([cx - 240, SHORE + 2])}q240-46 480 0z`, heather, 0.28, 0);
      paintHouse(paint, {
        x: cx - 40,
        y: SHORE - 12,
        width: 66,
        height: 24,
        wall: '#f5efe2',
        roof: '#5b5f62',
        depth: 0.22,
        style: 'gable',
        windows: { rows: 1, columns: 3 },
      });
    });
    paint.add(`<use href="#${shores}"/>`);
    paintWater(paint, WATER, SHORE);
    paintReflection(paint, shores, SHORE, WATER, { opacity: 0.55 });
    paintGlitter(paint, SHORE, 740, { opacity: 0.5, count: 34 });
    paintRipples(paint, SHORE, 780, { count: 30, opacity: 0.3 });
  },
  foreground: (paint) => {
    const random = paint.placeRandom('moor');
    const heather = HEATHER[paint.brief.season];
    const left = random.chance(0.5);
    const at = (x: number): number => (left ? x : 1200 - x);
    const line: Point[] = [
      [at(-20), 640],
      [at(160), 660],
      [at(380), 716],
      [at(640), 768],
      [at(900), 776],
      [at(1220), 744],
    ];
    paint.land(downTo(flowingLine(line), line, 830), '#7d8450', 0.02, 0);
    const over: Point[] = [
      [at(-20), 690],
      [at(200), 716],
      [at(480), 770],
      [at(700), 826],
    ];
    paint.land(downTo(flowingLine(over), over, 830), heather, 0, 0);
    let sprigs = '';
    for (let index = 0; index < 70; index += 1) {
      const x = random.between(0, 1) ** 1.5 * 560;
      sprigs += `M${numbers([at(x), 706 + x * 0.16 + random.between(0, 110)])}h0`;
    }
    paint.add(
      `<path d="${sprigs}" stroke="${paint.lit(heather, 0, 0.45)}" stroke-width="9" stroke-linecap="round" opacity=".75"/>`,
    );
    // A dry-stone wall runs down to the water.
    paint.fill(
      `M${numbers([at(1220), 716])}Q${numbers([at(1060), 742, at(930), 764])}l${numbers([left ? -4 : 4, 16])}Q${numbers([at(1080), 774, at(1220), 760])}z`,
      paint.tone('#8d8678', 0, 0.12),
    );
    const fir = defineFir(paint, '#4a6b52', 0.02);
    paint.add(stamp(fir, at(80), 706, 3.9));
    paint.add(stamp(fir, at(158), 712, 2.7));
    const bush = defineBush(paint, '#8a8a48', 0, '#f2c14e');
    paint.add(stamp(bush, at(1150), 780, 2.2));
    paint.add(stamp(bush, at(330), 768, 1.8));
    paint.fill(
      blades(random, { from: 0, to: 1200, y: 814, tall: 54, count: 34, lean: 0.08 }),
      paint.tone('#8f8a4a', 0, 0.16),
    );
  },
};
