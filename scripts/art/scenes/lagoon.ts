import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { lampGlow, windowColour } from '../buildings.ts';
import { paintRange } from '../mountains.ts';
import { defineBush, defineLeafBranch, definePalm, leafSeam } from '../plants.ts';
import type { Point } from '../shapes.ts';
import { downTo, flowingLine, lens, numbers, rollingHeights, short } from '../shapes.ts';
import { paintGlitter, paintRipples, paintWater } from '../water.ts';
import type { Scene } from './scene.ts';

const HORIZON = 440;

const bungalow = (paint: Paint, x: number, y: number, size: number, depth: number): void => {
  const s = size;
  const wood = paint.tone('#6a4c3a', depth, 0.14);
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
  paint.fill(
    `M${numbers([x - s * 0.56, y - s * 0.28])}h${short(s * 1.12)}v${short(s * 0.07)}h${short(-s * 1.12)}z`,
    wood,
  );
  paint.fill(
    `M${numbers([x - s * 0.36, y - s * 0.27])}v${short(-s * 0.3)}h${short(s * 0.72)}v${short(s * 0.3)}z`,
    paint.lit('#c99f6f', depth, 0.15),
  );
  paint.fill(
    `M${numbers([x - s * 0.22, y - s * 0.27])}v${short(-s * 0.22)}h${short(s * 0.18)}v${short(s * 0.22)}zm${numbers([s * 0.26, 0])}v${short(-s * 0.22)}h${short(s * 0.16)}v${short(s * 0.22)}z`,
    windowColour(paint, depth),
  );
  paint.fill(
    `M${numbers([x - s * 0.56, y - s * 0.5])}Q${numbers([x - s * 0.14, y - s * 0.72, x, y - s * 1.02])}Q${numbers([x + s * 0.14, y - s * 0.72, x + s * 0.56, y - s * 0.5])}Q${numbers([x, y - s * 0.58, x - s * 0.56, y - s * 0.5])}z`,
    paint.tone('#8d6a45', depth, 0.06),
  );
  const lit = paint.litSide;
  paint.fill(
    `M${numbers([x, y - s * 1.02])}Q${numbers([x + lit * s * 0.14, y - s * 0.72, x + lit * s * 0.56, y - s * 0.5])}Q${numbers([x + lit * s * 0.3, y - s * 0.55, x + lit * s * 0.08, y - s * 0.56])}z`,
    paint.lit('#c79d66', depth, 0.35),
    'opacity=".8"',
  );
  lampGlow(paint, x, y - s * 0.36, s * 0.7);
};

/** Bungalows on stilts over a bright lagoon below a green peak. */
export const lagoon: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('lagoon');
    const x = random.between(0.3, 0.7) * 1200;
    paintRange(paint, random, {
      base: HORIZON,
      height: random.between(180, 270),
      peaks: 3,
      colour: '#3f7d6a',
      depth: 0.46,
      summit: 0.5,
      from: x - 480,
      to: x + 480,
      cut: 0.5,
      ruggedness: 0.12,
      mist: 0.4,
    });
    paint.land(
      leafSeam(random, () => HORIZON - 4, {
        from: x - 430,
        to: x + 430,
        size: 18,
        step: 26,
        bottom: HORIZON + 2,
      }),
      '#2f7058',
      0.36,
      0.2,
    );
    paintWater(paint, '#10a5a6', HORIZON);
    for (const [base, colour, opacity] of [
      [500, '#35c9bb', 0.4],
      [590, '#6fe0cc', 0.45],
      [680, '#b2f0dc', 0.4],
    ] as const) {
      const band = rollingHeights(random, { base, height: 26, points: 8 });
      const tone = paint.lit(colour, 0.1, 0.1);
      paint.fill(
        downTo(flowingLine(band), band, 800),
        paint.vertical([
          [0, tone, opacity],
          [0.6, tone, 0],
        ]),
      );
    }
    paintGlitter(paint, HORIZON, 700, { opacity: 0.6 });
    const side = random.chance(0.5) ? 1 : -1;
    const at = (px: number): number => (side > 0 ? px : 1200 - px);
    // The boardwalk swings from the near edge out to the far huts.
    paint.fill(
      `M${numbers([at(1230), 612])}C${numbers([at(900), 600, at(560), 560, at(250), 492])}l${numbers([side * 4, -4])}C${numbers([at(570), 546, at(900), 580, at(1230), 588])}z`,
      paint.tone('#8b6748', 0.1, 0.1),
    );
    const huts: readonly Point[] = [
      [262, 486],
      [378, 504],
      [528, 528],
      [716, 552],
      [960, 584],
    ];
    huts.forEach(([hx, hy], index) => {
      bungalow(paint, at(hx), hy, 42 + index * 27, 0.34 - index * 0.07);
    });
    paintRipples(paint, HORIZON + 20, 790, {
      count: 28,
      colour: paint.light.cloud[0],
      opacity: 0.34,
    });
  },
  foreground: (paint) => {
    const random = paint.placeRandom('reef');
    const left = random.chance(0.5);
    const at = (x: number): number => (left ? x : 1200 - x);
    const sand: Point[] = [
      [at(-20), 700],
      [at(160), 716],
      [at(340), 758],
      [at(470), 826],
    ];
    const wash = sand.map(([x, y]): Point => [x + (left ? 26 : -26), y - 10]);
    paint.fill(downTo(flowingLine(wash), wash, 830), '#fff', 'opacity=".45"');
    paint.fill(
      downTo(flowingLine(sand), sand, 830),
      paint.vertical([
        [0, paint.lit('#f6e5c4', 0, 0.2)],
        [1, paint.tone('#d8bd92', 0, 0.1)],
      ]),
    );
    const palm = definePalm(paint, '#2f7f5c', 0.02, 30);
    paint.add(stamp(palm, at(86), 742, 4.9, left ? 1 : -1));
    paint.add(stamp(palm, at(24), 764, 3.6, left ? 1 : -1));
    const bush = defineBush(paint, '#3f8a5a', 0, '#ef7b8b');
    paint.add(stamp(bush, at(36), 792, 2.6));
    paint.add(stamp(bush, at(150), 806, 1.8));
    const branch = defineLeafBranch(paint, '#2f7f5c', 'palm');
    paint.add(
      `<use href="#${branch}" transform="translate(${short(at(1230))} 10)scale(${left ? -1.1 : 1.1} 1.1)"/>`,
    );
  },
};
