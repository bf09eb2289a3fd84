import type { Paint } from '../paint.ts';
import { stamp } from '../paint.ts';
import { lampGlow, windowColour } from '../buildings.ts';
import { blades, defineBush, definePalm } from '../plants.ts';
import type { Random } from '../random.ts';
import type { Point } from '../shapes.ts';
import { downTo, flowingLine, lens, numbers, rollingHeights, short } from '../shapes.ts';
import { mistBand } from '../sky.ts';
import { waterColours } from '../water.ts';
import type { Scene } from './scene.ts';

const dune = (
  paint: Paint,
  random: Random,
  options: { x: number; base: number; wide: number; height: number; depth: number; sand: string },
): void => {
  const { x, base, wide, height, depth, sand } = options;
  const s = paint.litSide;
  const top = base - height;
  const crest = x + random.between(-0.1, 0.1) * wide;
  const body = `M${numbers([x - wide, base])}C${numbers([x - wide * 0.5, base - height * 0.2, crest - wide * 0.24, top + 8, crest, top])}C${numbers([crest + wide * 0.24, top + 8, x + wide * 0.5, base - height * 0.2, x + wide, base])}V830H${short(x - wide)}z`;
  paint.fill(
    body,
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

const pavilion = (paint: Paint, x: number, y: number, size: number): void => {
  const s = size;
  paint.fill(
    `M${numbers([x - s * 0.5, y])}V${short(y - s * 0.34)}h${short(s)}V${short(y)}z`,
    paint.lit('#e9d2ab', 0.1, 0.1),
  );
  paint.fill(
    `M${numbers([x - s * 0.64, y - s * 0.32])}Q${numbers([x - s * 0.14, y - s * 0.5, x, y - s * 0.78])}Q${numbers([x + s * 0.14, y - s * 0.5, x + s * 0.64, y - s * 0.32])}z`,
    paint.lit('#f8efdf', 0.08, 0.15),
  );
  paint.fill(
    `M${numbers([x, y - s * 0.78])}Q${numbers([x - paint.litSide * s * 0.14, y - s * 0.5, x - paint.litSide * s * 0.64, y - s * 0.32])}h${short(paint.litSide * s * 0.5)}z`,
    paint.tone('#d9bf99', 0.08, 0.2),
  );
  paint.fill(
    `M${numbers([x - s * 0.12, y])}v${short(-s * 0.26)}q${numbers([s * 0.12, -s * 0.1, s * 0.24, 0])}v${short(s * 0.26)}z`,
    windowColour(paint, 0.05),
  );
  lampGlow(paint, x, y - s * 0.12, s * 0.9);
};

/** A sea of dunes around an oasis with white pavilions. */
export const dunes: Scene = {
  backdrop: (paint) => {
    const random = paint.placeRandom('dunes');
    const sand = random.pick(['#dda05f', '#d48a55', '#e3b478', '#cf7f4e']);
    const far = rollingHeights(random, { base: 480, height: 70, points: 14 });
    paint.land(downTo(flowingLine(far), far, 600), '#b9835f', 0.78, 0.4);
    for (const [base, height, depth, count] of [
      [510, 110, 0.58, 3],
      [560, 160, 0.36, 2],
    ] as const) {
      for (let index = 0; index < count; index += 1) {
        dune(paint, random, {
          x: ((index + random.between(0.2, 0.8)) / count) * 1200,
          base,
          wide: random.between(360, 520),
          height: height * random.between(0.75, 1.15),
          depth,
          sand,
        });
      }
      mistBand(paint, base + 10, 60, 0.3);
    }
    dune(paint, random, {
      x: random.between(300, 900),
      base: 610,
      wide: 800,
      height: random.between(190, 250),
      depth: 0.2,
      sand,
    });
    const floor = rollingHeights(random, { base: 612, height: 24, points: 8 });
    paint.land(downTo(flowingLine(floor), floor, 830), sand, 0.14, 0);
  },
  foreground: (paint) => {
    const random = paint.placeRandom('oasis');
    const left = random.chance(0.5);
    const at = (x: number): number => (left ? x : 1200 - x);
    const { far, middle } = waterColours(paint, '#2b8d90');
    paint.fill(lens(at(470), 684, 700, 56), paint.tone('#8f8a50', 0.06, 0.12));
    paint.fill(
      lens(at(470), 686, 660, 44),
      paint.vertical([
        [0, far],
        [1, middle],
      ]),
    );
    pavilion(paint, at(720), 640, 118);
    pavilion(paint, at(840), 652, 92);
    pavilion(paint, at(616), 636, 78);
    const palm = definePalm(paint, '#5b8450', 0.06, 18);
    const small: readonly (readonly [number, number, number])[] = [
      [560, 646, 1.7],
      [520, 650, 1.3],
      [900, 660, 1.9],
      [772, 644, 1.4],
      [940, 664, 1.4],
    ];
    for (const [x, y, size] of small)
      paint.add(stamp(palm, at(x), y, size, random.chance(0.5) ? 1 : -1));
    const sand = '#d7a067';
    const near: Point[] = [
      [at(-20), 690],
      [at(200), 716],
      [at(480), 770],
      [at(760), 764],
      [at(1220), 730],
    ];
    paint.fill(
      downTo(flowingLine(near), near, 830),
      paint.vertical([
        [0, paint.lit(sand, 0, 0.3)],
        [1, paint.tone(sand, 0, 0.18)],
      ]),
    );
    const bigPalm = definePalm(paint, '#4c7d50', 0, -22);
    paint.add(stamp(bigPalm, at(116), 742, 4.6, left ? -1 : 1));
    paint.add(stamp(bigPalm, at(48), 770, 3.4, left ? 1 : -1));
    const bush = defineBush(paint, '#7f8d52', 0);
    paint.add(stamp(bush, at(60), 794, 2.2));
    paint.fill(
      blades(random, { from: at(1000), to: at(1180), y: 776, tall: 70, count: 22 }),
      paint.tone('#a59a58', 0, 0.12),
    );
  },
};
