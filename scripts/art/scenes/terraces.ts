import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { lampGlow, windowColour } from '../buildings.ts';
import { paintRange } from '../mountains.ts';
import { defineBush, defineLeafBranch, definePalm, defineRoundTree, leafSeam } from '../plants.ts';
import type { Point } from '../shapes.ts';
import { downTo, flowingLine, numbers, rollingHeights, short } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { waterColours } from '../water.ts';
import type { Scene } from './scene.ts';

const RICE = {
  spring: '#9cc457',
  summer: '#6fae54',
  autumn: '#d3b04e',
  winter: '#8fae74',
} as const;

const hut = (paint: Paint, x: number, y: number, s: number, depth: number): void => {
  paint.fill(
    `M${numbers([x - s * 0.34, y])}v${short(-s * 0.36)}h${short(s * 0.68)}v${short(s * 0.36)}z`,
    paint.lit('#b98a5c', depth, 0.1),
  );
  paint.fill(
    `M${numbers([x - s * 0.22, y - s * 0.06])}v${short(-s * 0.2)}h${short(s * 0.44)}v${short(s * 0.2)}z`,
    windowColour(paint, depth),
  );
  paint.fill(
    `M${numbers([x - s * 0.56, y - s * 0.3])}L${numbers([x - s * 0.2, y - s * 0.72])}h${short(s * 0.4)}L${numbers([x + s * 0.56, y - s * 0.3])}Q${numbers([x, y - s * 0.42, x - s * 0.56, y - s * 0.3])}z`,
    paint.tone('#7d5a3e', depth, 0.1),
  );
  lampGlow(paint, x, y - s * 0.16, s * 0.7);
};

/** Flooded rice terraces that step down a green valley. */
export const terraces: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('valley');
    const rice = RICE[paint.brief.season];
    paintRange(paint, random, {
      base: 470,
      height: random.between(190, 250),
      peaks: 3,
      colour: '#5f8a86',
      depth: 0.72,
      summit: random.between(0.25, 0.75),
      ruggedness: 0.05,
    });
    const hill = rollingHeights(random, { base: 480, height: 90, points: 9 });
    paint.land(
      leafSeam(
        random,
        (x) => hill[Math.min(8, Math.max(0, Math.round((x / 1240) * 8)))]?.[1] ?? 440,
        { size: 44, step: 52, bottom: 560 },
      ),
      '#4c8a62',
      0.5,
      0.5,
    );
    mistBand(paint, 470, 110, 0.55);
    const palm =
      paint.brief.climate === 'warm'
        ? definePalm(paint, '#3f8058', 0.34, 14)
        : defineRoundTree(paint, '#568a55', 0.34);
    for (let index = 0; index < 7; index += 1) {
      paint.add(
        stamp(
          palm,
          random.between(20, 1180),
          500 + random.between(-6, 10),
          random.between(0.7, 1.2),
          random.chance(0.5) ? 1 : -1,
        ),
      );
    }
    // Steps: each is a green lip over a strip of sky in the water.
    const { far, middle } = waterColours(paint, '#4ba29a');
    const tilt = random.between(-1, 1) > 0 ? 1 : -1;
    const steps = 9;
    const phase = random.between(0, 6);
    for (let step = 0; step < steps; step += 1) {
      const share = step / (steps - 1);
      const y = 486 + share ** 1.3 * 220;
      const depth = 0.4 - share * 0.34;
      const line = Array.from({ length: 9 }, (_, index): Point => {
        const x = -20 + (index / 8) * 1240;
        const bow = Math.sin(index * 0.85 + phase + step * 0.5) * (8 + share * 20);
        return [x, y + bow + tilt * (x - 600) * (0.06 - share * 0.03)];
      });
      paint.land(downTo(flowingLine(line), line, 830), step % 3 === 2 ? '#7ba04c' : rice, depth, 0);
      const lip = 5 + share * 9;
      const water = line.map(([x, py]): Point => [x, py + lip]);
      paint.fill(
        downTo(flowingLine(water), water, 830),
        paint.vertical([
          [0, far],
          [0.25, middle],
          [1, middle],
        ]),
        'opacity=".85"',
      );
    }
    hut(paint, 600 + tilt * random.between(120, 260), 520, 86, 0.24);
    hut(paint, 600 - tilt * random.between(160, 300), 566, 112, 0.14);
  },
  foreground: (paint) => {
    const random = paint.placeRandom('rice');
    const rice = RICE[paint.brief.season];
    const line = rollingHeights(random, { base: 752, height: 40, points: 8 });
    paint.fill(
      downTo(flowingLine(line), line, 830),
      paint.vertical([
        [0, paint.lit(rice, 0, 0.3)],
        [1, paint.tone(rice, 0, 0.25)],
      ]),
    );
    let tufts = '';
    for (let index = 0; index < 38; index += 1) {
      const depth = random.next();
      const x = random.between(0, 1200);
      const y = 690 + depth * 60;
      const s = 8 + depth * 10;
      tufts += `M${numbers([x, y])}l${numbers([-s * 0.5, -s])}l${numbers([s * 0.5, s * 0.4])}l${numbers([s * 0.4, -s * 0.7])}z`;
    }
    paint.fill(tufts, paint.lit(rice, 0.04, 0.15));
    const left = random.chance(0.5);
    const at = (x: number): number => (left ? x : 1200 - x);
    const palm =
      paint.brief.climate === 'warm'
        ? definePalm(paint, '#2f7a54', 0.02, 24)
        : defineRoundTree(paint, '#4f8450', 0.02);
    paint.add(stamp(palm, at(92), 776, 5, left ? 1 : -1));
    paint.add(stamp(palm, at(176), 772, 3.5, left ? -1 : 1));
    paint.add(stamp(palm, at(1130), 772, 3, left ? -1 : 1));
    const bush = defineBush(paint, '#4c8f56', 0, random.pick(['#f0718a', '#f6c453', '#fbf3e2']));
    for (const [x, size] of [
      [30, 2.6],
      [190, 1.8],
      [1160, 2.5],
      [1060, 1.7],
    ] as const)
      paint.add(stamp(bush, at(x), 800, size));
    const branch = defineLeafBranch(paint, '#3b8557', 'broad');
    paint.add(
      `<use href="#${branch}" transform="translate(${short(at(1220))}-30)scale(${left ? -1 : 1} 1)"/>`,
    );
  },
};
